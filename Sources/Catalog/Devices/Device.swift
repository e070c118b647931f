public import VitrineDrawing
public import VitrineMessages

/// A piece of hardware that shows widgets.
public struct Device: Hashable, Sendable, Identifiable {
  /// Kinds of hardware.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    case iPhone, iPad, watch, mac, vision
  }

  /// Camera and sensors at the upper edge of a phone.
  public enum Sensors: String, Hashable, Sendable, CaseIterable {
    /// A home button, or nothing to be seen.
    case none
    case notch
    /// The Dynamic Island.
    case island
  }

  /// Marketing name in lower case with hyphens, or the screen's size (`393x852`).
  public var id: String
  /// Marketing name.
  public var name: String
  /// Decides contexts, families and versions of the OS.
  public var platform: Platform
  /// Points, portrait (a Mac's and Apple Vision's: landscape).
  public var screen: Size
  /// Pixels per point.
  public var displayScale: Double
  /// Pixels of the panel, width × height.
  public var pixelWidth: Int
  /// Of the upright screen.
  public var pixelHeight: Int
  /// Radius of the display's own corners in points, 0 where they are square.
  public var displayCornerRadius: Double
  /// Watches: size of the case as it is sold, `46mm`; empty elsewhere.
  public var watchCase: String
  /// What the upper edge of the screen leaves room for.
  public var sensors = Sensors.none
  /// Whether the screen stays on and dimmed (iPhone 14 Pro and 15 Pro, 16 Pro and all that came with
  /// or after iPhone 17; Apple's technical specifications).
  public var hasAlwaysOnDisplay = false
  /// Whether it has a button that may perform a control (Apple's technical specifications: iPhone 15
  /// Pro, every iPhone from 16 on, and every Ultra).
  public var hasActionButton = false
  /// What about this row is assumed and why; nil where every number has a source.
  public var note: String?

  /// A row of the table of iPhones: points, pixels of the panel, radius of its corners in points.
  public static func iPhone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double,
    pixels: (Int, Int), corner: Double = 0, sensors: Sensors? = nil, isAlwaysOn: Bool = false,
    note: String? = nil
  ) -> Device {
    var device = Device(
      id: id, name: name, platform: .iPhone, screen: Size(width, height), displayScale: scale,
      pixelWidth: pixels.0, pixelHeight: pixels.1, displayCornerRadius: corner, watchCase: "",
      note: note)
    // Displays got rounder with the island (iPhone 14 Pro: 55), and rounder again with iPhone 16 Pro.
    device.sensors = sensors ?? (corner >= 55 ? .island : corner > 0 ? .notch : .none)
    device.hasAlwaysOnDisplay = isAlwaysOn || corner >= 62
    device.hasActionButton = ["15-pro", "16", "17", "18", "air"].contains {
      id.hasPrefix("iphone-\($0)")
    }
    return device
  }

  static func iPad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, pixels: (Int, Int),
    corner: Double = 0
  ) -> Device {
    Device(
      id: id, name: name, platform: .iPad, screen: Size(width, height), displayScale: 2,
      pixelWidth: pixels.0, pixelHeight: pixels.1, displayCornerRadius: corner, watchCase: "")
  }

  static func watch(
    _ id: String, _ name: String, case watchCase: String, _ width: Double, _ height: Double,
    corner: Double, note: String? = nil
  ) -> Device {
    var device = Device(
      id: id, name: name, platform: .watch, screen: Size(width, height), displayScale: 2,
      pixelWidth: Int(width * 2), pixelHeight: Int(height * 2), displayCornerRadius: corner,
      watchCase: watchCase, note: note)
    device.hasActionButton = watchCase.hasPrefix("49mm")
    return device
  }

  /// The watch's case in mm, nil for everything else. The oldest watches' sizes are scaled from the
  /// 40 mm watch's, and their text with them (estimate).
  public var watchCaseMillimeters: Int? {
    guard platform == .watch else { return nil }
    return watchCase.hasSuffix("(old)") ? 40 : Int(watchCase.prefix { $0.isNumber })
  }

  /// What the widget's code is told it runs on.
  public var environmentPlatform: RenderEnvironment.Platform {
    switch platform {
    case .iPhone, .iPad: .iOS
    case .watch: .watchOS
    case .mac: .macOS
    case .vision: .visionOS
    }
  }
}
