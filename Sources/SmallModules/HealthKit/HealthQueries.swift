/// Queries of changes; they answer at once.
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
