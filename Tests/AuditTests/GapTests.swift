import Testing
import VitrineBuild

@testable import VitrineAudit

/// What was left out of the sources is nobody's defect.
@Suite(.timeLimit(.minutes(60))) struct GapTests {
  private func gaps(_ kinds: [Omission.Kind]) -> Gaps {
    Gaps(kinds.map { Omission(kind: $0, name: "Song", path: "/Song.swift", reason: "not there") })
  }

  private func finding(_ rule: String) -> Finding {
    var finding = Finding("", widget: "Player")
    finding.rule = rule
    return finding
  }

  /// A view without its body, and a type that stands in for a package's, leave a widget empty.
  @Test(arguments: [
    ([Omission.Kind.function], true), ([.type], true), ([.file, .declaration, .widget], false),
    ([], false),
  ])
  func emptinessIsExplained(_ kinds: [Omission.Kind], _ isExplained: Bool) {
    for rule in ["empty-widget", "placeholder-empty", "families-identical", "preview-empty"] {
      #expect(gaps(kinds).explain(finding(rule)) == isExplained, "\(rule)")
    }
  }

  @Test func whatIsDrawnAllTheSameIsJudged() {
    for rule in ["text-too-small", "accented-slab", "tap-target-too-small", "description-style"] {
      #expect(!gaps([.function, .type]).explain(finding(rule)), "\(rule)")
    }
  }
}
