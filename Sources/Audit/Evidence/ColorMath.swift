import Foundation
import VitrineDrawing

extension RGBA {
  /// Relative luminance by WCAG 2, 0 … 1, alpha not counted.
  var relativeLuminance: Double {
    func linear(_ component: Float) -> Double { StandardRGB.linear(Double(component)) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Degrees of the hue and saturation of HSV; nil for grays.
  var hue: (degrees: Double, saturation: Double)? {
    let (r, g, b) = (Double(red), Double(green), Double(blue))
    let (most, least) = (max(r, g, b), min(r, g, b))
    guard most > 0.15, most - least > 0.05 else { return nil }
    let d = most - least
    var h = most == r ? (g - b) / d : most == g ? 2 + (b - r) / d : 4 + (r - g) / d
    if h < 0 { h += 6 }
    return (h * 60, d / most)
  }

  /// Whether all components of two colors are equal to the eighth bit, alpha included.
  func isSame(as other: RGBA) -> Bool {
    abs(red - other.red) < 0.006 && abs(green - other.green) < 0.006
      && abs(blue - other.blue) < 0.006 && abs(alpha - other.alpha) < 0.02
  }
}

/// WCAG's ratio of two relative luminances, 1 … 21.
func contrastRatio(_ a: Double, _ b: Double) -> Double {
  (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

/// Degrees between two hues, 0 … 180.
func hueDistance(_ a: Double, _ b: Double) -> Double {
  let d = abs(a - b).truncatingRemainder(dividingBy: 360)
  return min(d, 360 - d)
}
