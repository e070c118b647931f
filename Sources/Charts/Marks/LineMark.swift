package import SwiftUI

/// A point of a line; the points of a series are joined in the order they come.
public struct LineMark {
  let record: MarkRecord

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.line, x: x.at, y: y.at)
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(.line, x: x.at, y: y.at, series: series.plotted)
  }
}

extension LineMark: RecordedChartContent { public typealias Body = Never }
