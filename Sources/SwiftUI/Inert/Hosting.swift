// SwiftUI inside of the older toolkits, which no widget shows.

extension EdgeInsets {
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

public struct UIHostingConfiguration<Content: View, Background: View> {
  nonisolated init(_made: Void) {}
  nonisolated public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  nonisolated public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  nonisolated public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  nonisolated public func background<S: ShapeStyle>(_ style: S) -> Self { self }
}
extension UIHostingConfiguration: @MainActor UIContentConfiguration {
  public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: .cell())
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
extension UIHostingConfiguration where Background == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
}
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> { public let coordinator: Representable.Coordinator }
extension View {
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable)
    -> some View
  { inert("gesture") }
}
@MainActor @preconcurrency
public protocol WKInterfaceObjectRepresentable: View where Body == Never {
  associatedtype WKInterfaceObjectType
  associatedtype Coordinator = Void
  typealias Context = WKInterfaceObjectRepresentableContext<Self>
  func makeWKInterfaceObject(context: Context) -> WKInterfaceObjectType
  func updateWKInterfaceObject(_ object: WKInterfaceObjectType, context: Context)
}
public struct WKInterfaceObjectRepresentableContext<
  Representable: WKInterfaceObjectRepresentable
> { public let coordinator: Representable.Coordinator }
extension WKInterfaceObjectRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _resolve(_ view: Self, in context: _ViewInputs) -> _ViewOutputs {
    UnsupportedView._resolve(UnsupportedView("WKInterfaceObjectRepresentable"), in: context)
  }
}
