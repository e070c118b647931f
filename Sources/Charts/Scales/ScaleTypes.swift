import Foundation
public import SwiftUI

/// How values become positions.
public struct ScaleType: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }
  package let kind: Kind
  public static let linear = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .log)
  public static let date = ScaleType(kind: .date)
  public static let category = ScaleType(kind: .category)
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  public static let squareRoot = ScaleType(kind: .power(0.5))
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
}

/// The values that a scale spans.
public protocol ScaleDomain {}

/// What a developer said about a domain.
package enum DomainSpec {
  case automatic(AutomaticScaleDomain)
  case categories([String])
  /// From the first to the last; the first may be the larger.
  case interval(ChartValue, ChartValue)
}

package protocol ReadableDomain: ScaleDomain {
  var spec: DomainSpec { get }
}

/// A domain found from the data.
public struct AutomaticScaleDomain: ReadableDomain {
  package var includesZero: Bool?
  package var reversed: Bool?
  package var modify: (([ChartValue]) -> [ChartValue])?
  package var spec: DomainSpec { .automatic(self) }
}
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
  }
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed) { values in
      var typed = values.compactMap { DataValue.make(from: $0) }
      modifyInferredDomain(&typed)
      return typed.map(\.chartValue)
    }
  }
}

extension Array: ScaleDomain where Element: Plottable {}
extension Array: ReadableDomain where Element: Plottable {
  package var spec: DomainSpec {
    let values = map(\.chartValue)
    guard let first = values.first, let last = values.last, first.amount != nil else {
      return .categories(values.map(\.name))
    }
    return .interval(first, last)
  }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension ClosedRange: ReadableDomain where Bound: Plottable {
  package var spec: DomainSpec { .interval(lowerBound.chartValue, upperBound.chartValue) }
}
extension Range: ScaleDomain where Bound: Plottable {}
extension Range: ReadableDomain where Bound: Plottable {
  package var spec: DomainSpec { .interval(lowerBound.chartValue, upperBound.chartValue) }
}

extension ChartValue {
  /// The value as the name of a category.
  package var name: String {
    switch self {
    case .category(let name): name
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .date(let value): "\(value)"
    }
  }
}

/// What a scale turns values into.
public protocol ScaleRange {
  associatedtype VisualValue
}
/// Points along an axis of the plot.
public protocol PositionScaleRange: ScaleRange {}

package protocol ReadablePositionRange: PositionScaleRange {
  var positions: PositionRangeSpec { get }
}
package enum PositionRangeSpec {
  /// The whole plot less points at either end.
  case plot(start: CGFloat, end: CGFloat)
  case points(CGFloat, CGFloat)
}

/// The plot's width or height.
public struct PlotDimensionScaleRange: ReadablePositionRange {
  public typealias VisualValue = CGFloat
  let start: CGFloat
  let end: CGFloat
  package var positions: PositionRangeSpec { .plot(start: start, end: end) }
}
extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: 0, end: 0)
  }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  public typealias VisualValue = Bound
}
extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {}
extension ClosedRange: ReadablePositionRange where Bound: BinaryFloatingPoint {
  package var positions: PositionRangeSpec { .points(CGFloat(lowerBound), CGFloat(upperBound)) }
}
extension Array: ScaleRange {
  public typealias VisualValue = Element
}
extension Gradient: ScaleRange {
  public typealias VisualValue = Color
}
