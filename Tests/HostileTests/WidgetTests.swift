import Foundation
import TestSupport
import Testing
import VitrinePlatform

/// Widgets that attack from an initializer, a provider or a view: each has its outcome, the one that
/// behaves is drawn as if they were not there, and nothing is left behind.
@Suite(.serialized, .timeLimit(.minutes(60))) struct WidgetTests {
  private static let widgets = Cases().url("widgets").path

  /// Attacks on the machine: the widget goes on and shows that it was stopped.
  private static let stopped = [
    ("initializerReads", "stopped 13"), ("initializerConnects", "stopped"),
    ("providerReads", "stopped 13"), ("providerWrites", "stopped 13"),
    ("providerStarts", "stopped"), ("providerFetches", "stopped"), ("viewReads", "stopped 13"),
    ("viewLists", "stopped"), ("viewStarts", "stopped"), ("viewLinks", "stopped"),
    ("peaceful", "peace"), ("titles", "peace"),
  ]

  @Test(arguments: stopped)
  func isStopped(_ kind: String, _ text: String) throws {
    let outcome = try Command.run(["inspect", Self.widgets, "--widget", kind])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"text\": \"\(text)\""), "\(outcome.output)")
    #expect(!outcome.errors.contains("\u{1B}"))
    if kind == "titles" { #expect(outcome.errors.contains("plain words")) }
  }

  /// Attacks on the conversation with the host, by what the host says of each.
  private static let named: [(kind: String, words: String)] = [
    ("noise", "the extension sent"), ("longHeader", "was announced"),
    ("half", "before it answered"), ("wrongAnswer", "the extension sent"),
    ("deep", "the extension sent"), ("flood", "the extension sent"),
    ("slow", "did not answer within"), ("closed", "before it answered"),
    ("exits", "ended with status 3"), ("hangs", "did not answer within"),
    ("traps", "on purpose"), ("fillsMemory", "memory"), ("viewTraps", "a view on purpose"),
    ("viewHangs", "did not answer within"), ("viewExits", "ended with status 4"),
    ("hugeNumbers", "the extension sent"), ("networkFrame", "the extension sent"),
  ]

  @Test(arguments: named)
  func isNamedAndTheOthersAreDrawn(_ test: (kind: String, words: String)) throws {
    let folder = scratchFolder("vitrine-hostile-run")
    defer { try? FileManager.default.removeItem(at: folder) }
    let temporary = folder.appending(path: "tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let out = folder.appending(path: "out")
    // A short limit only for those that never answer: the others take as long as the machine is busy.
    let limit = test.words == "did not answer within" ? "2" : "60"
    let outcome = try Command.run(
      [
        "render", Self.widgets, "--widget", test.kind, "peaceful", "--context", "home-screen",
        "--device", "iphone-17-pro", "--time-limit", limit, "-o", out.path,
      ], environment: ["TMPDIR": temporary.path])
    // A provider that does not answer in time costs its content alone: a placeholder stands in, as on a
    // device.
    let isLate = ["slow", "hangs"].contains(test.kind)
    #expect(outcome.status == (isLate ? 0 : 1), "\(outcome.errors)")
    #expect(outcome.errors.contains(test.words), "\(outcome.errors)")
    if isLate { #expect(outcome.errors.contains("is shown instead"), "\(outcome.errors)") }
    let pictures =
      FileManager.default.enumerator(atPath: out.path)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".png") } ?? []
    #expect(pictures.count == 2)
    let peaceful = try #require(pictures.first { $0.hasPrefix("peaceful") })
    #expect(
      FileManager.default.contents(atPath: out.path + "/" + peaceful) == (try Self.alone.get()))
    // Nothing is left in the folder for temporary files.
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
  }

  /// The behaving widget's picture when nobody attacks.
  private static let alone = Result {
    let folder = scratchFolder("vitrine-hostile-alone")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "peaceful.png")
    let outcome = try Command.run([
      "render", widgets, "--widget", "peaceful", "--context", "home-screen", "--device",
      "iphone-17-pro", "-o", file.path,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try Data(contentsOf: file)
  }

  /// Numbers that mean nothing, and too much of everything: drawn, with the text that stands on it.
  @Test(arguments: [
    "endlessFrames", "noNumbers", "farPoints", "manyStops", "emptyFonts", "largeImages",
    "deepViews",
    "manyTexts", "hugeTimes", "longStrings",
  ])
  func isDrawn(_ kind: String) throws {
    let place = TestFolder("vitrine-hostile-numbers")
    try place.write("", to: "tmp/.here")
    let out = place.path + "/out.png"
    let outcome = try Command.run(
      ["render", Self.widgets, "--widget", kind, "--context", "home-screen", "-o", out],
      environment: ["TMPDIR": place.path + "/tmp"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: out))
    let tree = try Command.run(["inspect", Self.widgets, "--widget", kind])
    #expect(tree.output.contains("\"text\": \"peace\""), "\(tree.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path + "/tmp") == [".here"])
  }

  @Test func doctorNamesEveryLayer() throws {
    let outcome = try Command.run(["doctor", "--format", "json"])
    let report = try JSONDecoder().decode(Doctor.self, from: Data(outcome.output.utf8))
    #expect(outcome.status == (report.complete ? 0 : 1))
    #expect(report.layers.count == 8)
    #expect(report.complete == report.layers.allSatisfy(\.available))
    #expect(report.layers.allSatisfy { $0.available || $0.reason != nil })
  }

  /// Inside of a confinement no other one can be made: there the same command says what is missing.
  @Test func doctorSaysWhatIsMissing() throws {
    let launcher = try #require(Launcher.path)
    let outer = Confinement(readable: ["/"], executable: ["/"], startsProcesses: true)
    var tool = Tool(Command.binary.path, ["doctor", "--format", "json"])
    tool.process = tool.process.confined(by: outer, launcher: launcher)
    let result = try tool.run()
    let report = try JSONDecoder().decode(Doctor.self, from: Data(result.standardOutput))
    #expect(result.status.code == 1 && !report.complete)
    let missing = report.layers.filter { !$0.available }
    #expect(!missing.isEmpty && missing.allSatisfy { $0.reason?.isEmpty == false })
  }

  private struct Doctor: Decodable {
    struct Layer: Decodable {
      var layer: String
      var available: Bool
      var reason: String?
    }
    var complete: Bool
    var layers: [Layer]
  }
}
