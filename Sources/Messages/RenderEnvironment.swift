/// What the system tells a widget about the place where it will be shown. One value describes one
/// context on one device; the SDK turns it into SwiftUI's `EnvironmentValues`.
public struct RenderEnvironment: Codable, Hashable, Sendable {
  /// The platform that the widget believes to run on.
  public enum Platform: String, Codable, Hashable, Sendable, CaseIterable {
    case iOS, watchOS, macOS, visionOS
  }
  /// Light or dark.
  public enum ColorScheme: String, Codable, Hashable, Sendable, CaseIterable { case light, dark }
  /// WidgetKit's three rendering modes.
  public enum RenderingMode: String, Codable, Hashable, Sendable, CaseIterable {
    case fullColor, accented, vibrant
  }
  /// Left to right or right to left.
  public enum LayoutDirection: String, Codable, Hashable, Sendable, CaseIterable { case ltr, rtl }
  /// What the person asked for under Accessibility.
  public enum Contrast: String, Codable, Hashable, Sendable, CaseIterable {
    case standard, increased
  }
  /// Reasons for which content is hidden.
  public enum Redaction: String, Codable, Hashable, Sendable, CaseIterable {
    case placeholder, privacy, invalidated
  }

  /// Points.
  public struct Insets: Codable, Hashable, Sendable {
    /// Points, like the others.
    public var top: Double
    /// Points.
    public var leading: Double
    /// Points.
    public var bottom: Double
    /// Points.
    public var trailing: Double
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
    /// The same at each edge, points.
    public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }
  }

  /// Decides fonts, default sizes and what a family is.
  public var platform: Platform
  /// Major version of the OS in Apple's unified numbering: 17, 18, 26, 27. Decides size table,
  /// palette and corner radius.
  public var osVersion: Int
  /// WidgetKit's name of the family, `systemSmall` … `accessoryInline`; empty for a plain view.
  public var family: String
  /// The size the widget is laid out in, points.
  public var width: Double
  /// Points.
  public var height: Double
  /// Pixels a point.
  public var displayScale: Double
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// What becomes of colors: full color, accented or vibrant.
  public var renderingMode: RenderingMode
  /// Whether `containerBackground` is drawn.
  public var showsContainerBackground: Bool
  /// Default content margins, before `.contentMarginsDisabled()`.
  public var contentMargins: Insets
  /// Radius of the widget's own continuous corners, points; `ContainerRelativeShape` follows it.
  public var cornerRadius: Double
  /// SwiftUI's case name: `large`, `xLarge` … `accessibility5`.
  public var dynamicTypeSize: String
  /// BCP 47 or ICU identifier.
  public var locale: String
  /// An identifier such as `Europe/Berlin`.
  public var timeZone: String
  /// nil: the locale's own; otherwise Foundation's identifier (`gregorian`, `persian` …).
  public var calendar: String?
  /// Where leading is.
  public var layoutDirection: LayoutDirection
  /// Seconds since 1970: the moment that is shown.
  public var date: Double
  /// Whether more contrast is asked for.
  public var contrast: Contrast
  /// Whether the display is dimmed (StandBy at night, a watch at rest).
  public var isLuminanceReduced: Bool
  /// Empty for none.
  public var redaction: [Redaction]
  /// A gallery or canvas preview.
  public var isPreview: Bool
  /// Whether the watch's rounded, heavier text defaults apply (accessory families on a face).
  public var usesComplicationText: Bool
  /// The watch's case as it is sold, mm, which decides the size of that text; nil
  /// elsewhere.
  public var watchCase: Int?
  /// `small` or `medium` for a Live Activity, nil elsewhere.
  public var activityFamily: String?
  /// `.widgetLabel` is shown around the widget (corner, circular on some faces).
  public var showsWidgetLabel: Bool
  /// Whether the widget is seen from far away (visionOS).
  public var isSimplified = false
  /// Whether a Live Activity has the screen for itself (StandBy).
  public var isActivityFullscreen = false

  public init(
    platform: Platform = .iOS, osVersion: Int = 26, family: String = "systemSmall",
    width: Double = 164.33, height: Double = 164.33, displayScale: Double = 3,
    colorScheme: ColorScheme = .light, renderingMode: RenderingMode = .fullColor,
    showsContainerBackground: Bool = true, contentMargins: Insets = Insets(16),
    cornerRadius: Double = 27.3, dynamicTypeSize: String = "large", locale: String = "en_US",
    timeZone: String = "UTC", calendar: String? = nil, layoutDirection: LayoutDirection = .ltr,
    date: Double = 0, contrast: Contrast = .standard, isLuminanceReduced: Bool = false,
    redaction: [Redaction] = [], isPreview: Bool = false, usesComplicationText: Bool = false,
    watchCase: Int? = nil, activityFamily: String? = nil, showsWidgetLabel: Bool = false
  ) {
    self.platform = platform
    self.osVersion = osVersion
    self.family = family
    self.width = width
    self.height = height
    self.displayScale = displayScale
    self.colorScheme = colorScheme
    self.renderingMode = renderingMode
    self.showsContainerBackground = showsContainerBackground
    self.contentMargins = contentMargins
    self.cornerRadius = cornerRadius
    self.dynamicTypeSize = dynamicTypeSize
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
    self.layoutDirection = layoutDirection
    self.date = date
    self.contrast = contrast
    self.isLuminanceReduced = isLuminanceReduced
    self.redaction = redaction
    self.isPreview = isPreview
    self.usesComplicationText = usesComplicationText
    self.watchCase = watchCase
    self.activityFamily = activityFamily
    self.showsWidgetLabel = showsWidgetLabel
  }
}
