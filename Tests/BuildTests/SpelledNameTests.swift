import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Names of files in another normal form of Unicode than the disk has them.
@Suite(.timeLimit(.minutes(60)))
struct SpelledNameTests {
  private static let composed = "Fl\u{E4}che"
  private static let decomposed = "Fla\u{308}che"

  @Test(arguments: [(composed, decomposed), (decomposed, composed), ("plain", "plain")])
  func theDisksSpellingIsFound(_ written: String, _ asked: String) throws {
    let folder = TestFolder()
    try folder.write(["\(written).png": "a"])
    let path = Paths.spelled(folder.path + "/\(asked).png")
    #expect(path.utf8.elementsEqual((folder.path + "/\(written).png").utf8))
    let absent = folder.path + "/No\u{E9}.png"
    #expect(Paths.spelled(absent).utf8.elementsEqual(absent.utf8))
  }

  /// A build is made of what is there: nothing has changed while it ran.
  @Test func anIconAndAnImageAreFound() throws {
    let folder = TestFolder()
    try folder.write([
      "A.xcassets/a.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "\#(Self.decomposed).png"}]}"#,
      "A.xcassets/a.imageset/\(Self.composed).png": "a",
      "AppIcon.icon/icon.json":
        #"{"groups": [{"layers": [{"image-name": "\#(Self.decomposed).png", "name": "x"}]}]}"#,
      "AppIcon.icon/Assets/\(Self.composed).png": "b",
    ])
    let files = folder.recorder
    let catalog = AssetCatalog(catalogs: [folder.path + "/A.xcassets"], files)
    #expect(catalog.copies.count == 1 && catalog.diagnostics.isEmpty)
    let look = AppLook(catalogs: [], root: folder.path, icon: "AppIcon", files)
    #expect(look.copies.count == 1)
    #expect(files.isUnchanged())
  }
}
