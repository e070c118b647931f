public import VitrinePlatform

extension AuditRules {
  /// What `vitrine rules` prints.
  public static var text: String {
    let width = (all.map(\.name.count).max() ?? 0) + 2
    return all.sorted { $0.name < $1.name }.map { rule in
      rule.name + String(repeating: " ", count: width - rule.name.count)
        + rule.severity.rawValue + String(repeating: " ", count: 9 - rule.severity.rawValue.count)
        + rule.summary
    }.joined(separator: "\n")
  }

  /// The same as JSON, with everything that a rule says of itself.
  public static var json: JSON {
    .array(
      all.sorted { $0.name < $1.name }.map { rule in
        .object([
          "name": .string(rule.name), "severity": .string(rule.severity.rawValue),
          "summary": .string(rule.summary), "rationale": .string(rule.rationale),
          "source": .string(rule.source), "fix": .string(rule.fix),
        ])
      })
  }
}
