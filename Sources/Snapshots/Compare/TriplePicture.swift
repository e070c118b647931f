public import VitrineRaster

/// Expected, difference and actual in one picture, side by side.
public enum TriplePicture {
  /// Pixels between two of the three.
  public static let gap = 8

  /// Three panels as large as the larger of both pictures.
  public static func make(expected: Bitmap, actual: Bitmap) -> Bitmap {
    let panels = expected.differencePicture(with: actual)
    let width = max(expected.width, actual.width)
    let step = width + gap
    func panel(_ index: Int) -> Bitmap {
      panels.cropped(x: index * step, y: 0, width: width, height: panels.height)
    }
    // The raster puts the difference last; here it stands between what it compares.
    return panels.overlaid(with: panel(2), x: step, y: 0).overlaid(
      with: panel(1), x: 2 * step, y: 0)
  }
}
