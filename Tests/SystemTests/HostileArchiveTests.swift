import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineRaster

/// A drawing that an extension may send, made with any number at all.
struct HostileDrawing: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @Sendable (Double) -> DrawingOperation
  var testDescription: String { name }

  init(_ name: String, _ make: @escaping @Sendable (Double) -> DrawingOperation) {
    (self.name, self.make) = (name, make)
  }
  /// An effect around a square.
  init(effect name: String, _ make: @escaping @Sendable (Double) -> Effect) {
    self.init(name) { .group(EffectGroup(make($0), DisplayList([square(1, in: size, .black)]))) }
  }
  /// A square filled with a paint.
  init(paint name: String, _ make: @escaping @Sendable (Double) -> Paint) {
    self.init(name) { .fill(VectorPath(rect: box), .winding, make($0)) }
  }
}

private let size = Size(60, 40)
private let box = Rect(x: 5, y: 5, width: 30, height: 20)
private let colors = [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]
private let zigzag = VectorPath([
  .move(Point(0, 0)), .line(Point(30, 10)), .curve(Point(1, 2), Point(30, 40), Point(5, 30)),
  .close,
])
private let glyphs = (0..<3).map {
  GlyphRun.Glyph(id: UInt32($0 * 40_000_000), x: Double($0), y: 0)
}

private func text(_ number: Double, size: Double) -> DynamicText {
  var paragraph = Paragraph(
    [
      TextSpan(
        "at 0:00", font: FontDescription(size: size), tracking: number, kerning: number,
        baselineOffset: number)
    ], alignment: number, lineSpacing: number, minimumScale: number)
  paragraph.lineHeight = .multiple(number)
  return DynamicText(
    paragraph: paragraph, updates: [.init(span: 0, content: .timer(date: number))],
    looks: [TextLook(paint: .color(.black))], attachments: [], frame: box)
}

private let shapes: [HostileDrawing] = [
  HostileDrawing("a rectangle anywhere") {
    .fill(VectorPath(rect: Rect(x: $0, y: 3, width: 10, height: $0)), .evenOdd, .color(.black))
  },
  HostileDrawing("a curve through anywhere") { number in
    .fill(
      VectorPath([
        .move(Point(number, 0)), .curve(Point(3, number), Point(number, number), Point(9, -number)),
        .line(Point(-number, number)), .close,
      ]), .winding, .color(.black))
  },
  HostileDrawing("a path that starts with a line") { number in
    .stroke(
      VectorPath([.line(Point(number, number)), .close, .curve(.zero, Point(number, 1), .zero)]),
      StrokeAttributes(width: 2), .color(.black))
  },
  HostileDrawing("a pen") {
    .stroke(zigzag, StrokeAttributes(width: $0, join: .miter, miterLimit: $0), .color(.black))
  },
  HostileDrawing("dashes") {
    .stroke(
      zigzag, StrokeAttributes(width: 2, dash: [$0, 2, $0], dashPhase: $0), .color(.black))
  },
  HostileDrawing("small dashes") {
    .stroke(zigzag, StrokeAttributes(width: 2, dash: [1e-9], dashPhase: $0), .color(.black))
  },
  HostileDrawing("letters") { number in
    .glyphs(
      GlyphRun(
        font: FontInstance(
          file: "Inter.ttf", index: 0, size: number,
          variations: ["wght": number, "opsz": number], slant: number),
        origin: Point(number, 20), glyphs: glyphs, width: number, text: "abc"), .color(.black))
  },
  HostileDrawing("letters of a font that is not there") { number in
    .glyphs(
      GlyphRun(
        font: FontInstance(file: "../../etc/passwd", index: 1 << 40, size: 12),
        origin: Point(number, 20), glyphs: glyphs, width: 3, text: "abc"), .color(.black))
  },
  HostileDrawing("an image") {
    .image(
      ImageDrawing(
        image: ImageID("i"), frame: Rect(x: $0, y: 0, width: $0, height: 20), orientation: 7))
  },
  HostileDrawing("tiles") {
    .image(
      ImageDrawing(
        image: ImageID("i"), frame: box, resizing: .tile(size: Size($0, 1e-6))))
  },
  HostileDrawing("slices") {
    .image(
      ImageDrawing(
        image: ImageID("i"), frame: box,
        resizing: .slices(size: Size($0, $0), top: $0, left: 1, bottom: -$0, right: $0, tiles: true)
      ))
  },
  HostileDrawing("an image that says another size") { _ in
    .image(ImageDrawing(image: ImageID("wrong"), frame: box, orientation: -9))
  },
  HostileDrawing("a timer") { .dynamicText(text($0, size: 12)) },
  HostileDrawing("a timer's font") { .dynamicText(text(1, size: $0)) },
  HostileDrawing("a bar") {
    .progress(
      DynamicProgress(
        shape: .bar(Rect(x: 0, y: 0, width: $0, height: 4), edge: .right), start: -$0, end: $0,
        countsDown: true, paint: .color(.black)))
  },
  HostileDrawing("a ring") {
    .progress(
      DynamicProgress(
        shape: .ring(zigzag, StrokeAttributes(width: $0)), start: 0, end: $0, countsDown: false,
        paint: .color(.black)))
  },
  HostileDrawing("glass") { number in
    .glass(
      GlassPane(
        frame: Rect(x: number, y: 0, width: 20, height: number), cornerRadius: number,
        recipe: GlassRecipe(
          blur: number, saturation: number, fill: .white, dimming: number, edge: number,
          bend: number, rim: SIMD3(number, number, number), rimWidth: number)))
  },
]

private let paints: [HostileDrawing] = [
  HostileDrawing(paint: "a color") { .color(RGBA(Float($0), -1, Float($0), 2)) },
  HostileDrawing(paint: "a linear gradient") {
    .linearGradient(
      colors + [GradientStop(.clear, at: $0)], from: Point($0, 0), to: Point(0, -$0))
  },
  HostileDrawing(paint: "a radial gradient") {
    .radialGradient(
      colors, center: Point($0, 3), startRadius: $0, endRadius: -$0,
      transform: Affine(a: $0, b: 1, c: 0, d: $0, tx: 0, ty: $0))
  },
  HostileDrawing(paint: "an angular gradient") {
    .angularGradient(colors, center: Point(3, $0), startAngle: $0, endAngle: -$0)
  },
  HostileDrawing(paint: "a mesh") { number in
    .meshGradient(
      MeshPaint(
        columns: 2, rows: 2, points: [.zero, Point(number, 0), Point(0, number), Point(1, 1)],
        colors: [.black, .white, .black, .white], smoothsColors: true))
  },
  HostileDrawing(paint: "a mesh that says another size") { _ in
    .meshGradient(
      MeshPaint(
        columns: 1 << 33, rows: 1 << 33, points: [.zero], colors: [], smoothsColors: false))
  },
  HostileDrawing(paint: "a pattern") {
    .image(
      ImageID("i"), tile: Rect(x: $0, y: 0, width: 1e-7, height: $0),
      source: Rect(x: 0, y: $0, width: $0, height: 9))
  },
  HostileDrawing(paint: "a material") {
    .material(MaterialRecipe(blur: $0, saturation: $0, tint: RGBA(0, 0, 0, Float($0))))
  },
]

private let effects: [HostileDrawing] = [
  HostileDrawing(effect: "a transform") {
    .transform(Affine(a: $0, b: 0, c: $0, d: 1, tx: $0, ty: -$0))
  },
  HostileDrawing(effect: "a singular transform") {
    .transform(Affine(a: $0, b: $0, c: $0, d: $0, tx: 0, ty: 0))
  },
  HostileDrawing(effect: "an opacity") { .opacity($0) },
  HostileDrawing(effect: "a clip") {
    .clip(VectorPath(rect: Rect(x: $0, y: -$0, width: $0, height: 1)), .winding)
  },
  HostileDrawing(effect: "a mask") {
    .mask(
      DisplayList([
        .fill(
          VectorPath(ellipseIn: Rect(x: 0, y: 0, width: $0, height: 9)), .winding, .color(.black))
      ]))
  },
  HostileDrawing(effect: "a blur") { .blur(radius: $0, opaque: true) },
  HostileDrawing(effect: "a shadow") {
    .shadow(color: .black, radius: $0, offset: Point($0, -$0))
  },
  HostileDrawing(effect: "vibrancy") {
    .vibrancy(
      VibrancyRecipe(
        blur: $0, saturation: $0, lift: $0, shade: $0, floor: $0, gain: $0, color: .white))
  },
  HostileDrawing(effect: "brightness") { .filter(.brightness($0)) },
  HostileDrawing(effect: "contrast") { .filter(.contrast($0)) },
  HostileDrawing(effect: "saturation") { .filter(.saturation($0)) },
  HostileDrawing(effect: "grayscale") { .filter(.grayscale($0)) },
  HostileDrawing(effect: "a hue") { .filter(.hueRotation($0)) },
  HostileDrawing(effect: "a matrix of another size") { .filter(.matrix([Float($0)])) },
  HostileDrawing(effect: "a matrix") { .filter(.matrix(Array(repeating: Float($0), count: 20))) },
  HostileDrawing(effect: "a movement") {
    .tag(
      .motion(Motion(trigger: 1, curve: MotionCurve(samples: [Float($0), 1, -1], asked: $0))))
  },
  HostileDrawing(effect: "a change") {
    let state = TransitionState(
      opacity: $0, transform: Affine(a: $0, b: 0, c: 0, d: 0, tx: 0, ty: $0), blur: $0, motion: nil)
    return .tag(.view(ViewChange(identity: 7, insertion: state, removal: state)))
  },
]

/// Well-formed archives with hostile numbers: each is refused where it is read, drawn, or refused by
/// what drawing it would take. Nothing crashes, and nothing takes long.
@Suite(.timeLimit(.minutes(60))) struct HostileArchiveTests {
  private static let numbers: [Double] = [
    .nan, -.infinity, 1e300, -1e300, 4_294_967_296, -2_147_483_649, .leastNonzeroMagnitude, 0, -7,
  ]

  private static let images: [ImageID: EncodedImage] = [
    ImageID("i"): EncodedImage(
      format: .pixels, bytes: Array(repeating: 255, count: 16), pixelWidth: 2, pixelHeight: 2),
    ImageID("wrong"): EncodedImage(
      format: .pixels, bytes: [1, 2, 3], pixelWidth: 1 << 31, pixelHeight: 1 << 31),
  ]

  private static func archive(_ list: DisplayList, size: Size = size, scale: Double = 1) -> Archive
  {
    Archive(
      size: size, scale: scale, list: list,
      semantics: SemanticsNode(type: "Root", frame: Rect(x: 0, y: 0, width: .nan, height: -1)),
      images: images)
  }

  /// As the host reads it, nil where it refuses to: numbers that are none, or beyond all measure, do
  /// not come as far as a picture.
  private static func received(_ archive: Archive) -> Archive? {
    try? Archive(decoding: archive.encoded())
  }

  private static let places: [Stand] = [
    Stand.find("home-screen", "iphone-17-pro", .systemSmall),
    Stand.find("home-screen-tinted", "iphone-17-pro", .systemSmall),
    Stand.find("home-screen-clear", "iphone-17-pro", .systemSmall),
    Stand.find("lock-screen", "iphone-17-pro", .accessoryRectangular),
    Stand.find("standby-night", "iphone-17-pro", .systemSmall),
    Stand.find("watch-face", "apple-watch-46mm", .accessoryCorner),
  ].compactMap { $0 }

  @Test func placesAreThere() { #expect(Self.places.count == 6) }

  /// nil where drawing it was refused.
  private static func draw(_ picture: Picture) throws -> Bitmap? {
    do {
      return try picture.drawn
    } catch is DrawingRefusal {
      return nil
    }
  }

  @Test(arguments: shapes + paints + effects)
  func isDrawnOrRefused(_ drawing: HostileDrawing) throws {
    for number in Self.numbers {
      // What comes after it is drawn as if it were not there.
      let last = DrawingOperation.fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: 60, height: 40)), .winding, .color(.white))
      guard let archive = Self.received(Self.archive(DisplayList([drawing.make(number), last])))
      else { continue }
      let picture = Picture(list: archive.list, size: size, scale: 2, images: archive.images)
      if let bitmap = try Self.draw(picture) { #expect(bitmap[60, 40] == .white, "\(number)") }
      _ = try? rasterizer.svg(archive.list, size: size)
      _ = try? rasterizer.pdf(archive.list, size: size)
      _ = (archive.list.dump, archive.list.inkBounds)
      // Numbers that can be told multiply to some that cannot.
      let grown = (0..<30).reduce(archive.list) { list, _ in
        DisplayList([.group(EffectGroup(.transform(.scale(1e12, 1e12)), list))])
      }
      _ = try Self.draw(Picture(list: grown, size: size, scale: 2, images: archive.images))
      _ = grown.inkBounds
    }
  }

  @Test(arguments: shapes + paints + effects)
  func standsInEveryPlace(_ drawing: HostileDrawing) throws {
    for number in Self.numbers {
      guard let archive = Self.received(Self.archive(DisplayList([drawing.make(number)])))
      else { continue }
      for stand in Self.places {
        let composition = Composition(context: stand.context, input: stand.input)
        _ = try Self.draw(composition.picture(of: archive, scale: 1, now: number))
      }
      let plain = Self.archive(DisplayList([drawing.make(3)]))
      for time in [0, 0.3, 1] {
        let blended = EntryTransition(from: plain, to: archive).archive(at: time)
        _ = try Self.draw(Picture(list: blended.list, size: size, scale: 1, images: blended.images))
      }
    }
  }

  @Test(arguments: numbers)
  func anArchiveOfAnySize(_ number: Double) throws {
    for size in [Size(number, 10), Size(10, number), Size(-number, number)] {
      guard
        let archive = Self.received(
          Self.archive(DisplayList([square(1, in: size, .black)]), size: size, scale: number))
      else { continue }
      for stand in Self.places {
        let composition = Composition(context: stand.context, input: stand.input)
        let picture = composition.picture(of: archive, scale: 1, now: 0)
        // A picture of 16,384 pixels a side takes a gigabyte; the host never asks for such a size.
        guard !(picture.size.width * picture.size.height > 1e6) else { continue }
        _ = try Self.draw(picture)
      }
    }
  }

  /// What is much is refused or drawn, in time that the budget bounds.
  @Test func muchIsDrawnOrRefused() throws {
    let stops = (0..<1_000_000).map { GradientStop(.black, at: Double($0) / 1e6) }
    let points = VectorPath(
      [.move(.zero)] + (0..<1_000_000).map { .line(Point(Double($0 % 61), Double($0 % 37))) })
    let lists: [DisplayList] = [
      DisplayList([
        .fill(VectorPath(rect: box), .winding, .linearGradient(stops, from: .zero, to: Point(9, 9)))
      ]),
      DisplayList([
        .fill(
          VectorPath(rect: box), .winding,
          .angularGradient(stops, center: .zero, startAngle: 0, endAngle: 6))
      ]),
      DisplayList(
        Array(
          repeating: .fill(
            VectorPath(rect: box), .winding,
            .linearGradient(Array(stops.prefix(1000)), from: .zero, to: Point(9, 9))),
          count: 1000)),
      DisplayList([.fill(points, .evenOdd, .color(.black))]),
      DisplayList([
        .stroke(points, StrokeAttributes(width: 30, cap: .round, join: .round), .color(.black))
      ]),
    ]
    for list in lists {
      let archive = try #require(Self.received(Self.archive(list)))
      _ = try Self.draw(Picture(list: archive.list, size: size, scale: 1))
    }
  }
}
