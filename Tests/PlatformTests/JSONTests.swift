import Testing
import VitrinePlatform

@Suite(.timeLimit(.minutes(60))) struct JSONTests {
  @Test(arguments: [
    ("null", "null"), ("-0.5e1", "-5"), (" [ 1 , -2.5, 1e3 ] ", "[1,-2.5,1000]"),
    (#"{"b":1,"a":{"c":[]}}"#, #"{"b":1,"a":{"c":[]}}"#),
    (#""\u00e9\ud83d\ude00\n\/""#, "\"é😀\\n/\""),
    ("12345678901234567", "12345678901234567"), ("\u{FEFF}true", "true"),
  ])
  func readsAndWrites(_ text: String, _ expected: String) throws {
    #expect(try JSON(parsing: text).compactText() == expected)
  }

  @Test(arguments: [
    ("", "line 1: the text ends where a value is due"),
    ("[1,\n2", "line 2: a comma or ] is due in the array"),
    ("{\"a\"\n\n 1}", "line 3: a colon is due after \"a\""),
    ("{a:1}", "line 1: a key in quotes is due"), ("[1] 2", "line 1: text after the value"),
    ("\"a", "line 1: the text ends inside a string"),
    ("\"\\x\"", "line 1: an escape that JSON does not have"), ("+1", "line 1: a value is due"),
    ("tru", "line 1: a value is due"), ("\"a\tb\"", "line 1: a control character inside a string"),
    ("{\"a\":}", "line 1: a value is due"), ("[1,]", "line 1: a value is due"),
    ("\"\\ud800\"", "line 1: an escape that JSON does not have"), ("1e", "line 1: a value is due"),
    (String(repeating: "[", count: 65), "line 1: more than 64 values inside each other"),
  ])
  func saysWhatIsWrong(_ text: String, _ expected: String) {
    do throws(JSON.SyntaxError) {
      let value = try JSON(parsing: text)
      Issue.record("\(value)")
    } catch {
      #expect(error.description == expected)
    }
  }

  @Test func membersAreReadOneByOne() throws {
    var found: [String] = []
    try JSON.read(
      Array(#"{"a": 1, "all": {"b": [2], "c": {"all": 3}}, "d": null}"#.utf8), expanding: "all"
    ) { key, value, isExpanded in
      found.append("\(isExpanded ? "  " : "")\(key) \(value.compactText())")
    }
    #expect(found == ["a 1", "all {}", "  b [2]", "  c {\"all\":3}", "d null"])
    #expect(throws: JSON.SyntaxError.self) {
      try JSON.read(Array(#"{"all": {"b": }}"#.utf8), expanding: "all") { _, _, _ in }
    }
  }

  @Test func looksIn() throws {
    let json = try JSON(parsing: #"{"a":[1,2.5,"x",true],"a":{"b":null}}"#)
    #expect(json["a"]?["b"] == .null)
    #expect(json.members?.first?.value.array?.compactMap(\.double) == [1, 2.5])
    #expect(json.members?.first?.value.array?.compactMap(\.int) == [1])
    #expect(json["missing"] == nil)
  }

  @Test func keysAreSortedWhereAsked() throws {
    #expect(
      try JSON(parsing: #"{"b":{"d":1,"c":2},"a":0}"#).compactText(sortsKeys: true)
        == #"{"a":0,"b":{"c":2,"d":1}}"#)
  }

  @Test func peopleReadLines() {
    let json = JSON.object([
      "name": .string("x"), "empty": .array([]), "none": .object([]),
      "list": .array([.integer(1), .null]),
      "size": .object(["width": .number(1.00004), "height": .number(.infinity)]),
    ])
    #expect(
      json.text() == """
        {
          "name": "x",
          "empty": [],
          "none": {},
          "list": [1, null],
          "size": { "width": 1, "height": null }
        }
        """)
  }
}
