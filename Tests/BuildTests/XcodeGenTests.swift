import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct XcodeGenTests {
  static let values: [(yaml: String, json: String)] = [
    ("a: 1\nb: [x, 'y, z']\n", #"{"a":"1","b":["x","y, z"]}"#),
    ("a:\n  b: c # said\n  d: \"e # f\"\n", #"{"a":{"b":"c","d":"e # f"}}"#),
    (
      "a:\n- x\n- path: y\n  excludes:\n    - \"*.md\"\n",
      #"{"a":["x",{"excludes":["*.md"],"path":"y"}]}"#
    ),
    ("a: &base\n  k: 1\nb:\n  <<: *base\n  l: 2\n", #"{"a":{"k":"1"},"b":{"k":"1","l":"2"}}"#),
    ("a: |\n  one\n  two\nb: ~\n", #"{"a":"one\ntwo\n","b":null}"#),
    ("a: {b: c,\n  d: [e]}\n", #"{"a":{"b":"c","d":["e"]}}"#),
    ("- - x\n  - y\n-\n  z: u:v\n", #"[["x","y"],{"z":"u:v"}]"#),
    ("\"a b\": c\nlong: one\n  two\n", #"{"a b":"c","long":"one two"}"#),
    // Keys written here win over those that are brought; of several, the first.
    (
      "x: &x {k: 1, l: 1}\ny: &y {l: 2, m: 2}\nz:\n  <<: [*x, *y]\n  k: own\n",
      #"{"x":{"k":"1","l":"1"},"y":{"l":"2","m":"2"},"z":{"k":"own","l":"1","m":"2"}}"#
    ),
    ("a: 'null'\nb: \"\"\nc: null\nd:\n", #"{"a":"null","b":"","c":null,"d":null}"#),
  ]

  @Test(arguments: values)
  func yamlIsRead(_ yaml: String, _ json: String) throws {
    #expect(try YAML.parse(yaml).text == json)
  }

  @Test(arguments: [
    ("a:\n  - x\n y: z\n", 3), ("a: [b\n", 1), ("a: *no\n", 1), ("a:\n\tb: c\n", 2),
    // Deeper than any stack of calls should go.
    ("a: " + String(repeating: "[", count: 9999) + String(repeating: "]", count: 9999), 1),
    (String(repeating: "- ", count: 9999) + "x", 1),
    ("a: " + String(repeating: "&b ", count: 9999) + "c", 1),
    // Aliases of aliases: ten to the sixth values.
    (
      "a: &a0 [x]\n"
        + (0..<6).map { level in
          "b\(level): &a\(level + 1) ["
            + Array(repeating: "*a\(level)", count: 10).joined(separator: ",")
            + "]\n"
        }.joined(), 1
    ),
  ])
  func brokenYamlSaysWhere(_ yaml: String, _ line: Int) {
    do {
      _ = try YAML.parse(yaml)
      Issue.record("no error")
    } catch {
      #expect(error.line == line)
    }
  }

  static let description = """
    name: App
    options: {bundleIdPrefix: com.example}
    settings:
      base:
        SWIFT_VERSION: "6"
    packages:
      Model: {path: Packages/Model}
    targetTemplates:
      Extension:
        type: app-extension
        settings: {MARKETING_VERSION: 1.2}
    targets:
      App:
        type: application
        platform: iOS
        sources: App
      Core:
        type: framework
        platform: watchOS
        sources: [Core]
      Widget:
        templates: [Extension]
        platform: watchOS
        sources:
          - path: Widget
            excludes: ["Drafts/**", "*.md"]
          - Shared
          - path: Gone
        info:
          path: Widget/Info.plist
          properties:
            CFBundleDisplayName: My Widget
            Service: {Group: group.$(PRODUCT_NAME), Hosts: [a, b], Secure: true}
            NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
        dependencies:
          - target: Core
          - package: Model
      Share:
        type: app-extension
        platform: iOS
        sources: [Share]
    """

  private func project() throws -> TestFolder {
    let folder = TestFolder()
    try folder.write([
      "project.yml": Self.description, "App/App.swift": "@main struct A {}",
      "Core/Core.swift": "", "Widget/Widget.swift": "import WidgetKit",
      "Widget/Drafts/Old.swift": "", "Shared/Shared.swift": "", "Share/Share.swift": "",
      "Packages/Model/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Model", products: [.library(name: "Model", targets: ["Model"])],
        targets: [.target(name: "Model")])
      """,
      "Packages/Model/Sources/Model/Model.swift": "",
    ])
    return folder
  }

  @Test func targetsOfADescriptionAreRead() throws {
    let folder = try project()
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["Widget"])
    let widget = found[0]
    #expect(
      widget.sources == ["/Shared/Shared.swift", "/Widget/Widget.swift"].map { folder.path + $0 })
    #expect(widget.platform == .watchOS)
    #expect(widget.settings.swiftVersion == "6")
    #expect(widget.settings.bundleIdentifier == "com.example.Widget")
    #expect(widget.settings.variables["MARKETING_VERSION"] == "1.2")
    let keys = widget.settings.infoPlistKeys
    #expect(keys["CFBundleDisplayName"] == .string("My Widget"))
    #expect(keys["Service"]?["Group"] == .string("group.Widget"))
    #expect(keys["Service"]?["Hosts"] == .array([.string("a"), .string("b")]))
    #expect(keys["Service"]?["Secure"] == .bool(true))
    #expect(Set(widget.modules.map(\.name)) == ["Core", "Model"])
    #expect(widget.notes.contains { $0.path == folder.path + "/Gone" })
  }

  /// Frameworks of another project whose own `.xcodeproj` is generated, and of a third one below that.
  @Test func librariesOfReferencedProjectsAreFound() throws {
    let folder = TestFolder()
    try folder.write([
      "App/project.yml": """
      name: App
      projectReferences: {Kit: {path: ../Kit/Kit.xcodeproj}, Gone: {path: ../Gone/Gone.xcodeproj}}
      targets:
        Widget:
          type: app-extension
          platform: iOS
          sources: [Widget]
          dependencies: [{target: Kit/Kit}, {target: Gone/Gone}, {target: Kit/KitTests}]
      """,
      "App/Widget/Widget.swift": "import Kit\nimport WidgetKit\n@main struct W: WidgetBundle {}",
      "Kit/project.yml": """
      name: Kit
      projectReferences: {Base: {path: ../Base/Base.xcodeproj}, App: {path: ../App/App.xcodeproj}}
      targets:
        Kit:
          type: framework
          platform: iOS
          sources: [Sources]
          dependencies: [{target: Base/Base}, {target: App/Widget}, {package: Model}]
        KitTests: {type: bundle.unit-test, platform: iOS, sources: [Tests]}
      packages: {Model: {url: https://example.com/Model, from: 1.0.0}}
      """,
      "Kit/Sources/Kit.swift": "", "Kit/Tests/Test.swift": "", "Base/Base/Base.swift": "",
      "Base/project.yml": """
      name: Base
      projectReferences: {Kit: {path: ../Kit/Kit.xcodeproj}}
      targets:
        Base: {type: framework, platform: iOS, sources: [Base], dependencies: [{target: Kit/Kit}]}
      """,
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path + "/App"])).find()
    #expect(found.map(\.name) == ["Widget"])
    #expect(found.first?.modules.map(\.name) == ["Base", "Kit"])
    #expect(found.first?.modules.last?.sources == [folder.path + "/Kit/Sources/Kit.swift"])
    #expect(found.first?.addresses == ["Model": "https://example.com/Model"])
  }

  /// In JSON, of parts alone; a template stands on another one and is told a name.
  @Test func aDescriptionInPartsIsRead() throws {
    let folder = TestFolder()
    try folder.write([
      "project.json": #"{"name": "App", "include": ["templates.json", "Parts/widget.json"]}"#,
      "templates.json": """
      {"targetTemplates": {
        "Base": {"sources": [{"path": "${place}/Sources"}]},
        "Extension": {"type": "app-extension", "templates": ["Base"]},
        "Round": {"templates": ["Round"]}
      }}
      """,
      "Parts/widget.json": """
      {"targets": {"Widget": {
        "platform": "iOS", "templates": ["Extension", "Round"],
        "templateAttributes": {"place": "Parts"}
      }}}
      """,
      "Parts/Sources/Widget.swift": "import WidgetKit\n@main struct W: WidgetBundle {}",
      "Sources/Other.swift": "",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["Widget"])
    #expect(found.first?.sources == [folder.path + "/Parts/Sources/Widget.swift"])
  }

  /// A part may count from the folder of the whole, and the whole may replace what a part says.
  @Test func includedPathsCountFromWhereTheIncludeSays() throws {
    let folder = TestFolder()
    try folder.write([
      "project.yml": """
      name: App
      include:
        - {path: parts/targets.yml, relativePaths: false}
        - parts/own.yml
        - {path: parts/off.yml, enable: false}
      targets:
        Widget:
          sources:REPLACE: [Widget]
      """,
      "parts/targets.yml": """
      targets:
        Widget: {type: app-extension, platform: iOS, sources: [Old, Gone]}
        Other: {type: app-extension, platform: iOS, sources: [Other]}
      """,
      "parts/own.yml": """
      targets:
        Near: {type: app-extension, platform: iOS, sources: [Near]}
      """,
      "parts/off.yml": "targets: {Off: {type: app-extension, platform: iOS, sources: [Near]}}",
      "Widget/W.swift": "import WidgetKit", "Other/O.swift": "import WidgetKit",
      "Old/Old.swift": "", "parts/Near/N.swift": "import WidgetKit",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(
      found.map { $0.sources.map { Paths.relative($0, to: folder.path) } }
        == [["parts/Near/N.swift"], ["Other/O.swift"], ["Widget/W.swift"]])
    #expect(found.flatMap(\.notes).isEmpty)
  }

  /// `xcodegen --spec`: a repository of several apps has a description for each.
  @Test(arguments: ["", "/Widget"]) func descriptionsOfOtherNamesAreRead(_ below: String) throws {
    let folder = TestFolder()
    try folder.write([
      "mail-project.yml": "name: mail\ntargets:\n  mail:\n    type: application\n",
      "calendar-project.yml": """
      name: calendar
      include: [common.yml]
      targets:
        Widget:
          type: "app-extension"
          platform: iOS
          sources: [Widget]
      """,
      "common.yml": "packages: {}", "docker-compose.yml": "services:\n  web: {}",
      "Widget/Widget.swift": "import WidgetKit\n@main struct W: WidgetBundle {}",
      "Other/Other.swift": "import Missing",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path + below])).find()
    #expect(found.map(\.name) == ["Widget"])
    #expect(found.first?.sources == [folder.path + "/Widget/Widget.swift"])
  }

  /// A committed project is as old as when it was generated last; what the description lists besides is
  /// there for what asks for it.
  @Test func aDescriptionBesideItsProjectAddsNewerFiles() throws {
    let folder = try ProjectTests.make()
    try folder.write([
      "project.yml": """
      name: P
      targets:
        OldExtension:
          type: app-extension
          platform: iOS
          sources: [Old Widget, Shared]
        App: {type: application, platform: iOS, sources: [App]}
      """,
      "Old Widget/Old.swift":
        "import WidgetKit\n@main struct B: WidgetBundle { let fact = Fact() }",
      "Shared/Fact.swift": "struct Fact {}", "Shared/Unused.swift": "struct Unused {}",
      "App/App.swift": "struct Fact {}",
    ])
    let request = BuildRequest(paths: [folder.path], target: "OldExtension")
    let found = try ProjectFinder(request: request).find()[0]
    #expect(
      found.optionalSources == ["Fact", "Unused"].map { "\(folder.path)/Shared/\($0).swift" })
    let index = try SelectionTests().index(folder, found)
    let chosen = try SourceSelection(project: found, index: index, target: nil).sources
    #expect(chosen.contains(folder.path + "/Shared/Fact.swift"))
    #expect(!chosen.contains(folder.path + "/Shared/Unused.swift"))
  }

  @Test func aFolderInsideFindsItsDescription() throws {
    let folder = try project()
    let request = BuildRequest(paths: [folder.path + "/Widget"])
    let found = try ProjectFinder(request: request).find()
    #expect(found.map(\.name) == ["Widget"])
    #expect(found[0].sources.contains(folder.path + "/Shared/Shared.swift"))
  }

  /// A package of the repository that a generated project would link.
  @Test func importsOfAPlainFolderFindPackagesNearby() throws {
    let folder = try project()
    try FileManager.default.removeItem(atPath: folder.path + "/project.yml")
    try folder.write([
      "Project.swift": "import ProjectDescription",
      "Widget/Widget.swift": "import WidgetKit\nimport Model",
    ])
    let request = BuildRequest(paths: [folder.path + "/Widget"])
    let found = try ProjectFinder(request: request).find()
    #expect(found[0].modules.map(\.name) == ["Model"])
  }

  /// The library asks for its widgets to be drawn again, and has none itself.
  @Test func widgetsOfADescriptionInsideAPackageAreFound() throws {
    let folder = TestFolder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Shared")])
      """,
      "Sources/Shared/Store.swift": "import WidgetKit\nfunc f(_ family: WidgetFamily) {}",
      // Makes a workspace of the others.
      "apps/project.yml": "name: All\ntargets: {}",
      "apps/App/project.yml": """
      name: App
      targets:
        Widgets: {type: app-extension, platform: iOS, sources: [Widgets]}
      """,
      "apps/App/Widgets/Bundle.swift": "import WidgetKit\n@main struct W: WidgetBundle {}",
    ])
    let request = BuildRequest(paths: [folder.path])
    #expect(try ProjectFinder(request: request).find().map(\.name) == ["Widgets"])
    try folder.write([
      "Sources/Shared/Own.swift": "import WidgetKit\n@main struct B: WidgetBundle {}"
    ])
    #expect(try ProjectFinder(request: request).find().map(\.name) == ["Shared"])
  }

  /// Xcode writes its own version into a new package.
  @Test func aManifestForNewerToolsIsRead() throws {
    let folder = TestFolder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 98.7
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Views")])
      """,
      "Sources/Views/View.swift": "import SwiftUI\n#Preview { Text(\"a\") }",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["Views"])
  }

  @Test func aLibraryWithPreviewsIsAPackageToShow() throws {
    let folder = TestFolder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Views"), .target(name: "Plain")])
      """,
      "Sources/Views/View.swift": "import SwiftUI\n#Preview { Text(\"a\") }",
      "Sources/Plain/Plain.swift": "",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found.map(\.name) == ["Views"])
  }
}
