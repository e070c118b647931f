import VitrineBuild

/// What was left out of the sources so that the rest compiles. A view without its body draws nothing, and
/// a type that stands in for an absent package's has no values to show: neither is a defect of a design.
struct Gaps {
  private let hasEmptied: Bool

  /// Rules that find fault with what is missing, wherever the view stands that would have it.
  private static let ofAbsence: Set<String> = [
    "missing-container-background", "empty-widget", "placeholder-empty", "placeholder-identical",
    "placeholder-shifts-layout", "preview-empty", "families-identical", "no-deep-link",
    "content-never-changes", "launcher-only", "sparse-content", "never-reloads",
    "missing-accessibility-label", "smart-stack-without-background", "placeholder-after-content",
    "budget-spent-early",
  ]

  init(_ built: BuiltExtension) {
    self.init(built.omissions)
  }

  init(_ omissions: [Omission]) {
    hasEmptied = omissions.contains { $0.kind == .function || $0.kind == .type }
  }

  /// Whether a finding may be due to what was left out: what is drawn all the same is judged.
  func explain(_ finding: Finding) -> Bool {
    hasEmptied && Self.ofAbsence.contains(finding.rule)
  }
}
