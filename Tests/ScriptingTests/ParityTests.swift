import Foundation
import TestSupport
import Testing

/// A widget written in Swift and in TSX is the same picture, byte for byte. The cases are folders
/// with the two; the Swift ones are compiled together.
@Suite(.serialized, .timeLimit(.minutes(60))) struct ParityTests {
  private static let folder = Cases().url("Parity")
  private static let selections: [[String]] = [
    ["--context", "home-screen", "--appearance", "light", "dark"],
    [
      "--context", "home-screen-tinted", "home-screen-clear", "lock-screen", "standby",
      "standby-night", "mac-desktop-receded", "watch-face", "smart-stack",
    ],
  ]
  /// Those of the Swift twins; a script is offered in more.
  private static let families =
    "systemSmall,systemMedium,accessoryCircular,accessoryRectangular,accessoryInline"

  @Test func twinsAreEqual() throws {
    let names = try Cases().names(in: "Parity")
    #expect(names.count >= 10)
    let place = TestFolder()
    for name in names {
      let twin = Self.folder.appending(path: name).appending(path: "widget.swift")
      try place.write(String(contentsOf: twin, encoding: .utf8), to: "sources/\(name).swift")
    }
    for (index, selection) in Self.selections.enumerated() {
      let swift = place.url.appending(path: "swift\(index)")
      let made = try Command.run(
        ["render", place.url.appending(path: "sources").path, "-o", swift.path] + selection)
      try #require(made.status == 0, "\(made.errors)")
      for name in names {
        // The kind of a script without script.json is its folder's name.
        let tsx = place.url.appending(path: "tsx\(index)")
        let script = Self.folder.appending(path: "\(name)/widget.tsx").path
        let drawn = try Command.run(
          ["render", script, "--family", Self.families, "-o", tsx.path] + selection)
        #expect(drawn.status == 0, "\(name): \(drawn.errors)")
        try compare(swift.appending(path: name), tsx.appending(path: name), name)
      }
    }
  }

  private func compare(_ expected: URL, _ found: URL, _ name: String) throws {
    let files = FileManager.default.enumerator(atPath: expected.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".png") }.sorted()
    #expect(files?.isEmpty == false, "no pictures of '\(name)'")
    for file in files ?? [] {
      let (a, b) = (expected.appending(path: file), found.appending(path: file))
      #expect(
        FileManager.default.contentsEqual(atPath: a.path, andPath: b.path),
        "\(name)/\(file) differs between Swift and TSX")
    }
  }
}
