public import CoreGraphics
package import SwiftUI

/// A symbol at a value.
public struct PointMark {
  let record: MarkRecord

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.point, x: x.at, y: y.at)
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil
  ) {
    record = MarkRecord(.point, x: x.at, y: y.at)
  }

  nonisolated public init<Y: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.point, x: x.at, y: y.at)
  }
}

extension PointMark: RecordedChartContent { public typealias Body = Never }
