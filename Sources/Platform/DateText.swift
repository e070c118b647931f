/// Moments as ISO 8601, without a formatter: the command starts in milliseconds.
public enum DateText {
  /// `2026-06-08T09:41:00Z`, with milliseconds where there are any.
  public static func iso8601(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e13 else { return "\(seconds)" }
    let milliseconds = Int((seconds * 1000).rounded())
    let day = Int((Double(milliseconds) / 86_400_000).rounded(.down))
    let rest = milliseconds - day * 86_400_000
    let (year, month, date) = civil(day)
    func pad(_ value: Int, _ width: Int = 2) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let fraction = rest % 1000 == 0 ? "" : "." + pad(rest % 1000, 3)
    return "\(pad(year, 4))-\(pad(month))-\(pad(date))T\(pad(rest / 3_600_000))"
      + ":\(pad(rest / 60_000 % 60)):\(pad(rest / 1000 % 60))\(fraction)Z"
  }

  /// Seconds since 1970 for `2026-06-08`, `2026-06-08T09:41`, `…:30`, `….5`, `Z` or `+02:00`.
  /// Without a zone the time is UTC.
  public static func parse(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    var at = 0
    func digits(_ count: Int) -> Int? {
      guard at + count <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[at..<at + count] {
        guard (48...57).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 48)
      }
      at += count
      return value
    }
    func sign(_ options: String) -> Character? {
      guard at < bytes.count, options.utf8.contains(bytes[at]) else { return nil }
      at += 1
      return Character(UnicodeScalar(bytes[at - 1]))
    }
    guard let year = digits(4), sign("-") != nil, let month = digits(2), sign("-") != nil,
      let date = digits(2), (1...12).contains(month), (1...daysIn(month, year)).contains(date)
    else { return nil }
    var seconds = Double(days(year, month, date)) * 86_400
    if at == bytes.count { return seconds }
    guard sign("Tt ") != nil, let hour = digits(2), sign(":") != nil, let minute = digits(2),
      hour < 24, minute < 60
    else { return nil }
    seconds += Double(hour * 3600 + minute * 60)
    if sign(":") != nil {
      guard let second = digits(2), second < 60 else { return nil }
      seconds += Double(second)
      if sign(".,") != nil {
        var unit = 0.1
        var found = false
        while let digit = digits(1) {
          seconds += Double(digit) * unit
          unit /= 10
          found = true
        }
        guard found else { return nil }
      }
    }
    if at == bytes.count || (sign("Zz") != nil && at == bytes.count) { return seconds }
    guard let direction = sign("+-"), let hours = digits(2) else { return nil }
    _ = sign(":")
    let minutes = at == bytes.count ? 0 : digits(2)
    guard let minutes, at == bytes.count, hours <= 18, minutes < 60 else { return nil }
    let offset = Double(hours * 3600 + minutes * 60)
    return direction == "+" ? seconds - offset : seconds + offset
  }

  private static func daysIn(_ month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Days since 1970-01-01 in the Gregorian calendar; years begin in March, so that the leap day
  /// is the last of its year.
  package static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Year, month and day in the Gregorian calendar of a day counted from 1970-01-01.
  package static func civil(_ days: Int) -> (Int, Int, Int) {
    let z = days + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1
    )
  }
}
