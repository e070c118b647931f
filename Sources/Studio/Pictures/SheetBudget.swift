package import VitrineComposition
import VitrineDrawing

/// How large a sheet's file may become. Photographs and noise do not pack: where a sheet would be
/// larger, its pictures have fewer pixels.
package struct SheetBudget: Sendable {
  /// Bytes of the file.
  package let bytes: Int

  /// 8 MB for each widget.
  package init(widgets: Int) { bytes = 8_000_000 * max(1, widgets) }

  /// For tests.
  package init(bytes: Int) { self.bytes = bytes }

  /// Pictures are tried smaller at most so many times: each try comes closer.
  private static let tries = 4
  /// Fewer pixels than this for each one before would show nothing.
  private static let smallest = 0.15

  /// Calls `make` with smaller and smaller factors of the sides' pixels until what it returns fits, at
  /// last with what is closest.
  package func fit(_ make: (_ factor: Double) throws -> [UInt8]) rethrows -> (
    bytes: [UInt8], factor: Double
  ) {
    var factor = 1.0
    var made = try make(factor)
    for _ in 0..<Self.tries where made.count > bytes && factor > Self.smallest {
      let next = factor * (Double(bytes) / Double(made.count)).squareRoot() * 0.95
      factor = max(Self.smallest, next)
      made = try make(factor)
    }
    return (made, factor)
  }

  /// A tile with fewer pixels for each point.
  /// - scale: pixels per point that its picture has now.
  package static func smaller(
    _ tile: SheetTile, scale: Double, by factor: Double, _ writer: PictureWriter
  ) throws -> SheetTile {
    guard factor < 1, !tile.png.isEmpty else { return tile }
    var tile = tile
    // The writer keeps what it has decoded, by name.
    let id = ImageID("tile-\(SitePage.name(of: tile.png))")
    let frame = Rect(x: 0, y: 0, width: tile.size.width, height: tile.size.height)
    let picture = Picture(
      list: DisplayList([.image(ImageDrawing(image: id, frame: frame, interpolation: .high))]),
      size: tile.size, scale: scale * factor,
      images: [id: EncodedImage(format: .bitmap, bytes: tile.png)])
    tile.png = try writer.encode(picture).bytes
    return tile
  }
}
