public import Foundation

/// A type whose values a chart can place along an axis or tell apart by their looks.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// The types that a chart understands by itself: numbers, dates and strings.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A plotted value in the three forms that scales know.
package enum ChartValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  /// The value on a continuous scale; nil for categories.
  package var amount: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }
  package var isDate: Bool { if case .date = self { true } else { false } }
  package var isNumber: Bool { if case .number = self { true } else { false } }
  package var isCategory: Bool { if case .category = self { true } else { false } }
}

/// A primitive that turns into a chart value and back.
package protocol ChartPrimitive: PrimitivePlottableProtocol {
  var chartValue: ChartValue { get }
  init?(chartValue: ChartValue)
}

extension Plottable {
  package var chartValue: ChartValue {
    if let primitive = primitivePlottable as? any ChartPrimitive { return primitive.chartValue }
    return .category("\(primitivePlottable)")
  }

  /// The value that a position of a scale stands for.
  package static func make(from value: ChartValue) -> Self? {
    guard let primitive = PrimitivePlottable.self as? any ChartPrimitive.Type,
      let made = primitive.init(chartValue: value) as? PrimitivePlottable
    else { return nil }
    return Self(primitivePlottable: made)
  }
}

extension ChartPrimitive where Self: BinaryInteger {
  package var chartValue: ChartValue { .number(Double(self)) }
  package init?(chartValue: ChartValue) {
    guard case .number(let value) = chartValue, let exact = Self(exactly: value.rounded()) else {
      return nil
    }
    self = exact
  }
}

extension ChartPrimitive where Self: BinaryFloatingPoint {
  package var chartValue: ChartValue { .number(Double(self)) }
  package init?(chartValue: ChartValue) {
    guard case .number(let value) = chartValue else { return nil }
    self = Self(value)
  }
}

extension Int: ChartPrimitive { public typealias PrimitivePlottable = Int }
extension Int8: ChartPrimitive { public typealias PrimitivePlottable = Int8 }
extension Int16: ChartPrimitive { public typealias PrimitivePlottable = Int16 }
extension Int32: ChartPrimitive { public typealias PrimitivePlottable = Int32 }
extension Int64: ChartPrimitive { public typealias PrimitivePlottable = Int64 }
extension UInt: ChartPrimitive { public typealias PrimitivePlottable = UInt }
extension UInt8: ChartPrimitive { public typealias PrimitivePlottable = UInt8 }
extension UInt16: ChartPrimitive { public typealias PrimitivePlottable = UInt16 }
extension UInt32: ChartPrimitive { public typealias PrimitivePlottable = UInt32 }
extension UInt64: ChartPrimitive { public typealias PrimitivePlottable = UInt64 }
extension Double: ChartPrimitive { public typealias PrimitivePlottable = Double }
extension Float: ChartPrimitive { public typealias PrimitivePlottable = Float }
extension CGFloat: ChartPrimitive { public typealias PrimitivePlottable = CGFloat }

extension Decimal: ChartPrimitive {
  public typealias PrimitivePlottable = Decimal
  package var chartValue: ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  package init?(chartValue: ChartValue) {
    guard case .number(let value) = chartValue else { return nil }
    self = Decimal(value)
  }
}

extension Date: ChartPrimitive {
  public typealias PrimitivePlottable = Date
  package var chartValue: ChartValue { .date(timeIntervalSinceReferenceDate) }
  package init?(chartValue: ChartValue) {
    guard case .date(let value) = chartValue else { return nil }
    self = Date(timeIntervalSinceReferenceDate: value)
  }
}

extension String: ChartPrimitive {
  public typealias PrimitivePlottable = String
  package var chartValue: ChartValue { .category(self) }
  package init?(chartValue: ChartValue) {
    guard case .category(let value) = chartValue else { return nil }
    self = value
  }
}

extension Never: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Never
}
