public import Foundation

/// An amount of money; the code is ISO 4217.
public struct IntentCurrencyAmount: _IntentValue, DisplayRepresentable, Hashable, Codable, Sendable
{
  public var amount: Decimal
  public var currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: "\(amount) \(currencyCode)"))
  }
}

/// A way to pay.
public struct IntentPaymentMethod: _PlainIntentValue, DisplayRepresentable, Hashable, Sendable {
  /// Kinds of payment.
  public enum PaymentMethodType: String, Hashable, Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }
  public var type: PaymentMethodType
  public var name: String?
  public var identificationHint: String?

  public init(type: PaymentMethodType, name: String? = nil, identificationHint: String? = nil) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
  }

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name ?? type.rawValue))
  }
}
