import Dispatch
import Synchronization
import Testing
import VitrineDrawing

@testable import VitrineText

@Suite(.timeLimit(.minutes(60))) struct GlyphTests {
  private func glyphs(_ text: String, _ font: FontDescription) -> [(PinnedFont, UInt32)] {
    Typesetter.shared.layout(Paragraph([TextSpan(text, font: font)])).lines.flatMap(\.runs)
      .flatMap { run in
        run.glyphs.map { (Typesetter.shared.library.font(for: run.font), $0.id) }
      }
  }

  @Test(
    "every emoji sequence is one picture",
    arguments: [
      "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇯🇵", "❤️", "☀️", "1️⃣", "🏳️‍🌈",
    ])
  func emoji(text: String) throws {
    let found = glyphs(text, FontDescription(size: 20))
    #expect(found.count == 1)
    let (font, id) = try #require(found.first)
    #expect(font.isColor)
    let picture = try #require(font.colorBitmap(id))
    #expect(picture.pixels.count == picture.width * picture.height * 4)
    // About 1.25 em wide, premultiplied.
    let width = Double(picture.width) * picture.scale
    #expect(width > 22 && width < 27)
    #expect(
      stride(from: 0, to: picture.pixels.count, by: 4).allSatisfy {
        picture.pixels[$0] <= picture.pixels[$0 + 3]
      })
  }

  /// The middle of an emoji above the baseline, as parts of the text's size.
  @Test(arguments: [(10.0, 0.38), (12, 0.37), (32, 0.355), (47, 0.348)])
  func emojiStandAsHighAsApples(size: Double, expected: Double) throws {
    let line = try #require(
      Typesetter.shared.layout(
        Paragraph([TextSpan("🕒", font: FontDescription(size: size))])
      ).lines.first)
    let run = try #require(line.runs.first)
    let glyph = try #require(run.glyphs.first)
    let font = Typesetter.shared.library.font(for: run.font)
    let picture = try #require(font.colorBitmap(glyph.id))
    let middle = (picture.top + Double(picture.height) / 2) * picture.scale + glyph.y
    #expect(abs(-middle / size - expected) < 0.025)
  }

  @Test func textPresentationIsNoPicture() {
    #expect(glyphs("☀\u{FE0E}", FontDescription(size: 20)).allSatisfy { !$0.0.isColor })
    #expect(glyphs("1#*©", FontDescription(size: 20)).allSatisfy { !$0.0.isColor })
  }

  @Test("coverage adds up to the outline's area", arguments: FontDesign.allCases)
  func coverage(design: FontDesign) throws {
    let (font, id) = try #require(glyphs("o", FontDescription(design: design, size: 40)).first)
    let box = font.outline(id).controlBounds
    for subpixel in 0..<4 {
      let bitmap = font.coverage(id, pixelScale: 2, subpixel: subpixel)
      #expect(bitmap.rows.count == bitmap.width * bitmap.height)
      #expect(bitmap.rows.contains(255))
      #expect(abs(Double(bitmap.left) - (box.minX * 2 + Double(subpixel) / 4)) <= 1)
      #expect(abs(Double(bitmap.top) - box.minY * 2) <= 1)
      #expect(abs(Double(bitmap.height) - box.height * 2) <= 2)
    }
    // An o stands on the baseline and is as high as the x height.
    #expect(abs(box.maxY) < 1 && box.minY < -15)
  }

  /// Fonts of ornaments have outlines of more points than FreeType can count.
  @Test func anOutlineOfVeryManyPointsIsLeftToBeFilled() {
    var path = VectorPath()
    path.move(to: .zero)
    for index in 0..<40_000 { path.line(to: Point(Double(index % 100), Double(index % 77))) }
    path.close()
    #expect(OutlineOperations.coverage(path, library: nil).isTooDetailed)
    #expect(OutlineOperations.embolden(path, by: 1) == path)
  }

  @Test func roundedCornersStayInsideTheLetter() throws {
    let (round, id) = try #require(
      glyphs("l", FontDescription(design: .rounded, size: 100, weight: 700)).first)
    let outline = round.outline(id)
    #expect(outline.elements.contains { if case .curve = $0 { true } else { false } })
    var plain = round.instance
    plain.variations = [:]
    let square = Typesetter.shared.library.outline(glyph: id, in: plain)
    #expect(!square.elements.contains { if case .curve = $0 { true } else { false } })
    #expect(abs(square.controlBounds.width - outline.controlBounds.width) < 0.01)
    #expect(abs(square.controlBounds.height - outline.controlBounds.height) < 0.01)
  }

  /// However often a text is set, and from whatever cache it comes.
  @Test func missingCharactersAreBoxesAndSaid() throws {
    let typesetter = Typesetter(fonts: FontLibrary())
    let paragraph = Paragraph([TextSpan("a\u{10FFFD}", font: FontDescription(size: 17))])
    for width in [nil, nil, 50.0] {
      let layout = typesetter.layout(paragraph, width: width)
      #expect(layout.issues == [.missingGlyph("U+10FFFD")])
      let glyph = try #require(layout.lines.first?.runs.first?.glyphs.last)
      let font = try #require(layout.lines.first?.runs.first?.font)
      #expect(!typesetter.library.outline(glyph: glyph.id, in: font).isEmpty)
    }
    let message = FontIssue.missingGlyph("U+10FFFD").diagnostic("a text").message
    #expect(message.contains("U+10FFFD") && message.contains("\"a text\""))
  }

  /// Marks that several scripts share count as the script of the word before them; fonts of the other have them.
  @Test(arguments: [
    "a\u{60C} b", "def\u{61F}", "\u{2068}a\u{2069}\u{60C}\u{200F} \u{2068}b\u{2069}", "om\u{964}",
    "5\u{66A}", "日本\u{60C}", "a\u{1802}", "\u{FD3E}x\u{FD3F}",
  ])
  func marksOfOtherScriptsAreFound(_ text: String) {
    let layout = Typesetter(fonts: FontLibrary()).layout(
      Paragraph([TextSpan(text, font: FontDescription(size: 17))]))
    #expect(layout.issues.isEmpty)
  }

  @Test(
    "a pinned file that is not on the machine is an error that names its package",
    arguments: [
      ("Inter-roman.var.ttf", "fonts-inter-variable"), ("InterDisplay-Bold.otf", "fonts-inter"),
      ("NotoSansArabic-Regular.ttf", "fonts-noto-core"), ("PTF55F.ttf", "fonts-paratype"),
      ("JetBrainsMono-Bold.ttf", "fonts-jetbrains-mono"),
      ("DejaVuSansMono.ttf", "fonts-dejavu-core"), ("DejaVuSansMono-Bold.ttf", "fonts-dejavu-core"),
      ("NotoColorEmoji.ttf", "fonts-noto-color-emoji"),
      ("NotoSansCJK-Regular.ttc", "fonts-noto-cjk"),
    ])
  func missingFiles(file: String, package: String) {
    let library = FontLibrary()
    #expect(library.path(of: file) != nil, "install \(package)")
    let diagnostic = FontIssue.missingFile(file).diagnostic("text")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message.hasSuffix("install the Debian package \(package)"))
    var instance = FontInstance(file: file, size: 17)
    #expect(!library.font(for: instance).isMissing)
    instance.file = "Nowhere-" + file
    #expect(library.font(for: instance).isMissing)
  }

  @Test func threadsAgree() {
    let texts = (0..<40).map { "Steps \($0 * 37) of مرحبا 日本 😀" }
    @Sendable func set(_ typesetter: Typesetter) -> [TextLayout] {
      texts.map {
        typesetter.layout(
          Paragraph(
            [TextSpan($0, font: FontDescription(size: 15))], lineLimit: 2,
            minimumScale: 0.7), width: 90)
      }
    }
    let alone = set(Typesetter(fonts: FontLibrary()))
    let shared = Typesetter(fonts: FontLibrary())
    let disagreeing = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      if set(shared) != alone { disagreeing.withLock { $0 += 1 } }
    }
    #expect(disagreeing.withLock { $0 } == 0)
  }

  /// San Francisco's capitals are 1443 units of 2048 tall in every cut, the text cut's small letters 1078;
  /// those of the display cut were measured at 34 points (docs/facts/measured-3.md).
  @Test(arguments: [(11.0, 0.526), (17, 0.526), (21, 0.509), (34, 0.509)], [400.0, 700])
  func lettersAreAsTallAsSanFrancisco(cut: (size: Double, xHeight: Double), weight: Double) throws {
    for (letter, height) in [("H", 1443.0 / 2048), ("x", cut.xHeight)] {
      let found = glyphs(letter, FontDescription(size: cut.size, weight: weight)).first
      let (font, id) = try #require(found)
      #expect(abs(-font.outline(id).controlBounds.minY / cut.size - height) < 0.006)
    }
  }
}
