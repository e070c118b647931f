extension AuditRule {
  static let privacyNotMarked = AuditRule(
    "privacy-not-marked", .warning,
    summary: "Personal data is not marked as privacy-sensitive.",
    rationale: """
      A locked device and an Always-On display show widgets to everybody nearby. The system hides what \
      is marked, and nothing else.
      """,
    source: "Human Interface Guidelines, Widgets, and SwiftUI's `privacySensitive(_:)`",
    fix: "Put `.privacySensitive()` on the text."
  ) { evidence in
    evidence.mains.flatMap { rendered -> [Finding] in
      let topic = rendered.texts.contains { PrivateWords.isTopic($0.node.text ?? "") }
      return rendered.texts.compactMap { text in
        guard !text.isPrivate, let words = text.node.text,
          let what = PrivateWords.kind(of: words, near: topic)
        else { return nil }
        return rendered.finding("\(text.quoted) looks like \(what) and is not marked", text)
      }
    }
  }
}

/// Texts that are somebody's own business, by their form. What only the author knows is not found.
enum PrivateWords {
  static func kind(of text: String, near topic: Bool) -> String? {
    if text.contains(/[\w.+-]+@[\w-]+\.[a-z]{2,}/) { return "an e-mail address" }
    if text.contains(/(?:[•*]{2,4}\s?){1,4}\d{4}\b/) { return "a card or account number" }
    if text.contains(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}/) { return "an account number" }
    let isAmount = text.contains(/[$€£¥]\s?\d[\d.,’' ]*|\d[\d.,’' ]*\s?(?:[$€£¥]|USD|EUR|GBP|CHF)/)
    if isAmount, topic || isTopic(text) { return "an account's balance" }
    let isReading = text.contains(/\d+(?:[.,\/]\d+)?\s?(?:mg\/dL|mmol\/L|mmHg)/)
    if isReading { return "a medical reading" }
    return nil
  }

  /// Whether a text says that amounts beside it are somebody's money.
  static func isTopic(_ text: String) -> Bool {
    text.lowercased().contains(
      /\b(?:balance|account|checking|savings|salary|income|net worth|portfolio value|debt|loan|kontostand)\b/
    )
  }
}
