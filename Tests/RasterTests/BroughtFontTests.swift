import TestSupport
import Testing
import VitrineDrawing
import VitrineText

@testable import VitrineRaster

/// Fonts that an archive carries, where they are drawn.
@Suite(.timeLimit(.minutes(60))) struct BroughtFontTests {
  private let icons = EncodedFont(
    name: "icons.ttf", bytes: IconFont.make(name: "Icons", characters: [0xE001]))

  private func list(_ file: String) -> DisplayList {
    let run = GlyphRun(
      font: FontInstance(file: file, size: 10), origin: Point(0, 10),
      glyphs: [GlyphRun.Glyph(id: 1, x: 0)], width: 10, text: "\u{E001}")
    return DisplayList([.glyphs(run, .color(.black))])
  }

  @Test func anIconIsDrawnFromTheBytesThatThePictureBrings() throws {
    let id = FontID(hashing: icons.bytes)
    let rasterizer = Rasterizer()
    let (bitmap, diagnostics) = try rasterizer.bringing([id: icons]).render(
      list(id.rawValue), size: Size(10, 10), scale: 1, options: Rasterizer.Options())
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
    #expect(diagnostics.isEmpty)
    // The next picture, which brings none, sees nothing of it.
    let (other, said) = try rasterizer.render(
      list(id.rawValue), size: Size(10, 10), scale: 1, options: Rasterizer.Options())
    #expect(other.pixels != bitmap.pixels)
    #expect(said.map(\.severity) == [.error])
  }

  @Test func missingPinnedFontsAreErrorsInEveryFormat() throws {
    let rasterizer = Rasterizer()
    let list = list("NotoSansNowhere-Regular.ttf")
    let options = Rasterizer.Options()
    let said = [
      try rasterizer.render(list, size: Size(10, 10), scale: 1, options: options).diagnostics,
      try rasterizer.svg(list, size: Size(10, 10), options: options).diagnostics,
      try rasterizer.pdf(list, size: Size(10, 10), options: options).diagnostics,
    ]
    for diagnostics in said {
      #expect(diagnostics.map(\.severity) == [.error])
      #expect(diagnostics.first?.message.hasSuffix("Debian package fonts-noto-core") == true)
    }
  }

  /// Whatever is wrong with the bytes of a font: something is drawn or not, and the next picture is not
  /// touched by it.
  @Test(arguments: 0..<200)
  func damagedFontsAreSurvived(_ seed: Int) throws {
    var bytes = icons.bytes
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for _ in 0...next(6) {
      let place = next(bytes.count)
      switch next(4) {
      case 0: bytes[place] = UInt8(next(256))
      case 1: bytes[place] = [0, 0x7F, 0x80, 0xFF][next(4)]
      case 2: bytes.removeLast(min(bytes.count - 1, next(40)))
      default: for at in place..<min(place + 4, bytes.count) { bytes[at] = 0xFF }
      }
    }
    let font = EncodedFont(name: "damaged.ttf", bytes: bytes)
    let id = FontID(hashing: bytes)
    let rasterizer = Rasterizer().bringing([id: font])
    var list = list(id.rawValue)
    let words = TextSpan(
      "at 0:00 \u{E001}\u{E001}", font: FontDescription(size: 12, customName: "Icons"))
    list.append(
      .dynamicText(
        DynamicText(
          paragraph: Paragraph([words]), updates: [.init(span: 0, content: .timer(date: 60))],
          looks: [TextLook(paint: .color(.black))], frame: Rect(x: 0, y: 0, width: 40, height: 20)))
    )
    _ = try? rasterizer.render(list, size: Size(40, 20), scale: 2, options: Rasterizer.Options())
    _ = try? rasterizer.svg(list, size: Size(40, 20))
    _ = try? rasterizer.pdf(list, size: Size(40, 20))
  }
}
