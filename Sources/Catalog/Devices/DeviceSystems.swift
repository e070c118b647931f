public import VitrineMessages

/// Which versions of its OS a device runs: the one that it shipped with to the last one, in the
/// unified numbering (watchOS 10, macOS 14 and visionOS 1 count as 17).
///
/// Sources: Apple's lists of compatible devices for iOS and iPadOS 17, 18, 26 and 27, and for
/// watchOS 10, 11, 26 and 27. iOS 18 runs where iOS 17 does (iPhone XS, XR and SE 2 on); iOS 26 left
/// out iPhone XS, XS Max and XR, iOS 27 nothing. iPadOS 18 left out the 6th generation and the iPads
/// Pro of 2017, iPadOS 26 the 7th generation, iPadOS 27 the A12 (Air 3, mini 5). watchOS 11 and 26
/// want Series 6, SE 2 or Ultra, watchOS 27 Series 10, SE 3 or Ultra 2. A row that stands for several
/// generations has all of their versions.
extension Device {
  /// nil where only a screen's size was named: any device may have it.
  public var systems: ClosedRange<Int>? { deviceSystems[id] }

  /// Whether the device runs a version.
  public func runs(_ os: Int) -> Bool { systems?.contains(os) ?? true }

  /// The versions that it runs of those that the tables know.
  public var knownSystems: [Int] { OSVersion.known.filter(runs) }
}

/// The last version that there is.
private let last = 27

private let deviceSystems: [String: ClosedRange<Int>] = [
  // Announced for iOS 27: the version that they ship with is an estimate.
  "iphone-duo": 27...last, "iphone-duo-inner": 27...last,
  "iphone-18-pro": 27...last, "iphone-18-pro-max": 27...last,
  "iphone-17-pro-max": 26...last, "iphone-17-pro": 26...last, "iphone-air": 26...last,
  "iphone-17": 26...last, "iphone-17e": 26...last,
  "iphone-16-pro-max": 18...last, "iphone-16-pro": 18...last, "iphone-16-plus": 18...last,
  "iphone-16": 18...last, "iphone-16e": 18...last,
  "iphone-15-pro-max": 17...last, "iphone-15-pro": 17...last, "iphone-15-plus": 17...last,
  "iphone-15": 17...last,
  "iphone-14-pro-max": 16...last, "iphone-14-pro": 16...last, "iphone-14-plus": 16...last,
  "iphone-14": 16...last,
  "iphone-13-pro-max": 15...last, "iphone-13-pro": 15...last, "iphone-13": 15...last,
  "iphone-13-mini": 15...last, "iphone-13-mini-display-zoom": 15...last,
  "iphone-12-pro-max": 14...last, "iphone-12-pro": 14...last, "iphone-12": 14...last,
  "iphone-12-mini": 14...last,
  "iphone-11-pro-max": 13...last, "iphone-11-pro": 13...last, "iphone-11": 13...last,
  "iphone-xs-max": 12...18, "iphone-xs": 12...18, "iphone-xr": 12...18, "iphone-x": 11...16,
  "iphone-se-3": 15...last, "iphone-se-2": 13...last,
  "iphone-8-plus": 11...16, "iphone-8": 11...16, "iphone-7-plus": 10...15, "iphone-7": 10...15,
  "iphone-6s-plus": 9...15, "iphone-6s": 9...15, "iphone-6-plus": 8...12, "iphone-6": 8...12,
  "iphone-se-1": 9...15, "ipod-touch": 8...15,

  "ipad-pro-13": 17...last, "ipad-pro-13-more-space": 17...last,
  "ipad-pro-11": 17...last, "ipad-pro-11-more-space": 17...last,
  // That the iPads Pro of 2018 (A12X) run iPadOS 27 is an estimate.
  "ipad-pro-12-9": 9...last, "ipad-pro-11-4th-generation": 12...last,
  "ipad-pro-10-5": 10...17, "ipad-pro-9-7": 9...16,
  "ipad-air-13": 17...last, "ipad-air-11": 17...last, "ipad-air-11-more-space": 17...last,
  "ipad-air-10-9": 14...last, "ipad-air-10-5": 12...26, "ipad-air-9-7": 7...15,
  "ipad-11": 18...last, "ipad-10-2": 13...last, "ipad-9-7": 5...17,
  "ipad-mini": 15...last, "ipad-mini-7-9": 6...26,

  "apple-watch-49mm": 26...last, "apple-watch-46mm": 18...last, "apple-watch-42mm": 18...last,
  "apple-watch-ultra-2": 16...last, "apple-watch-45mm": 15...26, "apple-watch-41mm": 15...26,
  "apple-watch-44mm": 12...last, "apple-watch-40mm": 12...last,
  "apple-watch-series-3-42mm": 11...15, "apple-watch-series-3-38mm": 11...15,

  // Stands for every Mac.
  "mac": 14...last, "apple-vision-pro": 17...last,
]

extension DeviceCatalog {
  /// The device that stands for its platform where none is named: the newest whose numbers are
  /// published among those that run a version.
  public static func standard(_ platform: Device.Platform, os: Int = OSVersion.newest) -> Device? {
    let ids =
      switch platform {
      case .iPhone: [defaultID, "iphone-16-pro", "iphone-15-pro"]
      case .iPad: ["ipad-pro-11"]
      case .watch: [defaultWatchID, "apple-watch-45mm"]
      case .mac: ["mac"]
      case .vision: ["apple-vision-pro"]
      }
    return ids.compactMap(find).first { $0.runs(os) }
  }
}
