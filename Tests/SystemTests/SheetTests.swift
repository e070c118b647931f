import Foundation
import TestSupport
import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineRaster
import VitrineStudio

@Suite(.timeLimit(.minutes(60))) struct SheetTests {
  static func tile(_ context: String, name: String = "Weather") throws -> SheetTile {
    let device = try #require(DeviceCatalog.find("iphone-17-pro"))
    var job = RenderJob(
      subject: .widget(kind: name), family: .systemSmall, device: device, contextID: context,
      options: EnvironmentOptions(), source: .placeholder)
    job.widgetName = name
    var tile = SheetTile(job)
    tile.size = Size(164, 164)
    tile.png = [0x89, 0x50, 0x4e, 0x47]
    return tile
  }

  @Test(arguments: [
    ("home-screen", "fullColor", "background kept"),
    ("home-screen-clear", "accented", "background removed, clear glass in its place"),
    ("standby-night", "vibrant", "luminance in red, nothing else"),
    ("standby", "fullColor", "always the dark color scheme"),
    ("carplay", "fullColor", "background removed"),
  ])
  func captionsNameModeAndEffects(_ context: String, _ mode: String, _ effect: String) throws {
    let tile = try Self.tile(context)
    #expect(tile.explanation?.mode == mode)
    #expect(tile.caption.contains(effect), "\(tile.caption)")
    #expect(tile.caption.first == "widgetRenderingMode \(mode)")
  }

  @Test func pageHasEveryTileAndNeedsNothingElse() throws {
    let tiles = try ["home-screen", "home-screen-clear", "standby"].map {
      try Self.tile($0, name: "A <b> & \"c\"")
    }
    let html = try SheetPage.html(
      title: "Sheet </script>", tiles: tiles, date: "2026-06-08T09:41:00Z",
      files: Checkout.root.appending(path: "Sources/Studio/Site").path)
    #expect(html.split(separator: "\"place\":").count == 4)
    #expect(html.contains("\"place\":\"home-screen-clear\""))
    #expect(html.contains(#"A \u003Cb> & \"c\""#))
    #expect(!html.contains("<b>") && !html.contains("Sheet </script>"))
    #expect(!html.contains("http:") && !html.contains("https:"))
    #expect(!html.contains("src=\"") && !html.contains("href=\""))
    // The same picture is there once.
    #expect(html.split(separator: "\"iVBORw==\"").count == 2)
  }

  @Test func pictureHasEveryTile() throws {
    let tiles = try ["home-screen", "home-screen-clear", "standby"].map { try Self.tile($0) }
    let picture = SheetPicture.picture(title: "Sheet", tiles: tiles)
    #expect(picture.images.count == 3)
    #expect(picture.list.texts.contains("Sheet"))
    #expect(picture.size.width > 0 && picture.size.height > 164)
  }

  @Test(
    arguments: [
      ([], ""), ([0x66], "Zg=="), ([0x66, 0x6f], "Zm8="), ([0x66, 0x6f, 0x6f], "Zm9v"),
      ([0xff, 0xfe, 0xfd, 0xfc], "//79/A=="),
    ] as [([UInt8], String)])
  func base64(_ bytes: [UInt8], _ text: String) { #expect(Base64.text(bytes) == text) }

  /// What packs stays as it is; noise, as in photographs, gets fewer pixels until it fits.
  @Test(
    arguments: [(40_000, 1...1), (9000, 0.3...0.6), (1, 0.15...0.15)]
      as [(Int, ClosedRange<Double>)])
  func sheetsStaySmall(_ limit: Int, _ expected: ClosedRange<Double>) throws {
    var seed: UInt32 = 7
    let pixels = (0..<10_000).map { _ -> UInt32 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return 0xFF00_0000 | seed >> 8
    }
    let noise = Bitmap(width: 100, height: 100, pixels: pixels)
    var tile = try Self.tile("home-screen")
    (tile.size, tile.png) = (Size(50, 50), noise.pngData())
    let fitted = try SheetBudget(bytes: limit).fit { factor in
      try SheetBudget.smaller(tile, scale: 2, by: factor, PictureWriter()).png
    }
    #expect(limit == 1 || fitted.bytes.count <= limit)
    #expect(expected.contains(fitted.factor))
    #expect(fitted.factor < 1 || fitted.bytes == tile.png)
  }

  /// Pictures that one writer makes smaller stay apart.
  @Test func smallerPicturesAreTheirOwn() throws {
    let writer = PictureWriter()
    let pictures = try [RGBA(1, 0, 0), RGBA(0, 0, 1)].map { color in
      var tile = try Self.tile("home-screen")
      (tile.size, tile.png) = (
        Size(8, 8), Bitmap(width: 16, height: 16, color: color).pngData()
      )
      return try SheetBudget.smaller(tile, scale: 2, by: 0.5, writer).png
    }
    #expect(pictures[0] == Bitmap(width: 8, height: 8, color: RGBA(1, 0, 0)).pngData())
    #expect(pictures[1] == Bitmap(width: 8, height: 8, color: RGBA(0, 0, 1)).pngData())
  }

  /// Also where the last pixels lie half outside, at a scale that is no whole number.
  @Test func aSheetIsOpaque() throws {
    var tile = try Self.tile("home-screen")
    tile.png = Bitmap(width: 2, height: 2, color: .white).pngData()
    let sheet = SheetPicture.picture(title: "Sheet", tiles: [tile], scale: 0.37)
    let bitmap = rasterizer.render(
      sheet.list, size: sheet.size, scale: sheet.scale, images: ImageProvider(sheet.images))
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
  }
}
