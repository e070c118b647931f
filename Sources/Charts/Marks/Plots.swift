public import CoreGraphics
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

extension PlottableProjection {
  fileprivate func at(_ element: Element) -> MarkRecord.Coordinate { .value(read(element)) }
}

/// A line through data or along a function.
public struct LinePlot {
  let list: [MarkRecord]

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    list = data.map { MarkRecord(.line, x: x.at($0), y: y.at($0)) }
  }
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) {
    list = data.map { MarkRecord(.line, x: x.at($0), y: y.at($0), series: series.read($0)) }
  }
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    list = [MarkFunction(Text(x), Text(y), domain, function).mark(.line)]
  }
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    list = [MarkFunction(Text(x), Text(y), domain, function).mark(.line)]
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
    list = [plot.mark(.line)]
  }
}

/// An area below data or a function.
public struct AreaPlot {
  let list: [MarkRecord]

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    list = data.map { MarkRecord(.area, x: x.at($0), y: y.at($0), stacking: stacking) }
  }
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) {
    list = data.map { MarkRecord(.area, x: x.at($0), yStart: yStart.at($0), yEnd: yEnd.at($0)) }
  }
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    list = [MarkFunction(Text(x), Text(y), domain, function).mark(.area)]
  }
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    list = [MarkFunction(Text(x), Text(y), domain, function).mark(.area)]
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
    list = [plot.mark(.area)]
  }
}

/// Bars for data.
public struct BarPlot {
  let list: [MarkRecord]
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    list = data.map {
      MarkRecord(
        .bar, x: x.at($0), y: y.at($0), width: width, height: height, stacking: stacking)
    }
  }
}

/// Points for data.
public struct PointPlot {
  let list: [MarkRecord]
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) { list = data.map { MarkRecord(.point, x: x.at($0), y: y.at($0)) } }
}

/// Rectangles for data.
public struct RectanglePlot {
  let list: [MarkRecord]
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    list = data.map {
      MarkRecord(.rectangle, x: x.at($0), y: y.at($0), width: width, height: height)
    }
  }
}

/// Rules for data.
public struct RulePlot {
  let list: [MarkRecord]
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) { list = data.map { MarkRecord(.rule, x: x.at($0)) } }
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) { list = data.map { MarkRecord(.rule, y: y.at($0)) } }
}

/// Sectors for data.
public struct SectorPlot {
  let list: [MarkRecord]
  nonisolated public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, Value>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    list = data.map {
      MarkRecord(
        .sector, angle: angle.read($0), innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset)
    }
  }
}

extension LinePlot: ListedChartContent { public typealias Body = Never }
extension AreaPlot: ListedChartContent { public typealias Body = Never }
extension BarPlot: ListedChartContent { public typealias Body = Never }
extension PointPlot: ListedChartContent { public typealias Body = Never }
extension RectanglePlot: ListedChartContent { public typealias Body = Never }
extension RulePlot: ListedChartContent { public typealias Body = Never }
extension SectorPlot: ListedChartContent { public typealias Body = Never }
