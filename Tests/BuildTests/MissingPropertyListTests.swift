import Foundation
import Testing

@testable import VitrineBuild

/// Property lists that sources need and that are kept out of the repository.
@Suite(.timeLimit(.minutes(60))) struct MissingPropertyListTests {
  private static func items(_ text: String) -> [MissingPropertyLists.Item] {
    MissingPropertyLists.items(in: text, "/a/Keys.swift")
  }

  @Test func listsThatStopTheProgramAreFound() {
    let guarded = """
      let path = 1
      guard let path = Bundle.main.path(forResource: "Secrets", ofType: "plist") else {
        fatalError("Couldn't find file 'Secrets.plist'.")
      }
      let key = NSDictionary(contentsOfFile: path)?["api_key"] as? String
      """
    #expect(
      Self.items(guarded) == [
        .init(
          name: "Secrets.plist", keys: ["Secrets", "api_key", "plist"], path: "/a/Keys.swift",
          line: 2)
      ])
    let forced = #"let url = Bundle.main.url(forResource: "Keys", withExtension: "plist")!"#
    #expect(Self.items(forced).map(\.name) == ["Keys.plist"])
    let cast = """
      static let key = keys["k"] as! String
      let path = Bundle.main.path(forResource: "Keys", ofType: "plist")
      """
    #expect(Self.items(cast).map(\.keys) == [["Keys", "k", "plist"]])
  }

  @Test(arguments: [
    // The program goes on without it.
    #"if let path = Bundle.main.path(forResource: "Secrets", ofType: "plist") {}"#,
    #"let url = Bundle.main.url(forResource: "cities", withExtension: "json")!"#,
    #"let url = Bundle.main.url(forResource: name, withExtension: "plist")!"#,
  ])
  func othersAreNot(_ text: String) {
    #expect(Self.items(text).isEmpty)
  }

  /// Values stand for every name that the source writes, and for no more than a list of keys has.
  @Test func valuesStandForNames() throws {
    let words = (0..<100_000).map { "\"key\($0)\"" }.joined(separator: ",")
    let text =
      "Bundle.main.path(forResource: \"Keys\", ofType: \"plist\")! [\(words)] \"server_url\""
    #expect(Self.items(text).first?.keys.count == 100)
  }

  /// A source is read once, whatever it asks for.
  @Test func manyListsOfOneSource() {
    let count = 5_000
    let calls = (0..<count).map {
      "let a\($0) = Bundle.main.path(forResource: \"List\($0)\", ofType: \"plist\")!"
    }
    let found = Self.items(calls.joined(separator: "\n"))
    #expect(found.map(\.line) == Array(1...count))
  }
}
