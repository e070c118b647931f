import Foundation

extension AuditRule {
  static let localeHardWired = AuditRule(
    "locale-hard-wired", .warning,
    summary: "Dates or times keep their American form in other languages.",
    rationale: """
      A fixed format or a formatter with a fixed locale shows "Monday" and "9:41 AM" to everybody, \
      whatever language and clock they have chosen.
      """,
    source:
      "Human Interface Guidelines, Right to left and Internationalization: formats of the locale",
    fix:
      "Use `Text(date, format: …)` or `Text(date, style: …)`, and no `DateFormatter.locale` or fixed `dateFormat`."
  ) { evidence in
    evidence.variants(.locale("de_DE")).flatMap { german -> [Finding] in
      guard let main = evidence.main(german.family),
        let later = evidence.variants(.later).first(where: { $0.family == german.family })
      else { return [] }
      let (foreign, other) = (
        Set(german.texts.compactMap(\.node.text)), Set(later.texts.compactMap(\.node.text))
      )
      return main.texts.compactMap { text in
        guard let words = text.node.text, foreign.contains(words), !other.contains(words),
          AmericanDates.isOne(words) || FixedDates.contains(words, main)
        else { return nil }
        return main.finding("\(text.quoted) is the same in German: the format is fixed", text)
      } + FixedDates.clocks(later, german, main)
    }
  }
}

/// Dates in figures, which every language orders in its own way.
private enum FixedDates {
  /// Whether a text has the entry's date in the order of a fixed format: `6/8`, `06/08/2026`,
  /// `2026-06-08`.
  static func contains(_ text: String, _ rendered: Rendered) -> Bool {
    let date = parts(rendered)
    guard let year = date.year, let month = date.month, let day = date.day else { return false }
    return text.matches(of: /(?:\d+[\/\-])+\d+/).contains { match in
      let numbers = match.output.split { !$0.isNumber }.compactMap { Int($0) }
      let forms = [
        [month, day], [month, day, year], [month, day, year % 100], [year, month, day],
        [day, month, year],
      ]
      return forms.contains(numbers) && (numbers.count == 3 || match.output.contains("/"))
    }
  }

  /// Times with 24 hours where the locale counts twelve.
  static func clocks(_ later: Rendered, _ german: Rendered, _ main: Rendered) -> [Finding] {
    guard main.environment.locale.hasPrefix("en_US"), let hour = parts(later).hour, hour > 12,
      let minute = parts(later).minute
    else { return [] }
    let fixed = "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    return later.texts.filter { $0.node.text == fixed }.map {
      later.finding(
        "\($0.quoted) has 24 hours where the locale counts twelve: the format is fixed", $0)
    }
  }

  private static func parts(_ rendered: Rendered) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: rendered.environment.timeZone) ?? .gmt
    return calendar.dateComponents(
      [.year, .month, .day, .hour, .minute],
      from: Date(timeIntervalSince1970: rendered.entryDate))
  }
}

/// Words and forms of dates that no other language shares.
enum AmericanDates {
  static func isOne(_ text: String) -> Bool {
    text.contains(/\d\s?[AP]M\b/)
      || text.contains(
        /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|May|June|July|October|December)\b/
      )
      || text.contains(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mar|May|Oct|Dec)\b/)
  }
}
