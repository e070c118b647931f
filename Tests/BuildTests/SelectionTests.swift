import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Reads sources with the real syntax tool.
@Suite(.timeLimit(.minutes(60)))
struct SelectionTests {
  private func tool(_ folder: TestFolder) -> SyntaxTool {
    var sdk = SDKLocation(folder: folder.path)
    sdk.syntaxTool = syntaxTool
    return SyntaxTool(sdk: sdk)
  }

  func index(_ folder: TestFolder, _ project: WidgetProject) throws -> SourceIndex {
    try tool(folder).resolve(
      project.sources + project.optionalSources, platform: project.platform,
      settings: project.settings, extraModules: ["UIKit"], folder: folder.path + "/out")
  }

  func project(_ folder: TestFolder, also: [String] = []) throws -> WidgetProject {
    let also = also.map { folder.path + "/" + $0 }
    return try ProjectFinder(
      request: BuildRequest(paths: [folder.path + "/in"], additionalPaths: also)
    ).find()[0]
  }

  @Test func keepsLinesAndColumns() throws {
    let folder = TestFolder()
    try folder.write([
      "in/A.swift": """
      import SwiftUI
      #if os(watchOS) && canImport(WatchKit)
      let wrong = 1
      #elseif DEBUG && canImport(UIKit, _version: 1)
      let right = "é"  // stays
      #endif
      @objc(Name) class C { @objc func f() {} }
      struct V { var v: Bool { if #available(iOS 26, *) { true } else { false } } }
      struct W: Widget {}
      """
    ])
    let project = try project(folder)
    let index = try index(folder, project)
    let text = try String(
      contentsOfFile: folder.path + "/out" + project.sources[0], encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 9)
    #expect(lines[2].allSatisfy { $0 == " " })
    #expect(lines[4] == "let right = \"é\"  // stays")
    #expect(lines[6] == "            class C {       func f() {} }")
    #expect(lines[7].contains("if #available(iOS 26, *), __vitrineOS(26) {"))
    #expect(index.files[0].shifts.count == 1)
    let selection = try SourceSelection(project: project, index: index, target: nil)
    #expect(selection.mainWidgets == ["W"])
  }

  /// An app's view that is named like the widget is none of the widget's.
  @Test func whatTheWidgetDeclaresIsNotLookedForElsewhere() throws {
    let folder = TestFolder()
    try folder.write([
      "in/Widget.swift":
        "@main struct Card: Widget { let model = Model(); let body = Card().body; let kind = Self.kind }",
      "app/Card.swift": "struct Card: View { var body: Int { 1 } }",
      "app/Kind.swift": "extension Card { static let kind = 1 }",
      "app/Model.swift": "struct Model {}",
    ])
    var project = try project(folder)
    project.optionalSources = ["app/Card.swift", "app/Kind.swift", "app/Model.swift"].map {
      folder.path + "/" + $0
    }
    let selection = try SourceSelection(
      project: project, index: try index(folder, project), target: nil)
    #expect(selection.sources.map(Paths.name) == ["Kind.swift", "Model.swift", "Widget.swift"])
  }

  /// So is a type of the widget's that the app has as well, whose file brings more of the app's.
  @Test func typesOfTheWidgetsFolderAreNotLookedForElsewhere() throws {
    let folder = TestFolder()
    try folder.write([
      "in/Widget.swift": "@main struct Card: Widget { let a: Attributes; let b: Model }",
      "in/Attributes.swift": "struct Attributes {}",
      "app/Player.swift": "struct Attributes {}\nclass Player {}",
      "app/Model.swift": "struct Model {}",
    ])
    var project = try project(folder)
    project.optionalSources = ["app/Player.swift", "app/Model.swift"].map {
      folder.path + "/" + $0
    }
    let selection = try SourceSelection(
      project: project, index: try index(folder, project), target: nil)
    #expect(
      selection.sources.map(Paths.name) == ["Model.swift", "Attributes.swift", "Widget.swift"])
  }

  /// Helpers are written twice, once for the app: `init(hex:)` of the app's file is not needed.
  @Test func membersThatTheWidgetsFolderAddsAreNotLookedForElsewhere() throws {
    let folder = TestFolder()
    try folder.write([
      "in/Widget.swift":
        "@main struct Card: Widget { let color = Color(hex: 1).dimmed }\nextension Color { init(hex: Int) {} }",
      "app/Colors.swift": "extension Color { init(hex: Int) {} }\nstruct Palette {}",
      "app/Dimmed.swift": "extension Color { var dimmed: Color { self } }",
    ])
    var project = try project(folder)
    project.optionalSources = ["app/Colors.swift", "app/Dimmed.swift"].map {
      folder.path + "/" + $0
    }
    let selection = try SourceSelection(
      project: project, index: try index(folder, project), target: nil)
    #expect(selection.sources.map(Paths.name) == ["Dimmed.swift", "Widget.swift"])
  }

  /// A program without `@main` is one all the same; a widget's folder beside it takes what it mentions.
  @Test func aFileThatIsAProgramByItsNameIsNoneOfTheWidgets() throws {
    let folder = TestFolder()
    try folder.write([
      "in/Widget/Widget.swift": "@main struct Card: Widget { let model = Model() }",
      "in/Sources/main.swift": "let lock = 1\nprint(lock)",
      "in/Sources/Model.swift": "struct Model {}",
      "in/Sources/Window.swift": "struct Window {}", "in/Old.swift": "struct Window {}",
    ])
    let project = try project(folder)
    let selection = try SourceSelection(
      project: project, index: try index(folder, project), target: nil)
    #expect(selection.sources.map(Paths.name) == ["Model.swift", "Widget.swift"])
    #expect(
      selection.notes.map(\.message) == ["main.swift is an app; compiling what the widgets use"])
  }

  /// So is one that takes steps at its top, whatever its name; a word that is being typed makes none.
  @Test(arguments: [("print(1)", true), ("if lock > 0 { print(1) }", true), ("loc", false)])
  func aFileThatRunsFromItsTopIsAProgram(_ step: String, _ isProgram: Bool) throws {
    let folder = TestFolder()
    try folder.write([
      "in/Widget/Widget.swift": "@main struct Card: Widget { let model = Model() }",
      "in/Whole.swift": "struct Model {}\nlet lock = 1\n\(step)",
      "in/Sources/Model.swift": "struct Model {}",
    ])
    let project = try project(folder)
    let selection = try SourceSelection(
      project: project, index: try index(folder, project), target: nil)
    #expect(selection.sources.contains { Paths.name($0) == "Whole.swift" } != isProgram)
    #expect(selection.notes.map(\.line) == (isProgram ? [3] : []))
  }

  @Test func leavesOutWhatNoWidgetReaches() throws {
    let folder = TestFolder()
    try folder.write([
      "in/Widget.swift": "@main struct W: Widget { let model = Model() }",
      "in/Model.swift": "struct Model {}", "in/Screen.swift": "import Missing\nstruct Screen {}",
      // Nothing mentions it, and the names of the others may be its module's.
      "in/Exports.swift": "@_exported import Kit",
    ])
    let reached = ReachedSources.reached(try index(folder, try project(folder)))
    #expect(
      reached.files.map { Paths.name($0.path) }.sorted()
        == ["Exports.swift", "Model.swift", "Widget.swift"])
  }

  struct Use: Sendable {
    /// A statement of the widget.
    var use: String
    /// An extension in a file of its own.
    var added: String
    var isReached = true
  }

  static let uses = [
    Use(
      use: "Color(0xeaeaea)", added: "extension Color { init(_ hex: UInt, alpha: Double = 1) {} }"),
    Use(
      use: "fill(.init(0xeaeaea))",
      added: "extension Color { init(_ hex: UInt, alpha: Double = 1) {} }"),
    Use(
      use: "Box { Text(title) }", added: "extension Box { init(content: @escaping () -> Text) {} }"),
    Use(use: "Box { Text(title) }", added: "extension Box { init(content: (() -> Text)?) {} }"),
    Use(use: "Box()", added: "extension Box { init(content: Text) {} }", isReached: false),
    Use(use: "Box(content: text)", added: "extension Box { init(content: Text) {} }"),
    Use(
      use: "plate(color)",
      added: "extension View {\n#if swift(>=5.9)\nfunc plate(_ c: Color) {}\n#endif\n}"),
    Use(
      use: "plate(color)",
      added: "extension View {\n#if os(macOS)\nfunc plate(_ c: Color) {}\n#endif\n}",
      isReached: false),
    // A conformance is used without a word.
    Use(use: "let days: [Int] = stored", added: "extension Array: Stored {}"),
    Use(use: "link(\"page\")", added: "extension String: Linked {}"),
    Use(use: "let day: Date? = nil", added: "extension Optional: Stored {}"),
    Use(use: "let day: Date", added: "extension Array: Stored {}", isReached: false),
  ]

  @Test(arguments: uses) func reachesExtensionsByWhatCallsWrite(_ item: Use) throws {
    let folder = TestFolder()
    try folder.write([
      "in/Widget.swift": "@main struct W: Widget { func f() {\n\(item.use)\n} }",
      "in/Added.swift": item.added,
    ])
    let reached = ReachedSources.reached(try index(folder, try project(folder)))
    let names = reached.files.map { Paths.name($0.path) }
    #expect(names.contains("Added.swift") == item.isReached)
  }

  static let omissions: [(source: String, line: Int, left: String?, stubs: [String])] = [
    // A function stays, without its body.
    ("struct M {\n  func f() -> Int {\n    g()\n  }\n}", 3, "func f() -> Int {", ["f"]),
    ("struct M {\n  var n: Int {\n    g()\n  }\n}", 3, "var n: Int {", ["n"]),
    // What builds views or decides a type does not, nor does what is no function.
    ("struct M {\n  func f() -> some View {\n    g()\n  }\n}", 3, "struct M {", []),
    ("struct M {\n  let a = 1\n  let b: Gone\n}", 3, "let a = 1", []),
    ("let a = 1\nstruct M: View {\n  var body: some View { gone }\n}", 3, "let a = 1", []),
    // An author's own file stays as it is.
    ("struct E: TimelineEntry {\n  let a: Gone\n}", 2, nil, []),
  ]

  @Test(arguments: omissions) func takesOutWhatDoesNotCompile(
    _ item: (source: String, line: Int, left: String?, stubs: [String])
  ) throws {
    let folder = TestFolder()
    try folder.write(["in/M.swift": item.source, "in/W.swift": "@main struct W: Widget {}"])
    let index = try index(folder, try project(folder))
    // What is taken out is taken from the copy that the compiler reads.
    try folder.write(["out\(folder.path)/in/M.swift": item.source])
    let error = BuildDiagnostic(
      path: folder.path + "/in/M.swift", line: item.line, column: 5, severity: .error,
      message: "cannot find 'Gone' in scope")
    var omissions = SourceOmissions(
      tool: tool(folder), folder: folder.path + "/out",
      needed: ReachedSources.needed(index))
    let less = try omissions.less([index], after: [error])
    #expect((less == nil) == (item.left == nil))
    guard let left = item.left else { return }
    let text = try String(contentsOfFile: "\(folder.path)/out\(error.path)", encoding: .utf8)
    let lines = item.source.split(separator: "\n")
    #expect(text.contains(left) && !text.contains(lines[item.line - 1]))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == lines.count)
    let functions = omissions.omissions.filter { $0.kind == .function }
    #expect(functions.map(\.name) == item.stubs)
    #expect(omissions.omissions.map(\.reason) == ["cannot find 'Gone' in scope"])
  }

  @Test func leavesTheAppOut() throws {
    let folder = TestFolder()
    try folder.write([
      "in/App/App.swift": "import SwiftUI\n@main struct MyApp: App {}",
      "in/App/Screen.swift": "struct Screen { let model = Model() }",
      "in/App/Model.swift": "struct Model {}\nprivate struct Provider {}",
      "in/App/Other.swift": "private struct Provider {}\nextension Screen { var title: Int { 1 } }",
      "in/Widget/W.swift":
        "import WidgetKit\n@main struct W: Widget { let m: Model; var title = Provider.self }",
    ])
    let project = try project(folder)
    let selection = try SourceSelection(
      project: project, index: try index(folder, project), target: nil)
    #expect(selection.sources.map(Paths.name) == ["Model.swift", "W.swift"])
    #expect(selection.mainWidgets == nil)
  }

  /// The entry point chooses between bundles and is kept; an app's beside it is not taken for one.
  @Test func takesAnEntryPointThatRunsABundle() throws {
    let folder = TestFolder()
    try folder.write([
      "in/Widgets.swift": """
      struct W: Widget {}
      struct Bundle: WidgetBundle { var body: some Widget { W() } }
      @main struct Entry { static func main() { Bundle.main() } }
      """,
      "in/App/App.swift": "import SwiftUI\n@main struct MyApp: App {}",
    ])
    let project = try project(folder)
    let selection = try SourceSelection(
      project: project, index: try index(folder, project), target: nil)
    #expect(selection.sources == [folder.path + "/in/Widgets.swift"])
    #expect(selection.mainWidgets == nil)
  }

  @Test func takesWhatIsNeededOfFurtherFolders() throws {
    let folder = TestFolder()
    try folder.write([
      "in/W.swift":
        "import WidgetKit\n@main struct W: Widget { let c = Color.brand; let d = Deep.self }",
      "lib/Color+Brand.swift": "extension Color { static let brand = 1 }",
      "lib/Deep.swift": "struct Deep { let e: Deeper }", "lib/Deeper.swift": "struct Deeper {}",
      "lib/Unused.swift": "import Realm\nstruct Unused {}",
      "lib/App.swift": "@main struct A: App {}",
    ])
    let project = try project(folder, also: ["lib"])
    let selection = try SourceSelection(
      project: project, index: try index(folder, project), target: nil)
    #expect(
      selection.sources.map(Paths.name) == [
        "W.swift", "Color+Brand.swift", "Deep.swift", "Deeper.swift",
      ])
  }

  @Test func tellsSeveralBundlesApart() throws {
    let folder = TestFolder()
    try folder.write([
      "in/One/W.swift": "@main struct A: Widget {}",
      "in/Two/W.swift": "@main struct B: WidgetBundle {}",
      "in/Two/X.swift": "struct X {}", "in/Shared.swift": "struct S {}",
    ])
    let project = try project(folder)
    let index = try index(folder, project)
    #expect(throws: BuildError.severalTargets(path: folder.path + "/in", names: ["One", "Two"])) {
      try SourceSelection(project: project, index: index, target: nil)
    }
    let two = try SourceSelection(project: project, index: index, target: "Two")
    #expect(
      two.sources.map { Paths.relative($0, to: folder.path + "/in") } == [
        "Shared.swift", "Two/W.swift", "Two/X.swift",
      ])
  }

  @Test func saysWhenThereIsNoWidget() throws {
    let folder = TestFolder()
    try folder.write(["in/A.swift": "struct A: View {}"])
    let project = try project(folder)
    let index = try index(folder, project)
    #expect(throws: BuildError.noWidget(path: folder.path + "/in/A.swift")) {
      try SourceSelection(project: project, index: index, target: nil)
    }
  }

  @Test func readsPreviews() throws {
    let folder = TestFolder()
    try folder.write([
      "in/A.swift": """
      #Preview("One") { Text("a") }
      #if DEBUG
      #Preview("Two", as: .systemSmall) { W() } timeline: { E() }
      #endif
      #Preview("Three", as: .content, using: A()) { W() } contentStates: { S() }
      let x = Image(systemName: "star.fill"); let y = Label("a", systemImage: "heart"); let z = Image("logo")
      """
    ])
    let file = try index(folder, try project(folder)).files[0]
    #expect(file.previews.map(\.name) == ["One", "Two", "Three"])
    #expect(file.previews.map(\.kind) == ["view", "widget", "activity"])
    #expect(file.symbols.map(\.name) == ["star.fill", "heart"])
    #expect(file.symbols.first?.line == 6)
    #expect(file.images.map(\.name) == ["logo"])
  }
}
