import Synchronization

/// `DateFormatter.doesRelativeDateFormatting`: "Today", "Yesterday, 9:41 AM". Foundation on Linux keeps the setting and
/// formats as without it.
enum RelativeDates {
  static func install() {
    SymbolHooks.replace(
      "$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF", of: DateFormatter.self,
      by: "vitrine_DateFormatter_string")
  }

  /// Days before and after today for which some language has a word.
  private static let days = -3...3

  /// The date with the day in words; nil where the formatter does not ask for that, or no word is at hand.
  static func text(
    of date: Date, by formatter: DateFormatter, now: @autoclosure () -> Date = Date()
  ) -> String? {
    guard formatter.doesRelativeDateFormatting, formatter.dateStyle != .none else { return nil }
    let plain = plain(formatter)
    // A format of its own takes the place of both styles.
    guard let days = days(from: now(), to: date, by: formatter), let word = plain.words[days],
      plain.format == formatter.dateFormat
    else { return nil }
    guard formatter.timeStyle != .none else { return word }
    let (whole, day) = (formatter.foundationString(date), plain.day.foundationString(date))
    if let range = whole.range(of: day) { return whole.replacingCharacters(in: range, with: word) }
    return word + ", " + plain.time.foundationString(date)
  }

  private static func days(from now: Date, to date: Date, by formatter: DateFormatter) -> Int? {
    var calendar = formatter.calendar ?? .current
    calendar.timeZone = formatter.timeZone
    return calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date)
    ).day
  }

  /// How a formatter's styles format without words, and the words.
  private struct Plain: @unchecked Sendable {
    let day: DateFormatter
    let time: DateFormatter
    /// Of the day and the time.
    let format: String?
    /// By days from today.
    let words: [Int: String]
  }

  private struct Styles: Hashable {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
    var date: DateFormatter.Style
    var time: DateFormatter.Style
  }

  /// The styles that were asked for last: making formatters takes longer than formatting.
  private static let last = Mutex<(styles: Styles, plain: Plain)?>(nil)

  private static func plain(_ formatter: DateFormatter) -> Plain {
    let styles = Styles(
      locale: formatter.locale, calendar: formatter.calendar, timeZone: formatter.timeZone,
      date: formatter.dateStyle, time: formatter.timeStyle)
    return last.withLock { last in
      if let last, last.styles == styles { return last.plain }
      let plain = Plain(
        day: copy(of: formatter, styles.date, .none), time: copy(of: formatter, .none, styles.time),
        format: copy(of: formatter, styles.date, styles.time).dateFormat,
        words: words(in: styles.locale))
      last = (styles, plain)
      return plain
    }
  }

  /// A day whose name is but its number ("in 3 days") has no word.
  private static func words(in locale: Locale) -> [Int: String] {
    let (numbers, names) = (RelativeDateTimeFormatter(), RelativeDateTimeFormatter())
    for formatter in [numbers, names] {
      formatter.locale = locale
      formatter.formattingContext = .beginningOfSentence
    }
    names.dateTimeStyle = .named
    var words: [Int: String] = [:]
    for day in days {
      let name = names.localizedString(from: DateComponents(day: day))
      if name != numbers.localizedString(from: DateComponents(day: day)) { words[day] = name }
    }
    return words
  }

  private static func copy(
    of formatter: DateFormatter, _ date: DateFormatter.Style, _ time: DateFormatter.Style
  ) -> DateFormatter {
    let copy = DateFormatter()
    copy.locale = formatter.locale
    copy.calendar = formatter.calendar
    copy.timeZone = formatter.timeZone
    (copy.dateStyle, copy.timeStyle) = (date, time)
    return copy
  }
}

extension DateFormatter {
  @_silgen_name("vitrine_DateFormatter_string")
  package final func vitrineString(from date: Date) -> String {
    RelativeDates.text(of: date, by: self) ?? foundationString(date)
  }

  /// Foundation's own.
  @_silgen_name("$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF")
  fileprivate final func foundationString(_ date: Date) -> String
}
