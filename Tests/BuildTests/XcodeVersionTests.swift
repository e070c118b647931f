import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Which Xcode a project is taken to be built with.
@Suite(.timeLimit(.minutes(60)))
struct XcodeVersionTests {
  @Test(arguments: [
    ("14", 1400), ("14.1", 1410), ("14.3.1", 1430), ("1410", 1410), ("26.3", 2630), ("", nil),
    ("latest", nil), ("-3", nil), ("14.x", nil), ("99999999999999999999", nil), ("100.1", nil),
  ])
  func versionsAreRead(_ text: String, _ version: Int?) {
    #expect(XcodeVersion.parse(text) == version)
  }

  static let descriptions: [(options: String, file: String?, source: String, version: Int?)] = [
    ("options: {xcodeVersion: 14.1}", nil, "import WidgetKit", 1410),
    ("options: {xcodeVersion: \"1320\"}", "14.2\n", "import WidgetKit", 1420),
    ("attributes: {LastUpgradeCheck: '1140'}", nil, "import WidgetKit", 1140),
    ("options: {xcodeVersion: 14.1}", nil, "import WidgetKit\n#Preview { }", 1500),
    ("options: {xcodeVersion: 26.0}", "14.2", "import WidgetKit", 2600),
    ("options: {}", "15.4", "import WidgetKit", 1540),
    ("options: {}", "latest", "import WidgetKit", nil),
    ("options: {}", nil, "import WidgetKit", nil),
  ]

  @Test(arguments: descriptions) func aDescriptionNamesItsXcode(
    _ item: (options: String, file: String?, source: String, version: Int?)
  ) throws {
    let folder = TestFolder()
    try folder.write([
      "project.yml": """
      name: App
      \(item.options)
      targets:
        Widget:
          type: app-extension
          platform: iOS
          sources: [Widget]
          info:
            path: Widget/Info.plist
            properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
      """,
      "Widget/Widget.swift": item.source,
    ])
    if let file = item.file { try folder.write([".xcode-version": file]) }
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(
      found[0].settings.infoPlistKeys["DTXcode"] == item.version.map { .string(String($0)) })
  }
}
