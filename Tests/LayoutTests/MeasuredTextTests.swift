import Foundation
import SwiftUI
import Testing
import VitrineDrawing
import VitrineMessages
import VitrineText

/// What pictures of Apple's renderer showed of text, read off the display list.
@Suite(.timeLimit(.minutes(60)))
@MainActor
struct MeasuredTextTests {
  /// The texts of a list with the left end of their baseline, groups' transforms left out.
  private func glyphRuns(_ list: DisplayList) -> [GlyphRun] {
    list.operations.flatMap { operation -> [GlyphRun] in
      switch operation {
      case .glyphs(let run, _): [run]
      case .group(let group): glyphRuns(group.contents)
      default: []
      }
    }
  }

  private func glyphPaints(_ list: DisplayList) -> [Paint] {
    list.operations.flatMap { operation -> [Paint] in
      switch operation {
      case .glyphs(_, let paint): [paint]
      case .group(let group): glyphPaints(group.contents)
      default: []
      }
    }
  }

  @Test(arguments: [
    // One short word alone at the end of two lines: the word before comes down.
    (text: "Take the second door on the left", width: 220.0, last: "the left"),
    // Three lines may end in a word alone.
    (text: "Walk along the corridor to the end", width: 125.0, last: "end"),
    // A long last word stays alone.
    (text: "Take the second door automatically", width: 178.0, last: "automatically"),
  ])
  func lastLine(_ item: (text: String, width: Double, last: String)) {
    let runs = glyphRuns(archive(Text(verbatim: item.text), width: item.width).list)
    #expect(runs.last?.text.trimmingCharacters(in: .whitespaces) == item.last)
  }

  /// Text on a watch face by the watch's case (facts/typography.md §3).
  @Test(arguments: [
    ("accessoryCircular", [12, 12.5, 13, 14.5]),
    ("accessoryCorner", [10, 10.5, 11, 12]),
    ("accessoryRectangular", [16.5, 17.5, 18, 19.5]),
  ])
  func complicationText(_ family: String, _ sizes: [Double]) throws {
    let columns = [(40, 0), (41, 1), (42, 1), (44, 2), (45, 3), (46, 3), (49, 3)]
    for (watchCase, column) in columns {
      let render = RenderEnvironment(
        platform: .watchOS, family: family, width: 50, height: 50, usesComplicationText: true,
        watchCase: watchCase)
      let archive = ViewRenderer(typesetter: .shared).render(
        Text(verbatim: "8"), in: EnvironmentValues(render),
        proposal: ProposedViewSize(width: 50, height: 50))
      let run = try #require(glyphRuns(archive.list).first)
      #expect(abs(run.font.size - sizes[column]) < 0.01, "\(watchCase) mm: \(run.font.size)")
      #expect(run.font.dump.contains("Display"), "not rounded: \(run.font.dump)")
    }
  }

  /// What stands in a watch's small circle keeps within it (facts/geometry.md §14).
  @Test(arguments: [42.0, 44.5, 47, 50, 51])
  func complicationsFitTheirCircle(_ side: Double) throws {
    func archive(_ view: some View) -> Archive {
      ViewRenderer(typesetter: .shared).render(
        view,
        in: EnvironmentValues(
          RenderEnvironment(
            platform: .watchOS, family: "accessoryCircular", width: side, height: side,
            usesComplicationText: true, watchCase: side < 43 ? 40 : side < 45 ? 41 : 45)),
        proposal: ProposedViewSize(width: side, height: side))
    }
    let gauge = Gauge(value: 0.5) { Text("G") }.gaugeStyle(.accessoryCircular)
      .accessibilityIdentifier("g")
    let frame = try #require(frames(archive(gauge).semantics)["g"])
    #expect(abs(frame[2] - side) < 0.3 && abs(frame[3] - side) < 0.3, "\(frame)")
    let stack = VStack {
      Text("MON")
      Text("6").font(.title)
    }.accessibilityIdentifier("s")
    let text = try #require(frames(archive(stack).semantics)["s"])
    #expect(text[3] <= side, "\(text)")
  }

  /// Apple's example for a rectangle, three lines of headline and body beside a picture, stands in it:
  /// every height that iPhones have (facts/geometry.md §1 and §14), within a third of a point.
  @Test(arguments: [
    (17, 72.0, 3.0, 17.0), (18, 68, 2, 17), (26, 56, 2, 14), (26, 57.67, 3, 15), (26, 58, 3, 15),
    (26, 60, 3, 15), (26, 60, 2, 15), (26, 63.67, 3, 16),
  ])
  func threeLinesFitTheRectangle(
    _ os: Int, _ height: Double, _ scale: Double, _ size: Double
  ) throws {
    let render = RenderEnvironment(
      osVersion: os, family: "accessoryRectangular", width: 148, height: height,
      displayScale: scale)
    let lines = HStack(alignment: .center, spacing: 0) {
      VStack(alignment: .leading) {
        Text(verbatim: "Power Panda").font(.headline)
        Text(verbatim: "Level 3")
        Text(verbatim: "1:35:22")
      }.frame(maxWidth: .infinity, alignment: .leading)
      Text(verbatim: "P").font(.system(size: 500)).minimumScaleFactor(0.01)
        .aspectRatio(1, contentMode: .fit).frame(maxWidth: 50)
    }.accessibilityIdentifier("s")
    let archive = ViewRenderer(typesetter: .shared).render(
      lines, in: EnvironmentValues(render),
      proposal: ProposedViewSize(width: 148, height: height))
    let frame = try #require(frames(archive.semantics)["s"])
    #expect(frame[3] <= height + 1 / 3, "\(frame)")
    let run = try #require(glyphRuns(archive.list).first)
    #expect(run.font.size == size)
  }

  /// A larger setting stays larger there.
  @Test(arguments: [("large", 15.0), ("xLarge", 16), ("xxLarge", 17), ("accessibility1", 21)])
  func settingsCountInTheRectangle(_ setting: String, _ size: Double) throws {
    let render = RenderEnvironment(
      osVersion: 26, family: "accessoryRectangular", width: 148, height: 58,
      dynamicTypeSize: setting)
    let archive = ViewRenderer(typesetter: .shared).render(
      Text(verbatim: "8"), in: EnvironmentValues(render),
      proposal: ProposedViewSize(width: 148, height: 58))
    #expect(try #require(glyphRuns(archive.list).first).font.size == size)
  }

  /// Halving between the smallest scale and 1 until less than 0.01 is left.
  @Test(arguments: [(side: 72.0, size: 52.03), (side: 40.0, size: 31.74)])
  func shrinkingHalves(_ item: (side: Double, size: Double)) throws {
    let view = Text(verbatim: "I").font(.system(size: 1300)).minimumScaleFactor(0.001)
      .frame(width: item.side, height: item.side)
    let run = try #require(glyphRuns(archive(view).list).first)
    #expect(abs(run.font.size - item.size) < 0.05)
  }

  /// A timer takes the width it is offered in a widget, and its own in a plain view.
  @Test(arguments: ["", "systemSmall"]) func timerWidth(_ family: String) throws {
    let end = Date(timeIntervalSinceReferenceDate: 0)
    let timer = Text(timerInterval: end.addingTimeInterval(-1500)...end, countsDown: false)
      .accessibilityIdentifier("t")
    let archive = archive(timer, width: 200) { $0.family = family }
    let frame = try #require(frames(archive.semantics)["t"])
    #expect((frame[2] > 100) == !family.isEmpty, "\(frame)")
  }

  /// A button without a style is bordered in a widget only.
  @Test(arguments: ["", "systemSmall"]) func buttonSize(_ family: String) {
    let archive = archive(Button("+") {}.font(.body)) { $0.family = family }
    #expect((archive.size.height > 21) == !family.isEmpty, "\(archive.size)")
  }

  /// A plain view's host draws no container background.
  @Test(arguments: ["", "systemSmall"]) func containerBackground(_ family: String) {
    let view = Color.red.frame(width: 10, height: 10).containerBackground(
      .blue, for: ContainerBackgroundPlacement(name: "widget"))
    let list = ViewRenderer(typesetter: .shared).render(
      view, in: EnvironmentValues(RenderEnvironment(family: family)),
      proposal: ProposedViewSize(width: 20, height: 20), margins: EdgeInsets()
    ).list
    #expect(list.operations.count == (family.isEmpty ? 1 : 2))
  }

  /// Heights of a line on a Mac, by font.
  @Test(arguments: [
    (Font.system(size: 14), 17.0), (.system(size: 16), 19), (.system(size: 32), 38),
    (.system(size: 34), 40), (.caption, 13), (.callout, 15), (.body, 16), (.title2, 21),
  ])
  func macLines(_ item: (font: Font, height: Double)) {
    let archive = archive(Text(verbatim: "I").font(item.font)) {
      $0.platform = .macOS
      $0.displayScale = 1
    }
    #expect(archive.size.height == item.height)
  }

  /// From the cap line to 0.4 points above the baseline, two points over at either end.
  @Test func redactionBar() throws {
    let view = Text(verbatim: "Hello").font(.system(size: 16)).redacted(reason: .placeholder)
    let archive = archive(view)
    let paths = archive.list.operations.compactMap { operation -> VectorPath? in
      if case .fill(let path, _, _) = operation { return path }
      return nil
    }
    let path = try #require(paths.first)
    let box = path.controlBounds
    #expect(abs(box.minX + 2) < 0.01)
    #expect(abs(box.width - archive.size.width - 4) < 0.35)
    #expect(abs(box.height - 10.88) < 0.01)
  }

  /// A link's label is tinted, unless a button style says otherwise.
  @Test(arguments: [true, false]) func linkTint(_ isPlain: Bool) throws {
    let link = Link(destination: URL(filePath: "/")) { Text(verbatim: "go") }
    let list =
      isPlain ? archive(link.buttonStyle(.plain)).list : archive(link).list
    let paint = try #require(glyphPaints(list).first)
    #expect((paint == .color(.black)) == isPlain)
  }

  /// Two rows of characters at 16 and 14 points: 0.580 em each, in lines of 0.94 of the height.
  @Test("a font that is made monospaced is a little smaller", arguments: [16.0, 14])
  func monospaced(size: Double) {
    func archive(_ text: Text) -> Archive {
      ViewRenderer(typesetter: .shared).render(
        text, in: EnvironmentValues(), proposal: .unspecified)
    }
    let font = Font.system(size: CGFloat(size))
    let made = glyphRuns(archive(Text("0123456789").font(font.monospaced())).list)
    #expect(abs((made.first?.width ?? 0) / 10 / size - 0.580) < 0.002)
    let height = archive(Text("0").font(font.monospaced())).size.height
    #expect(abs(height / archive(Text("0").font(font)).size.height - 0.94) < 0.02)
    let same = glyphRuns(archive(Text("0123456789").font(font).monospaced()).list)
    #expect(same.first?.width == made.first?.width)
    let asked = Font.system(size: CGFloat(size), design: .monospaced)
    let designed = glyphRuns(archive(Text("0123456789").font(asked.monospaced())).list)
    #expect(abs((designed.first?.width ?? 0) / 10 / size - 0.618) < 0.002)
  }
}
