extension AuditRule {
  static let descriptionStyle = AuditRule(
    "description-style", .note,
    summary:
      "The gallery's description starts without a verb, mentions the widget, or is too long.",
    rationale: """
      In the gallery people look through many widgets. A sentence that begins with what they can do \
      ("See today's weather") is understood at once; "This widget shows …" says nothing in three words.
      """,
    source:
      "Human Interface Guidelines, Widgets: descriptions in the gallery (docs/facts/hig-rules.md)",
    fix:
      "Write one short sentence that begins with a verb: \"See …\", \"Track …\", \"Keep an eye on …\"."
  ) { evidence in
    let text = evidence.widget.description
    // A script's description is for the app's list, not for the gallery.
    guard evidence.hasTimeline, !evidence.isScript, !text.isEmpty else { return [] }
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    if words.contains(where: { $0 == "widget" || $0 == "widgets" }) {
      return [evidence.finding("the description mentions the widget: \"\(text)\"")]
    }
    if text.count > DescriptionWords.most {
      return [
        evidence.finding(
          "the description has \(text.count) characters; \(DescriptionWords.most) are plenty",
          severity: .note)
      ]
    }
    guard text.allSatisfy({ $0.isASCII || "’“”…–—é".contains($0) }),
      !DescriptionWords.startsWithVerb(words)
    else { return [] }
    return [
      evidence.finding("the description does not begin with a verb: \"\(text)\"")
    ]
  }
}

enum DescriptionWords {
  /// Characters; two lines in the gallery of a phone (estimate).
  static let most = 120

  /// Whether an English sentence begins with a verb, as far as a list and the next word can tell.
  static func startsWithVerb(_ words: [String]) -> Bool {
    guard let first = words.first else { return true }
    if others.contains(first) { return false }
    if verbs.contains(first) || (first.hasSuffix("s") && verbs.contains(String(first.dropLast()))) {
      return true
    }
    // "Plan your week": whatever stands before an article or pronoun is a verb.
    return words.count > 1 && objects.contains(words[1])
  }

  private static let others: Set<String> = [
    "a", "an", "the", "this", "that", "these", "your", "my", "our", "its", "it", "all", "daily",
    "weekly", "current", "today", "today's", "today’s", "latest", "here", "with", "for", "simple",
    "quick", "easy", "new", "some", "one", "just", "here's",
  ]
  private static let objects: Set<String> = [
    "a", "an", "the", "your", "my", "how", "what", "when", "where", "which", "all", "any", "each",
    "every", "up", "on", "at", "into", "to", "between", "and", "or", "of", "over", "through",
  ]
  private static let verbs: Set<String> = Set(
    """
    access add adjust admire arrive ask be become begin boost break breathe bring browse build calm \
    catch celebrate change check choose collect compare complete connect control convert count create \
    customize decide discover display do draw drink drive eat edit enjoy enter explore feel find finish \
    focus follow get glance go grow have hear help hide highlight identify improve inspire jump keep \
    know launch learn let light limit list listen live log look make manage master match measure meet \
    mind monitor move never note observe open order organize pace pause peek pick pin plan play practice \
    preview quickly quit reach read receive record refresh relax relive remember remind reset review run \
    save say scan schedule search see select send set share show shuffle simplify skip sleep solve sort \
    speak spot start stay step stop stream study switch tap tell test think time toggle track train \
    translate try turn understand unlock update use view visit visualize wake walk watch wish work write
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
