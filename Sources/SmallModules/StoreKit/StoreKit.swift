@_exported public import UIKit
@_exported public import VitrineFoundation

// Purchases. Inert: there is no store, nothing is bought.

public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }
  public struct PurchaseOption: Hashable, Sendable {
    let name: String
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { .init(name: "token") }
    public static func quantity(_ quantity: Int) -> PurchaseOption { .init(name: "quantity") }
  }
  public enum PurchaseError: Error, Sendable { case productUnavailable, purchaseNotAllowed }
  public var type: ProductType { .autoRenewable }
  public var isFamilyShareable: Bool { false }
  public var subscription: SubscriptionInfo? { nil }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit
    public let value: Int
  }
  public struct SubscriptionInfo: Sendable {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }
    public struct RenewalInfo: Sendable {
      public let willAutoRenew: Bool
      public var currentProductID: String { "" }
      public var autoRenewPreference: String? { nil }
      public var gracePeriodExpirationDate: Date? { nil }
      public var isInBillingRetry: Bool { false }
      public var renewalDate: Date? { nil }
      public var expirationReason: Int? { nil }
    }
    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }
    public var introductoryOffer: SubscriptionOffer? { nil }
    public var promotionalOffers: [SubscriptionOffer] { [] }
    public var groupDisplayName: String { "" }
    public var groupLevel: Int { 1 }
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public var status: [Status] { get async throws { [] } }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }
  public struct SubscriptionOffer: Hashable, Sendable {
    public enum OfferType: Sendable { case introductory, promotional, winBack }
    public enum PaymentMode: Sendable { case payAsYouGo, payUpFront, freeTrial }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var jsonRepresentation: Data { Data() }
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
}

public enum VerificationResult<SignedType: Sendable>: Sendable {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

public struct Transaction: Identifiable, Hashable, Sendable {
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public var id: UInt64 { 0 }
  public var originalID: UInt64 { 0 }
  public var originalPurchaseDate: Date { purchaseDate }
  public var price: Decimal? { nil }
  public var currency: Locale.Currency? { nil }
  public var offer: Offer? { nil }
  public var isUpgraded: Bool { false }
  public var subscriptionGroupID: String? { nil }
  public var productType: Product.ProductType { .autoRenewable }
  public var ownershipType: OwnershipType { .purchased }
  public var appAccountToken: UUID? { nil }
  public var environment: AppStore.Environment { .production }
  public var jsonRepresentation: Data { Data() }
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
  }
  public struct Offer: Hashable, Sendable {
    public let id: String?
    public let type: OfferType
  }
  public static var all: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  public static var unfinished: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  public static func currentEntitlement(for id: String) async -> VerificationResult<Transaction>? {
    nil
  }
  public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  public static var updates: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { $0.finish() }
  }
  public static func latest(for id: String) async -> VerificationResult<Transaction>? { nil }
  public func finish() async {}
}

public enum AppStore {
  public static var deviceVerificationID: UUID? { nil }
  public static func sync() async throws {}
  public static var canMakePayments: Bool { false }
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
}
