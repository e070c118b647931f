import Foundation
import TestSupport
import Testing
import VitrineRaster
import VitrineSnapshots

@Suite(.timeLimit(.minutes(60))) struct ComparisonTests {
  private func folder(_ pictures: [String: Bitmap]) throws -> TestFolder {
    let folder = TestFolder()
    for (name, picture) in pictures {
      let file = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture.pngData()).write(to: file)
    }
    return folder
  }

  private static let red = Bitmap(width: 8, height: 4, color: .init(1, 0, 0))
  private static let blue = Bitmap(width: 8, height: 4, color: .init(0, 0, 1))

  private func compared() throws -> (PictureComparison, [TestFolder]) {
    let before = try folder([
      "w/same.png": Self.red, "w/changed.png": Self.red, "w/gone.png": Self.red,
      ".hidden/x.png": Self.red,
    ])
    let after = try folder([
      "w/same.png": Self.red, "w/changed.png": Self.blue, "w/new.png": Self.blue,
    ])
    return (
      PictureComparison(
        try PictureSet(path: before.path + "/"), try PictureSet(path: after.path)),
      [before, after]
    )
  }

  @Test func everyPictureHasItsChange() throws {
    let (comparison, folders) = try compared()
    #expect(
      comparison.items.map { "\($0.name) \($0.change.word)" } == [
        "w/changed.png changed", "w/gone.png removed", "w/new.png added", "w/same.png same",
      ])
    #expect(comparison.summary == "1 changed, 1 added, 1 removed, 1 the same")
    #expect(!comparison.agrees)
    let text = comparison.text()
    #expect(text.contains("changed w/changed.png: 32 pixels (100.0 %) differ"))
    #expect(comparison.json["summary"]?["changed"]?.int == 1)
    #expect(comparison.json["pictures"]?.array?.count == 3)
    let markdown = comparison.markdown
    #expect(markdown.contains("| `w/changed.png` | changed | 32 (100.0 %) |"))
    let page = comparison.html(title: "x")
    #expect(page.split(separator: "<figure ").count == 4)
    _ = folders
  }

  @Test func aCommentKeepsItsLength() throws {
    let folder = TestFolder()
    let names = (0..<2000).map { "widget|`\($0)`/\(String(repeating: "n", count: 60)).png" }
    let comparison = PictureComparison(
      PictureSet(folder: folder.path, names: names), PictureSet(folder: folder.path, names: []))
    let text = comparison.markdown
    #expect(text.utf16.count < 65_536)
    #expect(text.contains("more pictures."))
    #expect(text.contains("`widget\\|'0'/"))
  }

  @Test func whatIsNoPictureIsNamed() throws {
    let folders = try [folder(["a.png": Self.red]), folder(["a.png": Self.red])]
    try Data("no picture".utf8).write(to: folders[1].url.appending(path: "a.png"))
    let comparison = PictureComparison(
      try PictureSet(path: folders[0].path), try PictureSet(path: folders[1].path))
    #expect(comparison.items.map(\.change.word) == ["unreadable"])
    #expect(comparison.text().contains("is not a PNG"))
  }

  @Test func twoPicturesAreComparedWhateverTheirNames() throws {
    let folder = try folder(["a.png": Self.red, "b.png": Self.blue, "c.png": Self.red])
    func compared(_ before: String, _ after: String) throws -> PictureComparison {
      let pair = try PictureSet.pair("\(folder.path)/\(before)", "\(folder.path)/\(after)")
      return PictureComparison(pair.before, pair.after)
    }
    #expect(try compared("a.png", "c.png").agrees)
    let changed = try compared("a.png", "b.png")
    #expect(changed.items.map { "\($0.name) \($0.change.word)" } == ["b.png changed"])
    #expect(changed.json["before"]?.string == "\(folder.path)/a.png")
    let written = try changed.picture ?? []
    #expect(Bitmap(png: written) == TriplePicture.make(expected: Self.red, actual: Self.blue))
    #expect(throws: PictureSet.Unusable.self) {
      try PictureSet.pair("\(folder.path)/a.png", folder.path)
    }
    #expect(throws: PictureSet.Unusable.self) {
      try PictureSet.pair(folder.path, "\(folder.path)/a.png")
    }
    let folders = try PictureSet.pair(folder.path, folder.path)
    #expect(try PictureComparison(folders.before, folders.after).picture == nil)
  }

  /// An index may be anybody's: its names do not lead out of its folder.
  @Test func namesInAnIndexStayBelow() throws {
    let folder = try folder(["a.png": Self.red])
    try folder.write(
      """
      {"pictures": [{"file": "a.png"}, {"file": "../b.png"}, {"file": "/c.png"}, {"file": "d.txt"}],
       "libraries": {"cairo": "1.18.0"}}
      """, to: "index.json")
    let set = try PictureSet(path: folder.path + "/index.json")
    #expect(set.names == ["a.png"])
    #expect(set.libraries == ["cairo": "1.18.0"])
  }

  @Test(arguments: ["", "missing", "text.txt"]) func otherPathsAreRefused(_ name: String) throws {
    let folder = TestFolder()
    try folder.write("x", to: "text.txt")
    #expect(throws: PictureSet.Unusable.self) { try PictureSet(path: "\(folder.path)/\(name)") }
  }
}
