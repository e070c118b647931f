import Foundation
import TestSupport
import Testing

/// Scripts that attack: each of `Cases/scripts` says in its first line which exit status and which words
/// (in the view tree or the messages) are to be expected.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct HostileScriptTests {
  private static let folder = Cases().url("scripts")

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".tsx") }.sorted()
  }()

  @Test func casesAreThere() { #expect(Self.names.count >= 18) }

  @Test(arguments: names)
  func hasItsOutcome(_ name: String) throws {
    let place = TestFolder()
    let temporary = place.url.appending(path: "tmp")
    let script = place.url.appending(path: "script")
    for folder in [temporary, script] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      at: Self.folder.appending(path: name), to: script.appending(path: "widget.tsx"))
    let expected = try Self.expectation(of: name)
    // A short limit only for those that do not end by themselves.
    let limit = expected.words == "without a pause" ? "4" : "60"
    let outcome = try Command.run(
      ["inspect", script.path, "--family", "systemSmall", "--time-limit", limit],
      environment: ["TMPDIR": temporary.path])
    #expect(outcome.status == expected.status, "\(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains(expected.words), "\(outcome.errors)")
    #expect(!(outcome.output + outcome.errors).contains("\u{1B}"))
    #expect(!outcome.output.contains("succeeded"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
  }

  private static func expectation(of name: String) throws -> (status: Int32, words: String) {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let words = try #require(text.split(separator: "\n").first).split(
      separator: " ", maxSplits: 2)
    let expected = words[2].trimmingCharacters(in: .whitespaces)
    return (try #require(Int32(words[1])), expected)
  }
}
