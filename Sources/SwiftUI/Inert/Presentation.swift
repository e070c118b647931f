/// Sheets and popovers: inert, since a widget presents nothing.
extension View {
  nonisolated public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View { inert("sheet") }
  nonisolated public func sheet<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View { inert("sheet") }
  nonisolated public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View { inert("fullScreenCover") }
  nonisolated public func fullScreenCover<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> some View { inert("fullScreenCover") }
  nonisolated public func popover<C: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { inert("popover") }
  nonisolated public func popover<Item: Identifiable, C: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> C
  ) -> some View { inert("popover") }
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { inert("inspector") }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    inert("interactiveDismissDisabled")
  }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    inert("presentationDetents")
  }
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { inert("presentationDetents") }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    inert("presentationDragIndicator")
  }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    inert("presentationBackground")
  }
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { inert("presentationBackground") }
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { inert("presentationBackgroundInteraction") }
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    inert("presentationCornerRadius")
  }
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { inert("presentationContentInteraction") }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { inert("presentationCompactAdaptation") }
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { inert("presentationCompactAdaptation") }
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    inert("presentationSizing")
  }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    inert("statusBarHidden")
  }
  nonisolated public func statusBar(hidden: Bool) -> some View { inert("statusBar") }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    inert("persistentSystemOverlays")
  }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    inert("defersSystemGestures")
  }
}

public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let amount: CGFloat
  private init(_ name: String, _ amount: CGFloat = 0) {
    self.name = name
    self.amount = amount
  }
  public static let medium = PresentationDetent("medium")
  public static let large = PresentationDetent("large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init("f", fraction) }
  public static func height(_ height: CGFloat) -> PresentationDetent { .init("height", height) }
}
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}
public struct PresentationContentInteraction: Equatable, Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}
public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}
public protocol PresentationSizing {}
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}
public struct FittedPresentationSizing: PresentationSizing, Sendable {}
public struct FormPresentationSizing: PresentationSizing, Sendable {}
public struct PagePresentationSizing: PresentationSizing, Sendable {}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: Self { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: Self { PagePresentationSizing() }
}
