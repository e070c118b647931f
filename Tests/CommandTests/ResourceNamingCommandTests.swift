import Foundation
import TestSupport
import Testing

/// A package whose target has its resources named by a plug-in that runs on macOS alone.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct ResourceNamingCommandTests {
  static let views: [(plugin: String, texts: String)] = [
    (
      "RswiftGenerateInternalResources",
      """
      Text(R.string.localizable.homeTitle()) + Text(R.string.localizable.of(3, "x"))
        + Text(R.string.localizable.days(days: 2)) + Text(R.string.localizable.days(1))
        + Text(R.color.ground() == nil ? "-" : "+") + Text(R.image.icons.logoDark.name)
        + Text(R.file.listJson()?.lastPathComponent ?? "-")
      """
    ),
    (
      "SwiftGenPlugin",
      """
      Text(Words.Home.title) + Text(Words.of(3, "x")) + Text(Words.days(2)) + Text(Words.days(1))
        + Text(Art.ground.color == .clear ? "-" : "+") + Text(Art.Icons.logoDark.name)
        + Text("list.json")
      """
    ),
  ]

  @Test(arguments: views) func theNamesAreThere(_ item: (plugin: String, texts: String)) throws {
    let folder = TestFolder()
    let minimal = WidgetCases.folder.appending(path: "minimal/Minimal.swift")
    let source = try String(contentsOf: minimal, encoding: .utf8)
      .replacingOccurrences(of: #"Text("Hello")"#, with: "(\(item.texts))")
    try folder.write(files(item.plugin))
    try folder.write(source, to: "Sources/Clock/Clock.swift")
    let outcome = try Command.run(["inspect", folder.path, "--context", "home-screen"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = "Home3 of xin 2 daysin 1 day+Icons/logo-darklist.json"
    #expect(
      outcome.output.contains(text.replacing("Icons/", with: "Icons\\/"))
        || outcome.output.contains(text),
      "\(outcome.output)")
  }

  private func files(_ plugin: String) -> [String: String] {
    let resources = "Sources/Clock/Resources/"
    return [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Clock", defaultLocalization: "en",
        dependencies: [.package(url: "https://example.com/far.git", from: "1.0.0")], targets: [.target(
        name: "Clock", resources: [.process("Resources")], plugins: [.plugin(name: "\(plugin)", package: "far")])])
      """,
      "swiftgen.yml": """
      input_dir: \(resources)
      strings:
        inputs: en.lproj
        outputs: {templateName: structured-swift5, params: {enumName: Words}, output: "${DIR}/W.swift"}
      xcassets:
        - inputs: [Assets.xcassets]
          outputs: [{templateName: swift5, params: {enumName: Art}, output: "${DIR}/A.swift"}]
      """,
      resources + "list.json": "{}",
      resources + "en.lproj/Localizable.strings":
        #""home.title" = "Home"; "left" = "%d left"; "of" = "%d of %@";"#,
      resources + "en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>days</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>in %#@days@</string>
        <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d day</string><key>other</key><string>%d days</string></dict>
      </dict></dict></plist>
      """,
      resources + "Assets.xcassets/Icons/Contents.json":
        #"{"properties": {"provides-namespace": true}}"#,
      resources + "Assets.xcassets/Icons/logo-dark.imageset/Contents.json": #"{"images": []}"#,
      resources + "Assets.xcassets/Ground.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """,
    ]
  }
}
