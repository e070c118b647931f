import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Projects that reach for what the user has not named, or that are made to hang or crash.
@Suite(.timeLimit(.minutes(60)))
struct ContainmentTests {
  /// A project beside a file that is none of its business.
  private func makeFolder() throws -> TestFolder {
    let folder = TestFolder()
    try folder.write([
      "secret.json": "{\"token\": 1}", "in/Widget.swift": "import WidgetKit\nstruct W: Widget {}",
    ])
    return folder
  }

  private func find(_ folder: TestFolder, also: [String] = []) throws -> WidgetProject {
    let request = BuildRequest(
      paths: [folder.path + "/in"], additionalPaths: also.map { folder.path + "/" + $0 })
    return try #require(try ProjectFinder(request: request).find().first)
  }

  private func link(_ folder: TestFolder, _ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      atPath: Paths.folder(folder.path + "/" + name), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  @Test func linksThatLeaveTheFolderAreNoResources() throws {
    let folder = try makeFolder()
    try link(folder, "in/data.json", to: "../secret.json")
    let project = try find(folder)
    #expect(project.resources.isEmpty)
    #expect(project.notes.map(\.path) == [folder.path + "/in/data.json"])
    #expect(project.notes[0].message.contains("--also"))
  }

  @Test func sourcesThatLinksShowTwiceAreCompiledOnce() throws {
    let folder = TestFolder()
    try folder.write(["Widget.swift": "import WidgetKit", "Models/Item.swift": ""])
    try link(folder, "Linked", to: "Models")
    var project = WidgetProject(name: "W", module: "W", platform: .iOS, root: folder.path)
    let real = folder.path + "/Models/Item.swift"
    let linked = folder.path + "/Linked/Item.swift"
    project.sources = [linked, real, folder.path + "/Widget.swift"]
    project.optionalSources = [linked]
    project.takeLinkedSourcesOnce()
    #expect(project.sources == [real, folder.path + "/Widget.swift"])
    #expect(project.optionalSources.isEmpty)
    project.sources = [linked]
    project.takeLinkedSourcesOnce()
    #expect(project.sources == [linked])
  }

  @Test func linksThatStayAreFollowed() throws {
    let folder = try makeFolder()
    try folder.write(["in/own/data.json": "{}"])
    try link(folder, "in/copy.json", to: "own/data.json")
    let project = try find(folder)
    #expect(project.resources.map(\.name) == ["copy.json", "data.json"])
    #expect(project.notes.isEmpty)
  }

  @Test func whatIsGivenWithAlsoMayBeLinkedTo() throws {
    let folder = try makeFolder()
    try folder.write(["lib/data.json": "{}"])
    try link(folder, "in/data.json", to: "../lib/data.json")
    #expect(
      try find(folder, also: ["lib"]).resources.contains { $0.path.hasSuffix("in/data.json") })
  }

  @Test func pipesAreNamedAndNeverOpened() throws {
    let folder = try makeFolder()
    for name in ["a.swift", "data.json"] {
      #expect(mkfifo(folder.path + "/in/" + name, 0o600) == 0)
    }
    let project = try find(folder)
    #expect(project.sources.map(Paths.name) == ["Widget.swift"])
    #expect(project.notes.map { Paths.name($0.path) } == ["a.swift", "data.json"])
    #expect(project.notes.allSatisfy { $0.message.contains("pipe") })
    #expect(FileRecorder().bytes(folder.path + "/in/a.swift") == nil)
  }

  @Test func catalogsCannotNameFilesOutside() throws {
    let folder = try makeFolder()
    let contents = #"{"data": [{"filename": "../../../secret.json"}, {"filename": "link.json"}]}"#
    try folder.write(["in/A.xcassets/D.dataset/Contents.json": contents])
    try link(folder, "in/A.xcassets/D.dataset/link.json", to: "../../../secret.json")
    let files = FileRecorder()
    files.allow(folder.path + "/in")
    let catalog = AssetCatalog(catalogs: [folder.path + "/in/A.xcassets"], files)
    #expect(catalog.copies.isEmpty)
    #expect(catalog.diagnostics.contains { $0.message.contains("../../../secret.json") })
    #expect(files.refusals.map(\.path) == [folder.path + "/in/A.xcassets/D.dataset/link.json"])
  }

  @Test func foldersOfResourcesAreWalkedByTheSameRules() throws {
    let folder = try makeFolder()
    try folder.write(["in/R.bundle/.hidden": "a", "in/R.bundle/inner/b.txt": "b"])
    try link(folder, "in/R.bundle/out", to: "../../secret.json")
    try link(folder, "in/R.bundle/inner/up", to: "..")
    #expect(mkfifo(folder.path + "/in/R.bundle/pipe", 0o600) == 0)
    let files = FileRecorder()
    files.allow(folder.path + "/in")
    let found = BundledFiles(files).files(folder.path + "/in/R.bundle").map(\.name)
    #expect(found == [".hidden", "inner/b.txt"])
    #expect(files.refusals.map { Paths.name($0.path) } == ["up", "out", "pipe"])
  }

  @Test func configurationFilesLieInTheProject() throws {
    let folder = try makeFolder()
    try folder.write([
      "outside.xcconfig": "KEY = secret",
      "in/own.xcconfig": "#include \"../outside.xcconfig\"\n#include \"own.xcconfig\"\nOWN = 1",
    ])
    let files = FileRecorder()
    files.allow(folder.path + "/in")
    #expect(ConfigurationFile(files).read(folder.path + "/in/own.xcconfig") == ["OWN": "1"])
    #expect(
      files.refusals.map { Paths.name($0.path) }.sorted() == ["outside.xcconfig", "own.xcconfig"])
  }

  @Test func settingsThatMultiplyEachOtherEnd() {
    let chain = (0..<8).map { level in
      ("S\(level)", String(repeating: "$(S\(level + 1))", count: 20))
    }
    let values = Dictionary(uniqueKeysWithValues: chain + [("S8", "x")])
    #expect(XcodeSettings.expand("$(S0)", in: values).utf8.count < 2 << 20)
  }

  /// What takes as long as it is: a scan for each bracket would be ten thousand million steps.
  @Test func bracketsOfSettingsAreFoundAtOnce() {
    let values = ["A": "a", "B_a": "b"]
    #expect(XcodeSettings.expand("$(B_$(A)) ${A:upper} $A $( ) $", in: values) == "b A $A  $")
    let open = String(repeating: "$(", count: 100_000)
    #expect(XcodeSettings.expand(open, in: values) == open)
    let closed = open + "A" + String(repeating: ")", count: 100_000)
    #expect(XcodeSettings.expand(closed, in: values).isEmpty)
  }

  static let nested: [String] = [
    String(repeating: "(", count: 200_000), String(repeating: "{a=", count: 200_000),
  ]

  @Test(arguments: nested) func nestedListsAreAnError(_ text: String) {
    #expect(throws: OldStylePropertyList.Problem.self) { try OldStylePropertyList.parse(text) }
    #expect(throws: OldStylePropertyList.Problem.self) {
      try OldStylePropertyList.parsePairs("a = " + text)
    }
  }

  @Test func groupsThatContainEachOtherAreAnError() throws {
    let folder = TestFolder()
    try folder.write([
      "P.xcodeproj/project.pbxproj": """
      { objects = { R = { isa = PBXProject; }; A = { isa = PBXGroup; children = (B); };
        B = { isa = PBXGroup; children = (A); }; }; rootObject = R; }
      """
    ])
    let error = #expect(throws: BuildError.self) {
      try XcodeProject(path: folder.path + "/P.xcodeproj", FileRecorder())
    }
    #expect(error?.description.contains("groups contain each other") ?? false)
  }

  static let deepPropertyLists: [(text: String, isRead: Bool)] = [
    (String(repeating: "<array>", count: 100_000), false), ("<plist><dict/></plist>", true),
    (String(repeating: "(", count: 100_000), false),
    (
      String(repeating: "<array>", count: 50) + String(repeating: "</array>", count: 50)
        + String(repeating: "<string>a</string>", count: 500), true
    ),
  ]

  @Test(arguments: deepPropertyLists) func propertyListsHaveADepth(
    _ item: (text: String, isRead: Bool)
  ) {
    #expect(PropertyListDepth.isFine(Data(item.text.utf8)) == item.isRead)
  }

  @Test func binaryPropertyListsAreCounted() throws {
    var value: Any = "a"
    for _ in 0..<20 { value = [value] }
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": value], format: .binary, options: 0)
    #expect(PropertyListDepth.isFine(data))
  }

  static let imports: [(source: String, named: String?)] = [
    ("import x from \"../secret.json\"", "../secret.json"),
    ("import x from \"./own.json\"", nil), ("import x from \"PATH/secret.json\"", "secret.json"),
  ]

  @Test(arguments: imports) func scriptsImportTheirOwnFiles(
    _ item: (source: String, named: String?)
  ) throws {
    let folder = try makeFolder()
    let source = item.source.replacingOccurrences(of: "PATH", with: folder.path)
    try folder.write([
      "script/widget.tsx": source + "\nconsole.log(x)\n", "script/own.json": "1",
      "work/secret.json": "{}", "work/out/a": "", "work/src/a": "",
    ])
    let project = try #require(try ScriptProject.find(folder.path + "/script"))
    let bundler = ScriptBundler(
      project: project, work: folder.path + "/work", output: folder.path + "/work/out")
    guard let named = item.named else {
      _ = try bundler.run()
      return
    }
    let error = #expect(throws: BuildError.self) { try bundler.run() }
    #expect(error?.description.contains("widget.tsx:1:") ?? false)
    #expect(error?.description.contains("\(named)' is outside the script's folder") ?? false)
  }
}
