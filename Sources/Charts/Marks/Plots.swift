public import CoreGraphics
public import Foundation
public import SwiftUI

/// Where a plot of many data points finds a value in each.
public struct PlottableProjection<Element, Value: Plottable> {
  let read: (Element) -> Plotted
}
extension PlottableProjection {
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection { Plotted(Text(labelKey), of: $0[keyPath: keyPath]) }
  }
  public static func value(
    _ label: Text, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection { Plotted(label, of: $0[keyPath: keyPath]) }
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection { Plotted(Text(verbatim: String(label)), of: $0[keyPath: keyPath]) }
  }
}

/// Dates that stand for a unit of the calendar.
extension PlottableProjection where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    value(Text(labelKey), keyPath, unit: unit, calendar: calendar)
  }
  public static func value(
    _ label: Text, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection {
      Plotted(label, $0[keyPath: keyPath].chartValue, unit: unit, calendar: calendar)
    }
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    value(Text(verbatim: String(label)), keyPath, unit: unit, calendar: calendar)
  }
}

extension PlottableProjection {
  fileprivate func at(_ element: Element) -> MarkRecord.Coordinate { .value(read(element)) }
}

/// A line through data or along a function.
public struct LinePlot<DataElement> {
  /// A mark for each of the data.
  public let _points: PlotPoints<DataElement>

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _points = PlotPoints(data) { MarkRecord(.line, x: x.at($0), y: y.at($0)) }
  }
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    _points = PlotPoints(data) {
      MarkRecord(.line, x: x.at($0), y: y.at($0), series: series.read($0))
    }
  }
}

/// Along functions, which have no data.
extension LinePlot where DataElement == Never {
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    _points = PlotPoints(MarkFunction(Text(x), Text(y), domain, function).mark(.line))
  }
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    _points = PlotPoints(MarkFunction(Text(x), Text(y), domain, function).mark(.line))
  }
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    let plot = MarkFunction(domain) { record, value in
      let result = function(value)
      record.x = .value(Plotted(Text(x), .number(result.x)))
      record.y = .value(Plotted(Text(y), .number(result.y)))
      return result.x.isFinite && result.y.isFinite
    }
    _points = PlotPoints(plot.mark(.line))
  }
}

/// An area below data or a function.
public struct AreaPlot<DataElement> {
  /// A mark for each of the data.
  public let _points: PlotPoints<DataElement>

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _points = PlotPoints(data) { MarkRecord(.area, x: x.at($0), y: y.at($0), stacking: stacking) }
  }
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _points = PlotPoints(data) {
      MarkRecord(.area, x: x.at($0), yStart: yStart.at($0), yEnd: yEnd.at($0))
    }
  }
}

/// Along functions, which have no data.
extension AreaPlot where DataElement == Never {
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    _points = PlotPoints(MarkFunction(Text(x), Text(y), domain, function).mark(.area))
  }
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    _points = PlotPoints(MarkFunction(Text(x), Text(y), domain, function).mark(.area))
  }
  nonisolated public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    let plot = MarkFunction(domain) { record, value in
      let result = function(value)
      record.x = .value(Plotted(Text(x), .number(value)))
      record.yStart = .value(Plotted(Text(yStart), .number(result.yStart)))
      record.yEnd = .value(Plotted(Text(yEnd), .number(result.yEnd)))
      return result.yStart.isFinite && result.yEnd.isFinite
    }
    _points = PlotPoints(plot.mark(.area))
  }
}

/// Bars for data.
public struct BarPlot<DataElement> {
  /// A mark for each of the data.
  public let _points: PlotPoints<DataElement>
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _points = PlotPoints(data) {
      MarkRecord(
        .bar, x: x.at($0), y: y.at($0), width: width, height: height, stacking: stacking)
    }
  }
}

/// Points for data.
public struct PointPlot<DataElement> {
  /// A mark for each of the data.
  public let _points: PlotPoints<DataElement>
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _points = PlotPoints(data) { MarkRecord(.point, x: x.at($0), y: y.at($0)) }
  }
}

/// Rectangles for data.
public struct RectanglePlot<DataElement> {
  /// A mark for each of the data.
  public let _points: PlotPoints<DataElement>
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    _points = PlotPoints(data) {
      MarkRecord(.rectangle, x: x.at($0), y: y.at($0), width: width, height: height)
    }
  }
}

/// Rules for data.
public struct RulePlot<DataElement> {
  /// A mark for each of the data.
  public let _points: PlotPoints<DataElement>
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>
  ) where Data.Element == DataElement {
    _points = PlotPoints(data) { MarkRecord(.rule, x: x.at($0)) }
  }
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _points = PlotPoints(data) { MarkRecord(.rule, y: y.at($0)) }
  }
}

/// Sectors for data.
public struct SectorPlot<DataElement> {
  /// A mark for each of the data.
  public let _points: PlotPoints<DataElement>
  nonisolated public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Value>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    _points = PlotPoints(data) {
      MarkRecord(
        .sector, angle: angle.read($0), innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset)
    }
  }
}

extension LinePlot: ListedPlot { public typealias Body = Never }
extension AreaPlot: ListedPlot { public typealias Body = Never }
extension BarPlot: ListedPlot { public typealias Body = Never }
extension PointPlot: ListedPlot { public typealias Body = Never }
extension RectanglePlot: ListedPlot { public typealias Body = Never }
extension RulePlot: ListedPlot { public typealias Body = Never }
extension SectorPlot: ListedPlot { public typealias Body = Never }
