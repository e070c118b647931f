public import VitrineDrawing
public import VitrineMessages

/// Who stands in a context.
public struct Place: Sendable {
  public var device: Device
  public var family: Family
  public var os: Int
  /// Light or dark as the person has set it.
  public var appearance: RenderEnvironment.ColorScheme
  /// `--tint`, nil: the system's own.
  public var tint: RGBA?
  public var face: WatchFace
  /// `containerBackgroundRemovable`.
  public var isBackgroundRemovable: Bool
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

extension Place {
  public init(
    device: Device, family: Family, options: EnvironmentOptions, isBackgroundRemovable: Bool = true
  ) {
    self.init(
      device: device, family: family, os: options.os, appearance: options.appearance,
      tint: options.tint, face: options.face, isBackgroundRemovable: isBackgroundRemovable)
  }
}
