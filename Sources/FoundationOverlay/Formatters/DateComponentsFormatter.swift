import VitrineICU

/// Lengths of time in words or digits: "1 hr, 5 min", "1:05:00".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading zeros go in positional style, all zeros otherwise.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// Empty: every unit from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = AmbientContext.current.calendar
  open var referenceDate: Date?
  /// Inert: units are whole.
  open var allowsFractionalUnits = false
  /// 0: no limit. What is left over is cut off (estimate: Apple's rounding is not documented).
  open var maximumUnitCount = 0
  /// A single largest unit is counted in the next: 63 seconds for 1 minute 3 seconds.
  open var collapsesLargestUnit = false
  /// "About …", in English; other languages go without.
  open var includesApproximationPhrase = false
  /// "… remaining", in English; other languages go without.
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  struct Unit {
    let mask: NSCalendar.Unit
    let component: Calendar.Component
    let name: String
    /// How many make one of the next larger; 0 where that varies.
    let perLarger: Int
  }

  private static let units = [
    Unit(mask: .year, component: .year, name: "year", perLarger: 0),
    Unit(mask: .month, component: .month, name: "month", perLarger: 12),
    Unit(mask: .weekOfMonth, component: .weekOfMonth, name: "week", perLarger: 0),
    Unit(mask: .day, component: .day, name: "day", perLarger: 7),
    Unit(mask: .hour, component: .hour, name: "hour", perLarger: 24),
    Unit(mask: .minute, component: .minute, name: "minute", perLarger: 60),
    Unit(mask: .second, component: .second, name: "second", perLarger: 60),
  ]

  private var locale: Locale { calendar?.locale ?? AmbientContext.current.locale }
  private var allowed: [Unit] {
    let all = Self.units
    return allowedUnits.isEmpty ? all : all.filter { allowedUnits.contains($0.mask) }
  }

  // MARK: Asking

  /// Seconds.
  open func string(from interval: TimeInterval) -> String? {
    // Without a place and its clock changes every day has 24 hours.
    var calendar = calendar ?? AmbientContext.current.calendar
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(
      from: start, to: start.addingTimeInterval(interval.rounded(.towardZero)), calendar)
  }

  open func string(from start: Date, to end: Date) -> String? {
    string(from: start, to: end, calendar ?? AmbientContext.current.calendar)
  }

  open func string(from components: DateComponents) -> String? {
    let values = allowed.compactMap { unit -> (Unit, Int)? in
      let value =
        components.value(for: unit.component)
        ?? (unit.component == .weekOfMonth ? components.weekOfYear : nil)
      return value.map { (unit, $0) }
    }
    // Values beyond a unit (90 minutes) are carried where the formatter may use larger ones.
    let isCarried = values.contains { unit, value in
      unit.perLarger > 0 && abs(value) >= unit.perLarger
    }
    guard isCarried || values.count < allowed.count else { return text(values) }
    var calendar = calendar ?? AmbientContext.current.calendar
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return text(values) }
    return string(from: start, to: end, calendar)
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as Double: string(from: interval)
    default: nil
    }
  }

  private func string(from start: Date, to end: Date, _ calendar: Calendar) -> String? {
    let components = calendar.dateComponents(Set(allowed.map(\.component)), from: start, to: end)
    return text(allowed.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  // MARK: Writing

  private func text(_ all: [(Unit, Int)]) -> String? {
    guard !all.isEmpty else { return nil }
    let isNegative = all.contains { $0.1 < 0 }
    var values = all.map { ($0.0, abs($0.1)) }
    if collapsesLargestUnit { collapse(&values) }
    values = withoutZeros(values)
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let body = unitsStyle == .positional ? positional(values) : named(values)
    return phrased((isNegative ? "-" : "") + body)
  }

  private func collapse(_ values: inout [(Unit, Int)]) {
    guard let first = values.firstIndex(where: { $0.1 != 0 }), first + 1 < values.count,
      values[first].1 == 1, values[first + 1].0.perLarger > 0
    else { return }
    values[first + 1].1 += values[first + 1].0.perLarger
    values[first].1 = 0
  }

  private func withoutZeros(_ values: [(Unit, Int)]) -> [(Unit, Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    var result = values
    if behavior.contains(.dropLeading) {
      result = Array(result.drop { $0.1 == 0 })
    }
    if behavior.contains(.dropTrailing), let last = result.lastIndex(where: { $0.1 != 0 }) {
      result = Array(result[...last])
    }
    if behavior.contains(.dropMiddle), let first = result.firstIndex(where: { $0.1 != 0 }),
      let last = result.lastIndex(where: { $0.1 != 0 })
    {
      result = result.enumerated().filter {
        $0.offset <= first || $0.offset >= last || $0.element.1 != 0
      }
      .map(\.element)
    }
    // Nothing left means nothing passed: the smallest unit says so.
    return result.isEmpty ? [values.last!] : result
  }

  private func positional(_ values: [(Unit, Int)]) -> String {
    values.enumerated().map { index, value in
      let pads = index > 0 || zeroFormattingBehavior.contains(.pad)
      return ICU.integer(value.1, minimumDigits: pads ? 2 : 1, locale: locale.identifier)
    }.joined(separator: ":")
  }

  private func named(_ values: [(Unit, Int)]) -> String {
    let width: ICU.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short, .brief: .short
      case .abbreviated, .positional: .narrow
      }
    let items = values.map { unit, value -> String in
      let words = UnitText.duration(Double(value), unit.name, width: width, locale: locale)
      switch unitsStyle {
      case .spellOut: return SpellOut.replacingNumber(value, in: words, locale: locale)
      case .brief: return words.filter { !$0.isWhitespace }
      default: return words
      }
    }
    if unitsStyle == .brief { return items.joined(separator: " ") }
    return ICU.list(items, width: width, locale: locale.identifier)
  }

  private func phrased(_ body: String) -> String {
    guard locale.language.languageCode?.identifier ?? "en" == "en" else { return body }
    var result = body
    if includesApproximationPhrase { result = "About " + result }
    if includesTimeRemainingPhrase { result += " remaining" }
    return result
  }
}
