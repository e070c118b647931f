import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct OldStylePropertyListTests {
  static let good: [(text: String, value: OldStylePropertyList)] = [
    ("{ a = b; }", .dictionary(["a": .string("b")])),
    ("// note\n{ a = (1, 2, ); }", .dictionary(["a": .array([.string("1"), .string("2")])])),
    (#"{ "a b" = "c \"d\" \n\U00e9"; /* x */ }"#, .dictionary(["a b": .string("c \"d\" \né")])),
    (
      "{ e = {}; l = (); d = <0a 0b>; }",
      .dictionary(["e": .dictionary([:]), "l": .array([]), "d": .string("0a 0b")])
    ),
    (
      #"{ emoji = "\uD83D\uDE00"; o = "\101"; }"#,
      .dictionary(["emoji": .string("😀"), "o": .string("A")])
    ),
    (
      "{ path = ../Some/file-name+x.swift; }",
      .dictionary(["path": .string("../Some/file-name+x.swift")])
    ),
  ]

  @Test(arguments: good) func parses(_ item: (text: String, value: OldStylePropertyList)) throws {
    #expect(try OldStylePropertyList.parse(item.text) == item.value)
  }

  static let bad: [(text: String, line: Int, reason: String)] = [
    ("{\n<<<<<<< HEAD\na = b;\n=======\n>>>>>>> other\n}", 2, "a merge left its marks here"),
    ("{\n a = b\n}", 3, "expected ';'"),
    ("{ a = \"b; }", 1, "not closed"),
    ("{\n\n/* x", 3, "comment"),
    ("{ a = ", 1, "ends"),
    ("{} x", 1, "after the end"),
  ]

  @Test(arguments: bad) func reports(_ item: (text: String, line: Int, reason: String)) {
    do throws(OldStylePropertyList.Problem) {
      _ = try OldStylePropertyList.parse(item.text)
      Issue.record("parsed: \(item.text)")
    } catch {
      #expect(error.line == item.line)
      #expect(error.reason.contains(item.reason))
    }
  }

  @Test func hashesLikeTheStandard() {
    for (text, digest) in [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        String(repeating: "a", count: 200),
        "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5"
      ),
    ] {
      let hash = SHA256()
      hash.update(text.utf8)
      #expect(hash.finish() == digest)
    }
  }
}
