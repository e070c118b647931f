import Foundation
import TestSupport
import Testing

/// `vitrine test` and `vitrine diff` on a widget that changes.
@Suite(.timeLimit(.minutes(60)))
struct SnapshotTests {
  /// The minimal widget in a folder of its own, and the same with other content.
  private struct Project {
    let folder = TestFolder("vitrine-snapshots")
    var sources: String { folder.path + "/Widget" }

    init() throws { try write("now") }

    func write(_ word: String) throws {
      try folder.write(
        """
        import SwiftUI
        import WidgetKit

        struct Entry: TimelineEntry { var date = Date() }
        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> Entry { Entry() }
          func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            completion(Entry())
          }
          func getTimeline(
            in context: Context, completion: @escaping (Timeline<Entry>) -> Void
          ) {
            completion(Timeline(entries: [Entry()], policy: .never))
          }
        }
        struct Clock: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "clock", provider: Provider()) { _ in
              Text("\(word)").containerBackground(.white, for: .widget)
            }
            .supportedFamilies([.systemSmall])
          }
        }
        #Preview("One", as: .systemSmall) { Clock() } timeline: { Entry() }
        @main struct Clocks: WidgetBundle { var body: some Widget { Clock() } }
        """, to: "Widget/Clock.swift")
    }

    func run(_ arguments: [String], _ environment: [String: String] = [:]) throws
      -> Command.Outcome
    {
      try Command.run(
        arguments, in: folder.url, environment: ["CI": ""].merging(environment) { $1 })
    }

    func git(_ arguments: String...) throws {
      let outcome = try Command.run(
        ["git", "-c", "user.name=Test", "-c", "user.email=test@example.invalid"] + arguments,
        program: URL(filePath: "/usr/bin/env"), in: folder.url)
      try #require(outcome.status == 0, "\(outcome.errors)")
    }
  }

  private static let few = ["--context", "home-screen", "home-screen-tinted"]

  @Test func referencesAreRecordedComparedAndUpdated() throws {
    let project = try Project()
    let test = ["test", "Widget"] + Self.few
    let first = try project.run(test)
    #expect(first.status == 1 && first.output.hasSuffix("4 recorded of 4 snapshots\n"), "\(first)")
    #expect(first.errors.contains("commit it, and run this again"))
    let second = try project.run(test)
    #expect(second.status == 0 && second.output == "4 as expected of 4 snapshots\n", "\(second)")

    try project.write("then")
    let third = try project.run(test, ["CI": "true"])
    #expect(third.status == 1, "\(third)")
    #expect(third.output.contains("4 differ of 4 snapshots"))
    #expect(third.errors.contains("--update"))
    let name = "clock/systemSmall/iphone-17-pro/home-screen"
    #expect(third.output.contains("FAILED \(name): "))
    let report = project.folder.url.appending(path: "vitrine-test")
    for file in ["failures/\(name).png", "index.html", "junit.xml", "report.json"] {
      #expect(FileManager.default.fileExists(atPath: report.appending(path: file).path), "\(file)")
    }
    #expect(try project.run(test + ["--update"]).output == "4 updated of 4 snapshots\n")
    #expect(try project.run(test).status == 0)
    let gone = report.appending(path: "failures/\(name).png").path
    #expect(!FileManager.default.fileExists(atPath: gone))
  }

  @Test func nothingIsRecordedWhereNobodyLooks() throws {
    let project = try Project()
    let outcome = try project.run(["test", "Widget"] + Self.few, ["CI": "true"])
    #expect(outcome.status == 1 && outcome.output.contains("4 without reference"), "\(outcome)")
    let folder = project.sources + "/__Snapshots__"
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func aShardThatWasLostIsNamed() throws {
    let project = try Project()
    let nothing = try project.run(["test", "--merge"])
    #expect(nothing.status == 64 && nothing.errors.contains("there is no report of a shard here"))
    #expect(try project.run(["test", "Widget", "--update"] + Self.few).status == 0)
    for index in [0, 2] {
      let outcome = try project.run(
        ["test", "Widget"] + Self.few,
        ["TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "3"])
      #expect(outcome.status == 0 && outcome.output.contains("as expected of"), "\(outcome)")
    }
    let merged = try project.run(["test", "--merge"])
    #expect(merged.status == 1)
    let again = "vitrine test Widget --context home-screen home-screen-tinted --shard 2/3"
    #expect(merged.errors.contains("shard 2 of 3 has left no report; run it again: \(again)"))
    #expect(try project.run(["test", "Widget"] + Self.few + ["--shard", "2/3"]).status == 0)
    let whole = try project.run(["test", "--merge"])
    #expect(whole.status == 0 && whole.output == "4 as expected of 4 snapshots\n", "\(whole)")
  }

  @Test func revisionsAreCompared() throws {
    let project = try Project()
    try project.git("init", "--quiet", ".")
    try project.git("add", "Widget")
    try project.git("commit", "--quiet", "-m", "one")
    let diff = ["diff", "HEAD..", "Widget"] + Self.few
    let same = try project.run(diff)
    #expect(same.status == 0 && same.output == "2 the same\n", "\(same)")
    try project.write("then")
    let changed = try project.run(diff + ["-o", "diff.html"])
    #expect(changed.status == 1 && changed.output.contains("2 changed"), "\(changed)")
    let page = try String(
      contentsOf: project.folder.url.appending(path: "diff.html"), encoding: .utf8)
    #expect(page.contains("clock/systemSmall/iphone-17-pro/home-screen-tinted.png"))
    try project.git("commit", "--quiet", "-a", "-m", "two")
    let both = try project.run(
      ["diff", "HEAD~1..HEAD", "Widget", "--format", "markdown"] + Self.few)
    #expect(both.status == 1 && both.output.contains("### Widgets: 2 changed"), "\(both)")
    let wrong = try project.run(["diff", "nowhere..HEAD", "Widget"])
    #expect(wrong.status == 64 && wrong.errors.contains("named 'nowhere'"), "\(wrong)")
  }
}
