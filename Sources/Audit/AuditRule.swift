/// One thing that can be wrong with a widget, judged on what was rendered of it.
public struct AuditRule: Sendable, Identifiable {
  /// Named after the defect, as in `--rule`.
  public var name: String
  /// Of a finding that says nothing else.
  public var severity: Severity
  /// The defect in one sentence.
  public var summary: String
  /// Why it is one.
  public var rationale: String
  /// Page of Apple's guidelines or documentation, or the measured fact, that the rule goes back to.
  public var source: String
  /// What to do.
  public var fix: String
  private let check: @Sendable (Evidence) -> [Finding]

  /// The name, which is unique.
  public var id: String { name }

  public init(
    _ name: String, _ severity: Severity, summary: String, rationale: String, source: String,
    fix: String, check: @escaping @Sendable (Evidence) -> [Finding]
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.fix = fix
    self.check = check
  }

  /// Rules that judge lengths of words and their colors, of which made-up ones say nothing.
  private static let ofWords: Set<String> = [
    "text-truncated", "text-scaled-down", "content-clipped", "low-contrast", "color-only-meaning",
    "privacy-not-marked",
  ]

  /// Rules that judge colors, of which a stand-in for one that is not there says nothing.
  private static let ofColors: Set<String> = [
    "low-contrast", "appearance-ignored", "color-only-meaning", "vibrant-hierarchy-lost",
  ]

  /// Each defect once, at the first place that shows it.
  public func findings(in evidence: Evidence) -> [Finding] {
    if evidence.isMadeUp, Self.ofWords.contains(name) { return [] }
    if evidence.lacksColors, Self.ofColors.contains(name) { return [] }
    var seen: Set<String> = []
    let all = check(evidence).map { found in
      var finding = found
      finding.rule = name
      if !finding.hasOwnSeverity { finding.severity = severity }
      finding.widget = evidence.widget.kind
      return finding
    }.filter { seen.insert($0.fingerprint).inserted }
    return Repetitions.folded(all)
  }
}

/// The days of a calendar are thirty texts and one defect.
private enum Repetitions {
  /// Told one by one up to here.
  private static let most = 3

  /// More than three findings that say the same of unnamed views of one render become one.
  static func folded(_ findings: [Finding]) -> [Finding] {
    let groups = Dictionary(grouping: findings.indices) { index in
      findings[index].identifier == nil ? findings[index].likeness : "\(index)"
    }
    return findings.indices.compactMap { index in
      let finding = findings[index]
      guard finding.identifier == nil, let group = groups[finding.likeness], group.count > most
      else { return finding }
      guard group.first == index else { return nil }
      var folded = finding
      folded.message += " (and \(group.count - 1) more texts like it)"
      return folded
    }
  }
}

extension Finding {
  /// What it says without the words that it quotes, and where.
  fileprivate var likeness: String {
    [rule, family, context, device, variant].map { $0 ?? "" }.joined(separator: "|")
      + message.replacing(/^"[^"]*"/, with: "")
  }
}
