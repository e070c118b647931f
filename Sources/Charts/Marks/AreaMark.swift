package import SwiftUI

/// A point of a filled area between zero, or another line, and a line.
public struct AreaMark {
  let record: MarkRecord

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.area, x: x.at, y: y.at, stacking: stacking)
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.area, x: x.at, y: y.at, series: series.plotted, stacking: stacking)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.area, x: x.at, yStart: yStart.at, yEnd: yEnd.at)
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    record = MarkRecord(.area, x: x.at, yStart: yStart.at, yEnd: yEnd.at, series: series.plotted)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.area, xStart: xStart.at, xEnd: xEnd.at, y: y.at)
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    record = MarkRecord(.area, xStart: xStart.at, xEnd: xEnd.at, y: y.at, series: series.plotted)
  }
}

extension AreaMark: RecordedChartContent { public typealias Body = Never }
