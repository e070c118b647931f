import CGraphics
import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineText

@testable import VitrineRaster

/// Something that is nested: what one level puts around the contents of the next.
struct NestedCase: Sendable, CustomTestStringConvertible {
  var name: String
  var level: @Sendable (Int, DisplayList) -> DrawingOperation
  /// How many times as many pixels as the number of levels asks for.
  var slack: Double { ["shadow": 6.0, "blur": 4, "all by turns": 4][name] ?? 1.25 }
  var testDescription: String { name }
}

private func dot(_ index: Int) -> DrawingOperation {
  .fill(
    VectorPath(ellipseIn: Rect(x: Double(index % 17), y: Double(index % 13), width: 9, height: 9)),
    .winding, .color(RGBA(1, 0, 0, 0.5)))
}

private func effect(_ name: String, _ effect: @escaping @Sendable (Int) -> Effect) -> NestedCase {
  NestedCase(name: name) { index, inner in
    .group(
      EffectGroup(effect(index), DisplayList([dot(index), dot(index + 5)] + inner.operations)))
  }
}

private let shape = VectorPath(
  roundedRect: Rect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 9, continuous: true)
private let gradient = Paint.linearGradient(
  [GradientStop(.black, at: 0), GradientStop(.clear, at: 1)], from: .zero, to: Point(0, 30))

private let nested: [NestedCase] = [
  effect("shadow") { _ in .shadow(color: .black, radius: 4, offset: Point(0, 1)) },
  effect("blur") { _ in .blur(radius: 1, opaque: false) },
  effect("opacity") { _ in .opacity(0.99) },
  effect("layer") { _ in .layer },
  effect("clip") { _ in .clip(shape, .winding) },
  effect("blend") { $0 % 2 == 0 ? .blend(.multiply) : .blend(.screen) },
  effect("filter") { _ in .filter(.saturation(0.9)) },
  effect("mask") { _ in .mask(DisplayList([.fill(shape, .winding, gradient)])) },
  effect("transform") { _ in .transform(.scale(0.999, 0.999)) },
  effect("all by turns") {
    switch $0 % 6 {
    case 0: .shadow(color: .black, radius: 4, offset: Point(0, 1))
    case 1: .clip(shape, .winding)
    case 2: .opacity(0.99)
    case 3: .mask(DisplayList([.fill(shape, .winding, gradient)]))
    case 4: .transform(.translation(0.3, 0))
    default: .blend(.multiply)
    }
  },
]

/// Work grows with the list and no faster. Counted, not timed.
@Suite(.timeLimit(.minutes(60))) struct GrowthTests {
  private func work(_ list: DisplayList) -> (work: DrawingWork, bounds: Int) {
    countedWork(list, side: 20)
  }

  @Test(arguments: nested)
  func `each level costs the same`(item: NestedCase) {
    func nest(_ levels: Int) -> DisplayList {
      (0..<levels).reduce(DisplayList([dot(0)])) { DisplayList([item.level($1, $0)]) }
    }
    let (few, fewBounds) = work(nest(25))
    let (many, manyBounds) = work(nest(100))
    func isLinear(_ a: Int, _ b: Int) -> Bool { Double(b) <= Double(a) * 4 * 1.2 }
    #expect(isLinear(few.operations, many.operations), "\(few) \(many)")
    #expect(isLinear(few.layers, many.layers), "\(few) \(many)")
    // The innermost levels are small, and their bounds are not kept.
    #expect(isLinear(fewBounds + 8, manyBounds), "\(fewBounds) \(manyBounds)")
    // A blur in a blur can be seen from further off, by the root of their number, and a shadow in a shadow by
    // their number: the picture is much smaller here than what can be seen in it.
    #expect(
      Double(many.layerPixels) <= Double(few.layerPixels) * 4 * item.slack, "\(few) \(many)")
  }

  /// Bounds are kept where they are asked for at each level; of a thousand small groups beside one another none are.
  @Test func `bounds of small groups are not kept`() {
    let groups = DisplayList(
      (0..<1000).map { index in
        .group(
          EffectGroup(
            .filter(.invert),
            DisplayList([
              .group(EffectGroup(.transform(.translation(0.5, 0)), DisplayList([dot(index)])))
            ])))
      })
    #expect(work(groups).bounds <= 1)
  }

  /// What a layer is as large as must not change what is in it.
  @Test func `contents under a shadow are drawn once`() {
    func nest(_ levels: Int) -> DisplayList {
      (0..<levels).reduce(DisplayList([dot(0), dot(7)])) { list, _ in
        DisplayList([
          .group(EffectGroup(.shadow(color: .black, radius: 2, offset: .zero), list))
        ])
      }
    }
    // The innermost is light and drawn twice: once for its shadow.
    #expect(work(nest(17)).work.operations == 17 + 2 * 2)
  }

  /// Noise: every line crosses every row of pixels. Cairo takes minutes for a hundred thousand.
  private func noise(_ count: Int) -> VectorPath {
    var state: UInt64 = 11
    var path = VectorPath()
    for index in 0..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let p = Point(Double(index) / Double(count) * 40, Double(state >> 40) / Double(1 << 24) * 30)
      if index == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    return path
  }

  @Test(arguments: FillRule.allCases)
  func `dense paths look as Cairo draws them`(rule: FillRule) {
    let bounds = PixelRect(left: 0, top: 0, right: 40, bottom: 30)
    let path = noise(60)
    let expected = Layer(bounds: bounds, format: .alpha, parent: nil)
    addPath(path, .identity, to: expected.context)
    cairo_set_fill_rule(expected.context, rule.cairo)
    cairo_fill(expected.context)
    expected.beginPixels()
    let found = DenseFill(bounds: bounds, rule: rule)
      .coverage(path.loops(tolerance: 0.1), .identity)
    var total = 0
    for y in 0..<30 {
      for x in 0..<40 {
        let difference = abs(Int(found.bytes(row: y)[x]) - Int(expected.bytes(row: y)[x]))
        #expect(difference < 40)
        total += difference
      }
    }
    #expect(total < 40 * 30 * 6, "\(total)")
  }

  @Test func `a dense line is drawn`() {
    let list = DisplayList([
      .stroke(noise(60_000), StrokeAttributes(width: 1), .color(.black))
    ])
    let bitmap = Rasterizer().render(list, size: Size(40, 30), scale: 1, background: .white)
    #expect(bitmap[20, 15] == .black)
  }
}
