import TestSupport
import Testing

@testable import VitrineBuild

extension DependencyTests {
  /// A package beside the clone, as Xcode 15 and as older ones refer to it.
  @Test func localPackagesThatAreNotThereAreNamed() throws {
    let folder = try Self.make(widget: "import WidgetKit\nimport Kit\n")
    let members = """
      LP = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
      FP = { isa = PBXFileReference; lastKnownFileType = folder; name = Old; path = ../Old;
             sourceTree = "<group>"; };
      FO = { isa = PBXFileReference; lastKnownFileType = folder; path = Art; sourceTree = "<group>"; };
      PK = { isa = XCSwiftPackageProductDependency; package = LP; productName = Kit; };
      PO = { isa = XCSwiftPackageProductDependency; productName = Old; };
      """
    let project = Self.pbxproj(with: members, products: "PK, PO")
      .replacingOccurrences(of: "(FW, FC,", with: "(FW, FP, FO, FC,")
    try folder.write(["P.xcodeproj/project.pbxproj": project])
    let found = try ProjectFinder(request: BuildRequest(paths: [folder.path])).find()
    let around = Paths.folder(folder.path)
    #expect(found[0].absentPackages == [around + "/Kit", around + "/Old"])
    #expect(
      found[0].hint(forModule: "Kit")?.contains("the local package \(around)/Kit,") == true)
  }

  static let imports: [(text: String, names: Set<String>)] = [
    ("import A\nimport B.C\n", ["A", "B"]), ("@testable import A", ["A"]),
    ("public import A // import B", ["A"]), ("import struct A.T; let x = 1", ["A"]),
    ("import os // the log", ["os"]), ("// import A", []), ("// nothing to import here", []),
    ("let text = \"we import A\"", []),
  ]

  @Test(arguments: imports) func readsImports(_ item: (text: String, names: Set<String>)) {
    #expect(ImportedModules.names(in: Array(item.text.utf8)) == item.names)
  }
}
