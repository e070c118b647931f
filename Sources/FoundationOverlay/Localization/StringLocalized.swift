extension String {
  /// The words under a key made from the literal.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Localizer.string(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table,
      locale: bundle.locale(else: locale))
  }

  /// The words under a key of its own.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Localizer.string(
      key: "\(key)", defaultValue: defaultValue, table: table,
      locale: bundle.locale(else: locale))
  }

  public init(localized resource: LocalizedStringResource) {
    self = resource.resolved(in: resource.locale)
  }

  public init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = Localizer.string(
      key: keyAndValue.key,
      defaultValue: keyAndValue.replacingPlaceholders(with: options.replacements ?? []),
      table: table, locale: bundle.locale(else: locale))
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: String.LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Localizer.string(
      key: "\(key)",
      defaultValue: defaultValue.replacingPlaceholders(with: options.replacements ?? []),
      table: table, locale: bundle.locale(else: locale))
  }

  public init(
    localized resource: LocalizedStringResource, options: String.LocalizationOptions
  ) {
    self = Localizer.string(
      key: resource.key,
      defaultValue: resource.defaultValue.replacingPlaceholders(with: options.replacements ?? []),
      table: resource.table, locale: resource.locale)
  }

  /// Values for placeholders of a key.
  public struct LocalizationOptions {
    public var replacements: [any CVarArg]?
    public init() {}
  }
}

extension String.LocalizationValue {
  func replacingPlaceholders(with values: [any CVarArg]) -> Self {
    var result = self
    var next = values.makeIterator()
    for index in result.arguments.indices {
      guard case .placeholder = result.arguments[index], let value = next.next() else { continue }
      result.arguments[index] = FormatArgument(value)
    }
    return result
  }
}

extension FormatArgument {
  /// A number as one, everything else as an object that describes itself.
  package init(_ value: any CVarArg) {
    switch value {
    case let value as any BinaryInteger where type(of: value).isSigned:
      self = .integer(Int64(truncatingIfNeeded: value))
    case let value as any BinaryInteger: self = .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as CGFloat: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    default: self = .text("\(value)")
    }
  }
}

extension AttributedString {
  /// The words under a key, read as inline Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Localizer.attributed(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table,
      locale: locale ?? AmbientContext.current.locale)
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Localizer.attributed(
      key: "\(key)", defaultValue: defaultValue, table: table,
      locale: locale ?? AmbientContext.current.locale)
  }

  public init(localized resource: LocalizedStringResource) {
    self = Localizer.attributed(
      key: resource.key, defaultValue: resource.defaultValue, table: resource.table,
      locale: resource.locale)
  }

  /// Inert: a localized string carries no replacement indexes here.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }
}

extension NSString {
  /// A format filled in as the current locale writes numbers.
  public static func localizedStringWithFormat(
    _ format: NSString, _ args: any CVarArg...
  ) -> NSString {
    NSString(string: String(format: "\(format)", locale: .current, arguments: args))
  }
}
