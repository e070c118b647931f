@_exported public import VitrineFoundation

// The user's accounts. Inert: nobody has allowed them to be read.

public struct CurrencyAmount: Hashable, Sendable {
  public let amount: Decimal
  public let currencyCode: String
  public init(amount: Decimal, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }
}
public enum FinanceKitAuthorizationStatus: Sendable { case notDetermined, denied, authorized }
public final class FinanceStore: Sendable {
  public static let shared = FinanceStore()
  public enum DataType: Sendable { case financialData, orders }
  public static func isDataAvailable(_ type: DataType) -> Bool { false }
  public func requestAuthorization() async throws -> FinanceKitAuthorizationStatus { .denied }
  public func authorizationStatus() async throws -> FinanceKitAuthorizationStatus { .denied }
}
