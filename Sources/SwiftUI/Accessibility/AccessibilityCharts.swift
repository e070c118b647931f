// Charts as sounds. Inert: descriptions of a chart are kept and not played.

/// An axis of a chart in words.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  public var title: String
  public var scaleType = ScaleType.linear
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var valueDescriptionProvider: (Double) -> String
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// One point of a series.
public final class AXDataPoint {
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }
  public let xValue: Value
  public let yValue: Double?
  public var additionalValues: [Value]
  public var label: String?
  public init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    (xValue, yValue, self.label) = (.number(x), y, label)
    self.additionalValues = additionalValues
  }
  public init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    (xValue, yValue, self.label) = (.category(x), y, label)
    self.additionalValues = additionalValues
  }
}

/// A line or a set of bars.
public final class AXDataSeriesDescriptor {
  public var name: String?
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A whole chart.
public final class AXChartDescriptor {
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }
  public var title: String?
  public var summary: String?
  public var contentDirection = ContentDirection.leftToRight
  public var contentFrame = CGRect.zero
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]
  public var series: [AXDataSeriesDescriptor]
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary) = (title, summary)
    (self.xAxis, self.yAxis, self.additionalAxes) = (xAxis, yAxis, additionalAxes)
    self.series = series
  }
}

/// What can describe itself as a chart.
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// What is said aloud. Inert: nothing listens to a widget's process.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ text: String) {}
    public func post() {}
  }
  public struct LayoutChanged: Sendable {
    public init() {}
    public func post() {}
  }
  public struct ScreenChanged: Sendable {
    public init() {}
    public func post() {}
  }
}
