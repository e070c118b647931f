import VitrineBuild

/// What was left out of the sources so that the rest compiles. A view without its body draws nothing,
/// which is no defect of its design.
struct Gaps {
  /// Whether a function is there without its body.
  private let hasEmptied: Bool

  /// Rules that find fault with what is missing, wherever the view stands that would have it.
  private static let ofAbsence: Set<String> = [
    "missing-container-background", "empty-widget", "placeholder-empty", "placeholder-identical",
    "placeholder-shifts-layout", "preview-empty", "families-identical", "no-deep-link",
    "content-never-changes", "launcher-only", "sparse-content", "never-reloads",
    "missing-accessibility-label", "smart-stack-without-background",
  ]

  init(_ built: BuiltExtension) {
    hasEmptied = built.omissions.contains { $0.kind == .function }
  }

  /// Whether a finding may be due to what was left out: what is drawn all the same is judged.
  func explain(_ finding: Finding) -> Bool {
    hasEmptied && Self.ofAbsence.contains(finding.rule)
  }
}
