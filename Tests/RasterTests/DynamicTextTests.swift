import Testing
import VitrineDrawing
import VitrineRaster
import VitrineText
import VitrineTimeFormatting

@Suite(.timeLimit(.minutes(60))) struct DynamicTextTests {
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
    (.relative(date: now - 7500), "fr_FR", "2\u{202F}h et 5\u{A0}min"),
    (.relative(date: now - 7500), "ar_EG", "٢ س ٥ د"),
    (.relative(date: now - 7500), "he", "שעתיים ו-5 דק׳"),
    (.relative(date: now - 7500), "fa", "۲ ساعت،\u{200F} ۵ دقیقه"),
    (.relative(date: now - 7500), "hi", "2 घं॰, 5 मि॰"),
    (.relative(date: now - 7500), "th", "2 ชม. 5 นาที"),
    (.relative(date: now - 7500), "ru", "2 ч 5 мин"),
    (.relative(date: now - 7500), "pl", "2 godz. i 5 min"),
    (.relative(date: now - 7500), "tr", "2\u{202F}sa. 5\u{202F}dk."),
    // CLDR's root for a language that nobody speaks.
    (.relative(date: now - 7500), "xx", "2 h, 5 min"),
    (.offset(date: now - 7500), "en", "+2 hours"),
    (.offset(date: now + 61), "en", "-1 minute"),
    (.offset(date: now), "en", "+0 seconds"),
    (.offset(date: now - 7500), "ru", "+2 часа"),
    (.offset(date: now - 18_000), "ru", "+5 часов"),
    (.offset(date: now - 7500), "pl", "+2 godziny"),
    (.offset(date: now - 7500), "tr", "+2 saat"),
    (.offset(date: now - 7500), "ar_EG", "+ساعتان"),
    (.timer(date: now + 3723), "ar_EG", "١:٠٢:٠٣"),
    (.timer(date: now + 3723), "ar_AE", "1:02:03"),
    (.timer(date: now + 65), "fa", "۱:۰۵"),
    (.timer(date: now + 65), "my", "၁:၀၅"),
    (.timer(date: now + 3723), "da", "1.02.03"),
  ]

  @Test(arguments: cases)
  func `words at a moment`(content: DynamicText.Content, locale: String, expected: String) {
    #expect(content.text(at: Self.now, locale: locale) == expected)
  }

  // MARK: Drawing

  private static let rasterizer = Rasterizer()
  private static let red = Paint.color(RGBA(1, 0, 0))
  private static let blue = Paint.color(RGBA(0, 0, 1))

  /// "Left " in red, then a timer in blue, then what `more` says in red.
  private static func text(width: Double, height: Double = 24, more: String = "") -> DynamicText {
    let font = FontDescription(size: 16)
    return DynamicText(
      paragraph: Paragraph([
        TextSpan("Left ", font: font), TextSpan("0:00", font: font, style: 1),
        TextSpan(more, font: font), TextSpan("0:00", font: font, style: 1),
      ]),
      updates: [
        .init(span: 1, content: .timer(date: now + 65)),
        .init(span: 3, content: .timer(date: now + 5)),
      ],
      looks: [TextLook(paint: red), TextLook(paint: blue)],
      frame: Rect(x: 0, y: 0, width: width, height: height))
  }

  /// Pixel rows that hold ink of a color, from the top.
  private static func rows(_ text: DynamicText, ofRed isRed: Bool) -> [Int] {
    let bitmap = rasterizer.render(
      DisplayList([.dynamicText(text)]), size: text.frame.size, scale: 1, now: now)
    let bytes = bitmap.straightRGBA
    return (0..<bitmap.height).filter { y in
      (0..<bitmap.width).contains { x in
        let at = (y * bitmap.width + x) * 4
        return bytes[at + 3] > 100 && (bytes[at] > bytes[at + 2]) == isRed
      }
    }
  }

  @Test func `every span has its look and its words`() {
    let text = Self.text(width: 200, more: " and ")
    #expect(text.paragraph(at: Self.now).spans.map(\.text) == ["Left ", "1:05", " and ", "0:05"])
    #expect(
      text.paragraph(at: Self.now + 2).spans.map(\.text) == ["Left ", "1:03", " and ", "0:03"])
    #expect(!Self.rows(text, ofRed: true).isEmpty && !Self.rows(text, ofRed: false).isEmpty)
  }

  @Test func `words wrap in the box`() {
    let text = Self.text(width: 80, height: 90, more: " and what comes after it ")
    #expect(Self.rows(text, ofRed: true).contains { $0 > 40 })
    // One line high: the first line is all there is, with dots.
    let low = Self.text(width: 80, height: 20, more: " and what comes after it ")
    #expect(Self.rows(low, ofRed: true).allSatisfy { $0 < 20 })
  }

  @Test func `a picture stands in the text`() {
    var text = Self.text(width: 200)
    text.paragraph.spans[0].attachment = InlineAttachment(width: 10, ascent: 10, descent: 0, id: 0)
    text.attachments = [
      DisplayList([
        .fill(VectorPath(rect: Rect(x: 0, y: 0, width: 10, height: 10)), .winding, Self.red)
      ])
    ]
    // On the baseline of a line whose ascent is 15.2 points.
    #expect(Self.rows(text, ofRed: true).first == 5)
    #expect(Self.rows(text, ofRed: true).last == 14)
  }

  @Test func `an index that leads nowhere draws nothing`() {
    var text = Self.text(width: 200)
    text.looks = []
    text.updates = [.init(span: 9, content: .timer(date: 0))]
    #expect(Self.rows(text, ofRed: true).isEmpty)
  }
}
