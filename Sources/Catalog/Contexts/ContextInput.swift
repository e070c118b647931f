public import VitrineDrawing
public import VitrineMessages

/// What a context decides by: the widget's family, the device, and what the person has set.
public struct ContextInput: Sendable {
  /// Where the widget is shown.
  public var device: Device
  /// Which of its sizes.
  public var family: Family
  /// Version in the unified numbering, such as 26.
  public var os: Int
  /// Light or dark as the person has set it.
  public var appearance: RenderEnvironment.ColorScheme
  /// `--tint`, nil: the system's own.
  public var tint: RGBA?
  /// Colors complications; counts on a watch only.
  public var face: WatchFace
  /// `containerBackgroundRemovable`.
  public var isBackgroundRemovable: Bool
  /// Whether the person has chosen a widget without a ground, through which the wallpaper is seen
  /// (scripts have such: `--script-option`).
  public var seesThrough = false
  public init(
    device: Device, family: Family, os: Int = OSVersion.newest,
    appearance: RenderEnvironment.ColorScheme = .light, tint: RGBA? = nil,
    face: WatchFace = .standard, isBackgroundRemovable: Bool = true
  ) {
    self.device = device
    self.family = family
    self.os = os
    self.appearance = appearance
    self.tint = tint
    self.face = face
    self.isBackgroundRemovable = isBackgroundRemovable
  }
}

extension ContextInput {
  /// What a context gets to know of a person's settings.
  public init(
    device: Device, family: Family, options: EnvironmentOptions, isBackgroundRemovable: Bool = true
  ) {
    self.init(
      device: device, family: family, os: options.os, appearance: options.appearance,
      tint: options.tint, face: options.face, isBackgroundRemovable: isBackgroundRemovable)
  }
}
