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
}
