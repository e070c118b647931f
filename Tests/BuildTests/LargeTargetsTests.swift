import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Extensions that hold much more than their widgets use.
@Suite(.timeLimit(.minutes(60))) struct LargeTargetsTests {
  /// Functions, each of which calls the one before.
  private static func source(_ count: Int) -> String {
    (0..<count).map { number in
      "func made\(number)() -> Int { \(number == 0 ? "1" : "made\(number - 1)() + 1") }\n"
    }.joined()
  }

  private func stage(
    _ folder: TestFolder, _ index: SourceIndex, modules: [LocalModule] = [],
    dataModels: [String] = []
  ) throws -> CompileStage {
    let sdk = SDKLocation(folder: Command.binary.deletingLastPathComponent().path)
    let cache = CacheLocation(folder: folder.path + "/cache")
    let inputs = FileRecorder()
    let work = WorkFolder(path: folder.path + "/work")
    try work.make()
    for file in index.files {
      try CacheFile.write(FileRecorder.read(file.path)?.bytes ?? [], to: work.sources + file.path)
    }
    var project = WidgetProject(name: "W", module: "W", platform: .iOS, root: folder.path)
    project.modules = modules
    project.dataModels = dataModels.map { folder.path + "/" + $0 }
    return CompileStage(
      project: project, sdk: sdk,
      compiler: try Compiler(sdk: sdk, cache: cache, identity: "test"), work: work, inputs: inputs,
      reader: SourceReader(
        tool: SyntaxTool(sdk: sdk), cache: cache, inputs: inputs, identity: "test"),
      isStrict: false, omitsNothing: false, allowsOmissions: false, cache: cache,
      progress: { _ in })
  }

  private func left(_ folder: TestFolder, _ stage: CompileStage, _ name: String) -> [Substring] {
    let text = FileRecorder.read(stage.work.sources + folder.path + "/" + name)?.bytes ?? []
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  @Test func loseWhatNothingReaches() throws {
    let folder = TestFolder()
    let index = try InterfaceTests.read(
      [
        "W.swift": "struct W: Widget { let number = made2() }",
        "Written.swift": "func unused() -> Int { 1 }",
        "Generated.swift": Self.source(6000),
      ], in: folder)
    var stage = try stage(folder, index)
    let trimmed = try stage.takeApart(index, beside: [], .reached(with: Reach.Seeds()))
    #expect(stage.ownReach != nil)
    #expect(trimmed.files.count == 3)
    #expect(left(folder, stage, "Generated.swift").count == 3)
    // A person's own mistakes are told.
    #expect(left(folder, stage, "Written.swift").count == 1)
    #expect(
      trimmed.files.filter { $0.omissions != nil }.map { Paths.name($0.path) } == [
        "Generated.swift"
      ])
    #expect(try stage.takeApart(index, beside: [], .all) == index)
    #expect(stage.ownReach == nil)
  }

  /// Protocols of packages ask for functions that nothing in the extension calls.
  @Test func keepWhatAPackagesProtocolAsksFor() throws {
    let folder = TestFolder()
    let index = try InterfaceTests.read(
      [
        "W.swift": "struct W: Widget { let number = Model() }",
        "Generated.swift": "import Kit\nstruct Model: Kind { func asked() {}; func unasked() {} }\n"
          + Self.source(6000),
        "Kit.swift": "public protocol Kind { func asked() }",
      ], in: folder)
    let own = SourceIndex(files: index.files.filter { !$0.path.hasSuffix("/Kit.swift") })
    var kit = LocalModule(name: "Kit", sources: [folder.path + "/Kit.swift"])
    kit.settings = ProjectSettings()
    var stage = try stage(folder, own, modules: [kit])
    _ = try stage.takeApart(
      own, beside: try stage.readModules(), .reached(with: Reach.Seeds()))
    let left = left(folder, stage, "Generated.swift").map { $0.filter { $0 != " " } }
    #expect(left == ["importKit", "structModel:Kind{funcasked(){};}"])
  }

  /// Whole apps are given to their extensions.
  @Test func anAppLosesWhatTheWidgetsDoNotReach() throws {
    let folder = TestFolder()
    let index = try InterfaceTests.read(
      [
        "Widget/W.swift": "struct W: Widget { let number = made2() }",
        "Widget/Own.swift": "func unused() -> Int { 1 }",
        "App/Made.swift": Self.source(3000),
        "App/Shop.swift": "import Shop\nfunc buy() {}",
        "App/Entry.swift": "struct Entry: TimelineEntry { let unused = 1 }",
        "App/Shown.swift": "#Preview(as: .systemSmall) { W() }",
        "App/Stored.swift": "class Stored: NSManagedObject {}",
      ], in: folder)
    var stage = try stage(folder, index, dataModels: ["M.xcdatamodel"])
    try folder.write([
      "M.xcdatamodel/contents": #"<model><entity name="S" representedClassName=".Stored"/></model>"#
    ])
    let seeds = stage.reachedAtRunTime
    #expect(seeds.names == ["Stored"])
    let trimmed = try stage.takeApart(index, beside: [], .reached(with: seeds))
    #expect(stage.ownReach != nil)
    #expect(
      trimmed.files.map { Paths.name($0.path) } == [
        "Entry.swift", "Made.swift", "Shown.swift", "Stored.swift", "Own.swift", "W.swift",
      ])
    #expect(left(folder, stage, "App/Made.swift").count == 3)
    #expect(left(folder, stage, "Widget/Own.swift").count == 1)
    // A way that begins again finds them as they were taken apart.
    try stage.restore(trimmed)
    #expect(left(folder, stage, "App/Made.swift").count == 3)
    #expect(trimmed.files.filter { $0.omissions != nil }.count == 1)
  }

  /// What an extension adds privately is in no list of the file's names.
  @Test(arguments: [
    ("Color(light: 1)", "extension Color { fileprivate init(light: Int) { self.init() } }"),
    ("Color(1)", "private extension Color { init(_ number: Int) { self.init() } }"),
    (
      "Color.red[shade: 1]",
      "extension Color { private subscript(shade number: Int) -> Color { self } }"
    ),
    (
      "Color.red ** 2",
      "private extension Color { static func ** (a: Color, b: Int) -> Color { a } }"
    ),
  ])
  func keepPrivateInitializers(_ use: String, _ added: String) throws {
    let folder = TestFolder()
    let index = try InterfaceTests.read(
      [
        "Widget/W.swift": "struct W: Widget { let color = Shades.bed }",
        "App/Made.swift": Self.source(3000),
        "App/Shades.swift": """
        enum Shades { static let bed = \(use) }
        \(added)
        extension Text { fileprivate init(unused: Int) { self.init() } }
        """,
      ], in: folder)
    var stage = try stage(folder, index)
    _ = try stage.takeApart(index, beside: [], .reached(with: Reach.Seeds()))
    #expect(stage.ownReach != nil)
    #expect(
      left(folder, stage, "App/Shades.swift") == [
        "enum Shades { static let bed = \(use) }", added[...],
      ])
  }

  @Test(arguments: [
    // Little would be saved.
    ("App/Made.swift", 1000, "made2()"),
    // Most of it is reached.
    ("App/Made.swift", 3000, "made2999()"),
    // It is in the widgets' own folder.
    ("Widget/Made.swift", 3000, "made2()"),
  ])
  func filesStay(_ file: String, _ count: Int, _ call: String) throws {
    let folder = TestFolder()
    let index = try InterfaceTests.read(
      [
        "Widget/W.swift": "struct W: Widget { let number = \(call) }",
        file: Self.source(count),
      ], in: folder)
    var stage = try stage(folder, index)
    let trimmed = try stage.takeApart(index, beside: [], .reached(with: Reach.Seeds()))
    #expect(stage.ownReach == nil)
    #expect(trimmed == index)
    #expect(left(folder, stage, file).count == count)
  }

  @Test func smallerOnesStay() throws {
    let folder = TestFolder()
    let index = try InterfaceTests.read(
      ["W.swift": "struct W: Widget { let number = made2() }", "Large.swift": Self.source(2000)],
      in: folder)
    var stage = try stage(folder, index)
    let trimmed = try stage.takeApart(index, beside: [], .reached(with: Reach.Seeds()))
    #expect(stage.ownReach == nil)
    #expect(trimmed == index)
    #expect(left(folder, stage, "Large.swift").count == 2000)
  }
}
