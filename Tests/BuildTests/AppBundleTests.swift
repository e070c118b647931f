import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// The app around a built extension.
@Suite(.timeLimit(.minutes(60)))
struct AppBundleTests {
  private static let pubspec = """
    name: app
    flutter:
      uses-material-design: true
      assets:
        - assets/images/
        - assets/one.json
        - path: assets/two.json
        - assets/gone.json
        - ../outside.txt
        - /etc/hosts
      fonts:
        - family: Round
          fonts:
            - asset: fonts/Round.ttf
              weight: 700
    """

  private func write(_ source: String, below folder: TestFolder) throws -> Set<String> {
    try folder.write([
      "pubspec.yaml": Self.pubspec, "outside.txt": "no", "assets/images/a.png": "a",
      "assets/images/deep/b.png": "b", "assets/one.json": "1", "assets/two.json": "2",
      "assets/other.json": "3", "fonts/Round.ttf": "f", "ios/Widget/Widget.swift": source,
    ])
    var project = WidgetProject(
      name: "Widget", module: "Widget", platform: .iOS, root: folder.path + "/ios")
    project.sources = [folder.path + "/ios/Widget/Widget.swift"]
    project.settings.appName = "Tea"
    let app = folder.path + "/out/Main.app"
    try AppBundle(project: project, folder: app, files: FileRecorder()).write(
      plist: .object([
        "CFBundleIdentifier": .string("com.example.tea.widget"),
        "CFBundleShortVersionString": .string("2.1"), "NSExtension": .object([:]),
      ]))
    let below = try FileManager.default.subpathsOfDirectory(atPath: app)
    return Set(below.filter { Paths.ending($0) != "" && Paths.ending($0) != "framework" })
  }

  /// `Bundle(identifier:)` finds a framework by what its target says.
  @Test func knowsTheFrameworksInIt() {
    var project = WidgetProject(name: "W", module: "W", platform: .iOS, root: "/")
    #expect(ResourceBundle(project: project, folder: "/", FileRecorder()).info["modules"] == nil)
    var kit = LocalModule(name: "Kit", sources: [])
    kit.settings.bundleIdentifier = "com.example.kit"
    project.modules = [kit, LocalModule(name: "Plain", sources: [])]
    let bundle = ResourceBundle(project: project, folder: "/", FileRecorder())
    #expect(bundle.info["modules"]?.array == [.string("com.example.kit")])
  }

  @Test func holdsTheAssetsThatAFlutterAppLists() throws {
    let folder = TestFolder()
    let assets = "Frameworks/App.framework/flutter_assets/"
    let found = try write("let folder = \"App.framework/flutter_assets\"", below: folder)
    #expect(
      found == [
        "Info.plist", assets + "assets/images/a.png", assets + "assets/one.json",
        assets + "assets/two.json", assets + "fonts/Round.ttf",
      ])
    let plist = try #require(
      PropertyListSerialization.propertyList(
        from: Data(
          contentsOf: URL(fileURLWithPath: folder.path + "/out/Main.app/Info.plist")),
        format: nil) as? [String: Any])
    #expect(plist["CFBundleIdentifier"] as? String == "com.example.tea")
    #expect(plist["CFBundleName"] as? String == "Tea")
    #expect(plist["CFBundleShortVersionString"] as? String == "2.1")
    #expect(plist["NSExtension"] == nil)
  }

  /// A widget that asks for none of them costs no copies.
  @Test func holdsNoAssetsThatNobodyNames() throws {
    #expect(try write("import WidgetKit", below: TestFolder()) == ["Info.plist"])
  }

  @Test func standsAroundTheExtension() {
    let built = URL(fileURLWithPath: "/cache/builds/k", isDirectory: true)
    let bundle = built.appendingPathComponent(BundleLayout.bundle, isDirectory: true)
    #expect(bundle.pathExtension == "appex")
    #expect(
      bundle.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
        == BundleLayout.app)
  }
}
