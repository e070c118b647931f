import Foundation
import TestSupport
import Testing

/// `tap`, `push` and `stack` address widgets, Live Activities and controls alike, and draw what they
/// say.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct SubjectTests {
  private static func run(
    _ words: [String], in folder: TestFolder
  ) throws -> (outcome: Command.Outcome, json: [String: Any]) {
    let outcome = try Command.run(
      words + ["-o", folder.path + "/out", "--format", "json"], in: folder.url)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return (outcome, json ?? [:])
  }

  private static func path(_ name: String) -> String {
    WidgetCases.path(name)
  }

  private static func pictures(_ folder: TestFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
  }

  @Test func aControlIsTapped() throws {
    let folder = TestFolder()
    let tap = try Self.run(["tap", Self.path("control"), "--widget", "lamp"], in: folder)
    #expect(tap.outcome.status == 0, "\(tap.outcome.errors)")
    #expect(tap.json["action"] as? String == "toggle")
    #expect(tap.json["detail"] as? String == "SetLamp turned on")
    #expect(try Self.pictures(folder) == ["after.png", "before.png", "pending.png"])
    let bytes = try ["before", "after"].map {
      try Data(contentsOf: folder.url.appending(path: "out/\($0).png"))
    }
    #expect(bytes[0] != bytes[1])
  }

  @Test func aLiveActivityIsTapped() throws {
    let folder = TestFolder()
    let tap = try Self.run(
      ["tap", Self.path("activity"), "--widget", "Match", "--at", "10,10"], in: folder)
    #expect(tap.outcome.status == 0, "\(tap.outcome.errors)")
    #expect(tap.json["action"] as? String == "app")
    #expect(try Self.pictures(folder) == ["before.png"])
  }

  @Test(arguments: [("lamp", "control", ["control"])])
  func pushesAreDrawn(_ kind: String, _ source: String, _ families: [String]) throws {
    let folder = TestFolder()
    let push = try Self.run(["push", kind, Self.path(source)], in: folder)
    #expect(push.outcome.status == 0, "\(push.outcome.errors)")
    let expected = families.flatMap { ["\($0)-after.png", "\($0)-before.png"] }.sorted()
    #expect(try Self.pictures(folder) == expected)
  }

  /// What comes to the top of a stack is drawn, on a phone and on a watch.
  @Test(arguments: [
    ["Examples/Weather", "--family", "systemSmall"],
    ["Examples/WatchComplication", "--device", "apple-watch-46mm", "--sleep", "wakeup"],
    ["Examples/LiveScore", "--device", "apple-watch-46mm"],
  ])
  func stacksAreDrawn(_ words: [String]) throws {
    let folder = TestFolder()
    let source = Checkout.root.appending(path: words[0]).path
    let stack = try Self.run(["stack", source] + words.dropFirst(), in: folder)
    #expect(stack.outcome.status == 0, "\(stack.outcome.errors)")
    #expect(try !Self.pictures(folder).isEmpty)
  }

  /// The host says what it runs, until when, and on the second start where each widget is.
  @Test func aHostSaysWhereItIs() throws {
    let folder = TestFolder()
    func run(_ hour: Int) throws -> Command.Outcome {
      try Command.run(
        [
          "run", Self.path("minimal"), "--family", "systemSmall", "--from",
          "2026-06-08T0\(hour):00Z", "--for", "1h", "--speed", "1200",
        ], in: folder.url)
    }
    let first = try run(0)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.hasPrefix("running 1 widget of "), "\(first.output)")
    #expect(first.output.contains("until 2026-06-08T01:00:00Z"), "\(first.output)")
    #expect(first.output.contains("nothing shown yet"), "\(first.output)")
    let second = try run(3)
    #expect(second.output.contains("showing entry 3 of 3"), "\(second.output)")
    #expect(second.output.contains("daily reloads used"), "\(second.output)")
  }
}
