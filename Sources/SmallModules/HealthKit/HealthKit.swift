@_exported public import VitrineFoundation

// Health data, by `health.json` of `--data` or a sample; with `--data none` nobody has allowed it to be
// read, and every query comes back empty.

open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  /// How many of the kind's base unit one is.
  let factor: Double
  init(_ text: String, _ factor: Double = 1) {
    unitString = text
    self.factor = factor
  }
  /// A unit by its text: `count/min`, `mg/dL`, `kcal`.
  public convenience init(from text: String) {
    let parts = text.split(separator: "/", maxSplits: 1).map { HKUnitText.factor(String($0)) }
    self.init(text, parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1)
  }
  open class func count() -> HKUnit { HKUnit("count") }
  open class func percent() -> HKUnit { HKUnit("%") }
  open class func gram() -> HKUnit { HKUnit("g") }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "g", prefix.factor)
  }
  open class func pound() -> HKUnit { HKUnit("lb", 453.59237) }
  open class func meter() -> HKUnit { HKUnit("m") }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "m", prefix.factor)
  }
  open class func mile() -> HKUnit { HKUnit("mi", 1609.344) }
  open class func foot() -> HKUnit { HKUnit("ft", 0.3048) }
  open class func inch() -> HKUnit { HKUnit("in", 0.0254) }
  open class func liter() -> HKUnit { HKUnit("L") }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "L", prefix.factor)
  }
  open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735296) }
  open class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", 0.0284130625) }
  open class func cupUS() -> HKUnit { HKUnit("cup_us", 0.2365882365) }
  open class func cupImperial() -> HKUnit { HKUnit("cup_imp", 0.284130625) }
  open class func pintUS() -> HKUnit { HKUnit("pt_us", 0.473176473) }
  open class func pintImperial() -> HKUnit { HKUnit("pt_imp", 0.56826125) }
  open class func second() -> HKUnit { HKUnit("s") }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "s", prefix.factor)
  }
  open class func minute() -> HKUnit { HKUnit("min", 60) }
  open class func hour() -> HKUnit { HKUnit("hr", 3600) }
  open class func day() -> HKUnit { HKUnit("d", 86400) }
  open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184) }
  open class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184) }
  open class func joule() -> HKUnit { HKUnit("J") }
  open class func degreeCelsius() -> HKUnit { HKUnit("degC") }
  open class func internationalUnit() -> HKUnit { HKUnit("IU") }
  open class func ounce() -> HKUnit { HKUnit("oz", 28.349523125) }
  open class func stone() -> HKUnit { HKUnit("st", 6350.29318) }
  open class func yard() -> HKUnit { HKUnit("yd", 0.9144) }
  open class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + "J", prefix.factor)
  }
  open class func pascal() -> HKUnit { HKUnit("Pa") }
  open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133.322387415) }
  open class func hertz() -> HKUnit { HKUnit("Hz") }
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL") }
  open class func decibelHearingLevel() -> HKUnit { HKUnit("dBHL") }
  open class func watt() -> HKUnit { HKUnit("W") }
  open class func kelvin() -> HKUnit { HKUnit("K") }
  open class func moleUnit(
    with prefix: HKMetricPrefix, molarMass: Double
  ) -> HKUnit { HKUnit(prefix.symbol + "mol", prefix.factor * molarMass) }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor)
  }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }
  open override var hash: Int { unitString.hashValue }
}

/// Factors of units by their texts, as `HKUnit`'s own functions have them.
enum HKUnitText {
  static func factor(_ text: String) -> Double {
    if let known = named[text] { return known }
    // A prefix before a base unit: "mL", "km".
    for base in ["mol", "g", "m", "L", "s", "J"] where text.hasSuffix(base) {
      let prefix = String(text.dropLast(base.count))
      for metric in HKMetricPrefix.all where metric.symbol == prefix { return metric.factor }
    }
    return 1
  }

  private static let named: [String: Double] = [
    "lb": 453.59237, "oz": 28.349523125, "mi": 1609.344, "ft": 0.3048, "in": 0.0254,
    "fl_oz_us": 0.0295735296, "fl_oz_imp": 0.0284130625, "cup_us": 0.2365882365,
    "cup_imp": 0.284130625, "pt_us": 0.473176473, "pt_imp": 0.56826125, "yd": 0.9144,
    "st": 6350.29318, "min": 60, "hr": 3600, "d": 86400, "cal": 4.184,
    "mmHg": 133.322387415, "kcal": 4184, "Cal": 4184,
  ]
}

public let HKUnitMolarMassBloodGlucose = 180.15588000005408

public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
  static var all: [HKMetricPrefix] { (0...12).compactMap(HKMetricPrefix.init(rawValue:)) }
  var symbol: String {
    ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
  }
  var factor: Double {
    [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12][rawValue]
  }
}

open class HKQuantity: NSObject, @unchecked Sendable {
  let base: Double
  public init(unit: HKUnit, doubleValue: Double) { base = doubleValue * unit.factor }
  open func doubleValue(for unit: HKUnit) -> Double { base / unit.factor }
}

open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  open class func quantityType(forIdentifier id: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(id)
  }
  open class func categoryType(forIdentifier id: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(id)
  }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKObjectType { HKObjectType("HKActivitySummaryType") }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ id: HKQuantityTypeIdentifier) { self.init(id.rawValue) }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ id: HKCategoryTypeIdentifier) { self.init(id.rawValue) }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var sourceRevision: HKSourceRevision { HKSourceRevision() }
  open var metadata: [String: Any]? { nil }
  open var device: HKDevice? { nil }
  /// `HKMetadataKeySyncIdentifier` of the metadata.
  open var syncIdentifier: String? { metadata?[HKMetadataKeySyncIdentifier] as? String }
}
open class HKDevice: NSObject, @unchecked Sendable {
  open var name: String? { nil }
  open var model: String? { nil }
  open var manufacturer: String? { nil }
  open class func local() -> HKDevice { HKDevice() }
}
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyTimeZone = "HKTimeZone"
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  init(_ type: HKSampleType, _ start: Date, _ end: Date) {
    (sampleType, startDate, endDate) = (type, start, end)
  }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantity: HKQuantity
  public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    self.quantity = quantity
    super.init(type, start, end)
  }
}
/// A sum over its time. Those of the stand-in are plain samples.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
  open var sumQuantity: HKQuantity { quantity }
}

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
}
open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date
  init(_ type: HKQuantityType, from start: Date, to end: Date) {
    quantityType = type
    (startDate, endDate) = (start, end)
  }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func sumQuantity() -> HKQuantity? { nil }
  /// Time that the samples cover, as a quantity of time.
  open func duration() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

open class HKQuery: NSObject, @unchecked Sendable {
  func answer() {}
  open class func predicateForSamples(
    withStart start: Date?, end: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { SamplesPredicate(start: start, end: end) }
}
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    asked = [HKQueryDescriptor(sampleType: sampleType, predicate: predicate)]
    self.limit = limit
    isNewestFirst = sortDescriptors?.first.map { !$0.ascending } ?? false
    handler = resultsHandler
  }
  /// Of several types, those of each in turn.
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int,
    sortDescriptors: [NSSortDescriptor]? = nil,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (asked, self.limit) = (queryDescriptors, limit)
    isNewestFirst = sortDescriptors?.first.map { !$0.ascending } ?? false
    handler = resultsHandler
  }
  private let asked: [HKQueryDescriptor]
  private let limit: Int
  private let isNewestFirst: Bool
  override func answer() {
    var samples = asked.flatMap {
      HealthStandIn.samples(of: $0.sampleType, in: HealthRange($0.predicate))
    }
    if isNewestFirst { samples.reverse() }
    handler(self, limit > 0 ? Array(samples.prefix(limit)) : samples, nil)
  }
}
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    (type, range) = (quantityType, HealthRange(quantitySamplePredicate))
    handler = completionHandler
  }
  private let type: HKQuantityType
  private let range: HealthRange
  override func answer() {
    let statistics = HKStatistics.of(type, in: range)
    handler(self, statistics, statistics == nil ? HKError(.errorNoData) : nil)
  }
}

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isHealthDataAvailable() -> Bool { HealthStandIn.standIn.isAllowed }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
  open func requestAuthorization(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws {}
  open func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(HealthStandIn.standIn.isAllowed, nil) }
  open func execute(_ query: HKQuery) { query.answer() }
  open func stop(_ query: HKQuery) {}
  /// No data arrives while nobody looks: none was enabled.
  open func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(true, nil) }
  open func disableBackgroundDelivery(for type: HKObjectType) async throws {}
}
