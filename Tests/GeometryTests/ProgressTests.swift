import Testing
import VitrineDrawing
import VitrineGeometry

/// Bars and rings over an interval, from the list alone.
@Suite(.timeLimit(.minutes(60))) struct ProgressTests {
  /// From 1000 to 1100 s.
  private static func bar(_ edge: DynamicProgress.Edge, down: Bool = false) -> DynamicProgress {
    DynamicProgress(
      shape: .bar(Rect(x: 0, y: 0, width: 100, height: 10), edge: edge), start: 1000, end: 1100,
      countsDown: down, paint: .color(.black))
  }

  @Test(arguments: [
    (bar(.left, down: true), 1000.0, 100.0, 0.0), (bar(.left, down: true), 1025, 75, 0),
    (bar(.left), 1025, 25, 0), (bar(.right), 1025, 25, 75), (bar(.left), 1001, 10, 0),
    (bar(.left), 2000, 100, 0),
  ])
  func `a bar is cut`(_ bar: DynamicProgress, _ now: Double, _ width: Double, _ x: Double) {
    let expected = DrawingOperation.fill(
      VectorPath(
        roundedRect: Rect(x: x, y: 0, width: width, height: 10), cornerRadius: 5, continuous: false),
      .winding, .color(.black))
    #expect(bar.operation(at: now) == expected)
  }

  @Test(arguments: [(bar(.left, down: true), 1100.0), (bar(.left), 900.0)])
  func `nothing is left`(_ bar: DynamicProgress, _ now: Double) {
    #expect(bar.operation(at: now) == nil)
  }

  @Test func `a ring is dashed`() throws {
    let circle = VectorPath(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    let ring = DynamicProgress(
      shape: .ring(circle, StrokeAttributes(width: 2)), start: 1000, end: 1100, countsDown: false,
      paint: .color(.black))
    guard case .stroke(_, let style, _)? = ring.operation(at: 1050) else {
      Issue.record("the ring is no stroke")
      return
    }
    // Half of 20 π, within what the lines that measure it leave out.
    #expect(abs(style.dash[0] - 31.4159) < 0.01)
  }

  @Test func `a list is cut wherever progress stands in it`() {
    let progress = DisplayList([.progress(Self.bar(.left))])
    let list = DisplayList([
      .group(EffectGroup(.opacity(0.5), progress)), .group(EffectGroup(.mask(progress), progress)),
    ])
    let cut = DisplayList([Self.bar(.left).operation(at: 1050)!])
    #expect(
      list.showingProgress(at: 1050)
        == DisplayList([
          .group(EffectGroup(.opacity(0.5), cut)), .group(EffectGroup(.mask(cut), cut)),
        ]))
  }
}
