import VitrineMessages

extension AuditRule {
  static let oneKindForEachSize = AuditRule(
    "one-kind-for-each-size", .note,
    summary: "Sizes of one widget are offered as widgets of their own.",
    rationale: """
      In the gallery people swipe through the sizes of one widget. Kinds for each size make a list of \
      what looks like the same thing.
      """,
    source:
      "Human Interface Guidelines, Widgets: sizes grouped under one name (docs/facts/hig-rules.md)",
    fix: "Offer all families in one `supportedFamilies`."
  ) { evidence in
    let own = evidence.widget
    guard own.families.count == 1, own.configuration != .activity, own.configuration != .control
    else { return [] }
    let others = evidence.bundle.filter {
      $0.kind != own.kind && $0.families.count == 1 && $0.families != own.families
        && $0.families[0].hasPrefix("system") == own.families[0].hasPrefix("system")
        && $0.configuration == own.configuration && Stems.areSizes(of: own, $0)
    }
    guard let other = others.first else { return [] }
    return [
      evidence.finding(
        "'\(own.kind)' and '\(other.kind)' are one widget in two sizes")
    ]
  }
}

private enum Stems {
  private static let sizes: Set<String> = [
    "small", "medium", "large", "extra", "xl", "extralarge", "mini", "big", "wide", "circular",
    "rectangular", "inline",
  ]

  /// Whether two widgets are called the same but for words for sizes.
  static func areSizes(of a: WidgetDescription, _ b: WidgetDescription) -> Bool {
    let names = (a.displayName, b.displayName)
    let isOneName = names.0 == names.1 || names.0.isEmpty || names.1.isEmpty
    // Widgets of one name may still be different ones: then their kinds say so.
    let (first, second) = isOneName ? (a.kind, b.kind) : names
    return !stem(first).isEmpty && stem(first) == stem(second)
  }

  /// A name without words for sizes: `Weather (Small)`, `WeatherSmall`.
  static func stem(_ name: String) -> String {
    var words: [String] = []
    for character in name {
      if character.isUppercase || !(character.isLetter || character.isNumber) { words.append("") }
      guard character.isLetter || character.isNumber else { continue }
      if words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.map { $0.lowercased() }.filter { !$0.isEmpty && !sizes.contains($0) }
      .joined(separator: " ")
  }
}
