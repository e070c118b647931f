/// Lengths of time in digits, as a clock shows them.
public enum ClockText {
  /// `1:05`, `1:02:03`; without hours `62:03`. Digits and separators are the locale's.
  public static func text(seconds: Int, showsHours: Bool = true, locale: String) -> String {
    let total = max(0, seconds)
    let hasHours = showsHours && total >= 3600
    let pattern = ICU.timePattern(
      hasHours ? .hoursMinutesSeconds : .minutesSeconds, locale: locale)
    let values: [Character: Int] = [
      "h": total / 3600, "H": total / 3600, "m": hasHours ? total / 60 % 60 : total / 60,
      "s": total % 60,
    ]
    var result = ""
    var rest = Substring(pattern)
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest[run.endIndex...]
      if let value = values[letter] {
        result += ICU.integer(value, minimumDigits: run.count, locale: locale)
      } else {
        result += run
      }
    }
    return result
  }
}
