import Testing
import VitrineDrawing
import VitrineRaster

let rasterizer = Rasterizer()

@Suite(.timeLimit(.minutes(60))) struct PixelTests {
  @Test(arguments: pixelCases)
  func `pixels have their colors`(item: PixelCase) {
    let bitmap = rasterizer.render(
      item.list, size: item.size, scale: item.scale, background: item.background)
    for (x, y, expected) in item.pixels {
      let found = bitmap[x, y]
      let wanted = color(expected)
      let distance = [
        found.red - wanted.red, found.green - wanted.green, found.blue - wanted.blue,
        found.alpha - wanted.alpha,
      ].map { abs($0) * 255 }.max()!
      #expect(
        distance <= Float(item.tolerance) + 0.51,
        "\(item.name): \(found.dump) instead of #\(expected) at \(x), \(y) in\n\(item.list.dump)")
    }
  }

  private func color(_ text: String) -> RGBA {
    let value = UInt32(text, radix: 16)!
    return RGBA(hex: value >> 8, alpha: Float(value & 255) / 255)
  }

  /// Folding an opacity into its only operation, or spreading it over operations that are apart,
  /// gives what a layer gives.
  @Test func `shortcuts give what layers give`() {
    let a = VectorPath(ellipseIn: Rect(x: 2, y: 2, width: 10, height: 10))
    let b = VectorPath(ellipseIn: Rect(x: 22, y: 2, width: 10, height: 10))
    let paint = Paint.linearGradient(
      [GradientStop(.black, at: 0), GradientStop(RGBA(1, 0, 0, 0.5), at: 1)], from: .zero,
      to: Point(40, 20))
    let contents = DisplayList([.fill(a, .winding, paint), .fill(b, .winding, .color(.black))])
    let short = DisplayList([.group(EffectGroup(.opacity(0.4), contents))])
    let long = DisplayList([
      .group(EffectGroup(.opacity(0.4), DisplayList([.group(EffectGroup(.layer, contents))])))
    ])
    let size = Size(40, 20)
    let difference = rasterizer.render(short, size: size, scale: 2)
      .compared(with: rasterizer.render(long, size: size, scale: 2), tolerance: 1)
    #expect(difference.agrees, "\(difference)")
  }

  /// An outline that the contents cannot cross is left out; that must not show.
  @Test func `clips that are left out do not matter`() {
    let corners = VectorPath(
      roundedRect: Rect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 12, continuous: true)
    let dots = DisplayList(
      (0..<8).map { i in
        .fill(
          VectorPath(
            ellipseIn: Rect(x: Double(i) * 5, y: Double(i * i % 7) * 5, width: 8, height: 8)),
          .winding, .color(.black))
      })
    let clipped = DisplayList([.group(EffectGroup(.clip(corners, .winding), dots))])
    // As a mask of two operations it cannot be taken for a clip.
    let mask = DisplayList([
      .fill(corners, .winding, .color(.black)), .fill(VectorPath(), .winding, .color(.black)),
    ])
    let masked = DisplayList([.group(EffectGroup(.mask(mask), dots))])
    let size = Size(40, 40)
    let difference = rasterizer.render(clipped, size: size, scale: 3)
      .compared(with: rasterizer.render(masked, size: size, scale: 3), tolerance: 40)
    #expect(difference.share < 0.001, "\(difference)")
  }

  @Test func `the same list gives the same bytes on many threads`() async {
    let list = DisplayList(pixelCases.flatMap { $0.list.operations })
    let first = rasterizer.render(list, size: Size(60, 60), scale: 3)
    await withTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 {
        group.addTask { Rasterizer().render(list, size: Size(60, 60), scale: 3) }
      }
      for await bitmap in group { #expect(bitmap == first) }
    }
  }

  @Test func `the clip option cuts corners and nothing else`() {
    let list = DisplayList([
      .fill(VectorPath(rect: Rect(x: 0, y: 0, width: 100, height: 100)), .winding, .color(.black))
    ])
    let shape = VectorPath(
      roundedRect: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20, continuous: true)
    let cut = rasterizer.render(list, size: Size(100, 100), scale: 3, clip: shape)
    let filled = rasterizer.render(
      DisplayList([.fill(shape, .winding, .color(.black))]), size: Size(100, 100), scale: 3)
    #expect(cut.compared(with: filled, tolerance: 1).agrees)
    let masked = rasterizer.render(list, size: Size(100, 100), scale: 3)
      .masked(by: shape, scale: 3)
    #expect(masked == cut)
  }

  @Test func `nonsense is survived`() {
    let wild = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, 1e-300]
    for v in wild {
      for w in wild {
        let path = VectorPath([
          .move(Point(v, 0)), .line(Point(w, v)), .curve(Point(v, w), Point(1, w), Point(5, 5)),
          .close,
        ])
        let list = DisplayList([
          .fill(path, .winding, .color(.black)),
          .stroke(path, StrokeAttributes(width: abs(v), dash: [w, 1]), .color(.black)),
          .fill(
            VectorPath(rect: Rect(x: 0, y: 0, width: 9, height: 9)), .winding,
            .linearGradient(
              [GradientStop(.black, at: v), GradientStop(.white, at: w)], from: Point(v, w),
              to: Point(1, 1))),
          .fill(
            VectorPath(rect: Rect(x: 0, y: 0, width: 9, height: 9)), .winding,
            .radialGradient(
              [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], center: Point(v, w),
              startRadius: v, endRadius: w, transform: .identity)),
          .fill(
            VectorPath(rect: Rect(x: 0, y: 0, width: 9, height: 9)), .winding,
            .angularGradient(
              [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], center: Point(v, 1),
              startAngle: v, endAngle: w)),
          .group(
            EffectGroup(
              .blur(radius: v, opaque: false),
              DisplayList([
                .fill(
                  VectorPath(rect: Rect(x: 0, y: 0, width: w, height: 9)), .winding, .color(.black))
              ]))),
          .group(
            EffectGroup(
              .shadow(color: .black, radius: v, offset: Point(w, v)),
              DisplayList([
                .fill(
                  VectorPath(rect: Rect(x: 0, y: 0, width: 9, height: 9)), .winding, .color(.black))
              ]))),
          .group(
            EffectGroup(
              .transform(Affine(a: v, b: 0, c: w, d: 1, tx: w, ty: v)),
              DisplayList([
                .fill(
                  VectorPath(rect: Rect(x: 0, y: 0, width: 9, height: 9)), .winding, .color(.black))
              ]))),
          .group(
            EffectGroup(
              .opacity(v),
              DisplayList([.fill(path, .winding, .color(RGBA(Float(v), 0, 0, Float(w))))]))),
        ])
        _ = rasterizer.render(list, size: Size(9, 9), scale: 2)
      }
    }
    // The context still draws afterward.
    let after = rasterizer.render(
      DisplayList([
        .group(
          EffectGroup(
            .transform(Affine(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
            DisplayList([
              .fill(
                VectorPath(rect: Rect(x: 0, y: 0, width: 9, height: 9)), .winding, .color(.black))
            ]))),
        .fill(VectorPath(rect: Rect(x: 0, y: 0, width: 9, height: 9)), .winding, .color(.white)),
      ]), size: Size(9, 9), scale: 1)
    #expect(after[4, 4] == .white)
  }
}
