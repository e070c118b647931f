public import CoreGraphics
package import SwiftUI

/// A straight line across the plot, or between two values.
public struct RuleMark {
  var record = MarkRecord(.rule)

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record.x = .value(x.plotted)
    record.yStart = yStart.map { .points($0) }
    record.yEnd = yEnd.map { .points($0) }
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record.x = .value(x.plotted)
    record.yStart = .value(yStart.plotted)
    record.yEnd = .value(yEnd.plotted)
  }

  nonisolated public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record.x = x.map { .points($0) }
    record.yStart = .value(yStart.plotted)
    record.yEnd = .value(yEnd.plotted)
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    record.xStart = xStart.map { .points($0) }
    record.xEnd = xEnd.map { .points($0) }
    record.y = .value(y.plotted)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record.xStart = .value(xStart.plotted)
    record.xEnd = .value(xEnd.plotted)
    record.y = .value(y.plotted)
  }

  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    record.xStart = .value(xStart.plotted)
    record.xEnd = .value(xEnd.plotted)
    record.y = y.map { .points($0) }
  }
}

extension RuleMark: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { [record] }
}
