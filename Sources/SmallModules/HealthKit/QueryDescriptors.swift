/// Queries that are awaited. They answer as the ones with handlers do.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  public let sampleType: HKSampleType
  public let nsPredicate: NSPredicate?
  var samples: [Sample] {
    HealthStandIn.samples(of: sampleType, in: HealthRange(nsPredicate)).compactMap { $0 as? Sample }
  }
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKQuantitySample>
  { HKSamplePredicate<HKQuantitySample>(sampleType: type, nsPredicate: predicate) }
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKCategorySample>
  { HKSamplePredicate<HKCategorySample>(sampleType: type, nsPredicate: predicate) }
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate<HKWorkout>(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
  }
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKSample>
  { HKSamplePredicate<HKSample>(sampleType: type, nsPredicate: predicate) }
}
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  public let predicates: [HKSamplePredicate<Sample>]
  public let sortDescriptors: [SortDescriptor<Sample>]
  public let limit: Int?
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) { (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit) }
  public func result(for store: HKHealthStore) async throws -> [Sample] {
    let all = predicates.flatMap(\.samples)
    let sorted = sortDescriptors.isEmpty ? all : all.sorted(using: sortDescriptors)
    return limit.map { $0 > 0 ? Array(sorted.prefix($0)) : sorted } ?? sorted
  }
}
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
  public let predicate: HKSamplePredicate<HKQuantitySample>
  public let options: HKStatisticsOptions
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    (self.predicate, self.options) = (predicate, options)
  }
  public func result(for store: HKHealthStore) async throws -> HKStatistics? {
    guard let type = predicate.sampleType as? HKQuantityType else { return nil }
    return HKStatistics.of(type, in: HealthRange(predicate.nsPredicate))
  }
}
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
  public let predicate: HKSamplePredicate<HKQuantitySample>
  public let options: HKStatisticsOptions
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    (self.predicate, self.options) = (predicate, options)
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
  }
  public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection {
    guard let type = predicate.sampleType as? HKQuantityType else {
      return HKStatisticsCollection()
    }
    return HKStatisticsCollection(
      type, in: HealthRange(predicate.nsPredicate), from: anchorDate, every: intervalComponents)
  }
}

/// What a query of several types asks of one.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let predicate: NSPredicate?
  public init(sampleType: HKSampleType, predicate: NSPredicate?) {
    (self.sampleType, self.predicate) = (sampleType, predicate)
  }
}
