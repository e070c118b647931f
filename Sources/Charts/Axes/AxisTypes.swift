public import Foundation
package import SwiftUI

/// The tick that marks are being made for.
public struct AxisValue {
  package let value: ChartValue
  public let index: Int
  public let count: Int
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.make(from: value) }
}

public struct AxisMarkPreset: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable { case automatic, extended, aligned, inset }
  package let kind: Kind
  public static let automatic = AxisMarkPreset(kind: .automatic)
  public static let extended = AxisMarkPreset(kind: .extended)
  public static let aligned = AxisMarkPreset(kind: .aligned)
  public static let inset = AxisMarkPreset(kind: .inset)
  public var description: String { kind.rawValue }
}

public struct AxisMarkPosition: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable { case automatic, leading, trailing, top, bottom }
  package let kind: Kind
  public static let automatic = AxisMarkPosition(kind: .automatic)
  public static let leading = AxisMarkPosition(kind: .leading)
  public static let trailing = AxisMarkPosition(kind: .trailing)
  public static let top = AxisMarkPosition(kind: .top)
  public static let bottom = AxisMarkPosition(kind: .bottom)
  public var description: String { kind.rawValue }
}

/// Which values have marks.
public struct AxisMarkValues: Sendable, CustomStringConvertible {
  package enum Kind: Sendable {
    case automatic(desired: Int?, minimum: Double?)
    case calendar(Calendar.Component, Int, Calendar?)
    case step(Double)
    case values([ChartValue])
  }
  package var kind: Kind
  package var roundsLower: Bool?
  package var roundsUpper: Bool?

  public static let automatic = AxisMarkValues(kind: .automatic(desired: nil, minimum: nil))
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desired: desiredCount, minimum: nil), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desired: desiredCount, minimum: minimumStride.chartValue.amount),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .calendar(component, count, calendar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .step(stepSize.chartValue.amount ?? 1), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
  public var description: String { "\(kind)" }
}

public struct AxisValueLabelOrientation: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable { case automatic, horizontal, vertical, verticalReversed }
  package let kind: Kind
  public static let automatic = AxisValueLabelOrientation(kind: .automatic)
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
  public var description: String { kind.rawValue }
}

public struct AxisValueLabelCollisionResolution: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    case automatic, truncate, disabled
    case greedy(priority: Double, spacing: CGFloat?)
  }
  package let kind: Kind
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  public static let greedy = AxisValueLabelCollisionResolution(
    kind: .greedy(priority: 0, spacing: nil))
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .greedy(priority: priority, spacing: minimumSpacing))
  }
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
  public var description: String { "\(kind)" }
}

/// One set of axis marks, without its types.
package struct AxisMarksSpec {
  package var preset = AxisMarkPreset.automatic
  package var position = AxisMarkPosition.automatic
  package var values = AxisMarkValues.automatic
  package var items: Items

  package enum Items {
    case content((AxisValue) -> [AxisItem])
    /// Grid lines, ticks and labels as fits the axis.
    case standard(stroke: StrokeStyle?, format: ((ChartValue, EnvironmentValues) -> String?)?)
  }
}

/// One mark of one tick.
package struct AxisItem {
  package enum Kind {
    case grid(StrokeStyle?)
    case tick(AxisTick.Length, StrokeStyle?)
    case label(AxisLabelSpec)
  }
  package var kind: Kind
  package var centered: Bool?
  package var foreground: AnyShapeStyle?
  package var font: Font?
  package var offset = CGSize.zero
}

package struct AxisLabelSpec {
  package enum Content {
    case value
    case view(AnyView)
    case format((ChartValue, EnvironmentValues) -> String?)
  }
  package var content: Content
  package var anchor: UnitPoint?
  package var collision = AxisValueLabelCollisionResolution.automatic
  package var orientation = AxisValueLabelOrientation.automatic
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?
}

/// A format style that takes a plottable value, as the axis calls it. The style keeps its own
/// locale: a picture of Apple's shows 24-hour labels of the region beside a `Text` in the
/// environment's twelve-hour locale.
package func axisFormat<F: FormatStyle>(
  _ format: F
) -> (ChartValue, EnvironmentValues) -> String?
where F.FormatInput: Plottable, F.FormatOutput == String {
  { value, _ in F.FormatInput.make(from: value).map { format.format($0) } }
}
