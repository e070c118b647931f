extension AuditReport {
  /// Lines for a terminal or a log: one diagnostic each, the advice once for each rule.
  public var text: String {
    var lines: [String] = []
    for finding in findings { lines += self.lines(of: finding) }
    let advised = Set(findings.map(\.rule))
    for rule in AuditRules.all where advised.contains(rule.name) {
      lines.append("\(rule.name): \(rule.fix)")
    }
    return (lines + [summary]).joined(separator: "\n")
  }

  private func lines(of finding: Finding) -> [String] {
    let place = finding.file.map { $0 + (finding.line.map { ":\($0)" } ?? "") } ?? path
    let scene = [finding.widget, finding.family, finding.context, finding.device]
      .compactMap { $0 }.joined(separator: " ")
    let variant = finding.variant.isEmpty ? "" : " \(finding.variant)"
    let view = finding.identifier.map { " at '\($0)'" } ?? ""
    var lines = [
      "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
    ]
    lines += excerpts.excerpt(of: finding)
    lines.append("  \(scene)\(variant)\(view)")
    if let picture = finding.picture { lines.append("  \(picture)") }
    return lines
  }

  /// `3 findings (1 error, 2 warnings) in 2 widgets, 140 renders (0.8 s)`
  public var summary: String {
    func count(_ number: Int, _ name: String) -> String {
      "\(number) \(name)\(number == 1 ? "" : "s")"
    }
    let parts = Severity.allCases.compactMap { severity -> String? in
      let number = findings.count { $0.severity == severity }
      return number == 0 ? nil : count(number, severity.rawValue)
    }
    var text = findings.isEmpty ? "no findings" : count(findings.count, "finding")
    if !parts.isEmpty { text += " (\(parts.joined(separator: ", ")))" }
    text += " in \(count(Set(widgets).count, "widget")), \(renders) renders"
    text += " (\(Decimals.one(seconds)) s)"
    if !silenced.isEmpty { text += "; \(silenced.count) silenced" }
    if known > 0 { text += "; \(known) in the baseline" }
    return text
  }
}
