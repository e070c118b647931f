/// What an audit found.
public struct AuditReport: Sendable {
  /// Folder or file that was audited.
  public var path: String
  /// Kinds of the widgets that were judged.
  public var widgets: [String]
  /// By widget, in the order of the rules.
  public var findings: [Finding]
  /// What a comment or the settings silenced, with the reason.
  public var silenced: [(finding: Finding, reason: String)]
  /// Findings that the baseline has.
  public var known = 0
  /// Renders that were judged.
  public var renders = 0
  /// The sources' lines at the findings.
  public var excerpts = SourceExcerpts()
  /// How long the run took.
  public var seconds = 0.0

  public init(path: String) {
    self.path = path
    (widgets, findings, silenced) = ([], [], [])
  }

  /// Findings of a severity or a worse one.
  public func count(atLeast severity: Severity) -> Int {
    findings.count { $0.severity >= severity }
  }
}
