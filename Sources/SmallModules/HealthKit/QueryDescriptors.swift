/// Queries that are awaited. They find nothing, as on a device whose owner has shared nothing.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKQuantitySample>
  { HKSamplePredicate<HKQuantitySample>() }
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKSample>
  { HKSamplePredicate<HKSample>() }
}
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {}
  public func result(for store: HKHealthStore) async throws -> [Sample] { [] }
}
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
  public func result(for store: HKHealthStore) async throws -> HKStatistics? { nil }
}
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {}
  public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection {
    HKStatisticsCollection()
  }
}
open class HKActivitySummary: NSObject, @unchecked Sendable {
  open var activeEnergyBurned: HKQuantity { HKQuantity(unit: .kilocalorie(), doubleValue: 0) }
  open var activeEnergyBurnedGoal: HKQuantity { HKQuantity(unit: .kilocalorie(), doubleValue: 0) }
  open var appleExerciseTime: HKQuantity { HKQuantity(unit: .minute(), doubleValue: 0) }
  open var appleExerciseTimeGoal: HKQuantity { HKQuantity(unit: .minute(), doubleValue: 0) }
  open var appleStandHours: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
  open var appleStandHoursGoal: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
  public override init() {}
}
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  public init(
    predicate: NSPredicate?,
    resultsHandler:
      @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) { handler = resultsHandler }
  override func answer() { handler(self, [], nil) }
}
