import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// `vitrine-syntax stored`: what sources read of what their app has stored.
@Suite(.timeLimit(.minutes(60)))
struct StoredSourcesTests {
  private struct Request: Encodable {
    var files: [String]
    var date = 1_780_911_660.0
  }
  private struct Answer: Decodable { var reads: [SourceRead] }

  private func reads(_ sources: String...) throws -> [SourceRead] {
    let folder = TestFolder()
    let files = sources.indices.map { "\(folder.path)/\($0).swift" }
    for (place, source) in sources.enumerated() { try folder.write(source, to: "\(place).swift") }
    var sdk = SDKLocation(folder: folder.path)
    sdk.syntaxTool = syntaxTool
    let answer: Answer = try SyntaxTool(sdk: sdk).answer(
      "stored", Request(files: files), reading: files, writing: folder.path + "/out")
    return answer.reads
  }

  struct Case: CustomTestStringConvertible {
    var source: String
    var group: String?
    var name: String?
    var type: String?
    var isUnplaced = false
    var testDescription: String { source }
  }

  static let cases = [
    Case(source: "let a = UserDefaults.standard.string(forKey: \"k\")", name: "k", type: "String"),
    Case(
      source: "let a = UserDefaults(suiteName: \"g\")?.integer(forKey: \"k\")", group: "g",
      name: "k", type: "Int"),
    Case(
      source: "let a = UserDefaults(suiteName: \"g\")!.object(forKey: \"k\") as? [String] ?? []",
      group: "g", name: "k", type: "[String]"),
    Case(
      source: """
        enum K { static let prefix = "p."; static let name = "\\(prefix)name" }
        struct S {
          private let store = UserDefaults(suiteName: Self.group) ?? .standard
          static let group = "g"
          var name: Bool { store.bool(forKey: K.prefix + "x") || store.bool(forKey: "\\(K.prefix)x") }
        }
        """, group: "g", name: "p.x", type: "Bool"),
    Case(
      source: """
        struct V: View { @AppStorage("k", store: UserDefaults(suiteName: "g")) var n = 3 }
        """, group: "g", name: "k", type: "Int"),
    Case(
      source: "struct V: View { @AppStorage(\"k\") var n: Double? }", name: "k", type: "Double"),
    Case(
      source: "func f(_ defaults: UserDefaults) -> Data? { defaults.data(forKey: \"k\") }",
      name: "k", type: "Data", isUnplaced: true),
    // No user defaults.
    Case(source: "let a = coder.string(forKey: \"k\")"),
    Case(source: "func f(_ key: String) -> Any? { UserDefaults.standard.object(forKey: key) }"),
    Case(source: "let a = UserDefaults.standard.set(1, forKey: \"k\")"),
  ]

  @Test(arguments: cases) func readsAreFound(_ item: Case) throws {
    let found = try reads(item.source)
    #expect(found.first?.name == item.name)
    #expect(found.first?.type == item.type)
    #expect(found.first?.group == item.group)
    #expect((found.first?.isUnplaced ?? false) == item.isUnplaced)
  }

  @Test func constantsAreFoundInOtherFiles() throws {
    let found = try reads(
      "let d = UserDefaults.group.array(forKey: Key.list.rawValue)",
      "extension UserDefaults { static var group: UserDefaults { UserDefaults(suiteName: Ids.app)! } }",
      "enum Key: String { case list = \"my-list\" }\nstruct Ids { static let app = \"group.a\" }")
    #expect(found.map(\.name) == ["my-list"])
    #expect(found.map(\.group) == ["group.a"])
    #expect(found.map(\.line) == [1])
  }

  @Test func filesOfAGroupHaveTheirPaths() throws {
    let found = try reads(
      """
      let base = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "g")!
      let a = base.appendingPathComponent("Cache").appendingPathComponent("a.json")
      let b = base.appending(path: "b.sqlite")
      let c = URL.documentsDirectory.appending(path: "c.json")
      """)
    #expect(found.map(\.name) == ["Cache/a.json", "b.sqlite"])
    #expect(found.allSatisfy { $0.place == "file" && $0.group == "g" })
  }

  struct Shape: CustomTestStringConvertible {
    var types: String
    var json: String
    var decoder = ""
    var testDescription: String { types }
  }

  static let shapes = [
    Shape(
      types: "struct T: Codable { var a: String; let b: Int?; var c = false; var d: [Double] }",
      json: #"{"a": "a", "b": 1, "c": true, "d": [1.5]}"#),
    Shape(
      types: """
        struct T: Codable {
          static let x = 1
          let version = 2
          var inner: Inner { didSet {} }
          var all: [String: Inner]
          var text: String { "" }
          enum Inner: String, Codable { case one = "1", two }
        }
        """, json: #"{"inner": "1", "all": {"key": "1"}}"#),
    Shape(
      types: "enum T: Codable { case some(Int, name: String), none }",
      json: #"{"some": {"_0": 1, "name": "name"}}"#),
    Shape(
      types: "struct T: Codable { var whenDue: Date; var next: Optional<URL> }",
      json: #"{"when_due": "2026-06-08T09:41:00Z", "next": "https://example.com/next"}"#,
      decoder: "d.keyDecodingStrategy = .convertFromSnakeCase; d.dateDecodingStrategy = .iso8601"),
    // A type that holds itself ends.
    Shape(
      types: "final class T: Codable { var child: [T]; var n: Int }",
      json: String(repeating: #"{"child": ["#, count: 4)
        + String(repeating: #"], "n": 1}"#, count: 4)
    ),
  ]

  @Test(arguments: shapes) func bytesHaveTheirShape(_ item: Shape) throws {
    let found = try reads(
      """
      func f() -> T? {
        let d = JSONDecoder()
        \(item.decoder)
        return UserDefaults.standard.data(forKey: "k").flatMap { try? d.decode(T.self, from: $0) }
      }
      """, item.types)
    #expect(found.first?.json == item.json)
  }

  /// Each is decoded as what its own bytes are.
  @Test func bytesOfAFunctionAreKeptApart() throws {
    let found = try reads(
      """
      struct A: Codable { var a: Int }
      struct B: Codable { var b: Int }
      let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "g")!
      func f() throws {
        let defaults = UserDefaults(suiteName: "g")!
        let raw = defaults.data(forKey: "raw")
        if let data = defaults.data(forKey: "a"), let a = try? JSONDecoder().decode(A.self, from: data) {}
        guard let data2 = defaults.object(forKey: "b") as? Data else { return }
        let b = try JSONDecoder().decode([B].self, from: data2)
        let url = group.appendingPathComponent("c.json")
        let bytes = try Data(contentsOf: url)
        let c = try JSONDecoder().decode([String: A].self, from: bytes)
        let other = group.appendingPathComponent("d.json")
      }
      """)
    #expect(found.map(\.name) == ["raw", "a", "b", "c.json", "d.json"])
    #expect(
      found.map(\.json) == [
        nil, #"{"a": 1}"#, #"[{"b": 1}]"#, #"{"key": {"a": 1}}"#, nil,
      ])
  }

  /// Apps decode in a function of their own, and some of them texts.
  @Test func functionsThatDecodeAreFollowed() throws {
    let found = try reads(
      """
      struct Task: Codable {
        var due: Date
        static func tasks(from json: String) -> [Task]? {
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .iso8601
          return json.data(using: .utf8).flatMap { try? decoder.decode([Task].self, from: $0) }
        }
      }
      func f() {
        guard let text = UserDefaults.standard.string(forKey: "tasks") else { return }
        show(Task.tasks(from: text))
        let name = UserDefaults.standard.string(forKey: "name")
      }
      """)
    #expect(found.map(\.json) == [#"[{"due": "2026-06-08T09:41:00Z"}]"#, nil])
  }

  /// Thousands of keys and of types take no longer each than a few.
  @Test func manyKeysAreRead() throws {
    let keys = (0..<20_000).map { "  static let k\($0) = \"v\($0)\"\n" }.joined()
    let uses = (0..<20_000).map {
      "  var p\($0): Int { UserDefaults.standard.integer(forKey: K.k\($0)) }\n"
    }.joined()
    let found = try reads("enum K {\n\(keys)}\n", "struct S {\n\(uses)}\n")
    #expect(found.count == 20_000)
    #expect(found.last?.name == "v19999")
  }
}
