import Testing

@testable import VitrineFoundation

/// What a widget has read of what its app has stored.
@Suite(.timeLimit(.minutes(60)))
struct StoredReadsTests {
  private func read(_ name: String, group: String? = nil, type: String? = nil) -> StoredReads.Read {
    StoredReads.Read(place: .defaults, group: group, name: name, type: type, isFound: false)
  }

  @Test func aNoteNamesKeysByTheirPlaces() {
    let file = StoredReads.Read(place: .file, name: "Groups/g/state.json", isFound: false)
    let item = StoredReads.Read(place: .keychain, group: "service", name: "me", isFound: false)
    let text = StoredReads.sentence([
      read("a", group: "g", type: "Int"), file, read("b"), read("c", group: "g"), item,
    ])
    #expect(
      text == "the widget reads what no app has stored: defaults of g: 'a' (Int), 'c'; "
        + "files: Groups/g/state.json; its own defaults: 'b'; keychain: service/me; "
        + "'vitrine container' writes a template to fill, for --container")
  }

  @Test func aLongListIsCounted() {
    let text = StoredReads.sentence((0..<100).map { read("k\($0)") })
    #expect(text.contains("'k7' and 92 more;"))
    #expect(!text.contains("'k8'"))
  }

  @Test(arguments: [
    (".config/x.plist", true), ("keychain.plist", true), ("tmp/a", true), ("x.txt", true),
    ("Library/Caches/a.png", true), ("Library/Application Support", true), ("Documents", true),
    ("Groups/g/db.sqlite-wal", true), ("Library/Application Support/W/.cookies.shared", true),
    ("Groups/g", true), ("Groups/g/db.sqlite", false),
    ("Documents/a.json", false), ("Library/Application Support/a", false),
  ])
  func filesOfTheSystemAreLeftOut(_ name: String, _ isSystems: Bool) {
    #expect(FileReads.isSystems(name) == isSystems)
  }

  /// Foundation on Linux has none for the library.
  @Test(arguments: [
    (FileManager.SearchPathDirectory.libraryDirectory, "/Library"),
    (.applicationSupportDirectory, "/Library/Application Support"),
    (.cachesDirectory, "/Library/Caches"), (.documentDirectory, "/Documents"),
  ])
  func appsFoldersAreApples(_ directory: FileManager.SearchPathDirectory, _ path: String) {
    #expect(
      FileManager.default.vitrineURLs(for: directory, in: .userDomainMask).map(\.path)
        == [NSHomeDirectory() + path])
    #expect(
      NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true)
        == [NSHomeDirectory() + path])
    #expect(FileManager.default.vitrineURLs(for: directory, in: .networkDomainMask).isEmpty)
  }
}
