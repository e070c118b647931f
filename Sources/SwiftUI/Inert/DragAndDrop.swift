// What is dragged and dropped: inert, since nothing can be dragged out of a widget or onto it.

public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}
extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
public struct DropInfo: Sendable {
  public var location: CGPoint { .zero }
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public let operationOutsideApplication: DropOperation?
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    (operation, operationOutsideApplication) = (withinApplication, outsideApplication)
  }
}
public struct DragConfiguration: Sendable {
  public init(allowMove: Bool, allowDelete: Bool = false) {}
}
public struct DropConfiguration: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}
public struct DragDropPreviewsFormation: Hashable, Sendable {
  let name: String
  public static let `default` = Self(name: "default")
  public static let list = Self(name: "list")
  public static let none = Self(name: "none")
  public static let pile = Self(name: "pile")
  public static let stack = Self(name: "stack")
}
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

extension View {
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    inert("onDrag")
  }
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { inert("onDrag") }
  nonisolated public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { inert("onDrop") }
  nonisolated public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { inert("onDrop") }
  nonisolated public func onDrop(of types: [String], delegate: any DropDelegate) -> some View {
    inert("onDrop")
  }
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { inert("onDrop") }
  nonisolated public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { inert("onDrop") }
  nonisolated public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View {
    inert("onDrop")
  }
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    inert("dragConfiguration")
  }
  nonisolated public func dropConfiguration(
    _ configuration: @escaping (Any) -> DropConfiguration
  ) -> some View { inert("dropConfiguration") }
  nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View
  { inert("dragPreviewsFormation") }
  nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View
  { inert("dropPreviewsFormation") }
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    inert("springLoadingBehavior")
  }
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    inert("itemProvider")
  }
  nonisolated public func copyable<T: Transferable>(_ payload: @escaping @autoclosure () -> [T])
    -> some View
  { inert("copyable") }
  nonisolated public func cuttable<T: Transferable>(
    for type: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { inert("cuttable") }
  nonisolated public func pasteDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { inert("pasteDestination") }
}
extension DynamicViewContent {
  nonisolated public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}
