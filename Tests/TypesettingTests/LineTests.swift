import Testing
import VitrineDrawing
import VitrineText

@Suite(.timeLimit(.minutes(60))) struct LineTests {
  @Test(arguments: try LineCase.all())
  func lines(_ example: LineCase) {
    let layout = Typesetter.shared.layout(
      example.paragraph, width: example.width, height: example.height)
    #expect(layout.lines.map(\.text) == example.lines)
    #expect(layout.isTruncated == (example.settings["truncated"] != nil))
    if let width = example.width { #expect(layout.size.width <= width + 1.0 / 3) }
    if let scale = example.settings["scale"] {
      #expect(layout.scale == Double(scale), "scale \(layout.scale)")
    }
    if let variant = example.settings["face"] {
      #expect(
        layout.lines.flatMap(\.runs).contains { "\($0.font.file)#\($0.font.index)" == variant })
    }
  }

  /// Rows without spaces are read in parts: every line breaks as the ones before, between words, and
  /// nothing is lost.
  @Test(arguments: ["คำไทย", "คำไทยที่ไม่มีช่องว่าง", "word"])
  func longRowsBreakEverywhereAlike(_ word: String) {
    let text = String(repeating: word, count: 1500)
    let font = FontDescription(size: 17)
    func lines(_ text: String, _ width: Double) -> [String] {
      Typesetter.shared.layout(Paragraph([TextSpan(text, font: font)]), width: width)
        .lines.map(\.text)
    }
    let one = Typesetter.shared.layout(Paragraph([TextSpan(word, font: font)])).size.width
    let found = lines(text, 4.3 * one)
    #expect(found.joined() == text)
    let short = lines(String(repeating: word, count: 100), 4.3 * one)
    #expect(Array(found.prefix(short.count - 2)) == Array(short.prefix(short.count - 2)))
    // Each line holds whole words of the dictionary, wherever in the row it stands.
    if word == "คำไทย" {
      #expect(Set(found.dropLast()).isSubset(of: Set(short)))
    }
  }

  /// Two texts with borders that Apple drew are wider than their ink by the space they wrap at.
  @Test func spaceAtWhichALineWrapsCounts() {
    let font = FontDescription(size: 17)
    func width(_ text: String, _ limit: Double? = nil) -> Double {
      Typesetter.shared.layout(Paragraph([TextSpan(text, font: font)]), width: limit).size.width
    }
    let (word, spaced) = (width("clocks"), width("clocks "))
    #expect(spaced > word + 3)
    #expect(width("clocks were", spaced + 10) == spaced)
    #expect(width("clocks were", word + 1) <= word + 1)
  }

  /// A text is as high as the lines that are reserved, whatever height it is offered; so they are shown too.
  @Test(arguments: [(0, 1, true), (2, 2, false), (3, 2, false)])
  func reservedLinesAreShownInAnyHeight(reserved: Int, count: Int, isTruncated: Bool) {
    let span = TextSpan("clocks were striking", font: FontDescription(size: 17))
    let paragraph = Paragraph([span], lineLimit: 3, reservedLines: reserved)
    let layout = Typesetter.shared.layout(paragraph, width: 110, height: 25)
    #expect(layout.lines.count == count)
    #expect(layout.isTruncated == isTruncated)
  }

  @Test func leadingIsRightWhereTheLayoutRunsLeft() {
    var paragraph = Paragraph([TextSpan("a\nlonger", font: FontDescription(size: 17))])
    let left = Typesetter.shared.layout(paragraph)
    #expect(left.lines[0].x == 0)
    paragraph.isRightToLeft = true
    let right = Typesetter.shared.layout(paragraph)
    #expect(abs(right.lines[0].x + right.lines[0].width - right.size.width) < 1e-9)
    paragraph.alignment = 1
    #expect(Typesetter.shared.layout(paragraph).lines[0].x == 0)
  }

  @Test func glyphsRunLeftToRight() {
    for text in ["Hello שלום עולם end", "مرحبا 123 abc", "abc def"] {
      let layout = Typesetter.shared.layout(
        Paragraph([TextSpan(text, font: FontDescription(size: 17))]))
      let starts = layout.lines[0].runs.map(\.x)
      #expect(starts == starts.sorted())
      #expect(layout.lines[0].runs.allSatisfy { $0.width > 0 })
    }
  }

  @Test func tighteningComesBeforeTruncation() {
    let font = FontDescription(size: 17)
    var paragraph = Paragraph([TextSpan("tight text to be tightened", font: font)], lineLimit: 1)
    let ideal = Typesetter.shared.layout(paragraph).size.width
    #expect(Typesetter.shared.layout(paragraph, width: ideal - 5).isTruncated)
    paragraph.allowsTightening = true
    let tight = Typesetter.shared.layout(paragraph, width: ideal - 5)
    #expect(!tight.isTruncated)
    #expect(tight.size.width <= ideal - 5)
  }

  @Test func spansKeepTheirStyles() {
    let font = FontDescription(size: 17)
    let layout = Typesetter.shared.layout(
      Paragraph([
        TextSpan("one ", font: font, style: 1), TextSpan("two", font: font, style: 2),
        TextSpan(" three", font: FontDescription(size: 28), style: 3),
      ]))
    #expect(layout.lines[0].runs.map(\.style) == [1, 2, 3])
    #expect(layout.firstBaseline == 28 * 1950.0 / 2048)
  }
}
