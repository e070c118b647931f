import FoundationEssentials
import Glibc
import VitrineDrawing
import VitrinePlatform

/// What the app's catalog says of it, from the build's `app.json`: the color of its buttons, its icon.
struct AppLook {
  /// The folder of a built extension's resources.
  let resources: String

  /// iOS's blue, where the app names no color of its own.
  static let standardAccent = "#0088FF"
  /// Files of the resources are the user's: what is larger than any icon is none, bytes.
  private static let largest = 16 << 20

  /// `#RRGGBB`.
  func accent(isDark: Bool) -> String? {
    guard let variants = json?["accent"]?.array else { return nil }
    func first(_ appearance: String?) -> JSON? {
      variants.first { $0["appearance"]?.string == appearance && $0["contrast"] == nil }
    }
    let chosen = first(isDark ? "dark" : "light") ?? first(nil) ?? variants.first
    guard let numbers = chosen?["components"]?.array?.compactMap(\.double), numbers.count >= 3
    else { return nil }
    let isWide = chosen?["colorSpace"]?.string == "display-p3"
    return "#"
      + (isWide ? DisplayP3.sRGB(numbers) : numbers).prefix(3).map(Self.hexadecimal).joined()
  }

  /// A PNG.
  var icon: [UInt8]? {
    guard let name = json?["icon"]?["light"]?.string, !name.contains("/"),
      let bytes = read(name), bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    return bytes
  }

  private func read(_ name: String) -> [UInt8]? {
    let path = resources + "/" + name
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      size <= Self.largest
    else { return nil }
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  private var json: JSON? { read("app.json").flatMap { try? JSON(parsing: $0) } }

  private static func hexadecimal(_ part: Double) -> String {
    let byte = Int((min(max(part, 0), 1) * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
