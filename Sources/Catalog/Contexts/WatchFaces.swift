import VitrineDrawing

/// A watch face by what it does to complications' colours.
public struct WatchFace: Hashable, Sendable, Identifiable {
  enum Style: Hashable, Sendable {
    /// White, and the face's colour for the accent group (WWDC22: most faces).
    case accented
    /// The other way round (WWDC22: X-Large).
    case inverted
    /// The system takes two tones of the face's colour (WWDC22: Solar Dial; the tones are an
    /// estimate).
    case toned
    /// Colours as authored.
    case fullColor
  }

  /// What `--face` calls it.
  public var id: String
  public var title: String
  var style: Style

  public static let all: [WatchFace] = [
    WatchFace(id: "infograph", title: "Infograph", style: .accented),
    WatchFace(id: "modular", title: "Modular", style: .accented),
    WatchFace(id: "x-large", title: "X-Large", style: .inverted),
    WatchFace(id: "solar-dial", title: "Solar Dial", style: .toned),
    WatchFace(id: "full-color", title: "Infograph, Multicolor", style: .fullColor),
  ]
  public static let standard = all[0]

  /// Colours of the two groups for a face's colour; nil where nothing is recoloured.
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
