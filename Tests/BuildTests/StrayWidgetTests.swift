import TestSupport
import Testing

@testable import VitrineBuild

/// Folders of widgets that no target of the project has.
@Suite(.timeLimit(.minutes(60))) struct StrayWidgetTests {
  private static let pbxproj = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (APP); };
      G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
      APP = { isa = PBXNativeTarget; name = App; buildPhases = ();
              productType = "com.apple.product-type.application"; };
    }; rootObject = R; }
    """

  /// A project with one extension, whose bundle is `Widgets/B.swift`.
  private static let extensionProject = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (W); };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = "Widgets/B.swift"; sourceTree = "<group>"; };
      W = { isa = PBXNativeTarget; name = OldWidgets; buildPhases = (S);
            productType = "com.apple.product-type.app-extension"; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = F; };
    }; rootObject = R; }
    """

  private func find(_ widget: [String: String]) throws -> [WidgetProject] {
    let folder = TestFolder()
    try folder.write([
      "P.xcodeproj/project.pbxproj": Self.pbxproj, "App/Model.swift": "struct Model {}",
      "App/App.swift": "import SwiftUI\n@main struct MyApp: App {}",
    ])
    try folder.write(widget)
    return try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
  }

  @Test func areFoundByTheirEntryPoint() throws {
    let found = try find([
      "Widgets/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
      "Widgets/W.swift": "import WidgetKit\nstruct W: Widget { let model: Model }",
    ])
    #expect(found.map(\.name) == ["Widgets"])
    #expect(found.first?.sources.map(Paths.name) == ["B.swift", "W.swift"])
    #expect(found.first?.optionalSources.map(Paths.name) == ["Model.swift"])
    #expect(found.first?.notes.last?.message.hasPrefix("no target of a project") == true)
  }

  @Test func leaveEachOthersFilesAlone() throws {
    let bundle = "import WidgetKit\n@main struct B: WidgetBundle {}"
    let found = try find([
      "One/B.swift": bundle, "One/Entry.swift": "struct Entry {}",
      "Two/B.swift": bundle, "Two/Entry.swift": "struct Entry {}",
    ])
    #expect(found.map(\.name) == ["One", "Two"])
    for widget in found {
      #expect(widget.sources.map(Paths.name) == ["B.swift", "Entry.swift"])
      #expect(widget.optionalSources.map(Paths.name) == ["Model.swift"])
    }
  }

  /// Nobody can open such a project; its widgets stand there all the same.
  @Test func areFoundBesideABrokenProject() throws {
    let folder = TestFolder()
    try folder.write([
      "P.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = { A = { children = ( }; }; }",
      "App/Model.swift": "struct Model {}",
    ])
    let finder = ProjectFinder(request: BuildRequest(paths: [folder.path]))
    #expect(throws: BuildError.self) { try finder.find() }
    try folder.write(["Widgets/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}"])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["Widgets"])
    #expect(found.first?.optionalSources.map(Paths.name) == ["Model.swift"])
    let told = found.first?.notes.first { $0.severity == .error }
    #expect(told?.line == 2 && told?.path == folder.path + "/P.xcodeproj/project.pbxproj")
  }

  /// A description may know nothing of them yet.
  @Test func areFoundBesideADescription() throws {
    let folder = TestFolder()
    try folder.write([
      "project.yml":
        "name: App\ntargets:\n  App: { type: application, platform: iOS, sources: [App] }",
      "App/Model.swift": "struct Model {}",
      "App/App.swift": "import SwiftUI\n@main struct MyApp: App {}",
      "Widgets/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["Widgets"])
    #expect(found.first?.sources.map(Paths.name) == ["B.swift"])
  }

  /// Its module is compiled where they import it.
  @Test func takeNoFileOfAPackage() throws {
    let found = try find([
      ".git/HEAD": "",
      "Widgets/B.swift": "import Kit\nimport WidgetKit\n@main struct B: WidgetBundle {}",
      "Modules/Kit/Sources/Kit/Clock.swift": "public struct Clock {}",
      "Modules/Other/Package.swift": "// swift-tools-version: 5.9",
      "Modules/Other/Sources/Other/Watch.swift": "struct Watch {}",
      "Modules/Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
      """,
    ])
    #expect(found.first?.modules.map(\.name) == ["Kit"])
    #expect(found.first?.optionalSources.map(Paths.name) == ["Model.swift"])
  }

  /// A sample of a library has a description of its own.
  @Test func areOfTheDescriptionAroundThem() throws {
    let found = try find([
      "Samples/Clock/Clock.yml": """
      name: Clock
      targets:
        ClockWidget: { type: app-extension, platform: iOS, sources: [Widget] }
      """,
      "Samples/Clock/Widget/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
      "Samples/Clock/Widget/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
      </dict></dict></plist>
      """,
    ])
    #expect(found.map(\.name) == ["ClockWidget"])
  }

  /// The project at the top has no widget, one further down has.
  @Test func areOfTheProjectAroundThem() throws {
    let found = try find([
      "Old/P.xcodeproj/project.pbxproj": Self.extensionProject,
      "Old/Widgets/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
      "Old/Widgets/Draft.swift": "struct Draft: Widget {}",
    ])
    #expect(found.map(\.name) == ["OldWidgets"])
    #expect(found.first?.sources.map(Paths.name) == ["B.swift"])
  }

  /// An empty file was left behind where the project stood once.
  @Test func emptyProjectsAreNone() throws {
    let found = try find([
      "P.xcodeproj/project.pbxproj": "", "Mac/Q.xcodeproj/project.pbxproj": Self.pbxproj,
      "Mac/Widgets/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
    ])
    #expect(found.map(\.name) == ["Widgets"])
  }

  @Test func areNotMadeUp() throws {
    #expect(throws: BuildError.self) {
      try find(["Widgets/W.swift": "import WidgetKit\nstruct W: Widget {}"])
    }
  }

  /// A manifest for dependencies alone stands where Tuist makes the project.
  @Test func areFoundBesideAManifestWithoutWidgets() throws {
    let folder = TestFolder()
    try folder.write([
      "Package.swift":
        "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"P\")",
      "Projects/App/Widget/Sources/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["Sources"])
  }

  /// A package offers widgets, and its example's extension shows them.
  @Test func areAnExamplesWhereAPackageHasNoEntryPoint() throws {
    let folder = TestFolder()
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    try folder.write([
      "Package.swift": manifest,
      "Sources/Kit/W.swift":
        "import WidgetKit\n/// @main\n/// struct B: WidgetBundle {}\npublic struct W: Widget {}",
      "Apps/One/P.xcodeproj/project.pbxproj": Self.extensionProject,
      "Apps/One/Widgets/B.swift": "import WidgetKit\nimport Kit\n@main struct B: WidgetBundle {}",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["OldWidgets"])
  }

  /// A Mac's app of SwiftPM: the app reloads its widgets and has an entry too, and is no extension.
  @Test func appsOfAPackageAreNone() throws {
    let folder = TestFolder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "P", platforms: [.macOS(.v14)],
        targets: [
          .executableTarget(name: "Bar"),
          .executableTarget(
            name: "BarWidget",
            dependencies: [.target(name: "Kit", condition: .when(platforms: [.macOS]))]),
          .target(name: "Kit"),
        ])
      """,
      "Sources/Bar/App.swift": "import SwiftUI\nimport WidgetKit\n@main struct Bar: App {}",
      "Sources/BarWidget/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
      "Sources/BarWidget/W.swift": "import WidgetKit\nstruct W: Widget {}",
      "Sources/Kit/Kit.swift": "import WidgetKit",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["BarWidget"] && found.map(\.platform) == [.macOS])
    #expect(found.first?.modules.map(\.name) == ["Kit"])
  }

  /// The app's project stands in a folder of its own: the rest of the repository is not theirs.
  @Test func areFoundBesideAProjectInAFolder() throws {
    let folder = TestFolder()
    let attributes = "attributes = { LastUpgradeCheck = 1410; }; mainGroup"
    try folder.write([
      "ios/P.xcodeproj/project.pbxproj": Self.pbxproj.replacing("mainGroup", with: attributes),
      "ios/App/App.swift": "import SwiftUI\n@main struct MyApp: App {}",
      "ios/News/B.swift": "import WidgetKit\n@main struct B: WidgetBundle {}",
      "macos/Delegate.swift": "import AppKit\n@main class D {}", "android/a.json": "{}",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["News"])
    #expect(found.first?.resources.isEmpty == true && found.first?.optionalSources == [])
    // Which Xcode they were built with decides whether they need a background of their own.
    #expect(found.first?.settings.infoPlistKeys["DTXcode"] == .string("1410"))
  }

  /// Each target of an Expo app is a folder with a description.
  @Test func targetsOfAnExpoAppAreFolders() throws {
    let folder = TestFolder()
    let bundle = "import WidgetKit\n@main struct B: WidgetBundle {}"
    try folder.write([
      // The app's own folder is no target of it.
      "apps/mobile/package.json": "{}", "apps/mobile/expo-target.config.js": "({ type: 'widget' })",
      "apps/mobile/targets/widget/expo-target.config.js": "module.exports = { type: 'widget' }",
      "apps/mobile/targets/widget/B.swift": bundle,
      "apps/mobile/targets/widget/Model.swift": "struct Model {}",
      "apps/mobile/targets/watch-widget/expo-target.config.js": "({ type: \"watch-widget\" })",
      "apps/mobile/targets/watch-widget/B.swift": bundle,
      "apps/mobile/targets/watch-widget/Model.swift": "struct Model {}",
      "apps/mobile/targets/intent/expo-target.config.js": "({ type: \"intent\" })",
      "apps/mobile/targets/intent/Handler.swift": "import Intents",
      "apps/mobile/targets/watch/expo-target.config.js": "({ type: \"watch\" })",
      "apps/mobile/targets/watch/A.swift": "import WidgetKit\n@main struct A: App {}",
      "apps/mobile/targets/_shared/Shared.swift": "struct Shared {}",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["watch-widget", "widget"])
    #expect(found.map(\.platform) == [.watchOS, .iOS])
    #expect(
      found[1].sources.map(Paths.name).sorted() == ["B.swift", "Model.swift", "Shared.swift"])
  }

  /// Where Expo makes the project, each folder with an entry point is a widget; the app's modules are no part of it.
  @Test func anAppOfAnotherKitHasNoProject() throws {
    let folder = TestFolder()
    let bundle = "import WidgetKit\n@main struct B: WidgetBundle {}"
    try folder.write([
      "package.json": "{}", "One/B.swift": bundle, "targets/Two/B.swift": bundle,
      // The app's own copy of a widget's file.
      "One/State.swift": "struct State {}", "modules/control/ios/State.swift": "struct State {}",
      "modules/control/ios/Control.swift": "import ExpoModulesCore\nclass Control: Module {}",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["One", "Two"])
    #expect(found.map { $0.sources.map(Paths.name) } == [["B.swift", "State.swift"], ["B.swift"]])
    #expect(found[0].optionalSources.map(Paths.name) == ["Control.swift"])
  }

  /// An app beside its packages: previews of its screens are no widgets.
  @Test func anAppWithoutWidgetsHasNone() throws {
    let folder = TestFolder()
    try folder.write([
      "App/P.xcodeproj/project.pbxproj": Self.pbxproj,
      "App/App.swift": "import SwiftUI\n@main struct MyApp: App {}\n#Preview { Text(\"a\") }",
    ])
    #expect(throws: BuildError.noWidget(path: folder.path)) {
      try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    }
  }

  static let points: [(plist: String, point: String?)] = [
    (
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>a</string></dict>",
      "a"
    ),
    (
      "<key>EXAppExtensionAttributes</key><dict>"
        + "<key>EXExtensionPointIdentifier</key><string>b</string></dict>", "b"
    ),
    ("<key>CFBundleName</key><string>c</string>", nil),
  ]

  /// Extensions of ExtensionKit say their kind under another key.
  @Test(arguments: points) func extensionsSayTheirKind(_ item: (plist: String, point: String?))
    throws
  {
    let folder = TestFolder()
    try folder.write(["Info.plist": "<plist><dict>\(item.plist)</dict></plist>"])
    let path = folder.path + "/Info.plist"
    #expect(InfoPlist.extensionPoint(path, folder.recorder) == item.point)
  }
}
