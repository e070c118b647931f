public import CoreGraphics
package import SwiftUI

/// A bar from zero, or from one value to another.
public struct BarMark {
  var record = MarkRecord(.bar)

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record.x = .value(x.plotted)
    record.y = .value(y.plotted)
    record.width = width
    record.height = height
    record.stacking = stacking
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    record.x = .value(x.plotted)
    record.yStart = .value(yStart.plotted)
    record.yEnd = .value(yEnd.plotted)
    record.width = width
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    record.xStart = .value(xStart.plotted)
    record.xEnd = .value(xEnd.plotted)
    record.y = .value(y.plotted)
    record.height = height
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record.x = .value(x.plotted)
    record.yStart = yStart.map { .points($0) }
    record.yEnd = yEnd.map { .points($0) }
    record.width = width
    record.stacking = stacking
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record.xStart = xStart.map { .points($0) }
    record.xEnd = xEnd.map { .points($0) }
    record.y = .value(y.plotted)
    record.height = height
    record.stacking = stacking
  }

  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record.xStart = .value(xStart.plotted)
    record.xEnd = .value(xEnd.plotted)
    record.yStart = yStart.map { .points($0) }
    record.yEnd = yEnd.map { .points($0) }
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record.xStart = xStart.map { .points($0) }
    record.xEnd = xEnd.map { .points($0) }
    record.yStart = .value(yStart.plotted)
    record.yEnd = .value(yEnd.plotted)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    record.xStart = .value(xStart.plotted)
    record.xEnd = .value(xEnd.plotted)
    record.yStart = .value(yStart.plotted)
    record.yEnd = .value(yEnd.plotted)
  }
}

extension BarMark: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { [record] }
}
