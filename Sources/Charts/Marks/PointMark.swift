public import CoreGraphics
package import SwiftUI

/// A symbol at a value.
public struct PointMark {
  var record = MarkRecord(.point)

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record.x = .value(x.plotted)
    record.y = .value(y.plotted)
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil
  ) {
    record.x = .value(x.plotted)
    record.y = y.map { .points($0) }
  }

  nonisolated public init<Y: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    record.x = x.map { .points($0) }
    record.y = .value(y.plotted)
  }
}

extension PointMark: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { [record] }
}
