import Testing
import VitrineDrawing
import VitrineRaster

@Suite struct DynamicTextTests {
  private static func text(
    _ content: DynamicText.Content, locale: String = "en", before: String = ""
  ) -> DynamicText {
    DynamicText(
      content: content, before: before, frame: Rect(x: 0, y: 0, width: 100, height: 20),
      baseline: 15, font: FontInstance(file: "Inter.ttf", size: 15), tracking: 0, alignment: 0,
      minimumScale: 1, paint: .color(.black), locale: locale)
  }

  static let now = 1_700_000_000.0

  static let cases: [(DynamicText.Content, String, String)] = [
    (.timer(date: now + 65), "en", "1:05"),
    (.timer(date: now + 64.2), "en", "1:05"),
    (.timer(date: now - 64.9), "en", "1:04"),
    (.timer(date: now - 3723), "en", "1:02:03"),
    (.timer(date: now), "en", "0:00"),
    (.timer(date: now + 90000), "en", "25:00:00"),
    (
      .timerInterval(
        start: now - 10, end: now + 50, pauseTime: nil, countsDown: true, showsHours: true), "en",
      "0:50"
    ),
    (
      .timerInterval(
        start: now - 10, end: now + 50, pauseTime: nil, countsDown: false, showsHours: true), "en",
      "0:10"
    ),
    (
      .timerInterval(
        start: now - 100, end: now - 50, pauseTime: nil, countsDown: true, showsHours: true), "en",
      "0:00"
    ),
    (
      .timerInterval(
        start: now + 100, end: now + 150, pauseTime: nil, countsDown: true, showsHours: true), "en",
      "0:50"
    ),
    (
      .timerInterval(
        start: now - 10, end: now + 50, pauseTime: now - 4, countsDown: true, showsHours: true),
      "en", "0:54"
    ),
    (
      .timerInterval(
        start: now, end: now + 3723, pauseTime: nil, countsDown: true, showsHours: true), "en",
      "1:02:03"
    ),
    (
      .timerInterval(
        start: now, end: now + 3723, pauseTime: nil, countsDown: true, showsHours: false), "en",
      "62:03"
    ),
    (.relative(date: now - 30), "en", "30 sec"),
    (.relative(date: now + 90), "en", "1 min, 30 sec"),
    (.relative(date: now + 7500), "en", "2 hr, 5 min"),
    (.relative(date: now - 7200), "en", "2 hr"),
    (.relative(date: now - 100_000), "en", "1 day, 3 hr"),
    (.relative(date: now - 7500), "de_DE", "2 Std., 5 Min."),
    (.relative(date: now - 7500), "ja", "2時間 5分"),
    (.relative(date: now - 7500), "xx", "2 hr, 5 min"),
    (.offset(date: now - 7500), "en", "+2 hours"),
    (.offset(date: now + 61), "en", "-1 minute"),
    (.offset(date: now), "en", "+0 seconds"),
  ]

  @Test(arguments: cases)
  func `words at a moment`(content: DynamicText.Content, locale: String, expected: String) {
    #expect(Self.text(content, locale: locale).text(at: Self.now) == expected)
  }

  @Test func `words around it stay`() {
    let text = Self.text(.timer(date: Self.now + 5), before: "in ")
    #expect(text.text(at: Self.now) == "in 0:05")
  }

  @Test func `the next change is ahead`() {
    for (content, locale, _) in Self.cases {
      let text = Self.text(content, locale: locale)
      guard let next = text.nextChange(after: Self.now) else { continue }
      #expect(next > Self.now && next <= Self.now + 3600)
    }
  }
}
