import Foundation
import TestSupport
import Testing
import VitrineDrawing

@testable import VitrineText

/// Fonts that a widget brings.
@Suite(.timeLimit(.minutes(60))) struct BroughtFontTests {
  private func icons(_ characters: [UInt32]) -> EncodedFont {
    EncodedFont(name: "icons.ttf", bytes: IconFont.make(name: "Icons", characters: characters))
  }

  private func file(_ name: String) throws -> EncodedFont {
    let path = try #require(FontLibrary().path(of: name), "install the package of \(name)")
    return try FontLibrary.encoded(path: path)
  }

  @Test func aFontIsFoundByItsNames() throws {
    let library = FontLibrary()
    let names = try library.register(file("PTF55F.ttf"))
    #expect(names.contains("PTSerif-Regular"))
    let typesetter = Typesetter(fonts: library)
    let font = FontDescription(size: 20, customName: "PTSerif-Regular")
    #expect(typesetter.instance(for: font).brought != nil)
    // Its own measures, not San Francisco's: 1.039 and 0.255 em.
    #expect(abs(typesetter.metrics(font).lineHeight - 20 * 1.294) < 0.01)
    #expect(library.face(named: "PT Serif")?.postScriptName == "PTSerif-Regular")
    #expect(library.registeredFamilies == ["PT Serif"])
  }

  /// Small capitals are a feature of the font's; without it letters stay as they are, where the system's are made up.
  @Test func smallCapitalsAreTheFontsOwn() throws {
    let library = FontLibrary()
    try library.register(file("PTF55F.ttf"))
    let typesetter = Typesetter(fonts: library)
    func width(_ text: String, _ smallCaps: SmallCaps, _ name: String?) -> Double {
      let font = FontDescription(size: 20, smallCaps: smallCaps, customName: name)
      return typesetter.layout(Paragraph([TextSpan(text, font: font)])).size.width
    }
    let all: SmallCaps = [.lowercase, .uppercase]
    #expect(width("small", all, "PTSerif-Regular") == width("small", [], "PTSerif-Regular"))
    #expect(width("small", all, nil) != width("small", [], nil))
    let font = FontDescription(size: 20, smallCaps: .lowercase, customName: "PTSerif-Regular")
    #expect(typesetter.instance(for: font).features == ["smcp": 1])
  }

  @Test func boldComesFromTheFamilyWhereItHasIt() throws {
    let library = FontLibrary()
    try library.register(file("PTF55F.ttf"))
    let typesetter = Typesetter(fonts: library)
    let bold = FontDescription(size: 20, weight: 700, customName: "PTSerif-Regular")
    #expect(typesetter.instance(for: bold).embolden > 0)
    let file = try file("PTF75F.ttf")
    try library.register(file)
    // Registered since: what the name meant before is forgotten.
    #expect(typesetter.instance(for: bold).file == FontID(hashing: file.bytes).rawValue)
    #expect(typesetter.instance(for: bold).embolden == 0)
  }

  @Test(
    "names of a variable font's instances",
    arguments: [
      ("Inter Thin", 100.0), ("Inter Bold", 700), ("Inter Semi Bold", 600), ("Inter", 400),
    ])
  func variable(name: String, weight: Double) throws {
    let library = FontLibrary()
    try library.register(file("Inter-roman.var.ttf"))
    let family = try #require(library.registeredFamilies.first)
    let name = name.replacing("Inter", with: family)
    let typesetter = Typesetter(fonts: library)
    let plain = typesetter.instance(for: FontDescription(size: 17, customName: name))
    #expect(plain.brought != nil && plain.variations["wght"] == weight)
    let bold = typesetter.instance(for: FontDescription(size: 17, weight: 650, customName: name))
    #expect(bold.variations["wght"] == max(650, weight))
    #expect(plain.embolden == 0 && bold.embolden == 0)
  }

  /// The fits are San Francisco's: the same file is set with them where it stands in for it, and
  /// without where a widget brings it, whatever it is called.
  @Test func whatAWidgetBringsIsSetAsItIs() throws {
    let library = FontLibrary()
    try library.register(file("Inter-roman.var.ttf"))
    let typesetter = Typesetter(fonts: library)
    func width(_ name: String?, _ text: String) -> Double {
      let font = FontDescription(size: 100, customName: name)
      return typesetter.layout(Paragraph([TextSpan(text, font: font)], pixelLength: 0)).size.width
    }
    // Inter's own advances: of 2816 units a digit zero has 1809, an "n" 1669.
    let name = try #require(library.registeredFamilies.first)
    #expect(name.hasPrefix("Inter"))
    let n = width(name, "n")
    #expect(abs(width(name, "nnnn") - 4 * n) < 1e-6)
    #expect(abs(width(name, "100%") - width(name, "100") - width(name, "%")) < 0.5)
    #expect(width(name, "(n)") != width(nil, "(n)"))
  }

  @Test func iconsOfThePrivateUseAreas() throws {
    let library = FontLibrary()
    let icons = icons([0xE001, 0xF0000])
    try library.register(icons)
    let typesetter = Typesetter(fonts: library)
    let font = FontDescription(size: 24, customName: "Icons")
    let layout = typesetter.layout(Paragraph([TextSpan("\u{E001}\u{F0000}", font: font)]))
    #expect(layout.issues.isEmpty)
    let run = try #require(layout.lines.first?.runs.first)
    #expect(run.font.brought == FontID(hashing: icons.bytes))
    #expect(layout.lines[0].width == 48)
    // A square of the whole em.
    let box = library.outline(glyph: run.glyphs[0].id, in: run.font).controlBounds
    #expect(abs(box.width - 24) < 0.01 && abs(box.height - 24) < 0.01)
  }

  @Test func whatIsNoFontIsRefused() throws {
    let library = FontLibrary()
    let good = icons([0xE001])
    for count in [0, 3, 12, 40, good.bytes.count / 2] {
      let cut = EncodedFont(name: "cut.ttf", bytes: Array(good.bytes.prefix(count)))
      do throws(FontError) {
        // A font that lost its last tables may still have names; nothing it says is trusted.
        try library.register(cut)
        _ = Typesetter(fonts: library).layout(
          Paragraph([TextSpan("\u{E001}", font: FontDescription(size: 9, customName: "Icons"))]))
      } catch {
        #expect(error == .notAFont(name: "cut.ttf"))
      }
    }
    let large = EncodedFont(
      name: "large.ttf", bytes: [UInt8](repeating: 0, count: EncodedFont.mostBytes + 1))
    #expect(throws: FontError.tooLarge(name: "large.ttf", bytes: large.bytes.count)) {
      try library.register(large)
    }
    #expect(throws: FontError.unreadable(path: "/nowhere.ttf")) {
      try library.register(path: "/nowhere.ttf")
    }
    #expect(throws: FontError.unreadable(path: "/dev/zero")) {
      try library.register(path: "/dev/zero")
    }
  }

  @Test(
    "a name that nobody registered is said with the text that needs it",
    arguments: [
      ("Nowhere-Bold", Diagnostic.Severity.warning), ("HelveticaNeue-Light", .note),
      ("ArialMT", .note), ("Interesting", .warning),
    ])
  func unknown(name: String, severity: Diagnostic.Severity) throws {
    let typesetter = Typesetter(fonts: FontLibrary())
    let font = FontDescription(size: 17, customName: name)
    #expect(typesetter.instance(for: font).file == "Inter-roman.var.ttf")
    let layout = typesetter.layout(Paragraph([TextSpan("Some text", font: font)]))
    let issue = try #require(layout.issues.first)
    let diagnostic = issue.diagnostic("Some text")
    #expect(diagnostic.severity == severity)
    #expect(diagnostic.message.contains(name) && diagnostic.message.contains("\"Some text\""))
  }

  /// As the host does with an archive's fonts: they are seen by the picture that brings them only.
  @Test func fontsOfAnArchiveAreItsOwn() throws {
    let icons = icons([0xE001])
    let extensionLibrary = FontLibrary()
    try extensionLibrary.register(icons)
    let font = FontDescription(size: 24, customName: "Icons")
    let instance = Typesetter(fonts: extensionLibrary).instance(for: font)
    let base = FontLibrary()
    let id = FontID(hashing: icons.bytes)
    let library = FontLibrary(bringing: [id: icons], over: base)
    #expect(!library.outline(glyph: 1, in: instance).isEmpty)
    #expect(Typesetter(fonts: library).instance(for: font) == instance)
    #expect(base.font(for: instance).isMissing)
    // The pinned fonts are the base's own.
    let pinned = FontInstance(file: "Inter-roman.var.ttf", size: 17)
    #expect(library.font(for: pinned) === base.font(for: pinned))
    // Bytes that are not what their name says are nobody's.
    var forged = icons
    forged.bytes[forged.bytes.count - 1] ^= 1
    #expect(FontLibrary(bringing: [id: forged], over: base).font(for: instance).isMissing)
  }
}
