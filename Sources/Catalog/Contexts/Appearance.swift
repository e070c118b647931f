public import VitrineDrawing

/// What the system does to a widget's picture: a function from display list to display list.
/// One case, one file in this folder.
public indirect enum Appearance: Hashable, Sendable {
  case fullColor
  case accented(AccentedColors)
  /// A color for the lit parts, nil: white.
  case vibrant(tint: RGBA?)
  /// macOS 14 and 15 behind windows.
  case receded
  case nightRed
  /// Another appearance, then less light.
  case dimmed(Appearance, by: Double)
}

/// What the two groups of an accented widget are drawn in.
public struct AccentedColors: Hashable, Sendable {
  /// Views not marked `widgetAccentable`.
  public var primary: RGBA
  /// Of the accent group.
  public var accent: RGBA
  /// Replaces `primary` where no view is accentable.
  public var alone: RGBA?
  /// Whether `widgetAccentedRenderingMode(.fullColor)` is honored (not on a watch).
  public var keepsImages: Bool
  public init(primary: RGBA, accent: RGBA, alone: RGBA? = nil, keepsImages: Bool = true) {
    self.primary = primary
    self.accent = accent
    self.alone = alone
    self.keepsImages = keepsImages
  }
}

extension Appearance {
  /// For listings.
  public var name: String {
    switch self {
    case .fullColor: "fullColor"
    case .accented: "accented"
    case .vibrant: "vibrant"
    case .receded: "receded"
    case .nightRed: "nightRed"
    case .dimmed(let first, let factor): "\(first.name), dimmed to \(factor)"
    }
  }

  /// Whether it shows what lies below.
  package var seesBackdrop: Bool {
    switch self {
    case .vibrant: true
    case .fullColor, .accented, .receded, .nightRed: false
    case .dimmed(let first, _): first.seesBackdrop
    }
  }
}
