import Testing
import VitrineDrawing

@testable import VitrineRaster

@Suite(.timeLimit(.minutes(60))) struct PNGTests {
  private func noise(_ width: Int, _ height: Int, opaque: Bool, _ seed: UInt64) -> Bitmap {
    var state = seed &+ 1
    return Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { index in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Runs, repeats, noise, and plain stretches that end anywhere.
        if seed % 3 == 0, index % 7 < 5 { return 0xff33_6699 }
        if opaque { return 0xff00_0000 | UInt32(truncatingIfNeeded: state >> 40) }
        if seed % 3 == 1, index % 97 < 61 { return 0 }
        if seed % 3 == 1, index % 97 < 90 {
          return 0xff00_0000 | UInt32(truncatingIfNeeded: state >> 40)
        }
        let alpha = UInt32(truncatingIfNeeded: state >> 33) & 255
        return RGBA(0.2, 0.5, Float(alpha) / 300, Float(alpha) / 255).premultipliedWord
      })
  }

  @Test(arguments: [(1, 1), (3, 2), (64, 64), (65, 7), (300, 40), (1, 300), (9000, 2)])
  func `a picture comes back as it was`(width: Int, height: Int) throws {
    for seed in 0..<6 as Range<UInt64> {
      for opaque in [true, false] {
        let picture = noise(width, height, opaque: opaque, seed)
        let back = try #require(Bitmap(png: picture.pngData()))
        #expect(back.compared(with: picture, tolerance: 1).agrees)
        #expect(picture.pngData() == picture.pngData())
        let filtered = try #require(Bitmap(png: picture.pngData(filteredFrom: 1)))
        #expect(filtered.compared(with: picture, tolerance: 1).agrees)
      }
    }
  }

  /// Shades that run down are a third of what they are without filters, or less; what is plain stays as it is.
  @Test func `rows of shades are written as differences`() {
    let words: [UInt32] = (0..<90_000).map { index in
      let (row, column) = (index / 300, index % 300)
      return 0xff00_0000 + 0x0001_0101 * UInt32(column * 37 % 101 + row % 150)
    }
    let shades = Bitmap(width: 300, height: 300, pixels: words)
    let whole = Int.max
    #expect(shades.pngData(filteredFrom: 1).count * 3 < shades.pngData(filteredFrom: whole).count)
    let plain = Bitmap(width: 300, height: 300, color: .white)
    #expect(plain.pngData(filteredFrom: 1) == plain.pngData(filteredFrom: whole))
  }

  @Test func `a large picture comes back`() throws {
    let list = DisplayList(pixelCases.flatMap { $0.list.operations })
    let picture = rasterizer.render(list, size: Size(400, 400), scale: 3)
    #expect(
      try #require(Bitmap(png: picture.pngData())).compared(with: picture, tolerance: 1).agrees)
  }

  @Test func `it says that it is sRGB`() {
    let bytes = Bitmap(width: 2, height: 2, color: .white).pngData()
    #expect(String(decoding: bytes, as: Unicode.ASCII.self).contains("sRGB"))
    #expect(ImageInfo(bytes)?.pixelWidth == 2)
  }

  @Test func `differences are found and shown`() {
    let a = Bitmap(width: 20, height: 10, color: .white)
    var b = a
    b.pixels[25] = 0xffff_0000
    let comparison = a.compared(with: b)
    #expect(comparison.differing == 1 && comparison.largest == 255)
    let panels = a.differencePicture(with: b)
    #expect(panels.width == 76)
    #expect(panels[56 + 5, 1].green < 0.2)
    #expect(!a.compared(with: Bitmap(width: 3, height: 3)).agrees)
  }

  @Test func `pictures can be laid over each other`() {
    let wall = Bitmap(width: 30, height: 30, color: RGBA(1, 0, 0))
    let tile = Bitmap(width: 10, height: 10, color: RGBA(0, 0, 1, 0.5))
    let result = tile.composited(over: wall, x: 5, y: 5)
    #expect(result.width == 10 && result[0, 0].alpha == 1 && abs(result[0, 0].blue - 0.5) < 0.01)
    #expect(wall.overlaid(with: tile, x: 25, y: 25)[29, 29].blue > 0.4)
    #expect(wall.filling(width: 8, height: 20)[4, 10] == RGBA(1, 0, 0))
    #expect(wall.cropped(x: 25, y: 25, width: 10, height: 10)[9, 9] == .clear)
  }
}
