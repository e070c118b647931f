import Foundation

/// A moment as a clock on the wall shows it, without a formatter: the command starts in
/// milliseconds.
public struct LocalMoment: Hashable, Sendable {
  public var year: Int
  public var month: Int
  public var day: Int
  /// 0: Sunday.
  public var weekday: Int
  public var hour: Int
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

  /// `9:41`, or `09:41` and `21:41` where people count to 24.
  var time: String {
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    if DateNames.countsTo12(locale) { return "\((hour + 11) % 12 + 1):\(minutes)" }
    return "\(hour < 10 ? "0" : "")\(hour):\(minutes)"
  }

  private var names: DateNames { DateNames.of(locale) }
  var weekdayName: String { names.weekdays[weekday] }
  var shortWeekday: String { names.shortWeekdays[weekday] }
  var monthName: String { names.months[month - 1] }
  /// "Monday, June 8".
  var longDate: String { names.longDate(self) }
  /// "Mon Jun 8", as menu bars and iPads write it.
  var menuDate: String { names.menuDate(self) }
  /// "Mon 8".
  var shortDate: String { names.isCJK ? "\(day)日 \(shortWeekday)" : "\(shortWeekday) \(day)" }
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
