import Foundation
import Testing
import VitrineDrawing

@testable import Charts
@testable import SwiftUI

/// Domains of scales, and functions over them.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct ChartRulesTests {
  private static func line(_ view: some View) throws -> Rect {
    try #require(ChartsTests.frames("LineMark", ChartsTests.archive(view).semantics).first)
  }

  /// The plot is 200 × 100 points; a function without a domain goes from end to end of the scale.
  @Test func functionsGoOverTheScalesDomain() throws {
    let whole = try Self.line(
      Chart { LinePlot(x: "x", y: "y") { $0 } }
        .chartXScale(domain: -10...10).chartYScale(domain: -10...10)
        .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(whole == Rect(x: 0, y: 0, width: 200, height: 100))
    let half = try Self.line(
      Chart { LinePlot(x: "x", y: "y", domain: 0...10) { $0 } }
        .chartXScale(domain: -10...10).chartYScale(domain: -10...10)
        .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(half == Rect(x: 100, y: 0, width: 100, height: 50))
  }

  /// Each function is a line of its own, in its own style.
  @Test func functionsAreNotJoined() {
    let archive = ChartsTests.archive(
      Chart {
        LinePlot(x: "x", y: "a") { $0 }
        LinePlot(x: "x", y: "b") { -$0 }.foregroundStyle(Color(red: 1, green: 0, blue: 0))
        LinePlot(x: "x", y: "c", domain: 0...1) { $0 / 2 }
      }
      .chartXScale(domain: -1...1).chartXAxis(.hidden).chartYAxis(.hidden))
    let lines = ChartsTests.frames("LineMark", archive.semantics)
    #expect(lines.count == 3)
    #expect(archive.list.dump.contains("#FF0000"))
  }

  /// Data beside the function say what the domain is.
  @Test func functionsGoOverTheDataBesideThem() throws {
    let line = try Self.line(
      Chart {
        LinePlot(x: "x", y: "y") { $0 * $0 }
        PointMark(x: .value("x", -4), y: .value("y", 8))
        PointMark(x: .value("x", 4), y: .value("y", 8))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(line == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  /// What leaves the plot above or below is not drawn, and what has no value is left out.
  @Test func functionsStayInThePlot() throws {
    let archive = ChartsTests.archive(
      Chart { AreaPlot(x: "x", y: "y") { $0 == 0 ? .nan : 1 / $0 } }
        .chartXScale(domain: -1...1).chartYScale(domain: -2...2)
        .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(archive.list.dump.contains("clip"))
  }

  /// An axis without marks has no ticks to which the domain could be rounded.
  @Test(arguments: [true, false]) func aHiddenAxisHasTheDomainOfItsData(_ isHidden: Bool) throws {
    let chart = Chart {
      LineMark(x: .value("x", 0), y: .value("y", 0))
      LineMark(x: .value("x", 7), y: .value("y", 13))
    }
    let line = try Self.line(
      isHidden
        ? AnyView(chart.chartXAxis(.hidden).chartYAxis(.hidden))
        : AnyView(chart.chartXAxis { AxisMarks { AxisGridLine() } }.chartYAxis(.hidden)))
    #expect(line.height == 100)
    #expect((line.width == 200) == isHidden)
  }

  /// `.secondary` is the label color of that level, through which the grid is seen (colors.md §3).
  @Test func secondaryMarksAreTranslucent() {
    let dump = ChartsTests.archive(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.secondary) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    ).list.dump
    #expect(dump.contains("#3C3C43@60%"), "\(dump)")
  }

  /// Bars on dates themselves: as wide as their distance allows, and all of them in the plot.
  @Test(arguments: [MarkDimension.automatic, 40])
  func barsOnValuesStayInThePlot(width: MarkDimension) {
    let days = (0..<5).map { Date(timeIntervalSince1970: Double($0) * 86_400) }
    let archive = ChartsTests.archive(
      Chart(days, id: \.self) {
        BarMark(x: .value("Day", $0), y: .value("y", 1), width: width)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    let bars = ChartsTests.frames("BarMark", archive.semantics)
    #expect(bars.count == 5)
    #expect(abs((bars.first?.minX ?? -1)) < 0.01)
    #expect(abs((bars.last?.maxX ?? 0) - 200) < 0.01)
    #expect(bars.allSatisfy { abs($0.width - bars[0].width) < 1e-9 && $0.width >= 20 })
  }
}
