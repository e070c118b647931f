/// Statistics of consecutive intervals, which extend from an anchor in both directions.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let type: HKQuantityType?
  private let intervals: StatisticsIntervals?
  /// Readings by the number of their interval, counted from the anchor.
  private let readings: [Int: [HealthReading]]

  override init() { (type, intervals, readings) = (nil, nil, [:]) }

  init(
    _ type: HKQuantityType, in range: HealthRange, from anchor: Date, every interval: DateComponents
  ) {
    let intervals = StatisticsIntervals(from: anchor, every: interval)
    (self.type, self.intervals) = (type, intervals)
    let all = intervals == nil ? [] : HealthStandIn.readings(of: type, in: range)
    readings = Dictionary(grouping: all) { intervals?.index(of: $0.start) ?? 0 }
  }

  /// Only intervals that have samples, the earliest first.
  open func statistics() -> [HKStatistics] { readings.keys.sorted().compactMap(statistics(at:)) }

  /// The interval of a date; without quantities where it has no samples.
  open func statistics(for date: Date) -> HKStatistics? {
    intervals.flatMap { statistics(at: $0.index(of: date)) }
  }

  /// Every interval from the one that holds `start` to the one that holds `end`, also those without samples.
  open func enumerateStatistics(
    from start: Date, to end: Date,
    with block:
      @escaping (HKStatistics, UnsafeMutablePointer<Bool>)
      -> Void
  ) {
    guard let intervals, start <= end else { return }
    var isStopped = false
    for index in intervals.index(of: start)...intervals.index(of: end) {
      guard let one = statistics(at: index) else { continue }
      block(one, &isStopped)
      if isStopped { return }
    }
  }

  open func sources() -> Set<HKSource> { readings.isEmpty ? [] : [HKSource.default()] }

  private func statistics(at index: Int) -> HKStatistics? {
    guard let type, let intervals else { return nil }
    let (start, end) = (intervals.start(of: index), intervals.start(of: index + 1))
    return HKStatistics.of(readings[index] ?? [], type, from: start, to: end)
      ?? HKStatistics(type, from: start, to: end)
  }
}

/// A row of intervals as long as some components of a calendar: a month of the calendar, not 30 days.
struct StatisticsIntervals {
  private let anchor: Date
  private let interval: DateComponents
  private let calendar = Calendar.current
  /// Seconds of the first interval after the anchor.
  private let length: TimeInterval

  /// Nil where an interval has no length.
  init?(from anchor: Date, every interval: DateComponents) {
    (self.anchor, self.interval) = (anchor, interval)
    guard let end = calendar.date(byAdding: interval, to: anchor), end > anchor else { return nil }
    length = end.timeIntervalSince(anchor)
  }

  func start(of index: Int) -> Date {
    var components = DateComponents()
    for unit: WritableKeyPath<DateComponents, Int?> in [
      \.year, \.month, \.day, \.hour, \.minute, \.second, \.weekOfYear,
    ] {
      components[keyPath: unit] = interval[keyPath: unit].map {
        $0.multipliedReportingOverflow(by: index).partialValue
      }
    }
    return calendar.date(byAdding: components, to: anchor) ?? anchor
  }

  /// The interval that holds a date: guessed by the first one's length, which months and clock changes
  /// shift by a few.
  func index(of date: Date) -> Int {
    let guess = (date.timeIntervalSince(anchor) / length).rounded(.down)
    var index = Int(exactly: guess) ?? 0
    for _ in 0..<Self.mostSteps where start(of: index) > date { index -= 1 }
    for _ in 0..<Self.mostSteps where start(of: index + 1) <= date { index += 1 }
    return index
  }

  /// Steps from the guess to the interval: months of 31 days shift it by one in five years.
  private static let mostSteps = 64
}

open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (
    HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?
  ) -> Void
  open var initialResultsHandler: Handler?
  open var statisticsUpdateHandler:
    (
      (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
    )?
  private let type: HKQuantityType
  private let range: HealthRange
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    (type, range) = (quantityType, HealthRange(quantitySamplePredicate))
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
  }
  override func answer() {
    let collection = HKStatisticsCollection(
      type, in: range, from: anchorDate, every: intervalComponents)
    initialResultsHandler?(self, collection, nil)
  }
}
