public import Foundation
public import SwiftUI

/// A value with the name of what it measures, for one channel of a mark.
public struct PlottableValue<Value: Plottable> {
  package let plotted: Plotted
}

/// A plottable value without its type.
package struct Plotted {
  package var label: Text
  package var value: ChartValue
  /// The other end of a range of values (bins, explicit ranges).
  package var end: ChartValue?
  /// The calendar unit that a date stands for; the environment's calendar finds its bounds where
  /// the developer gave none.
  package var unit: Calendar.Component?
  package var calendar: Calendar?
  /// Whether the value was of a type without fractions: its axis has none either.
  package var isWhole = false

  package init(
    _ label: Text, _ value: ChartValue, end: ChartValue? = nil, unit: Calendar.Component? = nil,
    calendar: Calendar? = nil
  ) {
    self.label = label
    self.value = value
    self.end = end
    self.unit = unit
    self.calendar = calendar
  }

  package init<Value: Plottable>(_ label: Text, of value: Value) {
    self.init(label, value.chartValue)
    isWhole = value.primitivePlottable is any BinaryInteger
  }

  /// The range on a continuous scale that the value covers; nil for a single position.
  package func interval(_ environment: EnvironmentValues) -> (Double, Double)? {
    guard let low = value.amount else { return nil }
    if let high = end?.amount { return (min(low, high), max(low, high)) }
    guard let unit else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: low)
    guard let found = (calendar ?? environment.calendar).dateInterval(of: unit, for: date) else {
      return nil
    }
    return (
      found.start.timeIntervalSinceReferenceDate, found.end.timeIntervalSinceReferenceDate
    )
  }
}

extension PlottableValue {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(plotted: Plotted(Text(labelKey), of: value))
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(plotted: Plotted(label, of: value))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(plotted: Plotted(Text(verbatim: String(label)), of: value))
  }
}

extension PlottableValue where Value: Comparable {
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(plotted: range.plotted(Text(labelKey)))
  }
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(plotted: range.plotted(label))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(plotted: range.plotted(Text(verbatim: String(label))))
  }

  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<
    Value
  > {
    PlottableValue(
      plotted: Plotted(
        Text(labelKey), range.lowerBound.chartValue, end: range.upperBound.chartValue))
  }
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(
      plotted: Plotted(label, range.lowerBound.chartValue, end: range.upperBound.chartValue))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(
      plotted: Plotted(
        Text(verbatim: String(label)), range.lowerBound.chartValue, end: range.upperBound.chartValue
      ))
  }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(
      plotted: Plotted(Text(labelKey), value.chartValue, unit: unit, calendar: calendar))
  }
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(plotted: Plotted(label, value.chartValue, unit: unit, calendar: calendar))
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(
      plotted: Plotted(
        Text(verbatim: String(label)), value.chartValue, unit: unit, calendar: calendar))
  }
}

/// The values between two thresholds of a histogram.
public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound
  package let includesUpperBound: Bool

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (includesUpperBound ? element <= upperBound : element < upperBound)
  }
}
extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: RangeExpression {
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    includesUpperBound
      ? (lowerBound...upperBound).relative(to: collection) : lowerBound..<upperBound
  }
}
extension ChartBinRange where Bound: Plottable {
  package func plotted(_ label: Text) -> Plotted {
    Plotted(label, lowerBound.chartValue, end: upperBound.chartValue)
  }
}
