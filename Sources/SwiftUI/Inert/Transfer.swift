/// What moves between apps: declared in shared files, never asked for in a widget.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item
}
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  public static func buildBlock<each R: TransferRepresentation>(_ content: repeat each R)
    -> _InertTransfer<Item>
  { _InertTransfer() }
}
/// Stands for whatever a builder was given.
public struct _InertTransfer<Item>: TransferRepresentation { nonisolated init() {} }
extension TransferRepresentation {
  public func suggestedFileName(_ name: String) -> some TransferRepresentation<Item> {
    _InertTransfer<Item>()
  }
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  { _InertTransfer<Item>() }
  public func visibility(_ visibility: TransferRepresentationVisibility)
    -> some TransferRepresentation<Item>
  { _InertTransfer<Item>() }
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  { _InertTransfer<Item>() }
}
public struct TransferRepresentationVisibility: Sendable {
  public static let all = TransferRepresentationVisibility()
  public static let team = TransferRepresentationVisibility()
  public static let group = TransferRepresentationVisibility()
  public static let ownProcess = TransferRepresentationVisibility()
}
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {}
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {}
}
extension String: Transferable {
  public static var transferRepresentation: _InertTransfer<String> { _InertTransfer() }
}
extension Data: Transferable {
  public static var transferRepresentation: _InertTransfer<Data> { _InertTransfer() }
}
extension URL: Transferable {
  public static var transferRepresentation: _InertTransfer<URL> { _InertTransfer() }
}
extension Image: Transferable {
  public static var transferRepresentation: _InertTransfer<Image> { _InertTransfer() }
}

/// Dragging and dropping: inert, since nothing is dragged in a widget.
extension View {
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some View
  { inert("draggable") }
  nonisolated public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { inert("draggable") }
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { inert("dropDestination") }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    inert("onOpenURL")
  }
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { inert("handlesExternalEvents") }
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { inert("userActivity") }
}
