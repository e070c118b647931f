import TestSupport
import Testing
import VitrineDrawing
import VitrineText

@Suite(.timeLimit(.minutes(60))) struct MeasureTests {
  @Test("width of SF's measured strings within 1.2 %", arguments: try Cases().rows("widths.tsv"))
  func width(row: [String]) throws {
    let wanted = try #require(Double(row[1]))
    let span = TextSpan(row[0], font: FontDescription(size: 17))
    let width = Typesetter.shared.layout(Paragraph([span])).size.width
    #expect(abs(width / wanted - 1) < 0.012, "\(row[0]) is \(width) points, SF's \(wanted)")
  }

  /// From the left edge of the first glyph's ink to the right edge of the last one's.
  @Test(
    "width of SF's measured words at other sizes within 2.2 %",
    arguments: try Cases().rows("inks.tsv"))
  func ink(row: [String]) throws {
    let (size, weight, wanted) = (Double(row[1])!, Double(row[2])!, Double(row[3])!)
    let design = row[4] == "rounded" ? FontDesign.rounded : .default
    let font = FontDescription(design: design, size: size, weight: weight)
    let layout = Typesetter.shared.layout(Paragraph([TextSpan(row[0], font: font)]))
    let library = Typesetter.shared.library
    let edges = layout.lines[0].runs.flatMap { run in
      run.glyphs.flatMap { glyph in
        let ink = library.outline(glyph: glyph.id, in: run.font).controlBounds
        return [glyph.x + ink.x, glyph.x + ink.maxX]
      }
    }
    let width = try #require(edges.max()) - (edges.min() ?? 0)
    #expect(abs(width / wanted - 1) < 0.022, "\(row[0]) is \(width) points, SF's \(wanted)")
  }

  @Test("height of text styles", arguments: try Cases().rows("heights.tsv"))
  func height(row: [String]) throws {
    let style = try #require(TextStyle(rawValue: row[0]))
    let entry = TextStyleTable.size(style)
    #expect(entry.size == Double(row[1]))
    #expect(entry.pitch == Double(row[2]))
    let text = Array(repeating: "Line", count: Int(row[3])!).joined(separator: "\n")
    for (scale, wanted) in [(3.0, row[4]), (2.0, row[5])] {
      let span = TextSpan(text, font: FontDescription(size: entry.size, leading: entry.leading))
      let layout = Typesetter.shared.layout(Paragraph([span], pixelLength: 1 / scale))
      #expect(abs(layout.size.height - Double(wanted)!) < 0.005, "at \(scale)x")
    }
  }

  @Test func fixedSizesHaveNoLeading() {
    let span = TextSpan("a\nb\nc", font: FontDescription(size: 13))
    let layout = Typesetter.shared.layout(Paragraph([span]))
    #expect(abs(layout.size.height - 46.667) < 0.001)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * 13 * 2444 / 2048) < 1e-9)
  }

  @Test(
    "width does not jump where one cut takes over from another", arguments: TextPlatform.allCases)
  func cuts(platform: TextPlatform) {
    for design in FontDesign.allCases {
      var last: Double?
      for size in stride(from: 10.0, through: 60, by: 0.25) {
        let font = FontDescription(design: design, size: size, platform: platform)
        let span = TextSpan("The quick brown fox", font: font)
        let width = Typesetter.shared.layout(Paragraph([span], pixelLength: 0)).size.width / size
        if let last { #expect(abs(width / last - 1) < 0.012, "\(design) at \(size) pt") }
        last = width
      }
    }
  }

  @Test func heavierIsWider() {
    for design in [FontDesign.default, .rounded] {
      let widths = stride(from: 100.0, through: 900, by: 100).map { weight in
        let font = FontDescription(design: design, size: 17, weight: weight)
        return Typesetter.shared.layout(Paragraph([TextSpan("Weight", font: font)], pixelLength: 0))
          .size.width
      }
      #expect(widths == widths.sorted())
      #expect(Set(widths).count == 9)
    }
  }

  @Test func monospacedAdvanceIsSFMonos() {
    let span = TextSpan("0123456789", font: FontDescription(design: .monospaced, size: 10))
    let width = Typesetter.shared.layout(Paragraph([span], pixelLength: 0)).size.width
    #expect(abs(width - 61.8) < 0.05)
  }

  @Test func digitsOfOneWidth() {
    func width(_ text: String, _ monospaced: Bool) -> Double {
      let font = FontDescription(size: 17, monospacedDigits: monospaced)
      return Typesetter.shared.layout(Paragraph([TextSpan(text, font: font)], pixelLength: 0))
        .size.width
    }
    #expect(abs(width("1111", true) - width("0000", true)) < 1e-6)
    #expect(width("1111", false) < width("0000", false))
  }

  @Test func explicitTrackingAddsToTheFonts() {
    func width(_ tracking: Double) -> Double {
      let span = TextSpan("abcd", font: FontDescription(size: 17), tracking: tracking)
      return Typesetter.shared.layout(Paragraph([span], pixelLength: 0)).size.width
    }
    #expect(abs(width(2) - width(0) - 8) < 1e-6)
  }

  @Test func textFitsItsOwnSize() {
    for text in ["Hello world", "10:30", "a b c d e", "日本語", "مرحبا بالعالم", "😀👍🏽"] {
      let paragraph = Paragraph([TextSpan(text, font: FontDescription(size: 17))])
      let ideal = Typesetter.shared.layout(paragraph)
      let again = Typesetter.shared.layout(
        paragraph, width: ideal.size.width, height: ideal.size.height)
      #expect(again == ideal, "\(text)")
    }
  }

  @Test func emptyTextTakesNoRoom() {
    let paragraph = Paragraph([TextSpan("", font: FontDescription(size: 17))])
    #expect(Typesetter.shared.layout(paragraph).size == .zero)
  }

  @Test func reservedLinesKeepTheirHeight() {
    var paragraph = Paragraph([TextSpan("one", font: FontDescription(size: 17, leading: 1.713))])
    paragraph.lineLimit = 3
    paragraph.reservedLines = 3
    #expect(abs(Typesetter.shared.layout(paragraph).size.height - 64.333) < 0.001)
  }

  @Test func attachmentsStandInTheLine() throws {
    let font = FontDescription(size: 17)
    let image = InlineAttachment(width: 20, ascent: 30, descent: 3, id: 7)
    let layout = Typesetter.shared.layout(
      Paragraph([
        TextSpan("a", font: font), TextSpan("", font: font, attachment: image, style: 1),
        TextSpan("b", font: font),
      ]))
    let line = try #require(layout.lines.first)
    let found = try #require(line.attachments.first)
    #expect(found.id == 7)
    #expect(found.x == line.runs[0].width)
    #expect(layout.firstBaseline == 30)
    #expect(line.runs.map(\.text) == ["a", "b"])
  }

  @Test func trackingTableSpeaksForEverySize() {
    for design in FontDesign.allCases {
      for platform in TextPlatform.allCases {
        for size in [1.0, 5.5, 6, 17.5, 55, 96, 300] {
          let font = FontDescription(design: design, size: size, platform: platform)
          #expect(abs(Typesetter.shared.automaticTracking(for: font)) < 0.12 * size)
        }
      }
    }
  }

  @Test func textStylesGrow() {
    for style in TextStyle.allCases {
      for platform in TextPlatform.allCases {
        let sizes = TypeSize.allCases.map {
          TextStyleTable.size(style, dynamicType: $0, platform: platform).size
        }
        #expect(sizes == sizes.sorted(), "\(style) on \(platform)")
      }
    }
  }
}
