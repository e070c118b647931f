import TestSupport
import Testing

@testable import VitrineBuild

/// What sources expect of numbers and texts, for made-up states.
@Suite(.timeLimit(.minutes(60))) struct ExpectationTests {
  private let sources = SelectionTests()

  /// What a date is made of counts from 1970, in the unit that makes it seconds.
  @Test func readsMoments() throws {
    let folder = TestFolder()
    try folder.write([
      "in/A.swift": """
      let a = Date(timeIntervalSince1970: context.state.end / 1000)
      let b = Date(timeIntervalSince1970: TimeInterval(ride.since ?? 0))
      func date(_ value: Double) -> Date { Date(timeIntervalSince1970: value) }
      struct State: Codable {
        var start: Double
        var begin: Date { .init(timeIntervalSince1970: start * 0.001) }
      }
      let c = Date(timeIntervalSince1970: Double(line.arrival) / 1_000.0)
      let d = Date(timeIntervalSinceNow: line.delay)
      """
    ])
    let file = try sources.index(folder, try sources.project(folder)).files[0]
    #expect(file.moments == ["end": 0.001, "since": 1, "start": 0.001, "arrival": 0.001])
  }

  /// A Live Activity's state is often declared in a package beside the extension.
  @Test func momentsOfTheProjectsModulesCount() throws {
    let folder = TestFolder()
    try folder.write([
      "in/Kit.swift": "let a = Date(timeIntervalSince1970: state.updated)",
      "in/View.swift": #"func icon() -> Int { switch state.phase { case "go": 1; default: 2 } }"#,
    ])
    var project = try sources.project(folder)
    let read = try sources.index(folder, project)
    for (root, isOwn) in [(project.root, true), (folder.path + "/other", false)] {
      project.root = root
      let out = folder.path + "/out-\(isOwn)"
      try CacheFile.makeFolder(out)
      let bundle = ResourceBundle(project: project, folder: out, FileRecorder())
      try bundle.writeInfo(SourceIndex(files: []), modules: [read])
      let text = FileRecorder.read(out + "/info.json").map {
        String(decoding: $0.bytes, as: UTF8.self)
      }
      #expect(text?.contains(#""updated":1"#) == (isOwn ? true : nil))
      #expect(text?.contains(#""phase":"go""#) == (isOwn ? true : nil))
    }
  }

  /// What a view chooses by holds one of its choices.
  @Test func readsChoicesOfTexts() throws {
    let folder = TestFolder()
    try folder.write([
      "in/A.swift": """
      struct V: View {
        var icon: String {
          switch state.phase { case "": "a"; case "boarding", "boarded": "b"; default: "c" }
        }
        var style: String { switch state.look?.lowercased() { case "plain": "a"; default: "b" } }
        var body: some View {
          let fit = attributes.contentFit ?? "cover"
          let count = state.count
          switch fit { case "contain": Text("a"); case "fill": Text("b"); default: Text("c") }
          switch count { case 1: Text("a"); default: Text("b") }
          switch title { case "first": Text("a"); default: Text("b") }
          switch name { case "first": Text("a"); default: Text("b") }
        }
        var title: String
      }
      """
    ])
    let file = try sources.index(folder, try sources.project(folder)).files[0]
    #expect(
      file.choices == [
        "phase": "boarding", "look": "plain", "contentFit": "contain", "title": "first",
      ])
  }
}
