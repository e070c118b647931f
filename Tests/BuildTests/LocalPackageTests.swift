import TestSupport
import Testing

@testable import VitrineBuild

/// Packages that an Xcode project refers to by their folders.
@Suite(.timeLimit(.minutes(60))) struct LocalPackageTests {
  /// A package beside the clone, as Xcode 15 and as older ones refer to it.
  @Test func localPackagesThatAreNotThereAreNamed() throws {
    let folder = try DependencyTests.make(widget: "import WidgetKit\nimport Kit\n")
    let members = """
      LP = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
      FP = { isa = PBXFileReference; lastKnownFileType = folder; name = Old; path = ../Old;
             sourceTree = "<group>"; };
      FO = { isa = PBXFileReference; lastKnownFileType = folder; path = Art; sourceTree = "<group>"; };
      PK = { isa = XCSwiftPackageProductDependency; package = LP; productName = Kit; };
      PO = { isa = XCSwiftPackageProductDependency; productName = Old; };
      """
    let project = DependencyTests.pbxproj(with: members, products: "PK, PO")
      .replacingOccurrences(of: "(FW, FC,", with: "(FW, FP, FO, FC,")
    try folder.write(["P.xcodeproj/project.pbxproj": project])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    let around = Paths.folder(folder.path)
    #expect(found[0].absentPackages == [around + "/Kit", around + "/Old"])
    #expect(
      found[0].hint(forModule: "Kit")?.contains("the local package \(around)/Kit,") == true)
  }

  /// A clone whose project lies in a folder of it, beside the packages; without the mark of a repository nobody
  /// knows that what lies around the project belongs to it, and around a clone it does not.
  @Test(arguments: [(["."], true), ([], false), ([".", "ios"], false)])
  func packagesOfTheRepositoryBringTheirResources(
    _ repositories: [String], _ isAllowed: Bool
  ) throws {
    let clone = TestFolder()
    let members = """
      LP = { isa = XCLocalSwiftPackageReference; relativePath = ../kit; };
      PK = { isa = XCSwiftPackageProductDependency; package = LP; productName = Kit; };
      """
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", resources: [.process("data.json")])])
      """
    try clone.write([
      "ios/P.xcodeproj/project.pbxproj": DependencyTests.pbxproj(with: members, products: "PK"),
      "ios/Widget.swift": "import WidgetKit\nimport Kit\n", "ios/Core.swift": "",
      "ios/Base.swift": "", "ios/Share.swift": "",
      "kit/Package.swift": manifest, "kit/Sources/Kit/Kit.swift": "",
      "kit/Sources/Kit/data.json": "{}",
    ])
    for folder in repositories {
      try clone.write("ref: refs/heads/main", to: folder + "/.git/HEAD")
    }
    let found = try ProjectFinder(request: BuildRequest(paths: [clone.path + "/ios"])).find()
    let data = clone.path + "/kit/Sources/Kit/data.json"
    #expect(found[0].resources.map(\.path).contains(data) == isAllowed)
    #expect(found[0].notes.contains { $0.path == data } != isAllowed)
  }

  /// What `package.json` says, and where the package is.
  static let nodePackages: [(json: String, place: String?)] = [
    (#"{"dependencies": {"@me/kit": "file:plugin"}}"#, "plugin"),
    (#"{"devDependencies": {"@me/kit": "link:./plugin"}}"#, "plugin"),
    (#"{"name": "@me/kit"}"#, "."), (#"{"dependencies": {"@me/kit": "^8.0.0"}}"#, nil),
  ]

  /// The example of a plug-in takes it from the folder around it, by way of `node_modules`.
  @Test(arguments: nodePackages)
  func packagesOfNodeModulesAreFoundWhereTheyComeFrom(
    _ item: (json: String, place: String?)
  ) throws {
    let folder = try DependencyTests.make(widget: "import WidgetKit\nimport Kit\n")
    let members = """
      LP = { isa = XCLocalSwiftPackageReference; relativePath = "node_modules/@me/kit"; };
      PK = { isa = XCSwiftPackageProductDependency; package = LP; productName = Kit; };
      """
    try folder.write([
      "P.xcodeproj/project.pbxproj": DependencyTests.pbxproj(with: members, products: "PK"),
      "package.json": item.json,
      "\(item.place ?? "plugin")/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Plugin", products: [.library(name: "Kit", targets: ["Shared"])],
        targets: [.target(name: "Shared", path: "sources")])
      """, "\(item.place ?? "plugin")/sources/Kit.swift": "",
    ])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    #expect(found[0].absentPackages.isEmpty == (item.place != nil))
    if item.place != nil { #expect(found[0].modules.map(\.name) == ["Shared"]) }
  }
}
