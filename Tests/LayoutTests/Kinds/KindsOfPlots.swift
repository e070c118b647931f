import Charts
import SwiftUI

extension GrowthContent {
  /// Plots of whole collections and of functions, and what charts ask for beside their marks.
  static let plots: [GrowthContent] = [
    GrowthContent("LinePlot, PointPlot") { count in
      Chart {
        LinePlot(points(count), x: .value("x", \.x), y: .value("y", \.y))
        PointPlot(points(count), x: .value("x", \.x), y: .value("y", \.y))
          .foregroundStyle(by: .value("series", \.series))
      }
    },
    GrowthContent("BarPlot, AreaPlot") { count in
      Chart {
        BarPlot(points(count), x: .value("x", \.x), y: .value("y", \.y))
        AreaPlot(points(count), x: .value("x", \.x), y: .value("y", \.y))
      }
    },
    GrowthContent("LinePlot of functions", most: 1000) { count in
      Chart {
        ForEach(0..<count, id: \.self) { index in
          LinePlot(x: "x", y: "y", domain: 0...1) { $0 * Double(index) }
        }
      }
    },
    GrowthContent("series", most: 10_000) { count in
      Chart(points(count)) {
        LineMark(x: .value("x", $0.x), y: .value("y", $0.y))
          .foregroundStyle(by: .value("series", "\($0.id)"))
      }
    },
    GrowthContent("colors of a scale", most: 10_000) { count in
      Chart(points(count)) {
        PointMark(x: .value("x", $0.x), y: .value("y", $0.y))
          .foregroundStyle(by: .value("series", "\($0.id)"))
      }
      .chartForegroundStyleScale(
        domain: (0..<count).map { "\($0)" }, range: (0..<count).map { _ in Color.red })
    },
    GrowthContent("stacked areas, curves") { count in
      Chart(points(count)) {
        AreaMark(x: .value("x", $0.id / 7), y: .value("y", $0.y), stacking: .normalized)
          .foregroundStyle(by: .value("series", $0.series)).interpolationMethod(.monotone)
      }
    },
    GrowthContent("values of an axis") { count in
      Chart(points(9)) { BarMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
        .chartXAxis {
          AxisMarks(values: (0..<count).map { Double($0) * 9 / Double(count) }) { _ in
            AxisGridLine()
            AxisValueLabel("a", collisionResolution: .greedy)
          }
        }
    },
  ]

  private struct Point: Identifiable {
    let id: Int
    var x: Double { Double(id) }
    var y: Double { Double(id * 7 % 31) }
    var series: String { "\(id % 7)" }
  }

  private static func points(_ count: Int) -> [Point] { (0..<count).map { Point(id: $0) } }
}
