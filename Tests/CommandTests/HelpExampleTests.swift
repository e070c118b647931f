import Foundation
import TestSupport
import Testing

/// Every example in a help text can be pasted as it is printed, and shows something.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct HelpExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var command: String
    /// Lines as they are printed.
    var text: String
    var testDescription: String { text }
    /// Watches or runs until somebody ends it.
    var isEndless: Bool {
      text.contains("--watch") || command == "preview"
        || (command == "run" && !text.contains("--for"))
    }
  }

  static let commands = [
    "render", "inspect", "timeline", "tap", "container", "describe", "devices", "contexts",
    "symbols",
    "sheet", "test", "diff", "audit", "rules", "run", "push", "gallery", "stack", "new", "preview",
    "export", "screenshots", "survey",
  ]

  /// Commands without examples that can be pasted: they set up an editor, and look at the machine.
  private static let others: Set = ["editor", "doctor", "help"]

  /// The examples as `vitrine help` prints them, continued lines as one example.
  static func examples(of command: String) throws -> [Example] {
    let help = try Command.run(["help", command])
    #expect(help.status == 0)
    var examples: [Example] = []
    for line in help.output.split(separator: "\n").map(String.init) {
      let isContinued = examples.last?.text.hasSuffix("\\") ?? false
      if isContinued {
        examples[examples.count - 1].text += "\n" + line
      } else if line.hasPrefix("  vitrine ") {
        examples.append(Example(command: command, text: line))
      }
    }
    return examples
  }

  /// A folder with the repository's examples and the command on its path.
  private static func workshop() throws -> TestFolder {
    let folder = TestFolder("vitrine-help")
    let files = FileManager.default
    try files.createSymbolicLink(
      at: folder.url.appending(path: "Examples"),
      withDestinationURL: Checkout.root.appending(path: "Examples"))
    return folder
  }

  @Test func everyCommandHasExamples() throws {
    let listed = try Command.run(["--help"]).output
    let names = listed.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "SUBCOMMANDS:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.filter { !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(names).subtracting(Self.others) == Set(Self.commands))
    for command in Self.commands {
      #expect(listed.contains("  \(command) "))
      #expect(try !Self.examples(of: command).isEmpty, "\(command)")
    }
  }

  @Test(arguments: commands)
  func examplesShowSomething(_ command: String) throws {
    let folder = try Self.workshop()
    if command == "push" {
      // A host has run here before.
      let host = try Command.run(
        [
          "run", "Examples/Weather", "--family", "systemSmall", "--from", "2026-06-08T00:00Z",
          "--for", "1h", "--speed", "36000",
        ], in: folder.url)
      #expect(host.status == 0, "\(host.errors)")
    }
    for example in try Self.examples(of: command) {
      let outcome = try run(example, in: folder)
      #expect(outcome.status == 0, "\(example.text): \(outcome.errors)")
      #expect(!outcome.output.isEmpty, "\(example.text): \(outcome.errors)")
      #expect(!outcome.errors.contains("error:"), "\(example.text): \(outcome.errors)")
    }
  }

  /// Runs what is printed in a shell, as a person who pastes it does. What does not end by itself is
  /// ended by Control-C once it has said something.
  private func run(_ example: Example, in folder: TestFolder) throws -> Command.Outcome {
    let script = folder.url.appending(path: "example.sh")
    try Data(("vitrine() { exec \"$VITRINE\" \"$@\"; }\n" + example.text + "\n").utf8)
      .write(to: script)
    let words = ["run": "running", "preview": "url"]
    let until = example.isEndless ? words[example.command, default: "now.png"] : nil
    return try Command.run(
      [script.path], program: URL(filePath: "/bin/sh"), in: folder.url,
      environment: ["VITRINE": Command.binary.path], interruptedAfter: until)
  }
}
