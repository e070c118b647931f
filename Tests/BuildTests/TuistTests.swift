import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Projects that Tuist generates from manifests.
@Suite(.timeLimit(.minutes(60))) struct TuistTests {
  private static let sdk = SDKLocation(
    folder: Command.binary.deletingLastPathComponent().path)

  private static let files = [
    "Tuist/ProjectDescriptionHelpers/Target+Make.swift": """
    import ProjectDescription
    import Naming
    let all: [TargetDependency] = [
      .project(target: "Core", path: .relativeToRoot("Core")), .package(product: "Own"), .xctest,
    ]
    let words = if case .string(let words)? = Environment.words { words } else { "Test" }
    let own = all.filter { dependency in
      switch dependency {
      case .xctest: false
      case .project(let target, _, _, _): target != words
      default: true
      }
    }
    extension Target {
      public static func make(_ name: String, _ product: Product) -> Target {
        .target(
          name: name, destinations: .iOS, product: product, bundleId: prefix + name,
          infoPlist: .extendingDefault(with: [
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
          ]),
          sources: [.glob("\\(name)/**/*.{swift,m}", excluding: ["\\(name)/Old/**"])],
          resources: ["\\(name)/Resources/**"],
          dependencies: own + [.external(name: "Far"), .sdk(name: "StoreKit", type: .framework)],
          settings: .settings(
            base: SettingsDictionary().swiftVersion("6.0"),
            configurations: [.debug(name: "Dev", settings: ["OWN": "yes"])]))
      }
    }
    """,
    "Plugin/Names/Plugin.swift": "import ProjectDescription\nlet p = Plugin(name: \"Naming\")\n",
    "Plugin/Names/ProjectDescriptionHelpers/N.swift": "public let prefix = \"com.example.\"\n",
    "Tuist/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "All", dependencies: [.package(url: "https://example.com/far-away.git", from: "1.2.0")])
    """,
    "App/Project.swift": """
    import ProjectDescription
    import ProjectDescriptionHelpers
    print("a manifest may print")
    let project = Project(
      name: "App", packages: [.local(path: "../Own")],
      targets: [.make("App", .app), .make("Clock", .appExtension)])
    """,
    "App/Clock/W.swift": "import WidgetKit\nimport Core\nstruct W: Widget {}\n",
    "App/Clock/Old/V.swift": "import WidgetKit\n",
    "App/Clock/Resources/a.json": "{}",
    "Core/Project.swift": """
    import ProjectDescription
    let project = Project(name: "Core", targets: [
      .target(name: "Core", destinations: [.iPhone], product: .staticFramework, bundleId: "c",
        sources: "Sources/**")])
    """,
    "Core/Sources/C.swift": "public let c = 1\n",
    "Own/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Own", products: [.library(name: "Own", targets: ["Own"])],
      targets: [.target(name: "Own")])
    """,
    "Own/Sources/Own/O.swift": "public let o = 1\n",
  ]

  private func projects(_ files: [String: String]) throws -> ([WidgetProject], String) {
    let folder = TestFolder()
    try folder.write(files)
    let cache = CacheLocation(folder: folder.path + "/cache")
    try #require(cache.isWritable())
    var finder = ProjectFinder(
      request: BuildRequest(paths: [folder.path]), manifestCache: cache.manifests)
    finder.tuist = TuistManifests(sdk: Self.sdk, cache: cache, sandbox: BuildSandbox())
    return (try finder.find(), folder.path)
  }

  @Test func aManifestsExtensionIsAWidget() throws {
    let (found, folder) = try projects(Self.files)
    let project = try #require(found.first)
    #expect(found.map(\.name) == ["Clock"])
    #expect(project.sources == ["\(folder)/App/Clock/W.swift"])
    #expect(project.resources.map(\.name) == ["a.json"])
    #expect(project.modules.map(\.name).sorted() == ["Core", "Own"])
    #expect(project.packages.map(\.location) == ["https://example.com/far-away.git"])
    #expect(project.packages.map(\.requirement) == [.range("1.2.0", "2.0.0")])
    #expect(project.settings.bundleIdentifier == "com.example.Clock")
    #expect(project.settings.swiftVersion == "6")
    #expect(project.settings.variables["OWN"] == "yes")
    #expect(!project.settings.hasFlatTexts)
  }

  /// By the project's own template for texts, which nests nothing.
  @Test(arguments: [("{% for child in item.children %}", true), ("enum {{child.name}}", false)])
  func namesOfTextsMayBeFlat(_ template: String, _ isFlat: Bool) throws {
    var files = Self.files
    files["Tuist/ResourceSynthesizers/Strings.stencil"] = template
    let project = try #require(try projects(files).0.first)
    #expect(project.settings.hasFlatTexts == isFlat)
    #expect(project.modules.first { $0.name == "Core" }?.settings.hasFlatTexts == isFlat)
  }

  /// Names of helpers' sources that the repository keeps out have made-up values, and a note says so.
  @Test(arguments: [true, false]) func secretsOfHelpersAreMadeUp(_ isKeptOut: Bool) throws {
    var files = Self.files
    files["Tuist/ProjectDescriptionHelpers/Signing.swift"] = """
      import ProjectDescription
      let signing: Settings = .settings(base: debugSigning, defaultSettings: .recommended)
      let same: Settings = .settings(base: signing.base, defaultSettings: signing.defaultSettings)
      let client = "id.\\(clientID)"
      """
    files[".gitignore"] = isKeptOut ? "Tuist/ProjectDescriptionHelpers/Secrets.swift\n" : ""
    let (found, _) = try projects(files)
    let notes = found.flatMap(\.notes).map(\.message)
    #expect((found.map(\.name) == ["Clock"]) == isKeptOut)
    #expect(notes.contains { $0.hasSuffix("made up: clientID, debugSigning") } == isKeptOut)
    #expect(notes.contains { $0.contains("cannot find 'debugSigning'") } == !isKeptOut)
  }

  /// The same where a manifest itself asks a type that is there for what such a source adds to it.
  @Test(arguments: [true, false]) func secretsOfAManifestAreMadeUp(_ isKeptOut: Bool) throws {
    var files = Self.files
    files["App/Project.swift"]? += """

      let other = Target.target(
        name: "Other", destinations: .iOS, product: .app, bundleId: Project.bundleName,
        settings: .settings(base: Project.debugSigning))
      """
    files[".gitignore"] = isKeptOut ? "Tuist/ProjectDescriptionHelpers/Secrets.swift\n" : ""
    let (found, _) = try projects(files)
    let notes = found.flatMap(\.notes).map(\.message)
    #expect((found.map(\.name) == ["Clock"]) == isKeptOut)
    #expect(
      notes.contains { $0.hasSuffix("made up: Project.bundleName, Project.debugSigning") }
        == isKeptOut)
    #expect(notes.contains { $0.contains("has no member 'bundleName'") } == !isKeptOut)
  }

  /// Without a project in words the folders are read, and a note says why.
  @Test(arguments: [
    ("import ProjectDescription\nlet project = Projekt(name: \"A\")\n", "cannot find 'Projekt'"),
    ("import ProjectDescription\n", "the manifest makes no 'Project'"),
    ("import ProjectDescription\nfatalError(\"no\")\n", "the manifest failed"),
  ])
  func aBrokenManifestSaysWhy(_ text: String, _ reason: String) throws {
    let (found, _) = try projects([
      "Project.swift": text, "Clock/W.swift": "import WidgetKit\nstruct W: Widget {}\n",
    ])
    #expect(found.flatMap(\.sources).contains { $0.hasSuffix("Clock/W.swift") })
    #expect(found.flatMap(\.notes).contains { $0.message.contains(reason) })
  }
}
