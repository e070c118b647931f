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
    let difference = panels.cropped(x: 2 * step, y: 0, width: width, height: panels.height)
    let ground = ground(width, panels.height)
    func shown(_ picture: Bitmap) -> Bitmap { ground.overlaid(with: picture, x: 0, y: 0) }
    return panels.overlaid(with: shown(expected), x: 0, y: 0)
      .overlaid(with: difference, x: step, y: 0)
      .overlaid(with: shown(actual), x: 2 * step, y: 0)
  }

  /// A checkered gray, which shows what is clear, and white text on nothing as well as black.
  private static func ground(_ width: Int, _ height: Int) -> Bitmap {
    var ground = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        ground.pixels[y * width + x] = (x / 8 + y / 8) % 2 == 0 ? 0xFFA0_A0A4 : 0xFF90_9094
      }
    }
    return ground
  }
}
