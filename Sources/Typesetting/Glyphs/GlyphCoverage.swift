import CGraphics
internal import VitrineDrawing

/// FreeType's part: thicker outlines and 8-bit coverage.
enum OutlineOperations {
  /// The outline `strength` thicker (thinner where negative), centered on the old one. Same units.
  static func embolden(_ path: VectorPath, by strength: Double) -> VectorPath {
    // 26.6 numbers of 1/64 unit are too coarse for points; a thousandth of a point is enough.
    let scale = 64000.0
    let thicker: VectorPath? = withOutline(path, scale: scale) { outline in
      let amount = FT_Pos((strength * scale).rounded())
      FT_Outline_EmboldenXY(&outline, amount, amount)
      FT_Outline_Translate(&outline, -amount / 2, -amount / 2)
      var copy = path
      var index = 0
      func next() -> Point {
        let p = outline.points[index]
        index += 1
        return Point(Double(p.x) / scale, -Double(p.y) / scale)
      }
      for i in copy.elements.indices {
        switch copy.elements[i] {
        case .move: copy.elements[i] = .move(next())
        case .line: copy.elements[i] = .line(next())
        case .curve:
          let (a, b) = (next(), next())
          copy.elements[i] = .curve(a, b, next())
        case .close: break
        }
      }
      return copy
    }
    return thicker ?? path
  }

  /// Draws the path, given in pixels, into a bitmap just large enough. `library` is FreeType's and
  /// belongs to the caller for the time of the call.
  static func coverage(_ path: VectorPath, library: FT_Library?) -> GlyphBitmap {
    let bounds = path.controlBounds
    guard bounds.width > 0 || bounds.height > 0 else { return .empty }
    let left = Int(bounds.minX.rounded(.down))
    let top = Int(bounds.minY.rounded(.down))
    let width = Int(bounds.maxX.rounded(.up)) - left
    let height = Int(bounds.maxY.rounded(.up)) - top
    // A glyph larger than this is drawn as a path.
    guard width > 0, height > 0, width <= 4096, height <= 4096 else { return .empty }
    var rows = [UInt8](repeating: 0, count: width * height)
    let placed = path.transformed(by: .translation(-Double(left), -Double(top + height)))
    let isDrawn: Void? = withOutline(placed, scale: 64) { outline in
      rows.withUnsafeMutableBufferPointer { buffer in
        var bitmap = FT_Bitmap()
        bitmap.width = UInt32(width)
        bitmap.rows = UInt32(height)
        bitmap.pitch = Int32(width)
        bitmap.buffer = buffer.baseAddress
        bitmap.num_grays = 256
        bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        FT_Outline_Get_Bitmap(library, &outline, &bitmap)
      }
    }
    if isDrawn == nil { return .tooDetailed }
    return GlyphBitmap(left: left, top: top, width: width, height: height, rows: rows)
  }

  /// FreeType's headers changed the sign of these arrays' elements between versions.
  private static func bound<T>(
    _ pointer: UnsafeMutableRawPointer?, like: UnsafeMutablePointer<T>?
  ) -> UnsafeMutablePointer<T>? { pointer?.assumingMemoryBound(to: T.self) }

  /// FreeType counts an outline's points in sixteen bits.
  private static let mostPoints = Int(Int16.max)

  /// The path as FreeType wants it: y up, on- and off-curve points, contours by last point. nil for
  /// more points than it can count.
  private static func withOutline<R>(
    _ path: VectorPath, scale: Double, _ body: (inout FT_Outline) -> R
  ) -> R? {
    var points: [FT_Vector] = []
    var tags: [CChar] = []
    var ends: [Int16] = []
    points.reserveCapacity(path.elements.count * 3)
    func add(_ p: Point, _ tag: CChar) {
      points.append(
        FT_Vector(x: FT_Pos((p.x * scale).rounded()), y: FT_Pos((-p.y * scale).rounded())))
      tags.append(tag)
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        if !points.isEmpty { ends.append(Int16(clamping: points.count - 1)) }
        add(p, 1)
      case .line(let p): add(p, 1)
      case .curve(let a, let b, let p):
        add(a, 2)
        add(b, 2)
        add(p, 1)
      case .close: break
      }
    }
    if !points.isEmpty { ends.append(Int16(clamping: points.count - 1)) }
    return withOutline(&points, &tags, &ends, body)
  }

  private static func withOutline<R>(
    _ points: inout [FT_Vector], _ tags: inout [CChar], _ ends: inout [Int16],
    _ body: (inout FT_Outline) -> R
  ) -> R? {
    guard points.count <= mostPoints else { return nil }
    return points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        ends.withUnsafeMutableBufferPointer { ends in
          var outline = FT_Outline()
          outline.n_contours = numericCast(ends.count)
          outline.n_points = numericCast(points.count)
          outline.points = points.baseAddress
          outline.tags = bound(tags.baseAddress, like: outline.tags)
          outline.contours = bound(ends.baseAddress, like: outline.contours)
          return body(&outline)
        }
      }
    }
  }
}

/// How much of each pixel a glyph covers.
public struct GlyphBitmap: Hashable, Sendable {
  /// Column of the first pixel, from the glyph's origin (less the subpixel offset).
  public var left: Int
  /// Row of the first pixel from the baseline, y down: negative above it.
  public var top: Int
  /// Pixels.
  public var width: Int
  /// Pixels.
  public var height: Int
  /// One byte a pixel, rows without padding, top row first.
  public var rows: [UInt8]

  /// Nothing here: the outline has more points than can be made a bitmap of, and is to be filled.
  public var isTooDetailed = false

  static let empty = GlyphBitmap(left: 0, top: 0, width: 0, height: 0, rows: [])
  static let tooDetailed = GlyphBitmap(
    left: 0, top: 0, width: 0, height: 0, rows: [], isTooDetailed: true)
}

/// A glyph that is a picture.
public struct ColorBitmap: Hashable, Sendable {
  /// RGBA, premultiplied, 8 bits each, rows without padding.
  public var pixels: [UInt8]
  /// Pixels.
  public var width: Int
  /// Pixels.
  public var height: Int
  /// Left edge from the glyph's origin and top edge from the baseline (y down), in the picture's
  /// own pixels.
  public var left: Double
  /// Pixels of the picture; negative above the baseline.
  public var top: Double
  /// Points a pixel of the picture at the font's size.
  public var scale: Double
}
