import VitrineDrawing

/// A rectangle of whole pixels; the right and bottom edges are outside.
struct PixelRect: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var area: Int { width * height }
  var isEmpty: Bool { right <= left || bottom <= top }

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// All pixels that the rectangle touches. Far coordinates are cut to what Cairo can hold.
  init(around rect: Rect) {
    func pixel(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -farthestPixel), farthestPixel))
    }
    left = pixel((rect.minX + 1e-6).rounded(.down))
    top = pixel((rect.minY + 1e-6).rounded(.down))
    right = pixel((rect.maxX - 1e-6).rounded(.up))
    bottom = pixel((rect.maxY - 1e-6).rounded(.up))
  }

  var rect: Rect {
    Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func expanded(by margin: Int) -> PixelRect {
    PixelRect(
      left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func contains(_ other: PixelRect) -> Bool {
    other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom
  }
}

/// Cairo's coordinates have 24 bits before the point; half of that leaves room for its sums.
let farthestPixel = 4_000_000.0

extension Affine {
  /// Whether the map can be undone within Cairo's precision.
  var isUsable: Bool {
    let det = determinant
    return det.isFinite && abs(det) > 1e-12 && tx.isFinite && ty.isFinite
  }

  var inverse: Affine? {
    guard isUsable else { return nil }
    let det = determinant
    return Affine(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// Whether Cairo can take a pattern through the map: its numbers have sixteen bits before the point,
  /// and one that has more ends all further drawing.
  var isForPatterns: Bool {
    [a, b, c, d].allSatisfy { abs($0) < 32_000 } && tx.isFinite && ty.isFinite
  }

  /// Maps rectangles to rectangles with upright sides.
  var keepsAxes: Bool { b == 0 && c == 0 }

  /// The factor of a uniform, upright scale; nil for turns, mirrors and stretches.
  var uniformScale: Double? {
    b == 0 && c == 0 && a > 0 && abs(a - d) <= 1e-9 * a ? a : nil
  }
}
