import VitrineDrawing

private let whole = VectorPath(rect: Rect(x: 0, y: 0, width: 20, height: 20))
private let left = VectorPath(rect: Rect(x: 0, y: 0, width: 10, height: 20))
private let middle = VectorPath(rect: Rect(x: 5, y: 5, width: 10, height: 10))
private let red = Paint.color(RGBA(1, 0, 0))
private let blue = Paint.color(RGBA(0, 0, 1))

private func fill(_ path: VectorPath, _ paint: Paint) -> DrawingOperation {
  .fill(path, .winding, paint)
}
private func group(_ effect: Effect, _ operations: DrawingOperation...)
  -> DrawingOperation
{
  .group(EffectGroup(effect, DisplayList(operations)))
}
private func filtered(_ filter: ColorFilter, _ color: RGBA) -> DisplayList {
  // Two operations, so that the filter runs over pixels and is not folded into a paint.
  DisplayList([group(.filter(filter), fill(left, .color(color)), fill(middle, .color(color)))])
}

let pixelCases: [PixelCase] = [
  PixelCase(
    name: "fill", list: DisplayList([fill(left, .color(RGBA(hex: 0x0A84FF)))]),
    pixels: [(0, 0, "0A84FFFF"), (9, 19, "0A84FFFF"), (10, 0, "FFFFFFFF")], tolerance: 0),
  PixelCase(
    name: "fill on half pixels",
    list: DisplayList([
      fill(VectorPath(rect: Rect(x: 0.5, y: 0, width: 10, height: 20)), .color(.black))
    ]
    ),
    pixels: [(0, 5, "7F7F7FFF"), (5, 5, "000000FF"), (10, 5, "7F7F7FFF")]),
  PixelCase(
    name: "even-odd leaves a hole",
    list: DisplayList([.fill(VectorPath(whole.elements + middle.elements), .evenOdd, red)]),
    pixels: [(2, 2, "FF0000FF"), (10, 10, "FFFFFFFF")]),
  PixelCase(
    name: "winding fills it",
    list: DisplayList([.fill(VectorPath(whole.elements + middle.elements), .winding, red)]),
    pixels: [(10, 10, "FF0000FF")]),
  PixelCase(
    name: "stroke",
    list: DisplayList([
      .stroke(
        VectorPath([.move(Point(0, 10)), .line(Point(20, 10))]), StrokeAttributes(width: 4), red)
    ]), pixels: [(5, 7, "FFFFFFFF"), (5, 8, "FF0000FF"), (5, 11, "FF0000FF"), (5, 12, "FFFFFFFF")]),
  PixelCase(
    name: "dashes",
    list: DisplayList([
      .stroke(
        VectorPath([.move(Point(0, 10)), .line(Point(20, 10))]),
        StrokeAttributes(width: 4, dash: [5, 5], dashPhase: 0), red)
    ]), pixels: [(2, 10, "FF0000FF"), (7, 10, "FFFFFFFF"), (12, 10, "FF0000FF")]),
  PixelCase(
    name: "stretched stroke keeps its pen",
    list: DisplayList([
      group(
        .transform(.scale(1, 4)),
        .stroke(
          VectorPath([.move(Point(0, 2.5)), .line(Point(20, 2.5))]), StrokeAttributes(width: 1), red
        ))
    ]), pixels: [(5, 7, "FFFFFFFF"), (5, 8, "FF0000FF"), (5, 11, "FF0000FF"), (5, 12, "FFFFFFFF")]),

  // Gradients.
  PixelCase(
    name: "linear gradient across", background: nil,
    list: DisplayList([
      fill(
        whole,
        .linearGradient(
          [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], from: .zero, to: Point(20, 0))
      )
    ]), pixels: [(0, 0, "060606FF"), (10, 7, "868686FF"), (19, 19, "F9F9F9FF")]),
  PixelCase(
    name: "linear gradient down", background: nil,
    list: DisplayList([
      fill(
        whole,
        .linearGradient(
          [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], from: .zero, to: Point(0, 20))
      )
    ]), pixels: [(0, 0, "060606FF"), (7, 10, "868686FF"), (19, 19, "F9F9F9FF")]),
  PixelCase(
    name: "linear gradient aslant", background: nil,
    list: DisplayList([
      fill(
        whole,
        .linearGradient(
          [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], from: .zero,
          to: Point(20, 20)))
    ]),
    pixels: [(0, 0, "060606FF"), (19, 0, "808080FF"), (0, 19, "808080FF"), (19, 19, "F9F9F9FF")]),
  PixelCase(
    name: "clear is interpolated unpremultiplied", background: nil,
    list: DisplayList([
      fill(
        whole,
        .linearGradient(
          [GradientStop(RGBA(1, 1, 1), at: 0), GradientStop(.clear, at: 1)], from: .zero,
          to: Point(20, 0)))
    ]), pixels: [(10, 3, "79797979")], tolerance: 2),
  PixelCase(
    name: "stops beyond their ends", background: nil,
    list: DisplayList([
      fill(
        whole,
        .linearGradient(
          [GradientStop(RGBA(1, 0, 0), at: 0), GradientStop(RGBA(0, 0, 1), at: 1)],
          from: Point(8, 0), to: Point(12, 0)))
    ]), pixels: [(0, 0, "FF0000FF"), (19, 0, "0000FFFF")]),
  PixelCase(
    name: "hard stop", background: nil,
    list: DisplayList([
      fill(
        whole,
        .linearGradient(
          [
            GradientStop(RGBA(1, 0, 0), at: 0), GradientStop(RGBA(1, 0, 0), at: 0.5),
            GradientStop(RGBA(0, 0, 1), at: 0.5), GradientStop(RGBA(0, 0, 1), at: 1),
          ], from: .zero, to: Point(20, 0)))
    ]), pixels: [(0, 0, "FF0000FF"), (8, 0, "FF0000FF"), (11, 0, "0000FFFF")]),
  PixelCase(
    name: "radial gradient", size: Size(21, 21), background: nil,
    list: DisplayList([
      fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: 21, height: 21)),
        .radialGradient(
          [GradientStop(.white, at: 0), GradientStop(.black, at: 1)], center: Point(10.5, 10.5),
          startRadius: 0, endRadius: 10, transform: .identity))
    ]),
    pixels: [
      (10, 10, "FFFFFFFF"), (15, 10, "808080FF"), (10, 5, "808080FF"), (20, 20, "000000FF"),
    ],
    tolerance: 2),
  PixelCase(
    name: "elliptical gradient", size: Size(21, 21), background: nil,
    list: DisplayList([
      fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: 21, height: 21)),
        .radialGradient(
          [GradientStop(.white, at: 0), GradientStop(.black, at: 1)], center: .zero, startRadius: 0,
          endRadius: 1, transform: Affine(a: 10, b: 0, c: 0, d: 5, tx: 10.5, ty: 10.5)))
    ]), pixels: [(15, 10, "808080FF"), (10, 8, "999999FF"), (10, 15, "000000FF")], tolerance: 2),
  PixelCase(
    name: "angular gradient", background: nil,
    list: DisplayList([
      fill(
        whole,
        .angularGradient(
          [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], center: Point(10, 10),
          startAngle: 0, endAngle: 2 * .pi))
    ]),
    // A little after the start, then a quarter, a half and three quarters on.
    pixels: [(19, 10, "020202FF"), (9, 19, "424242FF"), (0, 9, "828282FF"), (10, 0, "C2C2C2FF")],
    tolerance: 4),
  PixelCase(
    name: "part of a turn", background: nil,
    list: DisplayList([
      fill(
        whole,
        .angularGradient(
          [GradientStop(RGBA(1, 0, 0), at: 0), GradientStop(RGBA(0, 0, 1), at: 1)],
          center: Point(10, 10), startAngle: 0, endAngle: .pi / 2))
    ]),
    // Past the end the last color, the second half of the rest the first.
    pixels: [(2, 18, "0000FFFF"), (2, 8, "0000FFFF"), (12, 2, "FF0000FF")]),
  PixelCase(
    name: "mesh", background: nil,
    list: DisplayList([
      fill(
        whole,
        .meshGradient(
          MeshPaint(
            columns: 2, rows: 2, points: [.zero, Point(20, 0), Point(0, 20), Point(20, 20)],
            colors: [.black, .white, .black, .white], smoothsColors: false)))
    ]), pixels: [(0, 0, "060606FF"), (10, 10, "868686FF"), (19, 19, "F9F9F9FF")], tolerance: 2),

  // Groups.
  PixelCase(
    name: "opacity of one", background: nil,
    list: DisplayList([group(.opacity(0.5), fill(whole, red))]), pixels: [(5, 5, "FF000080")]),
  PixelCase(
    name: "opacity of two is of their union", background: nil,
    list: DisplayList([group(.opacity(0.5), fill(whole, red), fill(middle, blue))]),
    pixels: [(1, 1, "FF000080"), (10, 10, "0000FF80")]),
  PixelCase(
    name: "clip",
    list: DisplayList([group(.clip(middle, .winding), fill(whole, red))]),
    pixels: [(4, 10, "FFFFFFFF"), (5, 10, "FF0000FF"), (14, 14, "FF0000FF"), (15, 15, "FFFFFFFF")]),
  PixelCase(
    name: "round clip",
    list: DisplayList([
      group(
        .clip(VectorPath(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20)), .winding),
        fill(whole, red))
    ]), pixels: [(0, 0, "FFFFFFFF"), (10, 10, "FF0000FF"), (10, 0, "FF0000FF")], tolerance: 12),
  PixelCase(
    name: "mask by alpha", background: nil,
    list: DisplayList([
      group(
        .mask(
          DisplayList([fill(left, .color(.black.opacity(0.5))), fill(middle, .color(.black))])),
        fill(whole, red))
    ]), pixels: [(1, 1, "FF000080"), (12, 10, "FF0000FF"), (18, 18, "00000000")]),
  PixelCase(
    name: "transform",
    list: DisplayList([
      group(.transform(Affine(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)), fill(left, red))
    ]), pixels: [(0, 0, "FF0000FF"), (19, 9, "FF0000FF"), (0, 10, "FFFFFFFF")]),
  PixelCase(
    name: "nothing to see through a flat transform",
    list: DisplayList([group(.transform(.scale(0, 1)), fill(whole, red)), fill(middle, blue)]),
    pixels: [(1, 1, "FFFFFFFF"), (10, 10, "0000FFFF")]),
  PixelCase(
    name: "shadow without blur",
    list: DisplayList([
      group(.shadow(color: .black, radius: 0, offset: Point(3, 3)), fill(middle, red))
    ]), pixels: [(10, 10, "FF0000FF"), (17, 17, "000000FF"), (4, 4, "FFFFFFFF")]),
  PixelCase(
    name: "shadow falls off", size: Size(60, 60),
    list: DisplayList([
      group(
        .shadow(color: .black, radius: 10, offset: .zero),
        fill(VectorPath(rect: Rect(x: 20, y: 0, width: 40, height: 60)), red))
    ]),
    // σ = 5: half at the edge, 16 % one σ outside, 2 % two σ outside.
    pixels: [
      (30, 30, "FF0000FF"), (19, 30, "898989FF"), (14, 30, "DADADAFF"), (2, 30, "FFFFFFFF"),
    ],
    tolerance: 6),
  PixelCase(
    name: "blur spreads", size: Size(60, 60), background: nil,
    list: DisplayList([
      group(
        .blur(radius: 5, opaque: false),
        fill(VectorPath(rect: Rect(x: 30, y: -60, width: 90, height: 180)), .color(.black)))
    ]),
    pixels: [
      (29, 30, "00000076"), (34, 30, "000000D3"), (19, 30, "00000005"), (50, 30, "000000FF"),
    ],
    tolerance: 6),
  PixelCase(
    name: "opaque blur keeps its edges", size: Size(20, 20), background: nil,
    list: DisplayList([group(.blur(radius: 5, opaque: true), fill(whole, red))]),
    pixels: [(0, 0, "FF0000FF"), (19, 19, "FF0000FF")]),

  // Blend modes: 50 % gray or colors below, in a layer.
  PixelCase(
    name: "multiply",
    list: DisplayList([
      fill(whole, .color(RGBA(0.8, 0.4, 0.2))),
      group(.blend(.multiply), fill(whole, .color(RGBA(0.5, 0.5, 0.5)))),
    ]), pixels: [(5, 5, "66331AFF")], tolerance: 2),
  PixelCase(
    name: "screen",
    list: DisplayList([
      fill(whole, .color(RGBA(0.8, 0.4, 0.2))),
      group(.blend(.screen), fill(whole, .color(RGBA(0.5, 0.5, 0.5)))),
    ]), pixels: [(5, 5, "E6B399FF")], tolerance: 2),
  PixelCase(
    name: "plus lighter",
    list: DisplayList([
      fill(whole, .color(RGBA(0.8, 0.4, 0.2))),
      group(.blend(.plusLighter), fill(whole, .color(RGBA(0.4, 0.4, 0.4)))),
    ]), pixels: [(5, 5, "FFCC99FF")], tolerance: 1),
  PixelCase(
    name: "plus darker",
    list: DisplayList([
      fill(whole, .color(RGBA(0.8, 0.4, 0.2))),
      group(.blend(.plusDarker), fill(whole, .color(RGBA(0.4, 0.8, 0.4)))),
    ]), pixels: [(5, 5, "333300FF")], tolerance: 1),
  PixelCase(
    name: "plus darker half clear",
    list: DisplayList([
      fill(whole, .color(.white)),
      group(.blend(.plusDarker), fill(whole, .color(RGBA(0, 0, 0, 0.5)))),
    ]), pixels: [(5, 5, "7F7F7FFF")], tolerance: 1),
  PixelCase(
    name: "destination out", background: nil,
    list: DisplayList([
      fill(whole, red), group(.blend(.destinationOut), fill(middle, .color(.black))),
    ]), pixels: [(1, 1, "FF0000FF"), (10, 10, "00000000")]),
  PixelCase(
    name: "destination over", background: nil,
    list: DisplayList([
      fill(middle, red), group(.blend(.destinationOver), fill(whole, blue)),
    ]), pixels: [(1, 1, "0000FFFF"), (10, 10, "FF0000FF")]),
  PixelCase(
    name: "source atop", background: nil,
    list: DisplayList([
      fill(middle, red), group(.blend(.sourceAtop), fill(whole, blue)),
    ]), pixels: [(1, 1, "00000000"), (10, 10, "0000FFFF")]),
  PixelCase(
    name: "difference",
    list: DisplayList([
      fill(whole, .color(RGBA(0.8, 0.4, 0.2))),
      group(.blend(.difference), fill(whole, .color(.white))),
    ]), pixels: [(5, 5, "3399CCFF")], tolerance: 1),

  PixelCase(
    name: "luminosity of gray keeps the hue",
    list: DisplayList([
      fill(whole, .color(RGBA(0.8, 0.4, 0.2))),
      group(.blend(.luminosity), fill(middle, .color(RGBA(0.5, 0.5, 0.5)))),
    ]), pixels: [(1, 1, "CC6633FF"), (10, 10, "CD6734FF")],
    tolerance: 3),
  PixelCase(
    name: "color of gray takes the color out",
    list: DisplayList([
      fill(whole, .color(RGBA(0.8, 0.4, 0.2))),
      group(.blend(.color), fill(middle, .color(RGBA(0.9, 0.9, 0.9)))),
    ]), pixels: [(10, 10, "7F7F7FFF")], tolerance: 2),
  PixelCase(
    name: "soft edges of a hue have no fringe",
    list: DisplayList([
      fill(whole, .color(.white)),
      group(
        .blend(.hue),
        fill(VectorPath(rect: Rect(x: 0.5, y: 0, width: 10, height: 20)), .color(RGBA(1, 0.6, 0)))),
    ]), pixels: [(0, 5, "FFFFFFFF"), (5, 5, "FFFFFFFF"), (10, 5, "FFFFFFFF")]),

  // Filters.
  PixelCase(
    name: "brightness adds", background: nil, list: filtered(.brightness(0.2), RGBA(0.2, 0.4, 0.9)),
    pixels: [(2, 2, "6699FFFF")]),
  PixelCase(
    name: "brightness under alpha", background: nil,
    list: filtered(.brightness(0.2), RGBA(0.2, 0.4, 0.6, 0.5)),
    pixels: [(2, 2, "6699CC80")], tolerance: 3),
  PixelCase(
    name: "contrast turns around the middle", background: nil,
    list: filtered(.contrast(2), RGBA(0.4, 0.5, 0.75)), pixels: [(2, 2, "4D80FFFF")], tolerance: 2),
  PixelCase(
    name: "grayscale", background: nil, list: filtered(.grayscale(1), RGBA(1, 0, 0)),
    pixels: [(2, 2, "363636FF")]),
  PixelCase(
    name: "saturation 0 is gray", background: nil, list: filtered(.saturation(0), RGBA(0, 1, 0)),
    pixels: [(2, 2, "B6B6B6FF")]),
  PixelCase(
    name: "invert", background: nil, list: filtered(.invert, RGBA(1, 0.4, 0)),
    pixels: [(2, 2, "0099FFFF")]),
  PixelCase(
    name: "multiply color", background: nil,
    list: filtered(.multiply(RGBA(1, 0.5, 0, 0.5)), RGBA(1, 1, 1)), pixels: [(2, 2, "FF800080")],
    tolerance: 2),
  PixelCase(
    name: "hue by a third", background: nil,
    list: filtered(.hueRotation(2 * .pi / 3), RGBA(1, 0, 0)), pixels: [(2, 2, "00710BFF")],
    tolerance: 12),
  PixelCase(
    name: "luminance to alpha", background: nil, list: filtered(.luminanceToAlpha, .white),
    pixels: [(2, 2, "000000FF"), (18, 18, "00000000")]),
  PixelCase(
    name: "replace color", background: nil,
    list: filtered(.replaceColor(RGBA(1, 0.5, 0)), RGBA(0, 0, 1, 0.5)),
    pixels: [(2, 2, "FF800080")],
    tolerance: 2),
  PixelCase(
    name: "luminance in a color", background: nil,
    list: filtered(.luminanceToAlphaIn(RGBA(1, 0, 0)), RGBA(0.5, 0.5, 0.5)),
    pixels: [(2, 2, "FF000080")]),
  PixelCase(
    name: "matrix with alpha from red", background: nil,
    list: filtered(
      .matrix([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]), RGBA(0.5, 0, 0)),
    pixels: [(2, 2, "FF000080")]),
  PixelCase(
    name: "a folded filter gives the same", background: nil,
    list: DisplayList([group(.filter(.invert), fill(whole, .color(RGBA(1, 0.4, 0))))]),
    pixels: [(2, 2, "0099FFFF")]),

  // Materials see what lies below, through the layers they are in.
  PixelCase(
    name: "material",
    list: DisplayList([
      fill(whole, red),
      fill(middle, .material(MaterialRecipe(blur: 2, saturation: 1, tint: RGBA(1, 1, 1, 0.5)))),
    ]), pixels: [(1, 1, "FF0000FF"), (10, 10, "FF8080FF")]),
  PixelCase(
    name: "material in a layer",
    list: DisplayList([
      fill(whole, red),
      group(
        .layer,
        fill(middle, .material(MaterialRecipe(blur: 2, saturation: 1, tint: RGBA(1, 1, 1, 0.5))))),
    ]), pixels: [(1, 1, "FF0000FF"), (10, 10, "FF8080FF")]),
]
