import Testing
@testable import VitrineCatalog
@testable import VitrineComposition
import VitrineDrawing
import VitrineRaster

/// Screens in a case, for a store: their size in pixels, their ground and their words.
@Suite(.timeLimit(.minutes(60))) struct PosterTests {
  private func screen(_ device: Device, scale: Double) -> Picture {
    let size = device.screen
    return Picture(
      list: DisplayList([Brush.flat(size, RGBA(1, 0, 0))]), size: size, scale: scale)
  }

  @Test(arguments: [
    ("iphone-17-pro-max", 1320, 2868), ("iphone-17-pro", 1320, 2868), ("iphone-se", 1242, 2208),
    ("ipad-pro-13", 2064, 2752), ("ipad-mini", 2064, 2752), ("mac", 2880, 1800),
    ("apple-watch-46mm", 416, 496), ("apple-watch-49mm", 422, 514),
  ])
  func storeSizes(_ id: String, _ width: Int, _ height: Int) throws {
    let device = try #require(DeviceCatalog.find(id))
    var poster = Poster()
    poster.fitsStore = true
    let picture = poster.picture(of: screen(device, scale: device.displayScale), on: device)
    let scale = picture.scale
    #expect(Int((picture.size.width * scale).rounded()) == width)
    #expect(Int((picture.size.height * scale).rounded()) == height)
  }

  /// App Store Connect takes no transparent pictures: a ground covers all of it, top and bottom.
  @Test func groundIsAGradient() throws {
    let device = try #require(DeviceCatalog.find("iphone-17-pro"))
    var poster = Poster()
    (poster.ground, poster.lowerGround) = (RGBA(1, 1, 1), RGBA(0, 0, 0))
    poster.caption = "At a glance"
    let picture = poster.picture(of: screen(device, scale: 1), on: device)
    #expect(picture.list.texts.joined(separator: " ").contains("glance"))
    let bitmap = rasterizer.render(picture.list, size: picture.size, scale: 1)
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(bitmap[2, 2].luminance > 0.95)
    #expect(bitmap[2, bitmap.height - 3].luminance < 0.05)
  }

  /// The case stands around the screen, on every kind of device.
  @Test(arguments: ["iphone-17-pro", "iphone-se", "ipad-pro-11", "apple-watch-46mm", "mac"])
  func casesHoldTheScreen(_ id: String) throws {
    let device = try #require(DeviceCatalog.find(id))
    let casing = Casing(device.screen, device)
    #expect(casing.inset.x > 0 && casing.inset.y > 0)
    #expect(casing.size.width == device.screen.width + 2 * casing.inset.x)
    let picture = Poster().picture(of: screen(device, scale: 1), on: device)
    let bitmap = rasterizer.render(picture.list, size: picture.size, scale: 1)
    #expect(bitmap[bitmap.width / 2, bitmap.height / 2].isNear(RGBA(1, 0, 0)))
  }

  /// A display's name means its side that is up; pixels are as they were asked for.
  @Test(arguments: [
    ("ipad-13", 1376.0, 1032.0, 2752, 2064), ("ipad-13", 1032, 1376, 2064, 2752),
    ("2064x2752", 1376, 1032, 2064, 2752), ("mac", 402, 874, 2880, 1800),
    ("iphone-6.9", 874, 402, 2868, 1320),
  ])
  func sizesTurnWithTheScreen(
    _ name: String, _ across: Double, _ down: Double, _ width: Int, _ height: Int
  ) throws {
    var poster = Poster()
    poster.pixels = try #require(StoreSize.find(name))
    poster.turnsWithScreen = StoreSize.isName(name)
    let screen = Picture(
      list: DisplayList([Brush.flat(Size(across, down), RGBA(1, 0, 0))]),
      size: Size(across, down), scale: 2)
    let picture = poster.picture(of: screen)
    #expect(Int((picture.size.width * picture.scale).rounded()) == width)
    #expect(Int((picture.size.height * picture.scale).rounded()) == height)
  }

  @Test(arguments: [("iphone-6.9", Size(1320, 2868)), ("100x200", Size(100, 200))])
  func sizesAreNamed(_ text: String, _ size: Size) { #expect(StoreSize.find(text) == size) }

  @Test(arguments: ["", "9x9", "100", "100x99999", "axb"])
  func otherSizesAreNone(_ text: String) { #expect(StoreSize.find(text) == nil) }

  // MARK: The island

  /// The way begins at the compact island's size and ends with the expanded archive itself.
  @Test func theIslandOpens() {
    func archive(_ width: Double, _ height: Double) -> Archive {
      let frame = Rect(x: 0, y: 0, width: width, height: height)
      return Archive(
        size: frame.size, scale: 3,
        list: DisplayList([.fill(VectorPath(rect: frame), .winding, .color(.white))]),
        semantics: SemanticsNode(type: "Widget", frame: frame))
    }
    let opening = IslandOpening(compact: archive(200, 36), expanded: archive(371, 160))
    #expect(opening.archive(at: 0).size == Size(200, 36))
    #expect(opening.archive(at: 1) == opening.expanded)
    let heights = EntryTransition.moments(12).map { opening.archive(at: $0).size.height }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(heights.allSatisfy { (36...160).contains($0) })
  }
}
