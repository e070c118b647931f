import Testing
import VitrinePlatform

@Suite(.timeLimit(.minutes(60)))
struct PathListTests {
  /// With and without a folder, a last line's end, and letters of several bytes.
  @Test(
    arguments: [
      ("", []), ("\n\n", []), ("A.swift.o", []), ("/b/A.build/", ["A.build"]),
      ("A.build/x.o\n", ["A.build"]),
      ("/b/A.build/x.o\n/b/A.build/y.o\n/b/B.build/z.o", ["A.build", "B.build"]),
      ("/b/A.build/x.o\n/c/A.build/y.o", ["A.build"]), ("/b/A.build/deep/x.o", ["deep"]),
      ("/b/Ä b/x.o", ["Ä b"]), ("/x.o", [""]),
    ] as [(String, [String])])
  func foldersOfAList(_ list: String, _ names: [String]) {
    #expect(PathList.folderNames(Array(list.utf8)) == Set(names))
  }
}
