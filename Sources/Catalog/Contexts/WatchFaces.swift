package import VitrineDrawing

/// A watch face by where it has complications and by what it does to their colors.
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

  /// What stands where.
  package enum Arrangement: Hashable, Sendable {
    /// Four corners around a dial, four small dials in it.
    case dial
    /// The same within a compass.
    case compass
    /// The course of the sun, with four corners.
    case sun
    /// A circle beside the time, a rectangle, a row of three circles.
    case modules
    /// A circle beside the time, two rectangles.
    case twoModules
    /// The time and one huge circle.
    case huge
  }

  /// What `--face` calls it.
  public var id: String
  /// The name that a person reads.
  public var title: String
  var style: Style
  /// Where its complications stand.
  package var arrangement: Arrangement
  /// Whether only the Ultra has it.
  public var isUltraOnly = false

  /// Every face, in the order of the help text.
  public static let all: [WatchFace] = [
    WatchFace(id: "infograph", title: "Infograph", style: .accented, arrangement: .dial),
    WatchFace(id: "modular", title: "Modular", style: .accented, arrangement: .modules),
    WatchFace(
      id: "modular-duo", title: "Modular Duo", style: .accented, arrangement: .twoModules),
    WatchFace(id: "x-large", title: "X-Large", style: .inverted, arrangement: .huge),
    WatchFace(id: "solar-dial", title: "Solar Dial", style: .toned, arrangement: .sun),
    WatchFace(
      id: "wayfinder", title: "Wayfinder", style: .accented, arrangement: .compass,
      isUltraOnly: true),
    WatchFace(
      id: "full-color", title: "Infograph, Multicolor", style: .fullColor, arrangement: .dial),
  ]
  /// The face where none is chosen.
  public static let standard = all[0]

  /// Families that it has a place for; others stand on a face of digits.
  public var families: [Family] {
    switch arrangement {
    case .dial, .compass: [.accessoryCorner, .accessoryCircular]
    case .sun: [.accessoryCorner]
    case .modules, .twoModules: [.accessoryCircular, .accessoryRectangular]
    case .huge: [.accessoryCircular]
    }
  }

  /// How much larger than on other faces a family is drawn. The guidelines' extra-large circle is
  /// 120, 127, 132 and 143 points on 40, 41, 44 and 45 to 49 mm (facts/geometry.md §5), its text
  /// larger by the same factor.
  package func factor(of family: Family, on device: Device) -> Double {
    guard arrangement == .huge, family == .accessoryCircular,
      let size = device.size(of: family, in: .watchFace)
    else { return 1 }
    let side =
      switch device.watchCaseMillimeters ?? 45 {
      case ...40: 120.0
      case 41: 127.0
      case 42...44: 132.0
      default: 143.0
      }
    // Watches before WidgetKit are smaller than the table.
    return min(side, device.screen.width * 0.75) / size.layout.width
  }

  /// Its colors with the places of another one.
  package func arranged(as arrangement: Arrangement) -> WatchFace {
    var other = self
    other.arrangement = arrangement
    return other
  }

  /// Whether the watch has it.
  public func isOffered(on device: Device) -> Bool {
    !isUltraOnly || device.watchCaseMillimeters == 49
  }

  /// Colors of the two groups for a face's color; nil where nothing is recolored.
  package func colors(_ tint: RGBA) -> AccentedColors? {
    switch style {
    case .accented: AccentedColors(primary: .white, accent: tint, keepsImages: false)
    case .inverted: AccentedColors(primary: tint, accent: .white, keepsImages: false)
    case .toned:
      AccentedColors(primary: tint.mixed(with: .white, by: 0.7), accent: tint, keepsImages: false)
    case .fullColor: nil
    }
  }
}
