public import VitrineFoundation

// Purchases as they were made before `Product`. Inert: there is no store, nothing is bought.

open class SKProduct: NSObject, @unchecked Sendable {
  public override init() {}
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var productIdentifier: String { "" }
  open var isFamilyShareable: Bool { false }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }

  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}

open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 1 }
  open var unit: SKProduct.PeriodUnit { .month }
}

open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 1 }
  open var paymentMode: PaymentMode { .freeTrial }
}

open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?
  open func start() {}
  open func cancel() {}
}
public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Never answers.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  public init(productIdentifiers: Set<String>) {}
}
open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public init(receiptProperties: [String: Any]?) {}
}

open class SKPayment: NSObject, @unchecked Sendable {
  open var productIdentifier: String
  open var quantity: Int { 1 }
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var error: (any Error)? { nil }
  public let payment: SKPayment
  public init(payment: SKPayment) { self.payment = payment }
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { shared }
  open class func canMakePayments() -> Bool { false }
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ payment: SKPayment) {}
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
}

public struct SKError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed,
      storeProductNotAvailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var unknown: Code { .unknown }
  public static var paymentCancelled: Code { .paymentCancelled }
}

/// Inert: nobody is asked for a rating.
public enum SKStoreReviewController {
  public static func requestReview() {}
}
