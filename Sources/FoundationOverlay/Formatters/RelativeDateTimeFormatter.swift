import VitrineICU

/// Dates in words, relative to another: "in 2 hours", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  private var ownLocale: Locale?
  private var ownCalendar: Calendar?
  open var locale: Locale! {
    get { ownLocale ?? ownCalendar?.locale ?? AmbientContext.current.locale }
    set { ownLocale = newValue }
  }
  open var calendar: Calendar! {
    get { ownCalendar ?? AmbientContext.current.calendar }
    set { ownCalendar = newValue }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let units: Set<Calendar.Component> = [
      .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    return localizedString(from: calendar.dateComponents(units, from: reference, to: date))
  }

  /// Seconds from now.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }

  /// The largest unit that is not 0.
  open func localizedString(from components: DateComponents) -> String {
    let parts: [(Int?, ICU.RelativeUnit)] = [
      (components.year, .year), (components.month, .month),
      (components.weekOfMonth ?? components.weekOfYear, .week), (components.day, .day),
      (components.hour, .hour), (components.minute, .minute), (components.second, .second),
    ]
    let named = parts.compactMap { part in part.0.map { ($0, part.1) } }
    let (value, unit) = named.first { $0.0 != 0 } ?? named.last ?? (0, .second)
    // In numeric style a past of nothing is "in 0 seconds".
    return text(Double(value), unit)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Double, _ unit: ICU.RelativeUnit) -> String {
    let width: ICU.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .short
      case .abbreviated: .narrow
      }
    let context: Int32 =
      switch formattingContext {
      case .middleOfSentence: 1
      case .beginningOfSentence: 2
      case .listItem: 3
      case .standalone: 4
      default: 0
      }
    let words =
      ICU.relative(
        value, unit, isNamed: dateTimeStyle == .named, width: width, context: context,
        locale: locale.identifier) ?? "\(Int(value)) \(unit)"
    guard unitsStyle == .spellOut else { return words }
    return SpellOut.replacingNumber(abs(Int(value)), in: words, locale: locale)
  }
}

/// Numbers in words.
enum SpellOut {
  static func text(_ number: Int, locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  static func replacingNumber(_ number: Int, in words: String, locale: Locale) -> String {
    let digits = number.formatted(.number.locale(locale))
    return words.replacing(digits, with: text(number, locale: locale), maxReplacements: 1)
  }
}
