import VitrineICU

/// Measurements in words, for code that predates format styles.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }
  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  private var ownLocale: Locale?
  open var locale: Locale! {
    get { ownLocale ?? AmbientContext.current.locale }
    set { ownLocale = newValue }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  private var width: ICU.Width {
    switch unitStyle {
    case .long: .wide
    case .short: .narrow
    default: .short
    }
  }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let isProvided = unitOptions.contains(.providedUnit)
    var digits = FloatingPointFormatStyle<Double>(locale: locale)
    let formatter = numberFormatter!
    digits = digits.precision(
      .fractionLength(
        formatter
          .minimumFractionDigits...max(
            formatter.minimumFractionDigits, formatter.maximumFractionDigits)))
    let text = UnitText.measurement(
      measurement.value, measurement.unit, usage: isProvided ? nil : "default", width: width,
      locale: locale, number: digits)
    guard unitOptions.contains(.temperatureWithoutUnit), let degree = text.firstIndex(of: "°")
    else {
      return text
    }
    return String(text[...degree].filter { !$0.isWhitespace })
  }

  open func string(from unit: Unit) -> String {
    guard let identifier = UnitText.identifier(of: unit),
      let text = ICU.amount(2, identifier, width: width, locale: locale.identifier)
    else { return unit.symbol }
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  /// Of a measurement or a unit.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as any MeasurementText: measurement.format(by: self)
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }
}

/// A measurement whatever its unit.
private protocol MeasurementText {
  func format(by formatter: MeasurementFormatter) -> String
}
extension Measurement: MeasurementText {
  fileprivate func format(by formatter: MeasurementFormatter) -> String {
    formatter.string(from: self)
  }
}
