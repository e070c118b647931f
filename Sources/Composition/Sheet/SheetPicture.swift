import VitrineCatalog
import VitrineDrawing

/// A sheet as one picture: a section for each widget and family, tiles in rows, captions below.
/// Points.
public enum SheetPicture {
  private static let width = 1400.0
  private static let margin = 40.0
  private static let gap = 24.0
  /// Larger pictures are drawn smaller.
  private static let largest = Size(364, 400)
  private static let narrowest = 176.0
  private static let ink = RGBA(hex: 0x1C1C1E)
  private static let faint = RGBA(hex: 0x3C3C43, alpha: 0.62)

  /// Height of a column, points: with two pixels a point less than the 16,384 that one picture may
  /// have.
  private static let tallest = 8000.0
  /// Pixels of a side: more would be cut off.
  private static let longestSide = 16_384.0
  /// Pixels of all, so that one widget's sheet stays below 8 MB, and of many below half a gigabyte while
  /// it is drawn.
  private static func mostPixels(_ widgets: Int) -> Double {
    min(42e6 + 10e6 * Double(widgets - 1), 120e6)
  }

  /// All tiles on one page, in as many columns as they need. `scale`: pixels per point, less where the
  /// picture would be too large.
  public static func picture(title: String, tiles: [SheetTile], scale: Double = 2) -> Picture {
    let sections = SheetSection.sections(tiles)
    var page = Page(title, sections, tallest: .infinity)
    if page.y > tallest {
      // Columns of one height.
      let columns = (page.y / tallest).rounded(.up)
      page = Page(title, sections, tallest: page.y / columns + largest.height / 2)
    }
    let size = Size(page.left + width, max(page.deepest, page.y) + margin)
    let scale = min(
      scale, longestSide / max(size.width, size.height),
      (mostPixels(Set(tiles.map(\.kind)).count) / (size.width * size.height)).squareRoot())
    // The ground ends with the last pixels, which it would cover in part: a sheet is opaque.
    let ground = Brush.flat(
      Size(size.width + 1 / scale, size.height + 1 / scale), RGBA(hex: 0xE9E9EE))
    return Picture(
      list: DisplayList([ground]).appending(page.list), size: size, scale: scale,
      images: page.images)
  }

  /// What has been laid out so far.
  private struct Page {
    var list = DisplayList()
    var images: [ImageID: EncodedImage] = [:]
    var y = 0.0
    /// Where the column begins, and how far down the deepest one has come.
    var (left, deepest) = (0.0, 0.0)
    /// A row that would begin below it opens another column.
    let tallest: Double

    init(_ title: String, _ sections: [SheetSection], tallest: Double) {
      self.tallest = tallest
      list.operations +=
        Ink.text(
          title, 28, weight: 700, color: ink, at: Point(margin, margin + 26)
        ).operations
      y = margin + 56
      for section in sections { add(section) }
    }

    private mutating func startRow() {
      guard y > tallest else { return }
      deepest = max(deepest, y)
      (left, y) = (left + width, margin)
    }

    private mutating func add(_ section: SheetSection) {
      startRow()
      list.operations +=
        Ink.text(
          "\(section.widget) · \(section.family)", 17, weight: 600, color: ink,
          at: Point(left + margin, y + 18)
        ).operations
      y += 36
      var row: [(tile: SheetTile, picture: Size)] = []
      var x = margin
      for tile in section.tiles {
        let picture = fitted(tile)
        let column = max(picture.width, narrowest)
        if x + column > width - margin, !row.isEmpty {
          add(row)
          (row, x) = ([], margin)
        }
        row.append((tile, picture))
        x += column + gap
      }
      add(row)
      y += 12
    }

    private mutating func add(_ row: [(tile: SheetTile, picture: Size)]) {
      startRow()
      let height = row.map(\.picture.height).max() ?? 0
      var x = left + margin
      var captions = 0.0
      for (tile, picture) in row {
        let column = max(picture.width, narrowest)
        // On a common ground line.
        add(
          tile,
          in: Rect(
            x: x, y: y + height - picture.height, width: picture.width, height: picture.height))
        captions = max(captions, caption(tile, at: Point(x, y + height + 8), width: column))
        x += column + gap
      }
      y += height + 8 + captions + gap
    }

    private mutating func add(_ tile: SheetTile, in rect: Rect) {
      if let surface = tile.surface {
        list.append(Ink.rounded(rect.inset(by: -6), 18, surface == .black ? .black : .white))
      }
      guard !tile.png.isEmpty else {
        list.append(Ink.rounded(rect, 16, RGBA.black.opacity(0.06)))
        return
      }
      let id = ImageID("tile-\(images.count)")
      images[id] = EncodedImage(format: .bitmap, bytes: tile.png)
      list.append(.image(ImageDrawing(image: id, frame: rect, interpolation: .high)))
    }

    /// Returns how high it is.
    private mutating func caption(_ tile: SheetTile, at point: Point, width: Double) -> Double {
      let variant = tile.variant.isEmpty ? "" : " · \(tile.variant)"
      let heading = SystemText.block(
        tile.contextTitle, size: 12, weight: 600, width: width, lineLimit: 2, scale: 2)
      list.operations += heading.draw(point, .color(ink)).operations
      let text = (["\(tile.device) · \(tile.appearance)\(variant)"] + tile.caption)
        .joined(separator: "\n")
      let body = SystemText.block(text, size: 10, width: width, scale: 2)
      list.operations +=
        body.draw(
          Point(point.x, point.y + heading.size.height + 2), .color(faint)
        ).operations
      return heading.size.height + 2 + body.size.height
    }

    private func fitted(_ tile: SheetTile) -> Size {
      guard tile.size.width > 0, tile.size.height > 0 else { return Size(narrowest, 96) }
      let factor = min(
        1, largest.width / tile.size.width, largest.height / tile.size.height)
      return Size(tile.size.width * factor, tile.size.height * factor)
    }
  }
}
