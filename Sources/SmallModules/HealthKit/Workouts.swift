// Workouts, categories, correlations and what is known of a person. The stand-in knows workouts and sleep.

public struct HKSourceRevision: Hashable, Sendable {
  public var source: HKSource { HKSource() }
  public var version: String? { nil }
  public var productType: String? { nil }
}
public struct HKSource: Hashable, Sendable {
  public var name: String { "" }
  public var bundleIdentifier: String { "" }
  public static func `default`() -> HKSource { HKSource() }
}
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyDeviceName = "HKDeviceName"
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"

public enum HKCategoryValue: Int, Sendable { case notApplicable }
public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static var asleep: Self { .asleepUnspecified }
  public static var allAsleepValues: Set<Self> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  public let categoryType: HKCategoryType
  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    self.value = value
    categoryType = type
    super.init(type, start, end)
  }
}
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCorrelationTypeIdentifier" + name }
  public static let food = Self("Food")
  public static let bloodPressure = Self("BloodPressure")
}
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier.rawValue)
  }
}
open class HKCorrelation: HKSample, @unchecked Sendable {
  open var objects: Set<HKSample> { [] }
}
extension HKObjectType {
  public class func correlationType(forIdentifier id: HKCorrelationTypeIdentifier)
    -> HKCorrelationType?
  { HKCorrelationType(id) }
}

public enum HKWorkoutActivityType: UInt, Sendable, CaseIterable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
  case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical
  case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball
  case hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
  case mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball
  case rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash
  case stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
  case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports
  case wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs
  case stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
  case discSports, fitnessGaming
  case cardioDance = 77
  case socialDance, pickleball, cooldown
  case swimBikeRun = 82
  case transition, underwaterDiving
  case other = 3000
}
public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor, outdoor
}
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var lapLength: HKQuantity?
  public override init() {}
}
open class HKWorkout: HKSample, @unchecked Sendable {
  open var workoutActivityType: HKWorkoutActivityType { .other }
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  open var totalEnergyBurned: HKQuantity? { nil }
  open var totalDistance: HKQuantity? { nil }
  open var totalFlightsClimbed: HKQuantity? { nil }
  open var totalSwimmingStrokeCount: HKQuantity? { nil }
  open func statistics(for type: HKQuantityType) -> HKStatistics? { nil }
}
public enum HKWorkoutSessionState: Int, Sendable {
  case notStarted = 1
  case running, ended, paused, prepared, stopped
}
public protocol HKWorkoutSessionDelegate: AnyObject {}
public protocol HKLiveWorkoutBuilderDelegate: AnyObject {}
open class HKWorkoutSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any HKWorkoutSessionDelegate)?
  open var state: HKWorkoutSessionState { .notStarted }
  open var startDate: Date? { nil }
  open func startActivity(with date: Date?) {}
  open func end() {}
  open func pause() {}
  open func resume() {}
}
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  open var elapsedTime: TimeInterval { 0 }
  open func beginCollection(at date: Date) async throws { throw HKError(.errorAuthorizationDenied) }
  open func endCollection(at date: Date) async throws { throw HKError(.errorAuthorizationDenied) }
  open func finishWorkout() async throws -> HKWorkout? { nil }
}
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
  open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
}
extension HKHealthStore {
  public func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  public func preferredUnits(
    for types: Set<HKQuantityType>,
    completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) { completion([:], nil) }
  public func preferredUnits(for types: Set<HKQuantityType>) async throws
    -> [HKQuantityType: HKUnit]
  { [:] }
}
extension NSNotification.Name {
  /// Inert: preferred units do not change while a widget is drawn.
  public static let HKUserPreferencesDidChange = NSNotification.Name(
    "HKUserPreferencesDidChangeNotification")
}
