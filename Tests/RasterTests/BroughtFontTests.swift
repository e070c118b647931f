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
}
