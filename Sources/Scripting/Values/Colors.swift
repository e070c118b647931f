import Foundation
import SwiftUI
import UIKit

/// Colors as scripts write them: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `rgb()`, `rgba()`, `hsl()`,
/// `hsla()`, UIKit's names.
enum Colors {
  static func color(_ text: String) -> Color? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let inside = text[text.index(after: open)...].dropLast()
      return function(text[..<open].lowercased(), inside)
    }
    return named(text)
  }

  private static func hex(_ digits: Substring) -> Color? {
    var digits = String(digits)
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else {
      return nil
    }
    let rgba = digits.count == 8 ? value : value << 8 | 0xFF
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    return Color(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }

  private static func function(_ name: String, _ inside: Substring) -> Color? {
    let parts = inside.split { $0 == "," || $0 == " " || $0 == "/" }
    guard parts.count >= 3 else { return nil }
    /// A number, or a percentage as a part of `whole`.
    func number(_ index: Int, whole: Double) -> Double? {
      guard parts.indices.contains(index) else { return nil }
      let text = parts[index]
      if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 * whole } }
      return Double(text.hasSuffix("deg") ? text.dropLast(3) : text)
    }
    let alpha = min(max(number(3, whole: 1) ?? 1, 0), 1)
    switch name {
    case "rgb", "rgba":
      guard let r = number(0, whole: 255), let g = number(1, whole: 255),
        let b = number(2, whole: 255)
      else { return nil }
      let parts = [r, g, b].map { min(max($0, 0), 255) / 255 }
      return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: alpha)
    case "hsl", "hsla":
      guard let hue = number(0, whole: 360), let saturation = number(1, whole: 1),
        let lightness = number(2, whole: 1)
      else { return nil }
      // Written in percent or, without the sign, as a number up to 100.
      func part(_ value: Double) -> Double { min(max(value > 1 ? value / 100 : value, 0), 1) }
      return hsl(hue, part(saturation), part(lightness), alpha)
    default: return nil
    }
  }

  private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double, _ alpha: Double)
    -> Color
  {
    let turn = hue.truncatingRemainder(dividingBy: 360) / 360
    let spread = saturation * min(lightness, 1 - lightness)
    let brightness = lightness + spread
    let part = brightness == 0 ? 0 : 2 * (1 - lightness / brightness)
    return Color(
      hue: turn < 0 ? turn + 1 : turn, saturation: part, brightness: brightness, opacity: alpha)
  }

  /// UIKit's names; `primary` and `secondary` too, which scripts borrow from SwiftUI.
  private static func named(_ name: String) -> Color? {
    switch name {
    case "accentColor", "tintColor": .accentColor
    case "primary": .primary
    case "secondary": .secondary
    case "pink": .pink
    case "mint": .mint
    case "indigo": .indigo
    case "teal": .teal
    case "transparent": .clear
    default: uiColors[name].map { Color($0) }
    }
  }

  private static let uiColors: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "link": .link,
    "darkText": .darkText, "lightText": .lightText,
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
    "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
    "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown, "clear": .clear,
  ]
}

extension Value {
  /// A color, light and dark ones by the color scheme, with opacity where one is said.
  var color: Color? {
    switch self {
    case .string(let text): Colors.color(text)
    case .object:
      if let color = self["color"]?.color {
        self["opacity"]?.number.map { color.opacity($0) } ?? color
      } else if let light = self["light"]?.color, let dark = self["dark"]?.color {
        Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
      } else {
        nil
      }
    default: nil
    }
  }
}
