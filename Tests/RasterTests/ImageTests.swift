import Testing
import VitrineDrawing
import VitrineRaster

@Suite(.timeLimit(.minutes(60))) struct ImageTests {
  /// Red, green; blue, white.
  private let four = EncodedImage(
    format: .pixels,
    bytes: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255], pixelWidth: 2,
    pixelHeight: 2)

  private func draw(
    _ resource: EncodedImage, _ size: Double = 20,
    _ change: (inout ImageDrawing) -> Void = { _ in }
  ) throws -> (bitmap: Bitmap, diagnostics: [Diagnostic]) {
    var image = ImageDrawing(
      image: ImageID("x"), frame: Rect(x: 0, y: 0, width: size, height: size), interpolation: .none)
    change(&image)
    return try Rasterizer().render(
      DisplayList([.image(image)]), size: Size(size, size), scale: 1,
      images: ImageProvider([ImageID("x"): resource]), options: Rasterizer.Options())
  }

  private static let (r, g, b, w) = (
    RGBA(1, 0, 0), RGBA(0, 1, 0), RGBA(0, 0, 1), RGBA(1, 1, 1)
  )

  /// Corners top left, top right, bottom left, bottom right by EXIF's number: number n is stored so
  /// that undoing it shows the picture upright.
  @Test(arguments: [
    (1, [r, g, b, w]), (2, [g, r, w, b]), (3, [w, b, g, r]), (4, [b, w, r, g]), (5, [r, b, g, w]),
    (6, [b, r, w, g]), (7, [w, g, b, r]), (8, [g, w, r, b]),
  ])
  func `orientation`(number: Int, corners: [RGBA]) throws {
    let bitmap = try draw(four) { $0.orientation = number }.bitmap
    #expect([bitmap[3, 3], bitmap[16, 3], bitmap[3, 16], bitmap[16, 16]] == corners)
  }

  @Test func `flip, template, tile`() throws {
    let flipped = try draw(four) { $0.flipsHorizontally = true }.bitmap
    #expect(flipped[3, 3] == Self.g)
    let template = try draw(four) { $0.template = .color(RGBA(1, 0.5, 0)) }.bitmap
    #expect(abs(template[3, 3].green - 0.5) < 0.01 && template[16, 16].blue == 0)
    let tiled = try draw(four) { $0.resizing = .tile(size: Size(4, 4)) }.bitmap
    // Bilinear over two pixels a color: the corners of tiles stay what they are.
    #expect(tiled[0, 0].red > 0.7 && tiled[4, 0].red > 0.7)
  }

  @Test func `nine parts keep their ends`() throws {
    // Three by three: a red frame around white.
    var bytes: [UInt8] = []
    for i in 0..<9 { bytes += i == 4 ? [255, 255, 255, 255] : [255, 0, 0, 255] }
    let picture = EncodedImage(format: .pixels, bytes: bytes, pixelWidth: 3, pixelHeight: 3)
    let bitmap = try draw(picture) {
      $0.resizing = .slices(size: Size(3, 3), top: 1, left: 1, bottom: 1, right: 1, tiles: false)
    }.bitmap
    #expect(bitmap[0, 10] == Self.r && bitmap[19, 10] == Self.r && bitmap[10, 19] == Self.r)
    #expect(bitmap[1, 1] == Self.w && bitmap[18, 18] == Self.w)
  }

  @Test func `shrinking is smooth`() throws {
    // Stripes one pixel wide become their mean.
    var bytes: [UInt8] = []
    for i in 0..<400 * 4 { bytes += i % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let picture = EncodedImage(format: .pixels, bytes: bytes, pixelWidth: 400, pixelHeight: 4)
    let bitmap = try draw(picture) { $0.interpolation = .medium }.bitmap
    #expect((2..<18).allSatisfy { abs(bitmap[$0, 10].red - 0.5) < 0.03 })
  }

  @Test(arguments: [[], [1, 2, 3], Array("\u{89}PNG".utf8), [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]])
  func `what cannot be read is a visible stand-in and a diagnostic`(bytes: [UInt8]) throws {
    let (bitmap, diagnostics) = try draw(EncodedImage(format: .bitmap, bytes: bytes))
    #expect(bitmap[10, 3].alpha > 0.3)
    #expect(diagnostics.count == 1)
    #expect(diagnostics[0].message.hasPrefix("image x is drawn as a stand-in: "))
  }

  @Test func `a missing image is reported once`() throws {
    let image = ImageDrawing(image: ImageID("no"), frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let found = try rasterizer.render(
      DisplayList([.image(image), .image(image)]), size: Size(9, 9), scale: 1, options: .init())
    #expect(
      found.diagnostics.map(\.message) == [
        "image no is drawn as a stand-in: its bytes are not in the archive"
      ])
  }

  @Test func `messages have the name of the sources`() throws {
    let image = ImageDrawing(
      image: ImageID(hash: "0123456789abcdef", name: "My Logo"),
      frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let found = try rasterizer.render(
      DisplayList([.image(image)]), size: Size(9, 9), scale: 1, options: .init())
    #expect(found.diagnostics.map(\.message).first?.hasPrefix("image 'My Logo' is") == true)
    #expect(ImageID(hash: "0123456789abcdef", name: nil).title == "0123456789ab")
  }

  @Test func `SVG is drawn at the size it has`() throws {
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="1" height="2" fill="red"/></svg>"#
    let bitmap = try draw(EncodedImage(format: .svg, bytes: Array(text.utf8))).bitmap
    #expect(bitmap[9, 10] == Self.r && bitmap[10, 10] == .clear)
  }

  /// Any damage to a good file gives a picture or a stand-in.
  @Test func `damaged files are survived`() throws {
    let good = try [
      rasterizer.render(pixelCases[0].list, size: Size(20, 20), scale: 1).pngData(),
      Array(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="9"><g><rect width="9"/></g></svg>"#.utf8),
      rasterizer.pdf(pixelCases[0].list, size: Size(20, 20)).bytes,
    ]
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int((state >> 33) % UInt64(limit))
    }
    for file in good {
      for _ in 0..<60 {
        var bytes = file
        for _ in 0...next(6) { bytes[next(bytes.count)] = UInt8(next(256)) }
        _ = ImageInfo(bytes)
        let format = ImageInfo(bytes)?.resourceFormat ?? .bitmap
        _ = try draw(EncodedImage(format: format, bytes: bytes))
      }
    }
  }
}
