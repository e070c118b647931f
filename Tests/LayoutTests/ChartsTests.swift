import Foundation
import Testing
import VitrineDrawing
import VitrineMessages
import VitrineText

@testable import Charts
@testable import SwiftUI

/// Where charts put their marks, labels and legends.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct ChartsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @Sendable @MainActor () -> AnyView
    /// Lines that the tree must have: type, then what it says.
    let contains: [String]
    let lacks: [String]
    var testDescription: String { name }
    init(
      _ name: String, contains: [String], lacks: [String] = [],
      _ view: @escaping @Sendable @MainActor () -> some View
    ) {
      self.name = name
      self.contains = contains
      self.lacks = lacks
      self.view = { AnyView(view()) }
    }
  }

  nonisolated static let names = ["Mon", "Tue", "Wed"]

  nonisolated static let cases: [Case] = [
    Case("a logarithmic axis with zeros in its data", contains: ["Text 1", "Text 10", "Text 100"]) {
      Chart([0.0, 1, 10, 100], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0))
        BarMark(x: .value("x", $0), y: .value("y", $0))
      }
      .chartYScale(type: .log)
    },
    Case(
      "bars of categories",
      contains: ["BarMark Mon 10", "BarMark Tue 20", "Text Mon", "Text 0", "Text 40"]
    ) {
      Chart(Array(names.enumerated()), id: \.offset) { index, name in
        BarMark(x: .value("Day", name), y: .value("Sales", (index + 1) * 10))
      }
      .chartYScale(domain: 0...40)
    },
    Case("hidden axes", contains: ["BarMark Mon 10"], lacks: ["Text"]) {
      Chart { BarMark(x: .value("Day", "Mon"), y: .value("Sales", 10)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    },
    Case("a legend names the colors", contains: ["Text Low", "Text High"]) {
      Chart(names, id: \.self) { name in
        PointMark(x: .value("Day", name), y: .value("Sales", 1))
          .foregroundStyle(by: .value("Kind", name == "Mon" ? "Low" : "High"))
      }
    },
    Case("a hidden legend", contains: ["PointMark Mon, Low 1"], lacks: ["Text Low"]) {
      Chart {
        PointMark(x: .value("Day", "Mon"), y: .value("Sales", 1))
          .foregroundStyle(by: .value("Kind", "Low"))
      }
      .chartLegend(.hidden)
    },
    Case("own labels", contains: ["Text <0>", "Text <10>"], lacks: ["Text 0"]) {
      Chart { LineMark(x: .value("X", "a"), y: .value("Y", 10)) }
        .chartYAxis {
          AxisMarks(values: [0, 10]) { value in
            AxisValueLabel { Text(verbatim: "<\(value.as(Int.self) ?? -1)>") }
          }
        }
    },
    Case("accessible marks", contains: ["RuleMark Goal ten"]) {
      Chart { RuleMark(y: .value("Goal", 10)).accessibilityLabel("Goal").accessibilityValue("ten") }
    },
    Case("sectors have no axes", contains: ["SectorMark 3", "Text middle"], lacks: ["Text 0"]) {
      Chart {
        SectorMark(angle: .value("Share", 3)).annotation(position: .overlay) { Text("middle") }
      }
    },
    Case(
      "ticks stand at the ends of a rounded domain",
      contains: ["Text -2", "Text -1", "Text 2"], lacks: ["Text 0.5"]
    ) {
      Chart {
        BarMark(x: .value("X", "a"), y: .value("Y", 1.26))
        BarMark(x: .value("X", "b"), y: .value("Y", -1.35))
      }
      .chartXAxis(.hidden)
    },
    Case(
      "whole numbers have no ticks between them", contains: ["Text 0", "Text 1"],
      lacks: ["Text 0.5"]
    ) {
      Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1)) }
    },
    Case("no data", contains: ["ChartPlotContent"], lacks: ["Text"]) { Chart {} },
  ]

  @Test(arguments: cases) func tree(_ chart: Case) {
    let lines = Self.lines(Self.archive(chart.view()).semantics)
    for line in chart.contains { #expect(lines.contains(line), "\(lines)") }
    for line in chart.lacks { #expect(!lines.contains { $0 == line || $0.hasPrefix(line + " ") }) }
  }

  /// Labels beside a plot take whole points.
  @Test(arguments: [1.0, 20, 1.5]) func plotsEndAtWholePoints(_ amount: Double) throws {
    let chart = Chart { BarMark(x: .value("X", "a"), y: .value("Y", amount)) }
      .chartYAxis {
        AxisMarks { _ in AxisValueLabel().font(.system(size: 9)) }
      }
    let plot = try #require(
      Self.frames("ChartPlotContent", Self.archive(chart).semantics).first)
    #expect(plot.maxX == plot.maxX.rounded())
  }

  static func archive(_ view: some View, rtl: Bool = false) -> Archive {
    var environment = RenderEnvironment(width: 200, height: 100, displayScale: 2)
    if rtl { environment.layoutDirection = .rtl }
    return ViewRenderer(typesetter: .shared).render(
      view, in: EnvironmentValues(environment),
      proposal: ProposedViewSize(width: 200, height: 100))
  }

  static func lines(_ node: SemanticsNode) -> [String] {
    let words = [node.type, node.text, node.label, node.value].compactMap { $0 }
    return [words.joined(separator: " ")] + node.children.flatMap(lines)
  }

  static func frames(_ type: String, _ node: SemanticsNode) -> [Rect] {
    (node.type == type ? [node.frame] : []) + node.children.flatMap { frames(type, $0) }
  }

  private static let plain = [("a", 10.0), ("b", 20)]

  @Test func barsShareTheirBands() {
    let view = Chart(Self.plain, id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    let frames = Self.frames("BarMark", Self.archive(view).semantics)
    #expect(frames.map(\.midX) == [50, 150])
    #expect(frames.allSatisfy { abs($0.width - 70) < 1e-9 })
    #expect(frames.map(\.height) == [50, 100])
    #expect(frames.map(\.maxY) == [100, 100])
  }

  @Test func rightToLeftTurnsTheAxisAround() {
    let view = Chart(Self.plain, id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(
      Self.frames("BarMark", Self.archive(view, rtl: true).semantics).map(\.midX) == [150, 50])
  }

  @Test(arguments: [
    (MarkStackingMethod.standard, [0.0, 50, 50, 50]), (.normalized, [0, 50, 50, 50]),
    (.unstacked, [0, 100, 0, 100]),
  ])
  func stacking(_ method: MarkStackingMethod, _ expected: [Double]) {
    // Two equal bars of one category: bottom distances and heights.
    let view = Chart(0..<2, id: \.self) { _ in
      BarMark(x: .value("x", "a"), y: .value("y", 10), stacking: method)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let frames = Self.frames("BarMark", Self.archive(view).semantics)
    #expect(frames.flatMap { [100 - $0.maxY, $0.height] } == expected)
  }

  @Test func proxiesKnowPositionsAndValues() {
    final class Seen {
      var position: CGFloat?
      var value: Double?
      var size = CGSize.zero
    }
    let seen = Seen()
    let view = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartOverlay { proxy in
        let _ = seen.position = proxy.position(forX: 2)
        let _ = seen.value = proxy.value(atY: 25, as: Double.self)
        let _ = seen.size = proxy.plotSize
        Color.clear
      }
    _ = Self.archive(view)
    #expect(seen.position == 40)
    #expect(seen.value == 7.5)
    #expect(seen.size == CGSize(width: 200, height: 100))
  }

  /// A chart filters, groups and sorts its marks many times: what moves are references. With all that a mark can say
  /// in it, 10,000 marks were some 16 MB each time.
  @Test func marksAreMovedAsReferences() {
    #expect(MemoryLayout<MarkRecord>.size <= 64)
    #expect(MemoryLayout<PlannedMark>.size <= 320)
    let plain = MarkRecord(.bar, x: .points(1))
    var changed = plain
    changed.x = .points(2)
    changed.style.opacity = 0.5
    guard case .points(let kept) = plain.x, case .points(let new) = changed.x else {
      Issue.record("a coordinate was lost")
      return
    }
    #expect([kept, new] == [1, 2])
    #expect([plain.style.opacity, MarkRecord(.line).style.opacity] == [1, 1])
  }
}
