import Foundation
import TestSupport
import Testing

/// Scripts of `Cases/Scripts`; the comments that begin each say what it shows and what is said of it:
/// `// shows: TEXT`, `// says: TEXT`, `// not: TEXT`, `// limit: SECONDS`, `// option: NAME`,
/// `// context: NAME`, `// data: FILE TEXT` (a file of the folder that `--data` names).
@Suite(.serialized, .timeLimit(.minutes(60))) struct CaseScriptTests {
  private static let folder = "Scripts"

  @Test(arguments: try Cases().names(in: folder)) func isAsItSays(_ name: String) throws {
    let code = try String(
      contentsOf: Cases().url(Self.folder).appending(path: name), encoding: .utf8)
    let place = TestFolder()
    try place.write(code, to: "widget.tsx")
    let limit = Self.comments("limit", code).first ?? "60"
    let options = Self.comments("option", code).flatMap { ["--script-option", $0] }
    let data = Self.comments("data", code)
    for file in data {
      let parts = file.split(separator: " ", maxSplits: 1)
      try place.write(String(parts[1]), to: "data/" + parts[0])
    }
    let folder = data.isEmpty ? [] : ["--data", place.url.appending(path: "data").path]
    let common =
      [place.url.path, "--family", "systemSmall", "--time-limit", limit] + options + folder
    let shown = Self.comments("shows", code)
    for text in shown {
      let outcome = try Command.run(["inspect"] + common)
      #expect(
        outcome.output.contains("\"text\": \"\(text)\""), "\(outcome.output)\(outcome.errors)")
    }
    let context = Self.comments("context", code).first ?? "home-screen"
    let pictures = ["--context", context, "-o", place.url.appending(path: "out").path]
    let outcome = try Command.run(["render"] + common + pictures)
    let said = outcome.errors + outcome.output
    for text in Self.comments("says", code) { #expect(said.contains(text), "\(said)") }
    for text in Self.comments("not", code) { #expect(!said.contains(text), "\(said)") }
    #expect(!said.contains("/builds/"), "a path of the cache: \(said)")
  }

  private static func comments(_ kind: String, _ code: String) -> [String] {
    code.split(separator: "\n").prefix { $0.hasPrefix("// ") }.compactMap { line in
      let start = "// \(kind): "
      return line.hasPrefix(start) ? String(line.dropFirst(start.count)) : nil
    }
  }
}
