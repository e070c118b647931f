import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Plug-ins of packages that make sources.
@Suite(.timeLimit(.minutes(60))) struct BuildToolPluginTests {
  private static let tool = #"""
    import Foundation
    let words = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    guard let word = words.split(separator: "\n").first else { fatalError("no words") }
    try "public let word = \"\(word)\"".write(
      toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
    """#
  private static let plugin = """
    import PackagePlugin
    @main struct WordsPlugin: BuildToolPlugin {
      func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        return try target.sourceFiles(withSuffix: "txt").map { file in
          let made = context.pluginWorkDirectory.appending("Words.swift")
          return .buildCommand(
            displayName: "words", executable: try context.tool(named: "words").path,
            arguments: [file.path, made], inputFiles: [file.path], outputFiles: [made])
        }
      }
    }
    """

  private static let tools = """
    .executableTarget(name: "words"),
    .plugin(name: "WordsPlugin", capability: .buildTool(), dependencies: ["words"]),
    """

  private static func manifest(_ name: String, _ rest: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "\(name)", \(rest))
    """
  }

  /// A widget on a module whose words a plug-in makes: of the module's own package, or of another one.
  private static func write(_ words: String, pluginIsApart: Bool, in folder: TestFolder) throws {
    let place = pluginIsApart ? "Maker" : "Kit"
    try folder.write([
      "App/Package.swift": manifest(
        "App",
        """
        dependencies: [.package(path: "../Kit")],
        targets: [.target(name: "App", dependencies: ["Kit"])]
        """),
      "App/Sources/App/W.swift": "import Kit\nimport WidgetKit\n",
      "Kit/Package.swift": kit(pluginIsApart),
      "Kit/Sources/Base/B.swift": "", "Kit/Sources/Kit/K.swift": "import SwiftUI\nimport Base\n",
      "Kit/Sources/Kit/words.txt": words,
      // What the plug-in does not need may depend on what nobody has.
      "Far/Package.swift": manifest(
        "Far",
        """
        products: [.library(name: "Far", targets: ["Far"])],
        dependencies: [.package(url: "https://example.com/gone.git", from: "1.0.0")],
        targets: [.target(name: "Far", dependencies: [.product(name: "Gone", package: "gone")])]
        """),
      "Far/Sources/Far/F.swift": "import Gone\n",
      "Kit/Sources/Side/S.swift": "import Far\n",
      "\(place)/Sources/words/main.swift": tool,
      "\(place)/Plugins/WordsPlugin/P.swift": plugin,
    ])
    guard pluginIsApart else { return }
    let maker = manifest(
      "Maker",
      """
      products: [.plugin(name: "WordsPlugin", targets: ["WordsPlugin"])], targets: [\(tools)]
      """)
    try folder.write(maker, to: "Maker/Package.swift")
  }

  private static func kit(_ pluginIsApart: Bool) -> String {
    manifest(
      "Kit",
      """
      products: [.library(name: "Kit", targets: ["Kit"])],
      dependencies: [.package(path: "../Far")\(pluginIsApart ? ", .package(path: \"../Maker\")" : "")],
      targets: [
        .target(name: "Side", dependencies: ["Far"]),
        .target(name: "Base"),
        .target(
          name: "Kit", dependencies: ["Base"], plugins: [
            .plugin(name: "WordsPlugin"\(pluginIsApart ? ", package: \"Maker\"" : "")),
            .plugin(name: "SwiftLintBuildToolPlugin", package: "NotHere"),
          ]),
        \(pluginIsApart ? "" : tools)
      ]
      """)
  }

  private func project(in folder: TestFolder) throws -> WidgetProject {
    let cache = CacheLocation(folder: folder.path + "/cache")
    #expect(cache.isWritable())
    var finder = ProjectFinder(
      request: BuildRequest(paths: [folder.path + "/App"]), provided: ["WidgetKit", "SwiftUI"])
    finder.store = PackageStore(cache: cache, sandbox: BuildSandbox(), policy: .never)
    return try #require(try finder.find().first)
  }

  @Test(arguments: [false, true]) func sourcesAreMade(_ pluginIsApart: Bool) throws {
    let folder = TestFolder()
    try Self.write("one", pluginIsApart: pluginIsApart, in: folder)
    let first = try project(in: folder)
    #expect(first.notes.map(\.message) == [])
    #expect(first.modules.map(\.name) == ["Base", "Kit"])
    let made = try #require(first.modules[1].sources.last)
    #expect(Paths.name(made) == "Words.swift")
    #expect(try String(contentsOfFile: made, encoding: .utf8) == "public let word = \"one\"")
    // What it was made from is the same: nothing runs again.
    let before = try #require(FileStamp(path: made))
    #expect(try project(in: folder).modules[1].sources.last == made)
    #expect(FileStamp(path: made) == before)
    try folder.write("two", to: "Kit/Sources/Kit/words.txt")
    let other = try #require(try project(in: folder).modules[1].sources.last)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "public let word = \"two\"")
  }

  @Test func aToolThatFailsIsTold() throws {
    let folder = TestFolder()
    try Self.write("", pluginIsApart: false, in: folder)
    let project = try project(in: folder)
    #expect(project.modules[1].sources.map(Paths.name) == ["K.swift"])
    let note = try #require(project.notes.first)
    #expect(note.message.hasPrefix("the plug-ins of Kit made no sources: "))
    #expect(note.message.contains("no words"))
    #expect(note.path == folder.path + "/Kit/Package.swift")
  }

  /// Checkers of sources take minutes to build and make nothing.
  @Test(arguments: [
    ("SwiftLintBuildToolPlugin", true), ("SwiftFormatPlugin", true), ("OpenAPIGenerator", false),
  ])
  func checkersAreNotRun(_ name: String, _ isChecker: Bool) {
    #expect(PluginUse.isChecker(name) == isChecker)
  }
}
