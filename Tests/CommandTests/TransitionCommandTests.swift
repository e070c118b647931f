import Foundation
import TestSupport
import Testing

/// `render --from-entry --to-entry`: animators and symbol effects stand between entries too, and what
/// they stand as changes from one to the next as everything else does.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct TransitionCommandTests {
  /// The pixels' files of five frames from the first entry to the second.
  private static func frames(_ kind: String) throws -> [Data] {
    let folder = TestFolder()
    let outcome = try Command.run(
      [
        "render", WidgetCases.path("animators"), "--widget", kind,
        "--from-entry", "0", "--to-entry", "1", "--frames", "5", "-o", folder.path + "/out/",
      ], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let out = folder.url.appending(path: "out")
    let all = try #require(FileManager.default.subpaths(atPath: out.path)).sorted()
    return try all.filter { $0.contains("-frames/") }
      .map { try Data(contentsOf: out.appending(path: $0)) }
  }

  @Test func whatAnEntryStartsStands() throws {
    let frames = try Self.frames("started")
    #expect(frames.count == 5)
    #expect(Set(frames).count == 1)
  }

  @Test func whatStandsDifferentlyMoves() throws {
    let frames = try Self.frames("moved")
    #expect(frames.count == 5)
    #expect(Set(frames).count == 5)
  }
}
