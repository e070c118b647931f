import Testing
import VitrineMessages
import VitrinePlatform

@Suite(.timeLimit(.minutes(60))) struct TextFormatTests {
  @Test(arguments: [
    ("2026-06-08T09:41:00Z", 1_780_911_660.0), ("2026-06-08T11:41:00+02:00", 1_780_911_660),
    ("2026-06-08T09:41", 1_780_911_660), ("1970-01-01", 0), ("2000-02-29", 951_782_400),
    ("1969-12-31T23:59:59Z", -1), ("2026-06-08 09:41:00.5Z", 1_780_911_660.5),
    ("2026-06-08T05:11:00-0430", 1_780_911_660),
  ])
  func readsDates(_ text: String, _ seconds: Double) { #expect(DateText.parse(text) == seconds) }

  @Test(arguments: [
    "", "tomorrow", "2026", "2026-13-01", "2026-02-29", "2026-06-08T25:00", "2026-06-08T09:41:00X",
    "2026-06-08T09:41:00+", "2026-06-08T", "2026-6-8",
  ])
  func refusesOthers(_ text: String) { #expect(DateText.parse(text) == nil) }

  @Test(arguments: (-35...70).map { Double($0) * 86_399_999.125 })
  func writesWhatItReads(_ seconds: Double) throws {
    let back = try #require(DateText.parse(DateText.iso8601(seconds)))
    #expect(abs(back - seconds) < 0.001)
  }

  @Test func json() {
    let value = JSON.object([
      "a": .number(1.5), "b": .string("x\n\"\u{1}"),
      "c": .array([.integer(1), .null, .bool(true)]),
      "d": .object(["x": .number(0.33333333), "y": .number(2)]), "e": .array([]),
    ])
    #expect(
      value.text() == """
        {
          "a": 1.5,
          "b": "x\\n\\"\\u0001",
          "c": [1, null, true],
          "d": { "x": 0.3333, "y": 2 },
          "e": []
        }
        """)
  }

  @Test(arguments: [
    ("com.example.Widget", "com.example.Widget"), ("a/b\\c", "a-b-c-ddbf98b0"),
    ("..", "widget-b37a252a"), ("", "widget-4fd0bfc1"), ("Größe 日本", "Größe+日本"),
    ("Lock Screen", "Lock+Screen"), ("a+b", "a-b-e25a53dc"),
    ("../../etc", "-..-etc-5019f25e"), ("a-b", "a-b"), ("a/b", "a-b-e2480c78"),
    ("a-b-e2480c78", "a-b-e2480c78-69530216"), ("activity:Match", "activity-Match"),
  ])
  func fileNames(_ name: String, _ safe: String) { #expect(FileName.safe(name) == safe) }

  @Test func noKindTakesTheFolderOfAnActivity() {
    #expect(FileName.safe("activity-Match") != FileName.safe("activity:Match"))
  }
}
