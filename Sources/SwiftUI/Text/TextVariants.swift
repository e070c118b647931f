/// Which of several wordings of one value a text shows.
public protocol TextVariantPreference: Sendable {
  /// Whether shorter wordings may take the place of the longest. Vitrine's own requirement.
  static var _isSizeDependent: Bool { get }
}
extension TextVariantPreference {
  public static var _isSizeDependent: Bool { false }
}
/// Always the longest.
public struct FixedTextVariant: TextVariantPreference { public init() {} }
/// The longest that fits.
public struct SizeDependentTextVariant: TextVariantPreference {
  public static var _isSizeDependent: Bool { true }
  public init() {}
}
extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// Wordings are those of format styles with a width: measurements, lengths of time, relative dates
  /// and lists (which of them Apple's texts shorten is not documented). The longest that fits in one
  /// line is shown, else the shortest.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> Text {
    adding(.sizeDependent(V._isSizeDependent))
  }
}

/// A format style that can say the same in fewer letters.
protocol ShorteningFormatStyle {
  /// nil: it is the shortest.
  var shorter: Self? { get }
}

extension FormatStyle where FormatOutput == String {
  /// The value in all wordings, the longest first.
  func wordings(of value: FormatInput) -> [String] {
    var result = [format(value)]
    var style = self
    while let next = (style as? any ShorteningFormatStyle)?.shorter as? Self {
      style = next
      result.append(style.format(value))
    }
    return result
  }
}

extension Measurement.FormatStyle: ShorteningFormatStyle where UnitType: Dimension {
  var shorter: Self? {
    var copy = self
    switch width {
    case .wide: copy.width = .abbreviated
    case .abbreviated: copy.width = .narrow
    default: return nil
    }
    return copy
  }
}
extension Date.RelativeFormatStyle: ShorteningFormatStyle {
  var shorter: Self? {
    var copy = self
    switch unitsStyle {
    case .spellOut, .wide: copy.unitsStyle = .abbreviated
    case .abbreviated: copy.unitsStyle = .narrow
    default: return nil
    }
    return copy
  }
}
extension Duration.UnitsFormatStyle: ShorteningFormatStyle {
  var shorter: Self? {
    var copy = self
    switch unitWidth {
    case .wide: copy.unitWidth = .abbreviated
    case .abbreviated: copy.unitWidth = .condensedAbbreviated
    case .condensedAbbreviated: copy.unitWidth = .narrow
    default: return nil
    }
    return copy
  }
}
extension ListFormatStyle: ShorteningFormatStyle {
  var shorter: Self? {
    var copy = self
    switch width {
    case .standard: copy.width = .short
    case .short: copy.width = .narrow
    default: return nil
    }
    return copy
  }
}
