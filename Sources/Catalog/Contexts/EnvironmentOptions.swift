public import VitrineDrawing
public import VitrineMessages

/// What a person can set, independent of device and context.
public struct EnvironmentOptions: Hashable, Sendable {
  /// Light or dark.
  public var appearance: RenderEnvironment.ColorScheme
  /// Tint of accented contexts; nil: the system's own.
  public var tint: RGBA?
  /// SwiftUI's case name; clamped to `large` … `accessibility5`, as the system does in widgets.
  public var typeSize: String
  /// Language and region, such as `de_DE`.
  public var locale: String
  /// nil: the locale's own.
  public var layoutDirection: RenderEnvironment.LayoutDirection?
  /// An identifier such as `Europe/Berlin`.
  public var timeZone: String
  /// Seconds since 1970.
  public var date: Double
  /// nil: the device's own.
  public var scale: Double?
  /// Version in the unified numbering, such as 26.
  public var os: Int
  /// Reasons for which content is hidden; empty for none.
  public var redaction: [RenderEnvironment.Redaction]
  /// Whether Increase Contrast is on.
  public var contrast: RenderEnvironment.Contrast
  /// What lies behind widgets, where a context shows it.
  public var wallpaper: WallpaperChoice
  /// The watch face around a complication.
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
