import Foundation
import VitrineICU
import VitrinePlatform

/// A moment as a clock on the wall shows it, in the locale's words and digits.
public struct LocalMoment: Hashable, Sendable {
  /// In the locale's own calendar.
  public var year: Int
  /// 1 … 12.
  public var month: Int
  /// 1 … 31.
  public var day: Int
  /// 0: Sunday.
  public var weekday: Int
  /// 0 … 23.
  public var hour: Int
  /// 0 … 59.
  public var minute: Int
  var locale: String

  /// - Parameters:
  ///   - date: seconds since 1970.
  ///   - timeZone: a name of the machine's database; unknown ones count as UTC.
  public init(date: Double, timeZone: String, locale: String = "en_US") {
    let local =
      (date.isFinite ? min(max(date, -1e12), 1e12) : 0)
      + Double(ZoneOffset.seconds(of: timeZone, at: date))
    let days = Int((local / 86_400).rounded(.down))
    let seconds = Int(local) - days * 86_400
    (year, month, day) = DateText.civil(days)
    weekday = ((days % 7) + 11) % 7  // 1970-01-01 was a Thursday
    (hour, minute) = (max(0, seconds) / 3600, max(0, seconds) / 60 % 60)
    self.locale = locale
  }

  /// Seconds since 1970-01-01 of the clock on the wall.
  private var seconds: Double {
    Double(DateText.days(year, month, day) * 86_400 + hour * 3600 + minute * 60)
  }

  private func text(pattern: String) -> String {
    ICU.date(seconds, pattern: pattern, locale: locale) ?? "\(day). \(month)."
  }

  /// `9:41`, or `09:41` and `21:41` where people count to 24. Clocks of screens say neither morning
  /// nor evening.
  var time: String {
    let pattern = ICU.datePattern("jmm", locale: locale).filter { !"abB".contains($0) }
    return text(pattern: pattern).trimmed
  }

  /// Another time of the same day, written as `time` is.
  func clock(_ hour: Int, _ minute: Int) -> String {
    var other = self
    (other.hour, other.minute) = (hour, minute)
    return other.time
  }
  /// Day of the month in the locale's digits.
  var dayNumber: String { number(day) }
  func number(_ value: Int) -> String { ICU.integer(value, locale: locale) }
  /// A text with its digits as the locale writes them.
  func digits(_ text: String) -> String {
    text.map { $0.isASCII ? $0.wholeNumberValue.map(number) ?? String($0) : String($0) }.joined()
  }

  /// The month as a sheet of weeks shows it: which column the first day has, and how many there are.
  var monthShape: (first: Int, days: Int) {
    let start = DateText.days(year, month, 1)
    let next = month == 12 ? DateText.days(year + 1, 1, 1) : DateText.days(year, month + 1, 1)
    let weekday = ((start % 7) + 11) % 7
    return ((weekday - firstWeekday + 7) % 7, next - start)
  }

  /// One letter or two for each day of a week, from the locale's first day on.
  var weekdayInitials: [String] {
    // 1970-01-04 was a Sunday.
    (0..<7).map { index in
      let day = Double(3 + (firstWeekday + index) % 7) * 86_400
      return ICU.date(day, pattern: "ccccc", locale: locale) ?? ""
    }
  }

  /// 0: Sunday.
  private var firstWeekday: Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    return calendar.firstWeekday - 1
  }
  var weekdayName: String { text(pattern: "cccc") }
  var shortWeekday: String { text(pattern: "ccc") }
  var monthName: String { text(pattern: "LLLL") }
  /// "Monday, June 8".
  var longDate: String { text(pattern: ICU.datePattern("EEEEMMMMd", locale: locale)) }
  /// "Mon Jun 8", as menu bars and iPads write it: without commas.
  var menuDate: String {
    text(
      pattern: ICU.datePattern("MMMEd", locale: locale).filter { !",\u{60C}".contains($0) })
  }
  /// "Mon 8".
  var shortDate: String {
    let isHan = locale.hasPrefix("ja") || locale.hasPrefix("zh")
    let number = ICU.integer(day, locale: locale)
    return isHan ? "\(number)日 \(shortWeekday)" : "\(shortWeekday) \(number)"
  }
}

extension String {
  /// Without spaces at both ends, narrow ones too.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// How far a time zone is from UTC, by the toolchain's time zones, as in a widget's process.
enum ZoneOffset {
  static func seconds(of name: String, at date: Double) -> Int {
    // The first look into a zone takes a millisecond; most pictures are drawn in UTC.
    guard name != "UTC", name != "GMT", date.isFinite, let zone = TimeZone(identifier: name) else {
      return 0
    }
    return zone.secondsFromGMT(for: Date(timeIntervalSince1970: min(max(date, -1e12), 1e12)))
  }
}
