import CoreGraphics
import VitrineDrawing

extension UIColor {
  /// A color that repeats a picture on a device. Nothing is filled with tiles here: it is the mean of the picture's pixels,
  /// clear for a picture without any.
  public convenience init(patternImage image: UIImage) {
    self.init(.fixed(image.cgImage?.straightPixels.map(Self.mean) ?? RGBA(0, 0, 0, 0)))
  }

  /// Weighted by how opaque each pixel is.
  private static func mean(_ pixels: [UInt8]) -> RGBA {
    var (sums, alpha) = ([0.0, 0, 0], 0.0)
    for start in stride(from: 0, to: pixels.count - 3, by: 4) {
      let weight = Double(pixels[start + 3]) / 255
      for channel in 0..<3 { sums[channel] += Double(pixels[start + channel]) / 255 * weight }
      alpha += weight
    }
    guard alpha > 0 else { return RGBA(0, 0, 0, 0) }
    return RGBA(
      Float(sums[0] / alpha), Float(sums[1] / alpha), Float(sums[2] / alpha),
      Float(alpha * 4 / Double(pixels.count)))
  }
}
