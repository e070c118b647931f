public import VitrineDrawing
public import VitrineMessages

/// What a person can set, independent of device and context.
public struct EnvironmentOptions: Hashable, Sendable {
  public var appearance: RenderEnvironment.ColorScheme
  public var tint: RGBA?
  /// SwiftUI's case name; clamped to `large` … `accessibility5`, as the system does in widgets.
  public var typeSize: String
  public var locale: String
  /// nil: the locale's own.
  public var layoutDirection: RenderEnvironment.LayoutDirection?
  public var timeZone: String
  /// Seconds since 1970.
  public var date: Double
  /// nil: the device's own.
  public var scale: Double?
  public var os: Int
  public var redaction: [RenderEnvironment.Redaction]
  public var contrast: RenderEnvironment.Contrast
  public var wallpaper: WallpaperChoice
  public var face: WatchFace

  public init(
    appearance: RenderEnvironment.ColorScheme = .light, tint: RGBA? = nil,
    typeSize: String = "large", locale: String = "en_US",
    layoutDirection: RenderEnvironment.LayoutDirection? = nil, timeZone: String = "UTC",
    date: Double = 0, scale: Double? = nil, os: Int = OSVersion.newest,
    redaction: [RenderEnvironment.Redaction] = [],
    contrast: RenderEnvironment.Contrast = .standard, wallpaper: WallpaperChoice = .automatic,
    face: WatchFace = .standard
  ) {
    self.appearance = appearance
    self.tint = tint
    self.typeSize = typeSize
    self.locale = locale
    self.layoutDirection = layoutDirection
    self.timeZone = timeZone
    self.date = date
    self.scale = scale
    self.os = os
    self.redaction = redaction
    self.contrast = contrast
    self.wallpaper = wallpaper
    self.face = face
  }
}

extension Place {
  public init(
    device: Device, family: Family, options: EnvironmentOptions, isBackgroundRemovable: Bool = true
  ) {
    self.init(
      device: device, family: family, os: options.os, appearance: options.appearance,
      tint: options.tint, face: options.face, isBackgroundRemovable: isBackgroundRemovable)
  }
}

extension Context {
  /// What a widget is told when it stands here; nil where the family cannot.
  public func environment(
    device: Device, family: Family, options: EnvironmentOptions, isBackgroundRemovable: Bool = true
  ) -> RenderEnvironment? {
    guard
      allows(
        family, on: device, os: options.os, isBackgroundRemovable: isBackgroundRemovable),
      let size = device.size(of: family, in: placement, os: options.os)
    else { return nil }
    let traits = traits(
      Place(
        device: device, family: family, options: options,
        isBackgroundRemovable: isBackgroundRemovable))
    return RenderEnvironment(
      platform: device.environmentPlatform, osVersion: options.os, family: family.rawValue,
      width: size.layout.width, height: size.layout.height,
      displayScale: options.scale ?? device.displayScale, colorScheme: traits.colorScheme,
      renderingMode: traits.renderingMode,
      showsContainerBackground: traits.showsContainerBackground,
      contentMargins: traits.contentMargins,
      cornerRadius: device.cornerRadius(of: family, in: placement, os: options.os),
      dynamicTypeSize: DynamicType.clamped(options.typeSize), locale: options.locale,
      timeZone: options.timeZone,
      layoutDirection: options.layoutDirection ?? Direction.of(locale: options.locale),
      date: options.date, contrast: options.contrast,
      isLuminanceReduced: traits.isLuminanceReduced, redaction: options.redaction,
      isPreview: traits.isPreview, usesComplicationText: traits.usesComplicationText,
      watchCase: device.watchCaseMillimeters,
      activityFamily: family.isActivity ? (device.platform == .watch ? "small" : "medium") : nil,
      showsWidgetLabel: traits.showsWidgetLabel)
  }
}

/// Dynamic Type by SwiftUI's case names.
public enum DynamicType {
  /// What widgets follow: smaller settings count as `large` (appearance §8).
  public static let widget = [
    "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]
  public static let smaller = ["xSmall", "small", "medium"]

  public static func clamped(_ name: String) -> String {
    widget.contains(name) ? name : "large"
  }

  /// SwiftUI's case name for what people type: `AX3`, `XXL`, `xxLarge`, `accessibility3`.
  public static func parse(_ text: String) -> String? {
    let name = text.lowercased().filter { $0 != "-" && $0 != "_" }
    if name.hasPrefix("ax"), let step = Int(name.dropFirst(2)), (1...5).contains(step) {
      return "accessibility\(step)"
    }
    let short = [
      "xs": "xSmall", "s": "small", "m": "medium", "l": "large", "xl": "xLarge", "xxl": "xxLarge",
      "xxxl": "xxxLarge",
    ]
    return short[name] ?? (smaller + widget).first { $0.lowercased() == name }
  }
}

/// Which way a language is written.
public enum Direction {
  /// Languages and scripts written from right to left (CLDR).
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd",
    "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = [
    "arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg",
  ]

  public static func of(locale: String) -> RenderEnvironment.LayoutDirection {
    let parts = locale.lowercased().split { $0 == "_" || $0 == "-" || $0 == "@" }.map(String.init)
    guard let language = parts.first else { return .ltr }
    // A script in the identifier decides over the language: az-Arab, ks-Deva.
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scripts.contains(script) ? .rtl : .ltr
    }
    return languages.contains(language) ? .rtl : .ltr
  }
}
