public import SwiftUI
@_exported public import UIKit

// Wallet and payments. Inert: there are no passes, nothing is paid.

open class PKObject: NSObject, @unchecked Sendable {}
open class PKPass: PKObject, @unchecked Sendable {
  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var localizedName: String { "" }
  open var organizationName: String { "" }
  open var relevantDate: Date? { nil }
  open var passURL: URL? { nil }
  public convenience init(data: Data) throws { throw CocoaError(.featureUnsupported) }
}
open class PKPassLibrary: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
}
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  open var label: String
  open var amount: NSDecimalNumber
  public init(label: String, amount: NSDecimalNumber) {
    (self.label, self.amount) = (label, amount)
  }
}
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
}
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  public override init() {}
}
open class PKPayment: NSObject, @unchecked Sendable {}
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
  open class func canAddPasses() -> Bool { false }
  public convenience init?(pass: PKPass) { self.init() }
  public convenience init?(passes: [PKPass]) { self.init() }
}
@preconcurrency @MainActor open class PKPaymentAuthorizationController: NSObject {
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool { false }
  public init(paymentRequest request: PKPaymentRequest) {}
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

public struct PayWithApplePayButtonLabel: Sendable {
  public static let plain = PayWithApplePayButtonLabel()
  public static let buy = PayWithApplePayButtonLabel()
  public static let checkout = PayWithApplePayButtonLabel()
  public static let donate = PayWithApplePayButtonLabel()
  public static let subscribe = PayWithApplePayButtonLabel()
}
public struct PayWithApplePayButton<Fallback: View>: View {
  public var body: some View { UnsupportedView("PayWithApplePayButton") }
}
extension PayWithApplePayButton where Fallback == EmptyView {
  nonisolated public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void
  ) {}
}
public struct AddPassToWalletButton<Fallback: View>: View {
  public var body: some View { UnsupportedView("AddPassToWalletButton") }
}
extension AddPassToWalletButton where Fallback == EmptyView {
  nonisolated public init(action: @escaping () -> Void) {}
  nonisolated public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {}
}
public struct PayWithApplePayButtonStyle: Sendable {
  public static let automatic = PayWithApplePayButtonStyle()
  public static let black = PayWithApplePayButtonStyle()
  public static let white = PayWithApplePayButtonStyle()
  public static let whiteOutline = PayWithApplePayButtonStyle()
}
public struct AddPassToWalletButtonStyle: Sendable {
  public static let black = AddPassToWalletButtonStyle()
  public static let blackOutline = AddPassToWalletButtonStyle()
}
extension View {
  nonisolated public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle)
    -> some View
  { inert("payWithApplePayButtonStyle") }
  nonisolated public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle)
    -> some View
  { inert("addPassToWalletButtonStyle") }
}
