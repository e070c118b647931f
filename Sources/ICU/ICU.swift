internal import Synchronization
internal import _FoundationICU

/// ICU as Foundation carries it: numbers with units, lists, relative dates, plural rules and date
/// patterns in CLDR's languages. Locales are BCP 47 or ICU identifiers.
///
/// Formatters are made once for each skeleton and locale. Threads share those that do not change; what
/// changes while it answers (a generator of patterns, a calendar) is locked or copied.
public enum ICU {
  struct Handle: @unchecked Sendable { let pointer: OpaquePointer }
  private static let handles = Mutex<[String: Handle]>([:])

  /// The formatter that was made under `key`, or the one that `open` makes.
  static func handle(
    _ key: String, _ open: (inout UErrorCode) -> OpaquePointer?
  ) -> OpaquePointer? {
    if let known = handles.withLock({ $0[key] }) { return known.pointer }
    var status = U_ZERO_ERROR
    guard let made = open(&status), status.rawValue <= 0 else { return nil }
    let handle = Handle(pointer: made)
    return handles.withLock { known in
      if let other = known[key] { return other.pointer }
      known[key] = handle
      return handle.pointer
    }
  }

  /// The languages that ICU has rules and words for.
  static let languages = Set(locales.map { $0.prefix { $0 != "_" }.lowercased() })

  /// The locale, or CLDR's root for a language that ICU does not know: it would take the machine's.
  static func available(_ locale: String) -> String {
    let language = locale.prefix { $0.isASCII && $0.isLetter }.lowercased()
    let isKnown = languages.contains(language) || formerLanguages.contains(language)
    return isKnown ? locale : "root"
  }

  /// Text that a function of ICU's writes into a buffer.
  static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var capacity: Int32 = 128
    while capacity <= 8192 {
      var buffer = [UInt16](repeating: 0, count: Int(capacity))
      var status = U_ZERO_ERROR
      let count = write(&buffer, capacity, &status)
      if status == U_BUFFER_OVERFLOW_ERROR || count > capacity {
        capacity = max(capacity * 2, count)
        continue
      }
      guard status.rawValue <= 0, count >= 0 else { return nil }
      return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }
    return nil
  }

  /// A number by an ICU number skeleton (`measure-unit/length-meter unit-width-short`).
  public static func number(_ value: Double, skeleton: String, locale: String) -> String? {
    let formatter = handle("number \(locale) \(skeleton)") { status in
      let units = Array(skeleton.utf16)
      return swift_unumf_openForSkeletonAndLocale(
        units, Int32(units.count), available(locale), &status)
    }
    var status = U_ZERO_ERROR
    guard let formatter, let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.rawValue <= 0 else { return nil }
    return text { swift_unumf_resultToString(result, $0, $1, &$2) }
  }

  /// How many letters the words of a unit take.
  public enum Width: Int32, Sendable {
    case wide, short, narrow

    /// ICU's word for it in a number skeleton.
    public var skeleton: String {
      switch self {
      case .wide: "unit-width-full-name"
      case .short: "unit-width-short"
      case .narrow: "unit-width-narrow"
      }
    }
  }

  /// An amount of a unit by its CLDR name (`duration-hour`); `options` are more of a skeleton.
  public static func amount(
    _ value: Double, _ unit: String, width: Width, options: String = "", locale: String
  ) -> String? {
    let skeleton = "measure-unit/\(unit) \(width.skeleton)"
    return number(
      value, skeleton: options.isEmpty ? skeleton : "\(skeleton) \(options)", locale: locale)
  }

  /// A list of amounts: "1 hr, 5 min".
  public static func list(_ items: [String], width: Width, locale: String) -> String {
    let plain = items.joined(separator: width == .narrow ? " " : ", ")
    guard items.count > 1 else { return plain }
    let formatter = handle("list \(locale) \(width.rawValue)") { status in
      swift_ulistfmt_openForType(
        available(locale), ULISTFMT_TYPE_UNITS,
        UListFormatterWidth(rawValue: UInt32(width.rawValue)), &status)
    }
    guard let formatter else { return plain }
    let strings = items.map { Array($0.utf16) }
    let storage = strings.map { string in
      let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: max(1, string.count))
      copy.initialize(from: string, count: string.count)
      return copy
    }
    defer { storage.forEach { $0.deallocate() } }
    let pointers = storage.map { UnsafePointer($0) as UnsafePointer<UInt16>? }
    let lengths = strings.map { Int32($0.count) }
    return text {
      swift_ulistfmt_format(formatter, pointers, lengths, Int32(items.count), $0, $1, &$2)
    } ?? plain
  }

  /// Units of relative dates, by ICU's numbers.
  public enum RelativeUnit: Int32, Sendable {
    case year, quarter, month, week, day, hour, minute, second
  }

  /// "in 2 hours", "yesterday". `context` is where in a text the words stand, by ICU's numbers: 0 in
  /// no particular place, 1 within a sentence, 2 at its start, 3 in a list, 4 alone.
  public static func relative(
    _ offset: Double, _ unit: RelativeUnit, isNamed: Bool, width: Width, context: Int32,
    locale: String
  ) -> String? {
    let formatter = handle("relative \(locale) \(width.rawValue) \(context)") { status in
      swift_ureldatefmt_open(
        available(locale), nil,
        UDateRelativeDateTimeFormatterStyle(rawValue: UInt32(width.rawValue)),
        UDisplayContext(
          rawValue: UDISPCTX_CAPITALIZATION_NONE.rawValue + UInt32(max(0, context))), &status)
    }
    guard let formatter else { return nil }
    let unit = URelativeDateTimeUnit(rawValue: UInt32(unit.rawValue))
    return text {
      isNamed
        ? swift_ureldatefmt_format(formatter, offset, unit, $0, $1, &$2)
        : swift_ureldatefmt_formatNumeric(formatter, offset, unit, $0, $1, &$2)
    }
  }

  /// Which of `zero one two few many other` a number is in a language.
  public static func pluralCategory(of number: Double, locale: String) -> String {
    let rules = handle("plural \(locale)") { status in
      swift_uplrules_openForType(available(locale), UPLURAL_TYPE_CARDINAL, &status)
    }
    guard let rules else { return number == 1 ? "one" : "other" }
    return text { swift_uplrules_select(rules, number, $0, $1, &$2) } ?? "other"
  }
}
