import VitrineICU

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
    guard formatter.doesRelativeDateFormatting, formatter.dateStyle != .none,
      let word = word(for: date, by: formatter, now())
    else { return nil }
    let plain = copy(of: formatter, formatter.dateStyle, formatter.timeStyle)
    // A format of its own takes the place of both styles.
    guard plain.dateFormat == formatter.dateFormat else { return nil }
    guard formatter.timeStyle != .none else { return word }
    let day = copy(of: formatter, formatter.dateStyle, .none).string(from: date)
    let whole = plain.string(from: date)
    if let range = whole.range(of: day) { return whole.replacingCharacters(in: range, with: word) }
    return word + ", " + copy(of: formatter, .none, formatter.timeStyle).string(from: date)
  }

  private static func word(
    for date: Date, by formatter: DateFormatter, _ now: Date
  ) -> String? {
    var calendar = formatter.calendar ?? .current
    calendar.timeZone = formatter.timeZone
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date)
    ).day
    guard let days, Self.days.contains(days) else { return nil }
    // As a sentence begins.
    let context: Int32 = 2
    let texts = [true, false].map {
      ICU.relative(
        Double(days), .day, isNamed: $0, width: .wide, context: context,
        locale: formatter.locale.identifier)
    }
    return texts[0] == texts[1] ? nil : texts[0]
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
  private final func foundationString(_ date: Date) -> String
}
