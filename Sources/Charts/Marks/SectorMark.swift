public import CoreGraphics
package import SwiftUI

/// A slice of a pie or a doughnut; the angles of all sectors together make a full turn.
public struct SectorMark {
  var record = MarkRecord(.sector)

  nonisolated public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    record.angle = angle.plotted
    record.innerRadius = innerRadius
    record.outerRadius = outerRadius
    record.angularInset = angularInset
  }
}

extension SectorMark: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { [record] }
}
