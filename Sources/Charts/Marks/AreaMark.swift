package import SwiftUI

/// A point of a filled area between zero, or another line, and a line.
public struct AreaMark {
  var record = MarkRecord(.area)

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    record.x = .value(x.plotted)
    record.y = .value(y.plotted)
    record.stacking = stacking
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    record.x = .value(x.plotted)
    record.y = .value(y.plotted)
    record.series = series.plotted
    record.stacking = stacking
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record.x = .value(x.plotted)
    record.yStart = .value(yStart.plotted)
    record.yEnd = .value(yEnd.plotted)
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    record.x = .value(x.plotted)
    record.yStart = .value(yStart.plotted)
    record.yEnd = .value(yEnd.plotted)
    record.series = series.plotted
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record.xStart = .value(xStart.plotted)
    record.xEnd = .value(xEnd.plotted)
    record.y = .value(y.plotted)
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    record.xStart = .value(xStart.plotted)
    record.xEnd = .value(xEnd.plotted)
    record.y = .value(y.plotted)
    record.series = series.plotted
  }
}

extension AreaMark: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { [record] }
}
