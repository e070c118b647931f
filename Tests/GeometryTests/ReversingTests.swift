import Testing
import VitrineDrawing

@testable import VitrineGeometry

/// Outlines drawn the other way.
@Suite(.timeLimit(.minutes(60)))
struct ReversingTests {
  private static let path = VectorPath([
    .move(Point(0, 0)), .line(Point(4, 0)), .curve(Point(5, 1), Point(6, 2), Point(7, 3)), .close,
    .move(Point(10, 10)), .line(Point(12, 10)),
  ])

  @Test func endsBecomeStarts() {
    #expect(
      Self.path.drawnBackwards.elements == [
        .move(Point(12, 10)), .line(Point(10, 10)),
        .move(Point(7, 3)), .curve(Point(6, 2), Point(5, 1), Point(4, 0)), .line(Point(0, 0)),
        .close,
      ])
  }

  @Test func twiceIsTheSame() {
    #expect(Self.path.drawnBackwards.drawnBackwards == Self.path)
    #expect(VectorPath().drawnBackwards == VectorPath())
  }

  /// The subpaths keep their order and end closed.
  @Test func `closed subpaths are turned inside out`() {
    let turned = Self.path.turnedInsideOut
    let parts = turned.elements.split { if case .move = $0 { true } else { false } }
    #expect(parts.allSatisfy { $0.last == .close })
    let backwards = Self.path.drawnBackwards.elements.filter { $0 != .close }
    #expect(
      Set(turned.elements.filter { $0 != .close }.map(String.init(describing:)))
        == Set(backwards.map(String.init(describing:))))
    #expect(turned.turnedInsideOut.turnedInsideOut == turned)
  }
}
