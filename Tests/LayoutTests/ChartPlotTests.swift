import Foundation
import Testing
import VitrineDrawing

@testable import Charts
@testable import SwiftUI

/// Plots of many data are what marks of each of them are, and parts of a longer domain.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct ChartPlotTests {
  private struct Day: Identifiable {
    var id: Int
    var date: Date { Date(timeIntervalSince1970: Double(id / 2) * 86_400) }
    var amount: Double { Double(id * 37 % 11 + 2) }
    var kind: String { id % 2 == 0 ? "Web" : "Store" }
    var color: Color { id % 2 == 0 ? .red : .green }
    var strength: CGFloat { 0.2 + CGFloat(id % 4) / 5 }
    var area: CGFloat { CGFloat(10 + id) }
    var box: CGSize { CGSize(width: 4 + id, height: 6) }
    var pen: StrokeStyle { StrokeStyle(lineWidth: CGFloat(1 + id % 2)) }
    var shape: BasicChartSymbolShape { id % 2 == 0 ? .square : .triangle }
  }
  private nonisolated static let days = (0..<12).map(Day.init)

  private struct Twins {
    var plot: AnyView
    var marks: AnyView

    init<Plot: ChartContent, Mark: ChartContent>(
      @ChartContentBuilder plot: () -> Plot, @ChartContentBuilder mark: @escaping (Day) -> Mark
    ) {
      self.plot = AnyView(Chart(content: plot))
      marks = AnyView(Chart(days, content: mark))
    }
  }

  /// `VectorizedChartContent`: looks that are read from the data, by key paths and through scales.
  private static let twins = [
    Twins {
      BarPlot(days, x: .value("Day", \.date, unit: .day), y: .value("Amount", \.amount))
        .foregroundStyle(by: .value("Kind", \.kind)).opacity(\.strength)
    } mark: {
      BarMark(x: .value("Day", $0.date, unit: .day), y: .value("Amount", $0.amount))
        .foregroundStyle(by: .value("Kind", $0.kind)).opacity($0.strength)
    },
    Twins {
      PointPlot(days, x: .value("Day", \.date), y: .value("Amount", \.amount))
        .symbolSize(by: .value("Amount", \.amount)).symbol(by: .value("Kind", \.kind))
        .foregroundStyle(\.color)
    } mark: {
      PointMark(x: .value("Day", $0.date), y: .value("Amount", $0.amount))
        .symbolSize(by: .value("Amount", $0.amount)).symbol(by: .value("Kind", $0.kind))
        .foregroundStyle($0.color)
    },
    Twins {
      PointPlot(days, x: .value("Day", \.date), y: .value("Amount", \.amount))
        .symbol(\.shape).symbolSize(\.area)
    } mark: {
      PointMark(x: .value("Day", $0.date), y: .value("Amount", $0.amount))
        .symbol($0.shape).symbolSize($0.area)
    },
    Twins {
      PointPlot(days, x: .value("Day", \.date), y: .value("Amount", \.amount))
        .symbolSize(\.box).zIndex(2)
    } mark: {
      PointMark(x: .value("Day", $0.date), y: .value("Amount", $0.amount))
        .symbolSize($0.box).zIndex(2)
    },
    Twins {
      LinePlot(days, x: .value("Day", \.date), y: .value("Amount", \.amount))
        .lineStyle(by: .value("Kind", \.kind)).foregroundStyle(by: .value("Kind", \.kind))
    } mark: {
      LineMark(x: .value("Day", $0.date), y: .value("Amount", $0.amount))
        .lineStyle(by: .value("Kind", $0.kind)).foregroundStyle(by: .value("Kind", $0.kind))
    },
    Twins {
      RulePlot(days, x: .value("Day", \.date)).lineStyle(\.pen)
    } mark: {
      RuleMark(x: .value("Day", $0.date)).lineStyle($0.pen)
    },
  ]

  @Test(arguments: 0..<6) func `a plot is drawn as marks of its data`(index: Int) {
    let twins = Self.twins[index]
    let plot = ChartsTests.archive(twins.plot)
    #expect(plot.list == ChartsTests.archive(twins.marks).list)
    #expect(!plot.list.operations.isEmpty)
  }

  private static func scrolled<V: View>(_ change: (AnyView) -> V) -> [Rect] {
    let chart = Chart(0..<100, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(1)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...100)
    return ChartsTests.frames(
      "PointMark", ChartsTests.archive(change(AnyView(chart))).semantics)
  }

  /// A chart that scrolls shows the part where it begins and nothing beside it.
  @Test func `what is scrolled out of sight is not drawn`() {
    #expect(Self.scrolled { $0 }.count == 100)
    let first = Self.scrolled { $0.chartXVisibleDomain(length: 20) }
    #expect(first.count == 21 && first.allSatisfy { $0.midX > -1 && $0.midX < 201 })
    let later = Self.scrolled {
      $0.chartXVisibleDomain(length: 20).chartScrollPosition(initialX: 50)
    }
    #expect(later.map(\.midX) == first.map(\.midX))
    // No further than to the end.
    let last = Self.scrolled {
      $0.chartXVisibleDomain(length: 20).chartScrollPosition(initialX: 95)
    }
    #expect(last.count == 20)
    let line = Chart(0..<100, id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", $0 % 7))
    }
    .chartXVisibleDomain(length: 20)
    #expect("\(ChartsTests.archive(line).list)".contains("clip"))
  }

  /// Beside the plot each entry of a legend has its own line.
  @Test func `a legend beside the plot is a column`() {
    func texts(_ position: AnnotationPosition) -> [Rect] {
      ChartsTests.frames(
        "Text",
        ChartsTests.archive(
          Chart(["A", "B", "C"], id: \.self) {
            SectorMark(angle: .value("n", 1)).foregroundStyle(by: .value("Name", $0))
          }
          .chartLegend(position: position)
        ).semantics)
    }
    #expect(Set(texts(.bottom).map(\.minY)).count == 1)
    for position in [AnnotationPosition.leading, .trailing] {
      #expect(Set(texts(position).map(\.minX)).count == 1)
      #expect(Set(texts(position).map(\.minY)).count == 3)
    }
  }
}
