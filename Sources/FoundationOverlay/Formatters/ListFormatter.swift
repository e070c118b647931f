/// Joins words: "a, b and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  private var ownLocale: Locale?
  open var locale: Locale! {
    get { ownLocale ?? AmbientContext.current.locale }
    set { ownLocale = newValue }
  }
  /// Turns items that are no strings into words.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func string(from items: [Any]) -> String? {
    let words = items.map { item in
      item as? String ?? itemFormatter?.string(for: item) ?? "\(item)"
    }
    return words.formatted(.list(type: .and, width: .standard).locale(locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }
}

/// People's names in the order of the locale.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = Options(rawValue: 2)
  }
  open var style = Style.default
  private var ownLocale: Locale?
  open var locale: Locale! {
    get { ownLocale ?? AmbientContext.current.locale }
    set { ownLocale = newValue }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func string(from components: PersonNameComponents) -> String {
    PersonNames.text(components, style, locale)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }

  /// Splits at spaces: the last word is the family name.
  open func personNameComponents(from text: String) -> PersonNameComponents? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 {
      components.middleName = words[1..<(words.count - 1)].joined(separator: " ")
    }
    return components
  }

  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }
}

enum PersonNames {
  static func text(
    _ name: PersonNameComponents, _ style: PersonNameComponentsFormatter.Style, _ locale: Locale
  ) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    let familyFirst = ["ja", "zh", "ko", "hu", "vi"].contains(language)
    let separator = ["ja", "zh", "ko"].contains(language) ? "" : " "
    func joined(_ parts: [String?]) -> String {
      parts.compactMap { $0.flatMap { $0.isEmpty ? nil : $0 } }.joined(separator: separator)
    }
    let (given, family) = (name.givenName, name.familyName)
    switch style {
    case .abbreviated:
      let letters = [given, family].compactMap { $0?.first.map { String($0).uppercased() } }
      return (familyFirst ? letters.reversed() : letters).joined()
    case .short: return name.nickname ?? given ?? family ?? ""
    case .default, .medium: return joined(familyFirst ? [family, given] : [given, family])
    case .long:
      return familyFirst
        ? joined([name.namePrefix, family, given, name.middleName, name.nameSuffix])
        : joined([name.namePrefix, given, name.middleName, family, name.nameSuffix])
    }
  }
}

extension PersonNameComponents {
  /// Names in words.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
    public var style: Style
    public var locale: Locale
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: PersonNames.text(value, .short, locale)
      case .medium: PersonNames.text(value, .medium, locale)
      case .long: PersonNames.text(value, .long, locale)
      case .abbreviated: PersonNames.text(value, .abbreviated, locale)
      }
    }
  }
  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
