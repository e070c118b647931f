import VitrineBuild

/// What was left out of the sources so that the rest compiles. A view without its body draws nothing,
/// which is no defect of its design.
struct Gaps {
  /// Absolute paths of files that hold a function without its body.
  private let files: Set<String>

  /// Rules that find fault with what is missing, wherever the view stands that would have it.
  private static let ofAbsence: Set<String> = [
    "missing-container-background", "empty-widget", "placeholder-empty", "placeholder-identical",
    "placeholder-shifts-layout", "preview-empty", "families-identical", "no-deep-link",
    "content-never-changes", "launcher-only", "sparse-content", "never-reloads",
    "missing-accessibility-label", "smart-stack-without-background",
  ]

  init(_ built: BuiltExtension) {
    files = Set(built.omissions.filter { $0.kind == .function }.map(\.path))
  }

  /// Whether a finding may be due to what was left out.
  func explain(_ finding: Finding) -> Bool {
    guard !files.isEmpty else { return false }
    guard !Self.ofAbsence.contains(finding.rule), let file = finding.file else { return true }
    return files.contains { $0 == file || $0.hasSuffix("/" + file) }
  }
}
