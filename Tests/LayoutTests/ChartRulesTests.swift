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
    // A bar beside it may need room at the end of the axis; the function does not go there.
    for (place, reach) in [(0.0, 200.0), (9, 200), (10, 196)] {
      let besideBar = try Self.line(
        Chart {
          LinePlot(x: "x", y: "y") { $0 }
          BarMark(x: .value("x", place), y: .value("y", 4), width: 8)
        }
        .chartXScale(domain: -10...10).chartYScale(domain: -10...10)
        .chartXAxis(.hidden).chartYAxis(.hidden))
      #expect(abs(besideBar.minX) < 0.01 && abs(besideBar.maxX - reach) < 0.01, "\(besideBar)")
    }
  }

  /// Seven tenths of its day, in the middle of it (snapshots of iOS 26: 89.4 of 127.7 pixels).
  @Test func barsOfTime() throws {
    let start = Date(timeIntervalSince1970: 0)
    let day = 86_400.0
    let frames = ChartsTests.frames(
      "BarMark",
      ChartsTests.archive(
        Chart([0.0, 1, 2, 3], id: \.self) {
          BarMark(
            x: .value("Day", start + $0 * day, unit: .day), y: .value("Energy", 10))
        }
        .chartXScale(domain: start...(start + 4 * day))
        .chartXAxis(.hidden).chartYAxis(.hidden)
      ).semantics)
    #expect(frames.map(\.minX) == [7.5, 57.5, 107.5, 157.5])
    #expect(frames.allSatisfy { abs($0.width - 35) < 0.001 }, "\(frames)")
  }

  /// Labels at 0, 1 and so on, 50 points apart.
  private static func labels(
    _ text: String, _ resolution: @escaping (Int) -> AxisValueLabelCollisionResolution
  ) -> [Rect] {
    let chart = Chart { PointMark(x: .value("x", 0), y: .value("y", 0)) }
      .chartXScale(domain: 0...4).chartYAxis(.hidden)
      .chartXAxis {
        AxisMarks(values: [0, 1, 2, 3]) {
          AxisValueLabel(text, collisionResolution: resolution($0.index))
        }
      }
    return ChartsTests.frames("Text", ChartsTests.archive(chart).semantics)
  }

  /// Labels of an axis do not touch: those that would come too close are left out.
  @Test(arguments: ["0", "0000", "00000", "000000", "0000000"])
  func labelsKeepApart(_ text: String) {
    let frames = Self.labels(text) { _ in .automatic }
    #expect(frames.count >= 2)
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(next.minX - one.maxX >= 4) }
  }

  /// The label of a higher priority has its place first.
  @Test func prioritiesOfLabels() {
    let plain = Self.labels("000000000") { _ in .greedy }
    let second = Self.labels("000000000") { .greedy(priority: $0 == 1 ? 1 : 0) }
    #expect(plain.count == 2 && second.count == 1 && plain[0].maxX > second[0].minX)
    let apart = Self.labels("0000") { _ in .greedy(minimumSpacing: 60) }
    #expect(apart.count == 2)
  }

  /// Truncated labels all stay, no wider than the room between ticks.
  @Test func labelsAreTruncated() {
    let frames = Self.labels("0000000000000") { _ in .truncate }
    #expect(frames.count == 3 || frames.count == 4)
    #expect(frames.allSatisfy { $0.width <= 46 }, "\(frames)")
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

  /// A function's line ends where it has no value, and another one begins behind it.
  @Test func functionsHaveGaps() throws {
    func lines(_ function: @escaping (Double) -> Double) throws -> [Rect] {
      ChartsTests.frames(
        "LineMark",
        ChartsTests.archive(
          Chart { LinePlot(x: "x", y: "y", function: function) }
            .chartXScale(domain: -10...10).chartYScale(domain: -10...10)
            .chartXAxis(.hidden).chartYAxis(.hidden)
        ).semantics)
    }
    let hyperbola = try lines { $0 == 0 ? .nan : 1 / $0 }
    #expect(hyperbola.count == 2)
    #expect(hyperbola[0].maxX < 100 && hyperbola[1].minX > 100, "\(hyperbola)")
    #expect(try lines { abs($0) < 2 ? .infinity : $0 }.count == 2)
    #expect(try lines { $0 }.count == 1)
    #expect(try lines { _ in .nan }.isEmpty)
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
  @Test(arguments: [MarkDimension.automatic, 40, .ratio(1), .inset(2)])
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

  /// So are rectangles of a map of heat, along both axes; without a width they touch.
  @Test(arguments: [MarkDimension.automatic, .ratio(0.9), .inset(1), 30])
  func rectanglesOnValuesStayInThePlot(side: MarkDimension) {
    let archive = ChartsTests.archive(
      Chart(0..<25, id: \.self) {
        RectangleMark(
          x: .value("x", $0 % 5), y: .value("y", $0 / 5), width: side, height: side)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    let marks = ChartsTests.frames("RectangleMark", archive.semantics)
    #expect(marks.count == 25)
    #expect(abs(marks.map(\.minX).min() ?? -1) < 0.01)
    #expect(abs((marks.map(\.maxX).max() ?? 0) - 200) < 0.01)
    #expect(abs(marks.map(\.minY).min() ?? -1) < 0.01)
    #expect(abs((marks.map(\.maxY).max() ?? 0) - 100) < 0.01)
  }
}
