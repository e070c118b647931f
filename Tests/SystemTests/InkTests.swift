import Testing
@testable import VitrineComposition
import VitrineDrawing

/// The box around what a list draws.
@Suite(.timeLimit(.minutes(60))) struct InkTests {
  /// The words of text that updates itself are its ink, not the box that it may grow in.
  @Test(
    arguments: [(0.0, false, 10.0), (0.5, false, nil), (0, true, nil)] as [(Double, Bool, Double?)])
  func updatingTextHasInk(_ alignment: Double, _ isRightToLeft: Bool, _ left: Double?) throws {
    let paragraph = Paragraph(
      [TextSpan("3 hr, 25 min", font: FontDescription(size: 20, weight: 600))],
      alignment: alignment, lineLimit: 1, isRightToLeft: isRightToLeft, locale: "en",
      pixelLength: 1 / 3)
    let box = Rect(x: 10, y: 0, width: 300, height: 24)
    let list = DisplayList([
      .dynamicText(
        DynamicText(
          paragraph: paragraph,
          updates: [.init(span: 0, content: .relative(date: 1_780_923_960))], looks: [],
          frame: box))
    ])
    let ink = try #require(list.inkBounds)
    #expect(ink.width > 90 && ink.width < 150, "\(ink)")
    #expect(ink.height == 24)
    if let left { #expect(ink.minX == left) }
    if alignment == 0.5 { #expect(abs(ink.midX - box.midX) < 0.01) }
    if isRightToLeft { #expect(abs(ink.maxX - box.maxX) < 0.01) }
  }
}
