import Testing
import VitrineDrawing
import VitrineText

/// A tab reaches to the next of the stops, which stand 28 points apart from where its line begins.
@Suite(.timeLimit(.minutes(60))) struct TabTests {
  private func layout(
    _ text: String, size: Double = 17, width: Double? = nil, isRightToLeft: Bool = false
  ) -> TextLayout {
    Typesetter.shared.layout(
      Paragraph(
        [TextSpan(text, font: FontDescription(size: size))], isRightToLeft: isRightToLeft),
      width: width)
  }

  /// Where letters begin that stand after a tab; a font moves some of its glyphs by hundredths.
  private func stops(_ layout: TextLayout) -> [Double] {
    layout.lines.flatMap { line in
      let glyphs = line.runs.flatMap(\.glyphs)
      let letters = Array(line.runs.map(\.text).joined())
      return letters.indices.dropFirst().compactMap { index in
        // Tabs are set as spaces, and the text has no others.
        letters[index] != " " && letters[index - 1] == " " ? glyphs[index].x : nil
      }
    }
  }

  @Test(arguments: [11.0, 17, 34])
  func wordsAfterTabsStandAtStops(size: Double) {
    let text = "i\tx\nlonger\ty\n\tz"
    let found = stops(layout(text, size: size))
    #expect(found.count == 3)
    for x in found { #expect(abs(x.remainder(dividingBy: 28)) < 0.02, "\(x)") }
    #expect(abs(found[0] - 28) < 0.02 && abs(found[2] - 28) < 0.02)
  }

  @Test func theWidthIsThatOfTheLine() {
    let end = layout("i\t").size.width
    #expect(abs(end - 28) < 0.34)
    #expect(abs(layout("i\tx").size.width - 28 - layout("x").size.width) < 0.7)
    #expect(layout("i\tx", isRightToLeft: true).size.width == layout("i\tx").size.width)
  }

  /// In a line that was wrapped too, tabs count from where it begins.
  @Test func wrappedLinesHaveStopsOfTheirOwn() {
    let text = "aaaaaaa\tbbbbbbb\tcc\tdd"
    let wrapped = layout(text, width: 100)
    #expect(wrapped.lines.count > 1)
    for x in stops(wrapped) { #expect(abs(x.remainder(dividingBy: 28)) < 0.02, "\(x)") }
    #expect(wrapped.lines.allSatisfy { $0.width <= 100 + 1e-6 })
  }
}
