import SwiftUI
import Testing
import VitrineDrawing
import VitrineMessages

/// Text that updates itself: what stands in the archive for the system.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct DynamicTextTests {
  private static let now = 1_780_911_660.0
  private static let date = Date(timeIntervalSince1970: now + 65)

  private static func text(
    _ view: some View, width: Double? = nil, change: (inout RenderEnvironment) -> Void = { _ in }
  ) throws -> DynamicText {
    let archive = archive(view, width: width) {
      $0.date = now
      change(&$0)
    }
    let found = archive.list.operations.compactMap { operation in
      if case .dynamicText(let text) = operation { text } else { nil }
    }
    return try #require(found.first)
  }

  @Test func everyPartHasItsLook() throws {
    let text = try Self.text(
      Text("Left ").foregroundStyle(.red).bold()
        + Text(Self.date, style: .timer).foregroundStyle(.blue).underline())
    #expect(text.paragraph.spans.map(\.text) == ["Left ", "1:05"])
    #expect(text.updates == [.init(span: 1, content: .timer(date: Self.now + 65))])
    #expect(text.looks[0].paint != text.looks[1].paint)
    #expect(text.looks.map { $0.underline != nil } == [false, true])
    #expect(text.paragraph.spans.map(\.font.weight) == [600, 400])
  }

  @Test func everyTimerGoes() throws {
    let text = try Self.text(
      Text("\(Self.date, style: .timer) or \(Self.date + 60, style: .relative)"))
    #expect(text.paragraph.spans.map(\.text) == ["1:05", " or ", "2 min, 5 sec"])
    #expect(text.updates.map(\.span) == [0, 2])
  }

  @Test func picturesStandInIt() throws {
    let view = Text("\(Image(systemName: "timer")) \(Self.date, style: .timer)")
    let text = try Self.text(view)
    #expect(text.attachments.count == 1)
    #expect(text.paragraph.spans.map { $0.attachment?.id } == [0, nil, nil])
    #expect(!text.attachments[0].isEmpty)
    let said = archive(view) { $0.date = Self.now }.semantics.children.compactMap(\.text)
    #expect(said.first == " 1:05")
  }

  @Test func itWraps() throws {
    let view = Text("Until the bus leaves \(Self.date, style: .timer)")
    let wide = try Self.text(view)
    let narrow = try Self.text(view, width: 80)
    #expect(narrow.frame.height > wide.frame.height * 2)
    #expect(narrow.paragraph.lineLimit == nil)
  }

  @Test func digitsAreTheLocales() throws {
    let text = try Self.text(Text(Self.date, style: .timer)) { $0.locale = "ar_EG" }
    #expect(text.paragraph.spans.map(\.text) == ["١:٠٥"])
  }

  private static func said(_ text: Text, width: Double? = nil) -> String? {
    archive(text, width: width).semantics.children.compactMap(\.text).first
  }

  @Test(arguments: [
    (nil, "5 hours, 3 minutes"), (115.0, "5 hr, 3 min"), (60.0, "5h 3m"), (20.0, "5h 3m"),
  ])
  func theLongestWordingThatFits(_ width: Double?, _ words: String) {
    let text = Text(
      Duration.seconds(18_180), format: .units(allowed: [.hours, .minutes], width: .wide))
    #expect(Self.said(text.textVariant(.sizeDependent), width: width) == words)
    #expect(Self.said(text.textVariant(.fixed), width: width) == "5 hours, 3 minutes")
    #expect(Self.said(text, width: width) == "5 hours, 3 minutes")
  }

  @Test func wordsAgreeWithTheirNumber() {
    let (one, two) = (1, 2)
    #expect(Self.said(Text("^[\(one) apple](inflect: true)")) == "1 apple")
    #expect(Self.said(Text("**^[\(two) ripe apple](inflect: true)** left")) == "2 ripe apples left")
    let noun = "box"
    #expect(Self.said(Text("^[\(two) \(noun)](inflect: true)")) == "2 boxes")
  }

  @Test func wordsWithoutRulesAreReported() {
    let count = 2
    let archive = archive(Text("^[\(count) чашка](inflect: true)")) { $0.locale = "ru_RU" }
    #expect(archive.semantics.children.compactMap(\.text) == ["2 чашка"])
    #expect(archive.diagnostics.contains { $0.message.contains("inflect: true") })
  }

  /// As a setting of a view it reaches the texts in it, and a text's own goes before it.
  @Test func aViewsTextScaleIsItsTexts() {
    let text = Text("Steps")
    let secondary = archive(text.textScale(.secondary)).list
    #expect(archive(Group { text }.textScale(.secondary)).list == secondary)
    let plain = archive(text).list
    #expect(plain != secondary)
    #expect(
      archive(Group { text.textScale(.default) }.textScale(.secondary)).list
        == plain)
    #expect(
      archive(Group { text }.textScale(.secondary, isEnabled: false)).list
        == plain)
  }

  @Test func baselineOffsetsRaiseOnce() {
    func baseline(_ offset: CGFloat) -> Double {
      let list = archive(Text("a") + Text("b").baselineOffset(offset)).list
      for case .glyphs(let run, _) in list.operations where run.text == "b" {
        return run.origin.y + run.glyphs[0].y
      }
      return .nan
    }
    // The line grows by as much as its second part goes up.
    #expect(abs(baseline(10) - baseline(0)) < 0.01)
  }

  @Test func progressIsAnOperation() {
    let dates = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)
    func shapes(_ view: some View) -> [DynamicProgress] {
      var found: [DynamicProgress] = []
      func visit(_ list: DisplayList) {
        for operation in list.operations {
          if case .progress(let progress) = operation { found.append(progress) }
          if case .group(let group) = operation { visit(group.contents) }
        }
      }
      visit(archive(view, width: 100, height: 100).list)
      return found
    }
    let bar = shapes(ProgressView(timerInterval: dates, countsDown: false))
    #expect(bar.count == 1 && bar.first?.end == 60 && bar.first?.countsDown == false)
    let ring = shapes(ProgressView(timerInterval: dates).progressViewStyle(.circular))
    guard case .ring? = ring.first?.shape else {
      Issue.record("no ring")
      return
    }
    #expect(ring.count == 1 && ring.first?.countsDown == true)
  }
}
