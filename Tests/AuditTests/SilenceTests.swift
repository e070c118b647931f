import Foundation
import TestSupport
import Testing
@testable import VitrineAudit

/// Comments in the sources that silence rules.
@Suite(.timeLimit(.minutes(60))) struct SilenceTests {
  private func silences(_ text: String) throws -> (Silences, path: String) {
    let folder = TestFolder("vitrine-silences")
    let file = folder.url.appending(path: "Steps.swift")
    try Data(text.utf8).write(to: file)
    return (Silences(SourcePlaces(paths: [file.path])), file.path)
  }

  private func finding(_ rule: String, _ file: String?, _ line: Int?) -> Finding {
    var finding = Finding("", widget: "Steps")
    (finding.rule, finding.file, finding.line) = (rule, file, line)
    return finding
  }

  private static let source = """
    struct Steps: View {
      var body: some View {
        // vitrine:disable text-too-small, low-contrast -- a map's legend
        Text("{")
          .font(.system(size: 8))
      }
      var other: some View { Text("b") }
    }
    """

  @Test(arguments: [
    ("text-too-small", 4, true), ("low-contrast", 5, true), ("text-truncated", 4, false),
    ("text-too-small", 7, false),
  ])
  func aCommentHoldsToTheEndOfItsBraces(_ rule: String, _ line: Int, _ isSilent: Bool) throws {
    let (silences, path) = try silences(Self.source)
    let comment = silences.comment(for: finding(rule, path, line))
    #expect((comment?.reason == "a map's legend") == isSilent)
    #expect(silences.problems.isEmpty)
  }

  @Test(arguments: [
    "no-deep-link -- opens nothing", "no-deep-link: opens nothing",
    "no-deep-link , text-too-small:opens nothing",
  ])
  func aReasonFollowsDashesOrAColon(_ words: String) throws {
    let (silences, path) = try silences("// vitrine:disable \(words)\nlet a = 1\n")
    #expect(silences.comment(for: finding("no-deep-link", path, 2))?.reason == "opens nothing")
    #expect(silences.problems.isEmpty)
  }

  @Test func atTheTopAFindingWithoutAPlaceIsSilenced() throws {
    let (silences, _) = try silences(
      "// vitrine:disable no-deep-link -- opens nothing\nlet a = 1\n")
    #expect(silences.comment(for: finding("no-deep-link", nil, nil)) != nil)
  }

  @Test(arguments: [
    ("// vitrine:disable text-too-small", "needs a reason"),
    ("// vitrine:disable text-to-small -- legend", "did you mean 'text-too-small'?"),
  ])
  func whatIsWrongIsSaid(_ text: String, _ message: String) throws {
    let (silences, _) = try silences(text)
    #expect(silences.problems.first?.message.contains(message) == true)
    #expect(silences.problems.first?.line == 1)
  }
}
