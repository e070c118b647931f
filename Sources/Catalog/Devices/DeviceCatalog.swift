import VitrineDrawing

/// Every device, in the order that `vitrine devices` lists them.
public enum DeviceCatalog {
  /// Every device, iPhones first, newest first within a kind.
  public static let all: [Device] = iPhones + iPads + iPadsWithMoreSpace + watches + macs + visions

  /// The newest iPhone Pro whose numbers are all published.
  public static let defaultID = "iphone-17-pro"
  /// The watch where a context is a watch's and no device is named.
  public static let defaultWatchID = "apple-watch-46mm"

  /// Other names people use.
  public static let aliases: [String: String] = [
    "iphone-se": "iphone-se-3", "ipad": "ipad-11", "ipad-pro": "ipad-pro-11",
    "ipad-air": "ipad-air-11", "ipad-mini-8-3": "ipad-mini", "apple-watch": "apple-watch-46mm",
    "apple-watch-ultra": "apple-watch-49mm", "apple-watch-ultra-3": "apple-watch-49mm",
    "apple-watch-ultra-1": "apple-watch-ultra-2", "iphone": "iphone-17-pro",
    "apple-watch-series-11-46mm": "apple-watch-46mm",
    "apple-watch-series-11-42mm": "apple-watch-42mm",
    "apple-watch-series-10-46mm": "apple-watch-46mm",
    "apple-watch-series-10-42mm": "apple-watch-42mm",
    "apple-watch-series-9-45mm": "apple-watch-45mm",
    "apple-watch-series-9-41mm": "apple-watch-41mm", "apple-watch-se-44mm": "apple-watch-44mm",
    "apple-watch-se-40mm": "apple-watch-40mm", "macbook": "mac", "imac": "mac",
    "vision-pro": "apple-vision-pro",
  ]

  /// The device with an ID, an alias, or a screen of a size in points (`393x852`, `414x896@2`).
  public static func find(_ text: String) -> Device? {
    let id = text.lowercased()
    if let device = all.first(where: { $0.id == id }) { return device }
    if let alias = aliases[id] { return all.first { $0.id == alias } }
    guard let (width, height, scale) = parseSize(id) else { return nil }
    let (short, long) = (min(width, height), max(width, height))
    func matches(_ device: Device) -> Bool {
      min(device.screen.width, device.screen.height) == short
        && max(device.screen.width, device.screen.height) == long
        && (scale == nil || scale == device.displayScale)
    }
    // Where one size stands for two scales (414 × 896) the sharper screen is meant.
    let candidates = all.filter(matches)
    guard var device = candidates.max(by: { $0.displayScale < $1.displayScale }) else { return nil }
    device.id = id
    // A size stands for every phone that has it.
    device.hasActionButton = candidates.contains(where: \.hasActionButton)
    device.hasAlwaysOnDisplay = candidates.contains(where: \.hasAlwaysOnDisplay)
    return device
  }

  private static func parseSize(_ text: String) -> (Double, Double, Double?)? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count) else { return nil }
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]) else {
      return nil
    }
    if parts.count == 2 {
      guard let scale = Double(parts[1].filter { $0 != "x" }) else { return nil }
      return (width, height, scale)
    }
    return (width, height, nil)
  }
}
