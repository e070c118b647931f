/// Name of one donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  package var number: Int
}

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  package enum Test: Sendable {
    case identifier(IntentDonationIdentifier)
    case entity(EntityIdentifier)
    case intent(String, entity: EntityIdentifier?)
  }
  package var test: Test

  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    Self(test: .identifier(identifier))
  }
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self {
    Self(test: .entity(identifier))
  }
  public static func intentType<Intent: AppIntent>(
    _ type: Intent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> Self {
    Self(test: .intent(type.persistentIdentifier, entity: entityIdentifier))
  }
}

/// Tells the system which intents a person performs; the stack learns from it.
///
/// In a widget extension donations have no effect: they are counted and kept nowhere.
public struct IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier(number: 0)
  }
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent, result: Intent.PerformResult
  ) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier(number: 0)
  }
  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier {
    IntentDonationIdentifier(number: 0)
  }
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent, result: Intent.PerformResult
  ) -> IntentDonationIdentifier {
    IntentDonationIdentifier(number: 0)
  }
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] { [] }
}

extension AppIntent {
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self)
  }
  @discardableResult
  public func donate(result: PerformResult) async throws -> IntentDonationIdentifier {
    try await IntentDonationManager.shared.donate(intent: self, result: result)
  }
  @discardableResult
  public func donate() -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self)
  }
  @discardableResult
  public func donate(result: PerformResult) -> IntentDonationIdentifier {
    IntentDonationManager.shared.donate(intent: self, result: result)
  }
}
