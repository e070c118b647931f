public import Foundation

/// Thresholds that sort numbers into bins of one size.
public struct NumberBins<Value: Comparable>: RandomAccessCollection {
  public typealias Element = ChartBinRange<Value>
  public typealias Index = Int
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public func index(after i: Int) -> Int { i + 1 }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      includesUpperBound: position == endIndex - 1)
  }
  /// The bin of a value; values outside belong to the first or the last bin.
  public func index(for value: Value) -> Int {
    let inner = thresholds.dropFirst().dropLast()
    return inner.firstIndex { value < $0 }.map { $0 - 1 } ?? Swift.max(0, endIndex - 1)
  }
}
extension NumberBins: Equatable {}
extension NumberBins: Hashable where Value: Hashable {}
extension NumberBins: Sendable where Value: Sendable {}

/// Round thresholds about a range.
private func niceThresholds(_ low: Double, _ high: Double, _ count: Int, _ minimum: Double)
  -> [Double]
{
  let high = high > low ? high : low + 1
  let step = max(minimum, NiceNumbers.step(span: high - low, count: count))
  let (from, to) = NiceNumbers.rounded(low, high, step: step, lower: true, upper: true)
  return NiceNumbers.multiples(of: step, from: from, to: to)
}

/// About so many bins for so many values where the developer asked for no count (Sturges' rule).
private func sturges(_ count: Int) -> Int {
  max(1, Int(log2(Double(max(1, count))).rounded(.up)) + 1)
}

extension NumberBins {
  /// Thresholds at multiples of a size, from the one at or below `low` to the one at or above `high`.
  private init(
    multiplesOf size: Double, around low: Double, _ high: Double, _ value: (Double) -> Value
  ) {
    self.init(
      thresholds: NiceNumbers.multiples(
        of: size, from: (low / size).rounded(.down) * size, to: (high / size).rounded(.up) * size
      ).map(value))
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      multiplesOf: Double(size), around: Double(range.lowerBound), Double(range.upperBound)
    ) { Value($0) }
  }
  public init(range: ClosedRange<Value>, count: Int) {
    let step = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
    self.init(thresholds: (0...Swift.max(1, count)).map { range.lowerBound + Value($0) * step })
  }
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      thresholds: niceThresholds(
        Double(range.lowerBound), Double(range.upperBound), desiredCount ?? 10,
        Double(minimumStride)
      ).map { Value($0) })
  }
  public init<C: Collection>(data: C, desiredCount: Int? = nil, minimumStride: Value = 0)
  where C.Element == Value {
    self.init(
      thresholds: niceThresholds(
        Double(data.min() ?? 0), Double(data.max() ?? 1), desiredCount ?? sturges(data.count),
        Double(minimumStride)
      ).map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      multiplesOf: Double(size), around: Double(range.lowerBound), Double(range.upperBound)
    ) { Value($0) }
  }
  public init(range: ClosedRange<Value>, count: Int) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let step = Swift.max(1, ((high - low) / Double(Swift.max(1, count))).rounded(.up))
    self.init(thresholds: (0...Swift.max(1, count)).map { Value(low + Double($0) * step) })
  }
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 1) {
    self.init(
      thresholds: niceThresholds(
        Double(range.lowerBound), Double(range.upperBound), desiredCount ?? 10,
        Swift.max(1, Double(minimumStride))
      ).map { Value($0.rounded()) })
  }
  public init<C: Collection>(data: C, desiredCount: Int? = nil, minimumStride: Value = 1)
  where C.Element == Value {
    self.init(
      thresholds: niceThresholds(
        Double(data.min() ?? 0), Double(data.max() ?? 1), desiredCount ?? sturges(data.count),
        Swift.max(1, Double(minimumStride))
      ).map { Value($0.rounded()) })
  }
}

/// Thresholds that sort dates into units of a calendar.
public struct DateBins: RandomAccessCollection, Hashable, Sendable {
  public typealias Element = ChartBinRange<Date>
  public typealias Index = Int
  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds }
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let steps = NiceNumbers.multiples(
      of: timeInterval, from: range.lowerBound.timeIntervalSinceReferenceDate - timeInterval,
      to: range.upperBound.timeIntervalSinceReferenceDate + timeInterval)
    thresholds = Self.covering(range, steps.map { Date(timeIntervalSinceReferenceDate: $0) })
  }
  public init(
    unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    thresholds = Self.thresholds(DateTicks(unit, value), range, calendar)
  }
  public init(
    range: ClosedRange<Date>, desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    thresholds = Self.thresholds(.automatic(span: span, count: desiredCount ?? 10), range, calendar)
  }
  public init<C: Collection>(
    data: C, desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) where C.Element == Date {
    let low = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(
      range: low...(data.max() ?? low.addingTimeInterval(1)),
      desiredCount: desiredCount ?? sturges(data.count), calendar: calendar)
  }

  private static func thresholds(
    _ step: DateTicks, _ range: ClosedRange<Date>, _ calendar: Calendar
  ) -> [Date] {
    let before = calendar.date(byAdding: step.unit, value: -step.count, to: range.lowerBound)
    let after = calendar.date(byAdding: step.unit, value: step.count, to: range.upperBound)
    let dates = step.dates(
      from: before ?? range.lowerBound, to: after ?? range.upperBound, calendar)
    return covering(range, dates)
  }

  /// The thresholds from the last one before the range to the first one after it.
  private static func covering(_ range: ClosedRange<Date>, _ dates: [Date]) -> [Date] {
    guard let first = dates.lastIndex(where: { $0 <= range.lowerBound }) else { return dates }
    let last = dates.firstIndex { $0 > range.upperBound } ?? dates.endIndex - 1
    return Array(dates[first...Swift.max(first, last)])
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public func index(after i: Int) -> Int { i + 1 }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      includesUpperBound: false)
  }
  public func index(for value: Date) -> Int { NumberBins(thresholds: thresholds).index(for: value) }
}
