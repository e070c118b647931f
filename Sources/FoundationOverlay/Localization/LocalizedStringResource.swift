/// Words to look up later, in the locale where they are shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible, Codable
{
  /// Where the tables are.
  public enum BundleDescription: Sendable, Equatable {
    /// The widget's own resources.
    case main
    /// Inert: the widget's resources are the only ones, so that any class finds those.
    case forClass(AnyClass)
    /// Inert, as `forClass`.
    case atURL(URL)

    public static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public var bundle: BundleDescription
  public let comment: String?
  /// The locale was named by the author and does not follow the environment.
  package var hasOwnLocale = false

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle, comment: comment)
  }

  /// A key of its own, whose words are `defaultValue` where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle,
      comment: comment)
  }

  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue, table: table, locale: locale, bundle: BundleDescription.main, comment: comment)
  }

  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: BundleDescription.main, comment: comment)
  }

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription, comment: StaticString?
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
    self.comment = comment.map { "\($0)" }
    hasOwnLocale = locale != AmbientContext.current.locale
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public var localizedStringResource: LocalizedStringResource { self }

  /// The words in `locale`, or in the one the author named.
  package func resolved(in locale: Locale) -> String {
    Localizer.string(
      key: key, defaultValue: defaultValue, table: table,
      locale: hasOwnLocale ? self.locale : locale)
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table
      && a.locale == b.locale && a.bundle == b.bundle
  }

  private enum CodingKeys: String, CodingKey { case key, table }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let key = try container.decode(String.self, forKey: .key)
    self.init(
      key: key, defaultValue: String.LocalizationValue(stringLiteral: key),
      table: try container.decodeIfPresent(String.self, forKey: .table),
      locale: AmbientContext.current.locale, bundle: .main, comment: nil)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encodeIfPresent(table, forKey: .table)
  }
}

extension LocalizedStringResource: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
  }
}

extension LocalizedStringResource: CustomStringConvertible {
  public var description: String { String(localized: self) }
}

/// A type that says itself in words.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
