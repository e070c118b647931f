import SwiftUI
import VitrineRaster

/// What levels do to a picture. A shadow of a shadow is seen farther out and a padded material is larger, so that the
/// outer ones of many change more pixels than the inner ones: cost is then compared with the pixels, not with the levels.
extension Growth {
  /// Pixels that are others than in the picture with a level less, of all levels up to each size. Nil where more
  /// elements do not go around fewer.
  static func changedPixels(_ shape: Shape, _ sizes: [Int]) -> [Int]? {
    guard shape.isNested, let last = sizes.last else { return nil }
    var (sum, sums): (Int, [Int]) = (0, [])
    var before = picture(shape.view(0))
    for level in 1...last {
      let picture = picture(shape.view(level))
      sum += changes(from: before, to: picture)
      before = picture
      if sizes.contains(level) { sums.append(sum) }
    }
    return sums
  }

  /// With one in the middle of the other.
  private static func changes(from before: Bitmap, to after: Bitmap) -> Int {
    let (x, y) = ((after.width - before.width) / 2, (after.height - before.height) / 2)
    let moved = before.cropped(x: -x, y: -y, width: after.width, height: after.height)
    return zip(moved.pixels, after.pixels).count { $0 != $1 }
  }
}
