public import CoreGraphics
package import SwiftUI

/// A straight line across the plot, or between two values.
public struct RuleMark {
  let record: MarkRecord

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(.rule, x: x.at, yStart: yStart.at, yEnd: yEnd.at)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule, x: x.at, yStart: yStart.at, yEnd: yEnd.at)
  }

  nonisolated public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule, x: x.at, yStart: yStart.at, yEnd: yEnd.at)
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule, xStart: xStart.at, xEnd: xEnd.at, y: y.at)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule, xStart: xStart.at, xEnd: xEnd.at, y: y.at)
  }

  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    record = MarkRecord(.rule, xStart: xStart.at, xEnd: xEnd.at, y: y.at)
  }
}

extension RuleMark: RecordedChartContent { public typealias Body = Never }
