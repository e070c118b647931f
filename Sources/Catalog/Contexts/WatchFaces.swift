import VitrineDrawing

/// A watch face by what it does to complications' colors.
public struct WatchFace: Hashable, Sendable, Identifiable {
  enum Style: Hashable, Sendable {
    /// White, and the face's color for the accent group (WWDC22: most faces).
    case accented
    /// The other way round (WWDC22: X-Large).
    case inverted
    /// The system takes two tones of the face's color (WWDC22: Solar Dial; the tones are an
    /// estimate).
    case toned
    /// Colors as authored.
    case fullColor
  }

  /// What `--face` calls it.
  public var id: String
  /// The name that a person reads.
  public var title: String
  var style: Style

  /// Every face, in the order of the help text.
  public static let all: [WatchFace] = [
    WatchFace(id: "infograph", title: "Infograph", style: .accented),
    WatchFace(id: "modular", title: "Modular", style: .accented),
    WatchFace(id: "x-large", title: "X-Large", style: .inverted),
    WatchFace(id: "solar-dial", title: "Solar Dial", style: .toned),
    WatchFace(id: "full-color", title: "Infograph, Multicolor", style: .fullColor),
  ]
  /// The face where none is chosen.
  public static let standard = all[0]

  /// Colors of the two groups for a face's color; nil where nothing is recolored.
  func colors(_ tint: RGBA) -> AccentedColors? {
    switch style {
    case .accented: AccentedColors(primary: .white, accent: tint, keepsImages: false)
    case .inverted: AccentedColors(primary: tint, accent: .white, keepsImages: false)
    case .toned:
      AccentedColors(primary: tint.mixed(with: .white, by: 0.7), accent: tint, keepsImages: false)
    case .fullColor: nil
    }
  }
}
