import Foundation
import TestSupport
import Testing

/// `vitrine container`: what widgets read, as a folder to fill.
@Suite(.timeLimit(.minutes(60)))
struct ContainerCommandTests {
  private static let group = "Groups/group.com.example.stored"

  private struct Entry: Decodable, Equatable {
    var place: String
    var group: String?
    var name: String
    var type: String?
    var reached: Bool
    var found: Bool
  }

  private static func entries(
    _ folder: TestFolder, of path: String = WidgetCases.path("stored")
  ) throws -> [String: Entry] {
    let outcome = try Command.run(["container", path, "-o", folder.path, "--format", "json"])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let list = try JSONDecoder().decode([Entry].self, from: Data(outcome.output.utf8))
    return Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0) })
  }

  private static func object(_ path: String) throws -> [String: Any] {
    let data = try #require(FileManager.default.contents(atPath: path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private static func shown(_ more: [String]) throws -> Command.Outcome {
    try Command.run(["inspect", WidgetCases.path("stored")] + more)
  }

  @Test func whatIsReadHasItsPlaceAndType() throws {
    let folder = TestFolder("container")
    let entries = try Self.entries(folder)
    func type(_ name: String) -> String? { entries[name]?.type }
    #expect(type("owner") == "String")
    #expect(type("item-count") == "Int")
    #expect(type("opened") == "Date")
    #expect(type("items") == "Data (JSON)")
    #expect(type("theme") == "String")
    #expect(entries["owner"]?.group == "group.com.example.stored")
    #expect(entries["owner"]?.reached == true && entries["owner"]?.found == false)
    // Behind a value that is not there: the sources know it.
    #expect(entries["step"]?.reached == false && entries["step"]?.type == "Int")
    #expect(entries["\(Self.group)/State/state.json"]?.place == "file")
    #expect(entries["Library/Application Support/cover.png"]?.place == "file")
    #expect(entries["token"]?.place == "keychain")
    // What the widget writes itself.
    #expect(entries["Documents/visits.txt"] == nil)
  }

  @Test func theTemplateCanBeShownAtOnce() throws {
    let folder = TestFolder("container")
    _ = try Self.entries(folder)
    let defaults = try Self.object("\(folder.path)/\(Self.group)/defaults.json")
    #expect(defaults["owner"] as? String == "owner")
    #expect((defaults["opened"] as? [String: Any])?.keys.first == "$date")
    let items = (defaults["items"] as? [String: Any])?["$json"] as? [[String: Any]]
    #expect(items?.first?["priority"] as? String == "low")
    #expect((items?.first?["due"] as? String)?.hasSuffix("Z") == true)
    #expect((items?.first?["all_places"] as? [[String: Any]])?.first?["zip"] as? Int == 1)
    #expect(items?.first?["isLate"] == nil)
    let shown = try Self.shown(["--container", folder.path])
    let text =
      "owner; 1; title low city; level 1.5; token; step 1; no picture; opened; visit 0; theme plain"
    #expect(shown.output.contains(text), "\(shown.output)")
    // Nobody can make up a picture.
    #expect(shown.errors.contains("cover.png"))
    #expect(!shown.errors.contains("'owner'"))
  }

  @Test func whatIsFilledInStaysAndWhatIsReadNextIsAdded() throws {
    let folder = TestFolder("container")
    let path = "\(folder.path)/\(Self.group)/defaults.json"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(Self.group)", withIntermediateDirectories: true)
    try Data(#"{"owner": "Ada"}"#.utf8).write(to: URL(filePath: path))
    let entries = try Self.entries(folder)
    #expect(entries["owner"]?.found == true)
    #expect(entries["step"]?.reached == true)
    #expect(try Self.object(path)["owner"] as? String == "Ada")
    #expect(try Self.object(path)["item-count"] as? Int == 1)
    let before = FileManager.default.contents(atPath: path)
    _ = try Self.entries(folder)
    #expect(FileManager.default.contents(atPath: path) == before)
  }

  /// A script keeps values by keys of its own.
  @Test func keysOfAScriptHaveTheirPlace() throws {
    let (script, folder) = (TestFolder("script"), TestFolder("container"))
    try script.write(
      """
      import { Widget, Text } from "scripting"
      const name = Storage.get("name") ?? "nobody"
      const team = Storage.get("team", { shared: true }) ?? "no team"
      Storage.set("last", 1)
      Widget.present(<Text>{name} of {team}, {Keychain.get("token") ?? "no token"}</Text>)
      """, to: "widget.tsx")
    let entries = try Self.entries(folder, of: script.path)
    #expect(entries.keys.sorted() == ["name", "team", "token"])
    #expect(entries["team"]?.place == "script" && entries["team"]?.group == "shared")
    let path = folder.path + "/scripting/storage.json"
    #expect(try Self.object(path)["name"] is NSNull)
    try Data(#"{"name": "Ada"}"#.utf8).write(to: URL(filePath: path))
    let shown = try Command.run(["inspect", script.path, "--container", folder.path])
    #expect(shown.output.contains("Ada of no team, no token"), "\(shown.output)")
    #expect(shown.errors.contains("the script's shared: 'team'"), "\(shown.errors)")
    #expect(!shown.errors.contains("'name'"))
  }

  @Test func aReadThatFindsNothingIsANote() throws {
    let errors = try Self.shown([]).errors
    #expect(errors.contains("note: "))
    #expect(errors.contains("defaults of group.com.example.stored: 'owner' (String)"))
    #expect(errors.contains("\(Self.group)/State/state.json"))
    #expect(errors.contains("vitrine container"))
  }
}
