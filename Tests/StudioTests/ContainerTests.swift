import Foundation
import Testing
import VitrinePlatform

@testable import VitrineStudio

/// What an app has stored, given as a folder.
@Suite(.timeLimit(.minutes(60)))
struct ContainerTests {
  private func withFolders(_ body: (_ seed: String, _ container: String) throws -> Void) throws {
    let (seed, container) = (try TemporaryFolder("seed"), try TemporaryFolder("sandbox"))
    defer {
      seed.remove()
      container.remove()
    }
    try body(seed.path, container.path)
  }
  private func write(_ text: String, to path: String) throws {
    try AtomicFile.write(Array(text.utf8), to: path)
  }
  private func defaults(_ path: String) throws -> [String: Any] {
    let data = try #require(FileManager.default.contents(atPath: path))
    return try #require(
      PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  @Test func aGroupsFilesAndDefaultsAreThere() throws {
    try withFolders { seed, container in
      try write(
        """
        {"name": "A & B", "count": 3, "ratio": 0.5, "on": true, "list": [1, "x"], "none": null,
         "when": {"$date": "2026-06-08T09:41:00Z"}, "raw": {"$data": "aGk="},
         "model": {"$json": {"id": 7}}, "nested": {"key": "value"}}
        """, to: seed + "/Groups/group.example/defaults.json")
      try write("rows", to: seed + "/Groups/group.example/Library/store.sqlite")
      try write("note", to: seed + "/Documents/note.txt")
      try write("{\"own\": 1}", to: seed + "/defaults.json")
      try write(
        "{\"items\": [{\"class\": \"genp\", \"v_Data\": {\"$data\": \"aGk=\"}}]}",
        to: seed + "/keychain.json")
      try ContainerSeed(folder: seed, names: ["Widget"]).copy(into: container)

      let group = try defaults(container + "/.config/group.example.plist")
      #expect(group["name"] as? String == "A & B")
      #expect(group["count"] as? Int == 3)
      #expect(group["ratio"] as? Double == 0.5)
      #expect(group["on"] as? Bool == true)
      #expect((group["list"] as? [Any])?.count == 2)
      #expect(group["none"] == nil)
      #expect(group["when"] as? Date == Date(timeIntervalSince1970: 1_780_911_660))
      #expect(group["raw"] as? Data == Data("hi".utf8))
      #expect(group["model"] as? Data == Data("{\"id\":7}".utf8))
      #expect((group["nested"] as? [String: String]) == ["key": "value"])
      #expect(try defaults(container + "/.config/Widget.plist")["own"] as? Int == 1)
      let items = try defaults(container + "/keychain.plist")["items"] as? [[String: Any]]
      #expect(items?.first?["v_Data"] as? Data == Data("hi".utf8))
      #expect(!FileManager.default.fileExists(atPath: container + "/keychain.json"))
      let files = FileManager.default
      #expect(
        files.contents(atPath: container + "/Groups/group.example/Library/store.sqlite")
          == Data("rows".utf8))
      #expect(files.contents(atPath: container + "/Documents/note.txt") == Data("note".utf8))
      #expect(!files.fileExists(atPath: container + "/Groups/group.example/defaults.json"))
    }
  }

  /// What is wrong is named with its place.
  @Test(arguments: [
    ("[]", "is no JSON object"), ("{\"a\" 1}", "line 1"),
    ("{\"a\": {\"$date\": \"soon\"}}", "'soon' is no date"),
    ("{\"a\": {\"$data\": \"%\"}}", "is no base 64"),
  ])
  func wrongDefaultsAreRefused(text: String, reason: String) throws {
    try withFolders { seed, container in
      try write(text, to: seed + "/defaults.json")
      do {
        try ContainerSeed(folder: seed, names: ["Widget"]).copy(into: container)
        Issue.record("nothing was refused")
      } catch let error as StudioError {
        #expect(error.description.contains("defaults.json"))
        #expect(error.description.contains(reason))
      }
    }
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    #expect(throws: StudioError.usage("--container /nowhere: there is no such folder")) {
      try ContainerSeed(folder: "/nowhere", names: ["Widget"]).copy(into: "/tmp")
    }
  }
}
