@_exported public import VitrineFoundation

// Purchases. Inert: there is no store, nothing is bought.

public struct Product: Identifiable, Sendable {
  public let id: String
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
}

public enum VerificationResult<SignedType: Sendable>: Sendable {
  case unverified(SignedType)
  case verified(SignedType)
}

public struct Transaction: Sendable {
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
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
  public static func sync() async throws {}
  public static var canMakePayments: Bool { false }
}
