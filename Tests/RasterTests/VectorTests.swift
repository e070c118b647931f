import Testing
import VitrineDrawing
import VitrineRaster

@Suite(.timeLimit(.minutes(60))) struct VectorTests {
  /// Without those whose pixels depend on what a viewer does at edges.
  private static let scenes = pixelCases.filter {
    !["hard stop", "opaque blur keeps its edges", "blur spreads", "stretched stroke keeps its pen"]
      .contains($0.name)
  }

  /// The document, drawn by another library, looks like our own pixels.
  @Test(arguments: scenes)
  func `SVG looks the same`(item: PixelCase) throws {
    let (text, _) = try rasterizer.svg(
      item.list, size: item.size, options: .init(background: item.background))
    #expect(
      try text
        == rasterizer.svg(
          item.list, size: item.size, options: .init(background: item.background)
        )
        .text)
    // librsvg knows neither plus-lighter nor isolation of the page.
    guard !text.contains("plus-lighter") else { return }
    compare(item, EncodedImage(format: .svg, bytes: Array(text.utf8)), text)
  }

  @Test(arguments: scenes)
  func `PDF looks the same`(item: PixelCase) throws {
    let options = Rasterizer.Options(background: item.background)
    let (bytes, _) = try rasterizer.pdf(item.list, size: item.size, options: options)
    #expect(try bytes == rasterizer.pdf(item.list, size: item.size, options: options).bytes)
    compare(item, EncodedImage(format: .pdf, bytes: bytes), "PDF")
  }

  private func compare(_ item: PixelCase, _ file: EncodedImage, _ text: String) {
    let expected = rasterizer.render(
      item.list, size: item.size, scale: 2, background: item.background)
    let image = ImageDrawing(
      image: ImageID(item.name),
      frame: Rect(x: 0, y: 0, width: item.size.width, height: item.size.height))
    let found = Rasterizer().render(
      DisplayList([.image(image)]), size: item.size, scale: 2,
      images: ImageProvider([ImageID(item.name): file]))
    let difference = expected.compared(with: found, tolerance: 24)
    #expect(difference.share < 0.06, "\(item.name): \(difference)\n\(text.prefix(2000))")
  }

  @Test func `SVG reads well`() throws {
    let list = DisplayList([
      .fill(
        VectorPath(rect: Rect(x: 0, y: 0, width: 20, height: 20)), .winding,
        .linearGradient(
          [GradientStop(.white, at: 0), GradientStop(.black.opacity(0.5), at: 1)], from: .zero,
          to: Point(0, 20))),
      .group(
        EffectGroup(
          .opacity(0.5),
          DisplayList([
            .fill(
              VectorPath(rect: Rect(x: 5, y: 5, width: 10, height: 10)), .winding,
              .color(RGBA(1, 0, 0)))
          ]))),
    ])
    #expect(
      try rasterizer.svg(list, size: Size(20, 20)).text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">
          <defs>
            <linearGradient id="gradient1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="20"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#000000" stop-opacity="0.5"/></linearGradient>
          </defs>
          <rect x="0" y="0" width="20" height="20" fill="url(#gradient1)"/>
          <g opacity="0.5">
            <rect x="5" y="5" width="10" height="10" fill="#ff0000"/>
          </g>
        </svg>

        """)
  }

  @Test func `what cannot be expressed is reported`() throws {
    let paint = Paint.angularGradient(
      [GradientStop(.white, at: 0)], center: .zero, startAngle: 0, endAngle: 6)
    let list = DisplayList([
      .fill(VectorPath(rect: Rect(x: 0, y: 0, width: 20, height: 20)), .winding, paint)
    ])
    #expect(
      try rasterizer.svg(list, size: Size(20, 20)).diagnostics.map(\.message) == [
        "an angular gradient cannot be expressed in SVG and is embedded as a picture"
      ])
    #expect(
      try rasterizer.pdf(list, size: Size(20, 20)).diagnostics.map(\.message) == [
        "an angular gradient cannot be expressed in PDF and is embedded as a picture"
      ])
  }
}
