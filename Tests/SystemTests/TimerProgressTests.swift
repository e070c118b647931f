import Testing
import VitrineDrawing
import VitrineSystem

/// Bars and rings over a time, from the archive alone.
@Suite struct TimerProgressTests {
  private static func bar(_ width: Double, x: Double = 0) -> DrawingOperation {
    .fill(
      VectorPath(
        roundedRect: Rect(x: x, y: 0, width: width, height: 10), cornerRadius: 5, continuous: false),
      .winding, .color(.black))
  }

  private static func marked(_ words: String, _ operation: DrawingOperation) -> DisplayList {
    DisplayList([
      .group(
        EffectGroup(
          .layer,
          DisplayList([
            .group(EffectGroup(.tag(.name("timerProgress \(words)")), DisplayList([operation])))
          ])))
    ])
  }

  /// From 1000 to 1100 s.
  @Test(arguments: [
    ("down left", 1000.0, 100.0, 0.0), ("down left", 1025, 75, 0), ("up left", 1025, 25, 0),
    ("up right", 1025, 25, 75), ("up left", 1001, 10, 0), ("up left", 2000, 100, 0),
  ])
  func barsAreCut(_ direction: String, _ now: Double, _ width: Double, _ x: Double) {
    let words = "bar 1000.0 1100.0 \(direction)"
    #expect(
      Self.marked(words, Self.bar(100)).showingProgress(at: now).dump
        == Self.marked(words, Self.bar(width, x: x)).dump)
  }

  @Test(arguments: [("down", 1100.0), ("up", 900)])
  func nothingIsLeft(_ direction: String, _ now: Double) {
    let list = Self.marked("bar 1000.0 1100.0 \(direction) left", Self.bar(100))
    #expect(!list.showingProgress(at: now).dump.contains("fill"))
  }

  @Test func ringsAreDashed() throws {
    let circle = VectorPath(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    let list = Self.marked(
      "ring 1000.0 1100.0 up left", .stroke(circle, StrokeAttributes(width: 2), .color(.black)))
    guard case .group(let layer)? = list.showingProgress(at: 1050).operations.first,
      case .group(let mark)? = layer.contents.operations.first,
      case .stroke(_, let style, _)? = mark.contents.operations.first
    else {
      Issue.record("the ring is still a stroke")
      return
    }
    // Half of 20 π, within what sixteen lines a quarter leave out.
    #expect(abs(style.dash[0] - 31.4159) < 0.05)
  }

  @Test func otherNamesAreLeftAlone() {
    let list = Self.marked("bar x y down left", Self.bar(100))
    #expect(list.showingProgress(at: 1050) == list)
  }
}
