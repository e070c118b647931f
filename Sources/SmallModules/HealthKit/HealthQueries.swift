/// Queries over days and changes; they answer at once.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let all: [HKStatistics]
  init(_ all: [HKStatistics] = []) { self.all = all }
  open func statistics() -> [HKStatistics] { all }
  open func statistics(for date: Date) -> HKStatistics? {
    all.first { $0.startDate <= date && date < $0.endDate }
  }
  open func enumerateStatistics(
    from start: Date, to end: Date,
    with block:
      @escaping (HKStatistics, UnsafeMutablePointer<Bool>)
      -> Void
  ) {
    var isStopped = false
    for one in all where one.endDate > start && one.startDate <= end && !isStopped {
      block(one, &isStopped)
    }
  }
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
  private let anchor: Date
  private let interval: DateComponents
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    (type, range) = (quantityType, HealthRange(quantitySamplePredicate))
    (anchor, interval) = (anchorDate, intervalComponents)
  }
  override func answer() {
    initialResultsHandler?(
      self, HKStatisticsCollection.of(type, in: range, from: anchor, every: interval), nil)
  }
}
extension HKStatisticsCollection {
  /// At most so many intervals are made (estimate: a year of hours).
  private static let mostIntervals = 10_000

  /// Intervals from the anchor in both directions, as far as there are readings.
  static func of(
    _ type: HKQuantityType, in range: HealthRange, from anchor: Date, every interval: DateComponents
  ) -> HKStatisticsCollection {
    let readings = HealthStandIn.readings(of: type, in: range)
    guard let first = readings.first, let last = readings.last else {
      return HKStatisticsCollection()
    }
    let calendar = Calendar.current
    var start = anchor
    var steps = 0
    func next(_ date: Date, _ count: Int) -> Date {
      var step = interval
      for unit: WritableKeyPath<DateComponents, Int?> in [
        \.year, \.month, \.day, \.hour, \.minute, \.second, \.weekOfYear,
      ] {
        step[keyPath: unit] = step[keyPath: unit].map { $0 * count }
      }
      return calendar.date(byAdding: step, to: date) ?? date
    }
    while start > first.start, steps < Self.mostIntervals, next(start, -1) < start {
      start = next(start, -1)
      steps += 1
    }
    var all: [HKStatistics] = []
    while start <= last.start, all.count < Self.mostIntervals {
      let end = next(start, 1)
      guard end > start else { break }
      let part = readings.filter { $0.start >= start && $0.start < end }
      if let one = HKStatistics.of(part, type, from: start, to: end) { all.append(one) }
      start = end
      steps += 1
      if steps > 2 * Self.mostIntervals { break }
    }
    return HKStatisticsCollection(all)
  }
}
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {}
}
open class HKQueryAnchor: NSObject, @unchecked Sendable {}
open class HKDeletedObject: NSObject, @unchecked Sendable {}
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  open var updateHandler: Handler?
  private let handler: Handler
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler: @escaping Handler
  ) {
    (self.type, range) = (type, HealthRange(predicate))
    handler = resultsHandler
  }
  private let type: HKSampleType
  private let range: HealthRange
  override func answer() {
    handler(self, HealthStandIn.samples(of: type, in: range), [], nil, nil)
  }
}

public let HKErrorDomain = "com.apple.healthkit"
public struct HKError: CustomNSError, Hashable {
  public enum Code: Int, Sendable {
    case unknownError = 0
    case noError = -1
    case errorHealthDataUnavailable = 1
    case errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
    case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
    case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied, errorNoData
  }
  public var code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { HKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  public static var errorNoData: Code { .errorNoData }
}
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

extension HKHealthStore {
  public func getRequestStatusForAuthorization(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unnecessary, nil) }
  public func statusForAuthorizationRequest(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { .unnecessary }
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency)
    async throws
  {}
}
