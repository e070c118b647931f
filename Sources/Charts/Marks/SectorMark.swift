public import CoreGraphics
package import SwiftUI

/// A slice of a pie or a doughnut; the angles of all sectors together make a full turn.
public struct SectorMark {
  let record: MarkRecord

  nonisolated public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    record = MarkRecord(
      .sector, angle: angle.plotted, innerRadius: innerRadius, outerRadius: outerRadius,
      angularInset: angularInset)
  }
}

extension SectorMark: RecordedChartContent { public typealias Body = Never }
