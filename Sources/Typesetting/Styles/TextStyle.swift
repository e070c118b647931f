public import VitrineDrawing

/// Apple's named text styles.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case caption2
  case extraLargeTitle, extraLargeTitle2
}

/// The user's text size; raw values are SwiftUI's case names.
public enum TypeSize: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// Sizes of text styles on each platform.
public enum TextStyleTable {
  /// What one style is at one size setting.
  public struct Entry: Hashable, Sendable {
    /// Points.
    public var size: Double
    /// Distance of two baselines, points.
    public var pitch: Double
    /// 100 … 900.
    public var weight: Double
    /// Weight with `.bold()`.
    public var emphasizedWeight: Double

    /// What `FontDescription.leading` takes: the pitch less the font's own line height. HIG's pitch
    /// is smaller than the line at a few sizes (11/13): leading is then 0 (layout-numbers.tsv).
    public var leading: Double { max(0, pitch - size * 2444 / 2048) }
  }

  /// The style's entry; type sizes that a platform does not have count as its nearest.
  public static func size(
    _ style: TextStyle, dynamicType: TypeSize = .large, platform: TextPlatform = .iOS
  ) -> Entry {
    switch platform {
    case .macOS: macOS(style)
    case .iOS: iOS(style, dynamicType)
    case .watchOS: watchOS(style, dynamicType)
    }
  }

  /// A length of the usual text size in another one: it grows as the distance of the style's lines
  /// does, to the nearest pixel (measured at 3×: 17 points of body are 16.33 at medium, 48 at
  /// accessibility 5; jaredsinclair.com/2024/03/02/scaled-metrics.html).
  public static func scaled(
    _ length: Double, with style: TextStyle, dynamicType: TypeSize, platform: TextPlatform = .iOS,
    pixelLength: Double
  ) -> Double {
    let now = size(style, dynamicType: dynamicType, platform: platform).pitch
    let usual = size(style, platform: platform).pitch
    if now == usual { return length }
    return (length * now / usual / pixelLength).rounded() * pixelLength
  }

  private static func iOS(_ style: TextStyle, _ type: TypeSize) -> Entry {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2:
      // visionOS only; 36/43 and 28/34, bold (estimate). They grow as the large title does.
      let base = style == .extraLargeTitle ? (36.0, 43.0) : (28.0, 34.0)
      let factor = iOS(.largeTitle, type).size / 34
      return Entry(
        size: (base.0 * factor).rounded(), pitch: (base.1 * factor).rounded(), weight: 700,
        emphasizedWeight: 700)
    default:
      let cell = TextStyleData.iOS[style.row][TypeSize.allCases.firstIndex(of: type)!]
      return Entry(
        size: cell.size, pitch: cell.pitch, weight: style == .headline ? 600 : 400,
        emphasizedWeight: style.row < 3 ? 700 : 600)
    }
  }

  private static func watchOS(_ style: TextStyle, _ type: TypeSize) -> Entry {
    // HIG has no medium column: it is taken between small and large (estimate); nothing above
    // accessibility 3.
    let column: Int
    switch type {
    case .xSmall: column = 0
    case .small: column = 1
    case .medium, .large: column = 2
    case .xLarge: column = 3
    case .xxLarge: column = 4
    case .xxxLarge: column = 5
    case .accessibility1: column = 6
    case .accessibility2: column = 7
    case .accessibility3, .accessibility4, .accessibility5: column = 8
    }
    let row = style.row
    var cell = TextStyleData.watchOS[row][column]
    if type == .medium {
      let small = TextStyleData.watchOS[row][1]
      cell = ((cell.size + small.size) / 2, (cell.pitch + small.pitch) / 2)
    }
    return Entry(
      size: cell.size, pitch: cell.pitch, weight: style == .headline ? 600 : 400,
      emphasizedWeight: row == 0 ? 700 : 600)
  }

  private static func macOS(_ style: TextStyle) -> Entry {
    let row = TextStyleData.macOS[style.row]
    return Entry(
      size: row.size, pitch: row.pitch, weight: row.weight, emphasizedWeight: row.emphasized)
  }
}

extension TextStyle {
  /// Row in `TextStyleData`; the extra large titles share the large title's.
  fileprivate var row: Int {
    switch self {
    case .largeTitle, .extraLargeTitle, .extraLargeTitle2: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .subheadline: 5
    case .body: 6
    case .callout: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }
}
