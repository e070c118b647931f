package import SwiftUI

/// A point of a line; the points of a series are joined in the order they come.
public struct LineMark {
  var record = MarkRecord(.line)

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record.x = .value(x.plotted)
    record.y = .value(y.plotted)
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record.x = .value(x.plotted)
    record.y = .value(y.plotted)
    record.series = series.plotted
  }
}

extension LineMark: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { [record] }
}
