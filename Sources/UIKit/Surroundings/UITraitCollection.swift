public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The user's text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory" + suffix }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  /// 0 (extra small) … 11; large where unspecified.
  package var rank: Int { Self.ordered.firstIndex(of: self) ?? 3 }
  package static func ranked(_ rank: Int) -> UIContentSizeCategory {
    ordered[max(0, min(rank, ordered.count - 1))]
  }
  public var isAccessibilityCategory: Bool { rank >= 7 }
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

/// The surroundings of what is drawn. Values that were not named are filled in by the current ones.
open class UITraitCollection: NSObject, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var scale: CGFloat = 0
    var category = UIContentSizeCategory.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var gamut = UIDisplayGamut.unspecified
    var legibility = UILegibilityWeight.unspecified

    /// Named values of `other` win.
    func filled(by other: Values) -> Values {
      var result = self
      if other.style != .unspecified { result.style = other.style }
      if other.contrast != .unspecified { result.contrast = other.contrast }
      if other.level != .unspecified { result.level = other.level }
      if other.idiom != .unspecified { result.idiom = other.idiom }
      if other.scale != 0 { result.scale = other.scale }
      if other.category != .unspecified { result.category = other.category }
      if other.direction != .unspecified { result.direction = other.direction }
      if other.horizontal != .unspecified { result.horizontal = other.horizontal }
      if other.vertical != .unspecified { result.vertical = other.vertical }
      if other.gamut != .unspecified { result.gamut = other.gamut }
      if other.legibility != .unspecified { result.legibility = other.legibility }
      return result
    }
  }

  let values: Values
  init(_ values: Values) { self.values = values }

  public override init() { values = Values() }
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    self.init(traits.reduce(Values()) { $0.filled(by: $1.values) })
  }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(Values(style: style))
  }
  public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
    self.init(Values(contrast: contrast))
  }
  public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
    self.init(Values(level: level))
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: idiom))
  }
  public convenience init(displayScale scale: CGFloat) { self.init(Values(scale: scale)) }
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(Values(category: category))
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection))
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  public var displayScale: CGFloat { values.scale }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  public var displayGamut: UIDisplayGamut { values.gamut }
  public var legibilityWeight: UILegibilityWeight { values.legibility }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  public override var hash: Int { values.hashValue }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other.map { $0.values.style != values.style || $0.values.contrast != values.contrast } ?? true
  }

  public func performAsCurrent(_ actions: () -> Void) { Self.with(self, perform: actions) }

  @TaskLocal private static var scoped: UITraitCollection?

  /// What the system shows the widget in; light at 3× where nothing has set it.
  public static var current: UITraitCollection { scoped ?? standard }

  private static let standard = UITraitCollection(
    Values(
      style: .light, contrast: .normal, level: .base, idiom: .phone, scale: 3, category: .large,
      direction: .leftToRight, horizontal: .compact, vertical: .regular, gamut: .P3,
      legibility: .regular))

  /// Makes `traits` current while `operation` runs. SwiftUI does around each view body.
  package static func with<Result>(
    _ traits: UITraitCollection, perform operation: () throws -> Result
  ) rethrows -> Result {
    let whole = UITraitCollection(current.values.filled(by: traits.values))
    return try $scoped.withValue(whole, operation: operation)
  }

  package var isDark: Bool { resolved.style == .dark }
  package var isHighContrast: Bool { resolved.contrast == .high }

  /// Values that were not named are the current ones.
  var resolved: Values { Self.current.values.filled(by: values) }

  /// What chooses a variant in the asset catalog.
  package var assetTraits: AssetCatalog.Traits {
    let context = AmbientContext.current
    let values = resolved
    let idiom =
      switch context.device {
      case "applewatch": "watch"
      case "applevision": "vision"
      case "appletv": "tv"
      default: context.device
      }
    return AssetCatalog.Traits(
      isDark: values.style == .dark, isHighContrast: values.contrast == .high, idiom: idiom,
      scale: Double(values.scale == 0 ? 3 : values.scale),
      language: context.locale.language.languageCode?.identifier ?? "en",
      isRightToLeft: values.direction == .rightToLeft, osVersion: context.osVersion)
  }
}
