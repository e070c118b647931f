public import UIKit

// The app's own purchase, storefronts and messages of the store. Inert, as all of it.

public struct AppTransaction: Hashable, Sendable {
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let environment: AppStore.Environment
  public var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
  public var appID: UInt64? { nil }
  public var jsonRepresentation: Data { Data() }
  /// Fails as without an account.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.userCancelled }
  }
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.userCancelled
  }
}
public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported
}
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String
  public static var current: Storefront? { get async { nil } }
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}
public struct Message: Hashable, Sendable {
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let generic = Reason(rawValue: 1)
    public static let priceIncreaseConsent = Reason(rawValue: 2)
    public static let billingIssue = Reason(rawValue: 3)
  }
  public let reason: Reason
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}
public struct PurchaseIntent: Sendable {
  public let product: Product
  public static var intents: AsyncStream<PurchaseIntent> { AsyncStream { $0.finish() } }
}
extension VerificationResult {
  public var jwsRepresentation: String { "" }
  public var payloadData: Data { Data() }
  public var deviceVerification: Data { Data() }
  public var signedDate: Date { Date(timeIntervalSince1970: 0) }
}
extension AppStore {
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
}
extension Transaction {
  public enum RefundRequestStatus: Sendable { case userCancelled, success }
  public var purchasedQuantity: Int { 1 }
  public var webOrderLineItemID: String? { nil }
  public var revocationReason: Int? { nil }
  public var signedDate: Date { purchaseDate }
  public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
  public var storefrontCountryCode: String { "" }
  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws
    -> RefundRequestStatus
  { .userCancelled }
}
extension Product.PurchaseOption {
  public static func promotionalOffer(
    offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
  ) -> Self { .init(name: "promotionalOffer") }
  public static func simulatesAskToBuyInSandbox(_ asks: Bool) -> Self { .init(name: "askToBuy") }
}
extension Product {
  @MainActor public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { .userCancelled }
}
