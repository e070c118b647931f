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

/// How finely functions are drawn: points over their domain (estimate).
private let functionSamples = 200

/// Marks for each element of a collection.
private func records<C: Collection>(
  _ data: C, _ kind: MarkRecord.Kind, _ fill: (inout MarkRecord, C.Element) -> Void
) -> [MarkRecord] {
  data.map { element in
    var record = MarkRecord(kind)
    fill(&record, element)
    return record
  }
}

/// Points of a function where its value is finite.
private func samples(
  _ kind: MarkRecord.Kind, _ domain: ClosedRange<Double>?,
  _ fill: (inout MarkRecord, Double) -> Bool
) -> [MarkRecord] {
  // Without a domain a function is drawn from −1 to 1 (estimate).
  let domain = domain ?? -1...1
  return (0...functionSamples).compactMap { index in
    let share = Double(index) / Double(functionSamples)
    var record = MarkRecord(kind)
    let x = domain.lowerBound + share * (domain.upperBound - domain.lowerBound)
    return fill(&record, x) ? record : nil
  }
}

/// A line through data or along a function.
public struct LinePlot {
  private(set) var list: [MarkRecord]

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    list = records(data, .line) {
      $0.x = .value(x.read($1))
      $0.y = .value(y.read($1))
    }
  }
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) {
    list = records(data, .line) {
      $0.x = .value(x.read($1))
      $0.y = .value(y.read($1))
      $0.series = series.read($1)
    }
  }
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    list = samples(.line, domain) { record, value in
      let result = function(value)
      record.x = .value(Plotted(Text(x), .number(value)))
      record.y = .value(Plotted(Text(y), .number(result)))
      return result.isFinite
    }
  }
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    list = samples(.line, domain) { record, value in
      let result = function(value)
      record.x = .value(Plotted(Text(x), .number(result.x)))
      record.y = .value(Plotted(Text(y), .number(result.y)))
      return result.x.isFinite && result.y.isFinite
    }
  }
}

/// An area below data or a function.
public struct AreaPlot {
  private(set) var list: [MarkRecord]

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    list = records(data, .area) {
      $0.x = .value(x.read($1))
      $0.y = .value(y.read($1))
      $0.stacking = stacking
    }
  }
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) {
    list = records(data, .area) {
      $0.x = .value(x.read($1))
      $0.yStart = .value(yStart.read($1))
      $0.yEnd = .value(yEnd.read($1))
    }
  }
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    list = samples(.area, domain) { record, value in
      let result = function(value)
      record.x = .value(Plotted(Text(x), .number(value)))
      record.y = .value(Plotted(Text(y), .number(result)))
      return result.isFinite
    }
  }
  nonisolated public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    list = samples(.area, domain) { record, value in
      let result = function(value)
      record.x = .value(Plotted(Text(x), .number(value)))
      record.yStart = .value(Plotted(Text(yStart), .number(result.yStart)))
      record.yEnd = .value(Plotted(Text(yEnd), .number(result.yEnd)))
      return result.yStart.isFinite && result.yEnd.isFinite
    }
  }
}

/// Bars for data.
public struct BarPlot {
  private(set) var list: [MarkRecord]
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    list = records(data, .bar) {
      $0.x = .value(x.read($1))
      $0.y = .value(y.read($1))
      $0.width = width
      $0.height = height
      $0.stacking = stacking
    }
  }
}

/// Points for data.
public struct PointPlot {
  private(set) var list: [MarkRecord]
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    list = records(data, .point) {
      $0.x = .value(x.read($1))
      $0.y = .value(y.read($1))
    }
  }
}

/// Rectangles for data.
public struct RectanglePlot {
  private(set) var list: [MarkRecord]
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    list = records(data, .rectangle) {
      $0.x = .value(x.read($1))
      $0.y = .value(y.read($1))
      $0.width = width
      $0.height = height
    }
  }
}

/// Rules for data.
public struct RulePlot {
  private(set) var list: [MarkRecord]
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) { list = records(data, .rule) { $0.x = .value(x.read($1)) } }
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) { list = records(data, .rule) { $0.y = .value(y.read($1)) } }
}

/// Sectors for data.
public struct SectorPlot {
  private(set) var list: [MarkRecord]
  nonisolated public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, Value>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    list = records(data, .sector) {
      $0.angle = angle.read($1)
      $0.innerRadius = innerRadius
      $0.outerRadius = outerRadius
      $0.angularInset = angularInset
    }
  }
}

extension LinePlot: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { list }
}
extension AreaPlot: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { list }
}
extension BarPlot: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { list }
}
extension PointPlot: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { list }
}
extension RectanglePlot: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { list }
}
extension RulePlot: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { list }
}
extension SectorPlot: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { list }
}
