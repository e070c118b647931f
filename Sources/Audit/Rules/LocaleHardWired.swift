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
          AmericanDates.isOne(words)
        else { return nil }
        return main.finding("\(text.quoted) is the same in German: the format is fixed", text)
      }
    }
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
