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
      let around = rendered.texts.compactMap(\.node.text) + [evidence.widget.displayName]
      let (topic, secret) = (
        around.contains(where: PrivateWords.isTopic), around.contains(where: PrivateWords.isSecret)
      )
      let health = around.first(where: PrivateWords.isHealth)
      return rendered.texts.compactMap { text in
        guard !text.isPrivate, let words = text.node.text,
          let what = PrivateWords.kind(of: words, near: topic, orSecret: secret)
            ?? health.flatMap({ PrivateWords.reading(words, near: $0) })
        else { return nil }
        return rendered.finding("\(text.quoted) looks like \(what) and is not marked", text)
      }
    }
  }
}

/// Texts that are somebody's own business, by their form. What only the author knows is not found.
enum PrivateWords {
  static func kind(of text: String, near topic: Bool, orSecret secret: Bool = false) -> String? {
    if text.contains(/[\w.+-]+@[\w-]+\.[a-z]{2,}/) { return "an e-mail address" }
    if text.contains(/(?:[•*]{2,4}\s?){1,4}\d{4}\b/) { return "a card or account number" }
    if text.contains(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}/) { return "an account number" }
    let isAmount = text.contains(
      /(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF))\s?\d[\d.,’' ]*|\d[\d.,’' ]*\s?(?:[$€£¥]|USD|EUR|GBP|CHF)/)
    if isAmount, topic || isTopic(text) { return "an account's balance" }
    let isReading = text.contains(/\d+(?:[.,\/]\d+)?\s?(?:mg\/dL|mmol\/L|mmHg)/)
    let isPulse = text.contains(/\b\d{2,3} ?(?:bpm|BPM)\b/)
    if isReading || isPulse { return "a medical reading" }
    if secret, text.contains(/^\s*\d{3}[ -]?\d{3,5}\s*$/) { return "a code" }
    if text.contains(/(?:^|\s)\+\d{1,3}[ -]?\(?\d{2,4}\)?(?:[ -]?\d{2,4}){2,3}\b/) {
      return "a telephone number"
    }
    if text.contains(/\(\d{3}\) \d{3}-\d{4}\b/) { return "a telephone number" }
    return nil
  }

  /// Whether a text says that figures beside it were measured on somebody.
  static func isHealth(_ text: String) -> Bool {
    text.lowercased().contains(/\b(?:blood pressure|blood sugar|glucose|heart rate|pulse)\b/)
  }

  /// What stands beside such a text without a unit: `128/84` beside "Blood pressure", `72` beside "Pulse".
  static func reading(_ text: String, near topic: String) -> String? {
    let isReading =
      topic.lowercased().contains("pressure")
      ? text.contains(/^\s*\d{2,3}\s?\/\s?\d{2,3}\s*$/) : text.contains(/^\s*\d{2,3}\s*$/)
    return isReading ? "a medical reading" : nil
  }

  /// Whether a text says that amounts beside it are somebody's money.
  static func isTopic(_ text: String) -> Bool {
    text.lowercased().contains(
      /\b(?:balance|account|checking|savings|salary|income|net worth|portfolio value|wallet|paycheck|mortgage|debt|loan|kontostand)\b/
    )
  }

  /// Whether a text says that figures beside it are a secret.
  static func isSecret(_ text: String) -> Bool {
    text.lowercased().contains(
      /\b(?:verification|one-time|passcode|password|authenticator|otp|2fa|pin|security code)\b/)
  }
}
