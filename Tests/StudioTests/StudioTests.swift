import Foundation
import TestSupport
import Testing
import VitrineBuild
import VitrineCatalog
import VitrineExtensionClient
import VitrineHost
import VitrinePlatform
import VitrineStudio

/// The use cases in this process, with small widgets.
@Suite(.serialized, .timeLimit(.minutes(60))) struct StudioTests {
  private static let tests = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The SDK that stands beside the command under test, or in the checkout.
  private static let sdk: Void = {
    let environment = ProcessInfo.processInfo.environment
    guard environment["VITRINE_SDK"] == nil else { return }
    let binary =
      environment["VITRINE_BINARY"].map { URL(filePath: $0) }
      ?? tests.deletingLastPathComponent().appending(path: ".build/release/vitrine")
    setenv("VITRINE_SDK", binary.deletingLastPathComponent().path, 1)
  }()

  private func inputs(_ name: String, _ change: (inout Selection) -> Void = { _ in }) -> Inputs {
    Self.sdk
    var selection = Selection()
    change(&selection)
    let path = Self.tests.appending(path: "CommandTests/Cases/widgets/\(name)").path
    return Inputs(
      build: BuildRequest(paths: [path]), selection: selection,
      environment: EnvironmentSelection(timeLimit: 2))
  }

  private func context(_ id: String) throws -> Context { try #require(ContextCatalog.find(id)) }

  @Test func whatIsNotConfinedIsSaidOnce() {
    let recorder = Recorder()
    let missing = [MissingLayer(layer: .landlock, reason: "the kernel has none")]
    let console = recorder.console
    console.note(unconfined: "the build", missing: missing)
    console.note(unconfined: "the build", missing: missing)
    console.note(unconfined: "the widget", missing: [])
    #expect(
      recorder.messageText
        == "note: this machine did not confine the build with landlock (the kernel has none); "
        + "'vitrine doctor' says what each layer protects")
  }

  @Test func picturesAndTheirIndex() throws {
    let folder = try TemporaryFolder("test")
    defer { folder.remove() }
    let home = try context("home-screen")
    let inputs = inputs("minimal") { $0.contexts = [home] }
    let recorder = Recorder()
    var messages = Messages(path: inputs.path, console: recorder.console)
    let results = try PictureRun(
      inputs, to: try Destination(output: folder.path, format: nil), workers: 1
    ).run(&messages)
    #expect(results.map(\.job.family?.rawValue) == ["systemSmall", "systemMedium"])
    #expect(recorder.resultLines == results.compactMap(\.path), "\(recorder.messageText)")
    let index = try JSON(
      parsing: try String(contentsOfFile: folder.path + "/index.json", encoding: .utf8))
    #expect(
      index["pictures"]?.array?.compactMap { $0["file"]?.string } == [
        "minimal/systemSmall/iphone-17-pro/home-screen.png",
        "minimal/systemMedium/iphone-17-pro/home-screen.png",
      ])
    for library in ["cairo", "freetype", "pango"] {
      #expect(index["libraries"]?[library]?.string?.contains(".") == true, "\(library)")
    }
  }

  @Test func picturesOfAnEarlierRunAreNamed() throws {
    let folder = try TemporaryFolder("test")
    defer { folder.remove() }
    let home = try context("home-screen")
    let recorder = Recorder()
    for family in [Family.systemSmall, .systemMedium] {
      let inputs = inputs("minimal") { ($0.contexts, $0.families) = ([home], [family]) }
      var messages = Messages(path: inputs.path, console: recorder.console)
      var run = PictureRun(inputs, to: try Destination(output: folder.path, format: nil))
      run.summarizes = true
      try run.run(&messages)
    }
    #expect(
      recorder.messageText.contains(
        "a picture of an earlier run is still in \(folder.path): "
          + "minimal/systemSmall/iphone-17-pro/home-screen.png"))
    #expect(recorder.resultLines.count == 2)
    #expect(recorder.resultLines.allSatisfy { $0.hasPrefix("1 picture of 1 widget in ") })
  }

  @Test func wrongNamesAreUsage() throws {
    let inputs = inputs("minimal") { $0.widgets = ["minimla"] }
    var messages = Messages(path: inputs.path, console: .silent)
    #expect(
      throws: StudioError.usage("no widget is named 'minimla'; did you mean 'minimal'?")
    ) {
      try PictureRun(inputs, to: try Destination(output: "/nowhere", format: nil)).run(&messages)
    }
  }

  @Test func unwritableOutputIsNamedBeforeAnythingIsDrawn() throws {
    let folder = try TemporaryFolder("test")
    defer { folder.remove() }
    try AtomicFile.write([], to: folder.path + "/file")
    let destination = try Destination(output: folder.path + "/file/inside", format: nil)
    #expect(throws: StudioError.self) { try destination.check(count: 1) }
  }

  @Test func aDayOfAnHourlyWidget() throws {
    let inputs = inputs("providers") { $0.widgets = ["hourly"] }
    let recorder = Recorder()
    var messages = Messages(path: inputs.path, console: recorder.console)
    let widget = try WidgetSession.open(inputs, messages: &messages)
    defer { widget.close() }
    let start = try #require(DateText.parse("2026-06-08T00:00:00Z"))
    let (report, failure) = TimelineRun(widget, span: start..<(start + 6 * 3600)).run(&messages)
    #expect(failure == nil)
    #expect(!report.hasFaults, "\(recorder.messageText)")
    let entries = report.events.filter { $0.kind == .entry }
    #expect(entries.map { ($0.at - start) / 3600 } == [0, 1, 2, 3, 4, 5])
    #expect(report.budget.spent == 2)
  }

  @Test func tapPerformsAnIntentAndReloads() throws {
    let folder = try TemporaryFolder("test")
    defer { folder.remove() }
    let inputs = inputs("taps")
    var messages = Messages(path: inputs.path, console: .silent)
    let widget = try WidgetSession.open(inputs, messages: &messages)
    defer { widget.close() }
    var report = TapReport(widget: widget, folder: folder.path)
    try report.carryOut(.identifier("button"), isLocked: false)
    #expect(report.json["action"] == .string("button"))
    #expect(!report.hasFaults)
    #expect(report.events.map(\.kind) == [.interaction, .reload])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == ["before.png", "pending.png", "after.png"])
  }

  @Test func sheetIsOneFile() throws {
    let folder = try TemporaryFolder("test")
    defer { folder.remove() }
    let (home, tinted) = (try context("home-screen"), try context("home-screen-tinted"))
    let inputs = inputs("minimal") {
      $0.contexts = [home, tinted]
      $0.families = [.systemSmall]
    }
    var messages = Messages(path: inputs.path, console: .silent)
    try SheetRun(inputs, to: folder.path + "/sheet.html").run(&messages)
    let page = try String(contentsOfFile: folder.path + "/sheet.html", encoding: .utf8)
    #expect(page.contains(#""mode":"accented""#))
    #expect(page.contains(#""mode":"fullColor""#))
  }
}
