import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Names for resources by generators whose programs run on macOS alone.
@Suite(.timeLimit(.minutes(60)))
struct ResourceNamingTests {
  static let identifiers: [(name: String, identifier: String)] = [
    ("title", "title"), ("home.title", "homeTitle"), ("left_count", "left_count"),
    ("list-2.json", "list2Json"), ("URLIcon", "urlIcon"), ("URL", "url"), ("Ground", "ground"),
    ("2fast", "fast"), ("---", ""), ("", ""), ("große Tür", "großeTür"),
  ]

  @Test(arguments: identifiers)
  func wordsOfANameAreJoined(_ item: (name: String, identifier: String)) {
    #expect(StructureAccessors.identifier(item.name) == item.identifier)
  }

  static let plugins: [(plugin: String, isPublic: Bool?)] = [
    ("RswiftGenerateInternalResources", false), ("RswiftGeneratePublicResources", true),
    ("SwiftGenPlugin", nil), ("WordsPlugin", nil),
  ]

  /// A plug-in that is known by its name is not run; SwiftGen's wants its configuration.
  @Test(arguments: plugins, [true, false])
  func someStandForPlugins(
    _ item: (plugin: String, isPublic: Bool?), _ isConfigured: Bool
  ) throws {
    let folder = TestFolder()
    if isConfigured { try folder.write("strings: {}", to: "swiftgen.yml") }
    let folders = [folder.path + "/Sources/Kit", folder.path]
    let naming = ResourceNaming(plugin: item.plugin, folders: folders, folder.recorder)
    if let isPublic = item.isPublic {
      #expect(naming == .structure(isPublic: isPublic))
    } else if item.plugin == "SwiftGenPlugin", isConfigured {
      #expect(naming == .configured(path: folder.path + "/swiftgen.yml"))
    } else {
      #expect(naming == nil)
    }
  }

  private func project(in folder: TestFolder, missing: [String]) -> WidgetProject {
    var project = WidgetProject(
      name: "Clock", module: "Clock", platform: .iOS, root: folder.path + "/App")
    project.noteMissing(missing.map { folder.path + "/App/" + $0 })
    project.nameResources(folder.recorder)
    return project
  }

  /// Files that generators write and the target lists are not missing: what they hold is made of the resources.
  @Test func listedFilesAreMade() throws {
    let folder = TestFolder()
    try folder.write([
      "swiftgen.yml": """
      output_dir: App
      strings:
        inputs: en.lproj
        outputs: {templateName: flat-swift5, output: Gen/L10n.swift}
      """
    ])
    let project = project(in: folder, missing: ["R.generated.swift", "Gen/L10n.swift", "A.swift"])
    #expect(project.missingFiles == [folder.path + "/App/A.swift"])
    #expect(
      project.settings.resourceNamings == [
        .structure(isPublic: false), .configured(path: folder.path + "/swiftgen.yml"),
      ])
    #expect(project.notes.map(\.severity) == [.note, .note, .warning])
  }

  @Test func othersAreMissing() throws {
    let folder = TestFolder()
    try folder.write("strings: [", to: "swiftgen.yml")
    let project = project(in: folder, missing: ["A.swift"])
    #expect(project.missingFiles.count == 1 && project.settings.resourceNamings.isEmpty)
  }

  /// Its structure is made where the repository keeps it out, and the sources ask for it.
  @Test(arguments: [true, false]) func aStructureIsMadeWhereItIsAskedFor(_ isAsked: Bool) throws {
    let folder = TestFolder()
    try folder.write("\"a.b\" = \"%d of %@\";", to: "App/en.lproj/Localizable.strings")
    var project = WidgetProject(
      name: "Clock", module: "Clock", platform: .iOS, root: folder.path + "/App")
    project.stringFiles = [
      StringFile(path: folder.path + "/App/en.lproj/Localizable.strings", language: "en")
    ]
    project.missingParts.ignoredSources = ["*.generated.swift", "R.generated.swift"]
    project.nameResources(folder.recorder)
    let sources = TargetAccessors(project, folder.recorder)
      .sources(declared: [], mentioned: isAsked ? ["R", "aB"] : [])
    #expect(sources.isEmpty != isAsked)
    if isAsked {
      let line = "var aB: _RText2<Int, String> { _rText(\"a.b\", \"Localizable\") }"
      #expect(sources[0].code.contains(line), "\(sources[0].code)")
    }
  }

  /// What two would share has no name, nor has what a folder is called, nor what no source asks for.
  @Test func namesMeanOneThing() throws {
    func image(_ name: String) -> AssetCatalog.Entry {
      .init(kind: .image, name: name, variants: [])
    }
    func text(_ key: String) -> StringTable.Entry { .init(key: key, value: .string("x")) }
    let mentioned: Set = ["icons", "home", "title", "left", "sameKey", "bell"]
    let code = try #require(
      StructureAccessors(mentioned: mentioned, platform: .iOS).code(
        assets: ["icons", "Icons/home", "Icons/other", "tab/bell"].map(image),
        strings: [
          ("Localizable", ["title", "same.key", "same-key", "unused"].map(text)),
          ("Other", [text("left")]), ("other", [text("left")]),
        ],
        fonts: [], files: ["unused.json"]))
    for line in [
      "var icons: icons_ {", "var home: _RImage {", "var bell: _RImage {", "var title: _RText {",
    ] {
      #expect(code.contains(line), "\(line) is missing in \(code)")
    }
    for line in ["var icons: _RImage", "sameKey", "unused", "other", "var left"] {
      #expect(!code.contains(line), "\(line) is in \(code)")
    }
  }

  /// Whatever a key holds, it is written so that Swift reads it.
  @Test(arguments: [
    ("a \"b\" \\(c)\n", #""a \"b\" \\(c)\n""#), ("bell\u{7}", #""bell\u{07}""#),
    ("größer", "\"größer\""),
  ])
  func literalsAreSwift(_ text: String, _ literal: String) {
    #expect(AssetSymbols.literal(text) == literal)
  }

  /// Plural forms are formatted with what they count, which has a name.
  @Test func formsOfATextHaveTheParametersOfEach() throws {
    let plural = try JSONValue.parse(
      Array(#"{"plural": {"one": "%d day", "other": "%d days"}}"#.utf8))
    let nested = try JSONValue.parse(
      Array(
        #"{"text": "%1$#@d@ of %2$#@t@", "substitutions": {"d": {"specifier": "ld"}, "t": {"specifier": "@"}}}"#
          .utf8))
    #expect(StringTable.Entry(key: "a", value: plural).text == "%d days")
    let entry = StringTable.Entry(key: "a", value: nested)
    #expect(
      FormatParameters.types(in: entry.text, by: FormatParameters.strict) == ["Int", "String"])
    #expect(entry.labels == ["d", "t"])
    #expect(StringTable.Entry(key: "a", value: .object([:])).text == "")
  }
}
