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
