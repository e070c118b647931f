public import SwiftUI

// Views and modifiers of the store, which a widget cannot show.

public struct RequestReviewAction: Sendable { @MainActor public func callAsFunction() {} }
public struct PurchaseAction: Sendable {
  @MainActor public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}
extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  nonisolated public init(id: String)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  nonisolated public init(id: String, @ViewBuilder icon: () -> Icon)
  where PlaceholderIcon == EmptyView {}
  public var body: some View { UnsupportedView("ProductView") }
}
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  nonisolated public init(ids: some Collection<String>)
  where Icon == EmptyView, PlaceholderIcon == EmptyView {}
  public var body: some View { UnsupportedView("StoreView") }
}
public struct SubscriptionStoreView<Content: View>: View {
  nonisolated public init(groupID: String) where Content == EmptyView {}
  nonisolated public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {}
  nonisolated public init(productIDs: some Collection<String>) where Content == EmptyView {}
  nonisolated public init(
    productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content
  ) {}
  public var body: some View { UnsupportedView("SubscriptionStoreView") }
}
public protocol ProductViewStyle {}
public struct RegularProductViewStyle: ProductViewStyle { public init() {} }
public struct CompactProductViewStyle: ProductViewStyle { public init() {} }
public struct LargeProductViewStyle: ProductViewStyle { public init() {} }
extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: Self { Self() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: Self { Self() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: Self { Self() }
}
public struct StoreButtonKind: Hashable, Sendable {
  let name: String
  public static let cancellation = Self(name: "cancellation")
  public static let redeemCode = Self(name: "redeemCode")
  public static let restorePurchases = Self(name: "restorePurchases")
  public static let signIn = Self(name: "signIn")
  public static let policies = Self(name: "policies")
}
public struct SubscriptionStoreControlStyleKind: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let buttons = Self(name: "buttons")
  public static let picker = Self(name: "picker")
  public static let prominentPicker = Self(name: "prominentPicker")
  public static let compactPicker = Self(name: "compactPicker")
}
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let action = Self(name: "action")
  public static let displayName = Self(name: "displayName")
  public static let multiline = Self(name: "multiline")
  public static let price = Self(name: "price")
  public static let singleLine = Self(name: "singleLine")
}
extension View {
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    inert("productViewStyle")
  }
  nonisolated public func productDescription(_ visibility: Visibility) -> some View {
    inert("productDescription")
  }
  nonisolated public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...)
    -> some View
  { inert("storeButton") }
  nonisolated public func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyleKind)
    -> some View
  { inert("subscriptionStoreControlStyle") }
  nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel)
    -> some View
  { inert("subscriptionStoreButtonLabel") }
  nonisolated public func subscriptionStorePolicyDestination(url: URL, for button: Any) -> some View
  { inert("subscriptionStorePolicyDestination") }
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    inert("manageSubscriptionsSheet")
  }
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { inert("manageSubscriptionsSheet") }
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { inert("offerCodeRedemption") }
  nonisolated public func refundRequestSheet(
    for id: UInt64, isPresented: Binding<Bool>, onDismiss: ((Any) -> Void)? = nil
  ) -> some View { inert("refundRequestSheet") }
  nonisolated public func onInAppPurchaseCompletion(
    perform action:
      ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { inert("onInAppPurchaseCompletion") }
  nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?)
    -> some View
  { inert("onInAppPurchaseStart") }
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (Any) async -> Void
  ) -> some View { inert("subscriptionStatusTask") }
  nonisolated public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping (Any) async -> Void
  ) -> some View { inert("storeProductsTask") }
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> Any
  ) -> some View { inert("appStoreOverlay") }
}
