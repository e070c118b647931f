import Foundation
import VitrineDrawing
import VitrineRaster

/// A color as pixels have it: sRGB, components 0 … 1.
public struct PixelColor: Hashable, Sendable, CustomStringConvertible {
  /// 0 … 1.
  public var red: Double
  /// 0 … 1.
  public var green: Double
  /// 0 … 1.
  public var blue: Double
  /// 0 … 1; 1 is opaque.
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ color: RGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  /// `#RRGGBB`, and the opacity where it is not full.
  public var description: String {
    func hex(_ value: Double) -> String {
      let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + hex(red) + hex(green) + hex(blue) + (alpha < 1 ? hex(alpha) : "")
  }

  /// Relative luminance (WCAG 2.2).
  public var luminance: Double {
    0.2126 * StandardRGB.linear(red) + 0.7152 * StandardRGB.linear(green)
      + 0.0722 * StandardRGB.linear(blue)
  }

  /// Contrast with another color, 1 … 21 (WCAG 2.2).
  public func contrast(with other: PixelColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

/// What a view's part of the picture consists of.
struct NodeColors {
  var foreground: PixelColor
  var background: PixelColor

  /// Pixels around a view's frame that are looked at for what lies behind it.
  private static let rim = 2

  /// The background is the median of the pixels along the frame's edges: a gradient has no color that
  /// is common. The foreground is the color farthest from it that is more than an accident of
  /// antialiasing. nil where the view has no pixels.
  init?(_ bitmap: Bitmap, frame: Rect, pixelsPerPoint scale: Double) {
    let left = max(0, Int((frame.x * scale).rounded(.down)) - Self.rim)
    let top = max(0, Int((frame.y * scale).rounded(.down)) - Self.rim)
    let right = min(bitmap.width, Int(((frame.x + frame.width) * scale).rounded(.up)) + Self.rim)
    let bottom = min(bitmap.height, Int(((frame.y + frame.height) * scale).rounded(.up)) + Self.rim)
    guard left < right, top < bottom else { return nil }
    func pixel(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }
    let edges =
      (left..<right).flatMap { [pixel($0, top), pixel($0, bottom - 1)] }
      + (top..<bottom).flatMap { [pixel(left, $0), pixel(right - 1, $0)] }
    let ground = Self.median(edges)
    // Colors that differ by less than an eighth are one, of which the commonest stands for all.
    var counts: [UInt32: [UInt32: Int]] = [:]
    for y in top..<bottom {
      for x in left..<right {
        counts[pixel(x, y) & 0xE0E0_E0E0, default: [:]][pixel(x, y), default: 0] += 1
      }
    }
    // An eighth of a percent (estimate).
    let fewest = max(2, (right - left) * (bottom - top) / 800)
    let colors = counts.values.filter { $0.values.reduce(0, +) >= fewest }.compactMap { group in
      group.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }
    let farthest = colors.max {
      (Self.distance($0, ground), $0) < (Self.distance($1, ground), $1)
    }
    background = PixelColor(RGBA(premultipliedWord: ground))
    foreground = PixelColor(RGBA(premultipliedWord: farthest ?? ground))
  }

  /// Of each component by itself.
  private static func median(_ words: [UInt32]) -> UInt32 {
    [0, 8, 16, 24].reduce(0) { result, shift in
      let values = words.map { ($0 >> UInt32(shift)) & 255 }.sorted()
      return result | values[values.count / 2] << UInt32(shift)
    }
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].reduce(0) { sum, shift in
      let d = Int((a >> UInt32(shift)) & 255) - Int((b >> UInt32(shift)) & 255)
      return sum + d * d
    }
  }
}

extension RenderedNode {
  /// The color of the view's text or symbol as the context shows it: after tinting, dimming, and what
  /// else an appearance does.
  public func color() throws -> PixelColor { try colors().foreground }

  /// The color behind it.
  public func background() throws -> PixelColor { try colors().background }

  /// Contrast of the view's text or symbol against what lies behind it, 1 … 21 (WCAG 2.2).
  public func contrast() throws -> Double {
    let colors = try colors()
    return colors.foreground.contrast(with: colors.background)
  }

  private func colors() throws -> NodeColors {
    let bitmap = try widget.bitmap()
    if let found = NodeColors(bitmap, frame: node.frame, pixelsPerPoint: widget.pixelsPerPoint) {
      return found
    }
    throw WidgetTestError("the \(type) on \(widget.place) has no pixels: its frame is \(frame)")
  }
}
