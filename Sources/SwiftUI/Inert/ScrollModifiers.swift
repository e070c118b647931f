/// How things scroll: inert, since nothing scrolls in a widget.
extension View {
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { inert("scrollIndicators") }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    inert("scrollIndicatorsFlash")
  }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    inert("scrollIndicatorsFlash")
  }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { inert("scrollDisabled") }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    inert("scrollClipDisabled")
  }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    inert("scrollTargetLayout")
  }
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    inert("scrollTarget")
  }
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    inert("scrollTargetBehavior")
  }
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { inert("scrollPosition") }
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { inert("scrollPosition") }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { inert("scrollBounceBehavior") }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    inert("scrollDismissesKeyboard")
  }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    inert("scrollContentBackground")
  }
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { inert("scrollEdgeEffectStyle") }
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { inert("scrollEdgeEffectHidden") }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    inert("defaultScrollAnchor")
  }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  { inert("defaultScrollAnchor") }
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { inert("onScrollGeometryChange") }
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { inert("onScrollPhaseChange") }
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { inert("onScrollVisibilityChange") }
  /// The content as it stands in the middle of a scroll view.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { visualEffect { content, _ in transition(content, .identity) } }
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    inert("refreshable")
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { inert("contentMargins") }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { inert("contentMargins") }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { inert("contentMargins") }
}

public struct ContentMarginPlacement: Sendable {
  let raw: Int
  public static let automatic = ContentMarginPlacement(raw: 0)
  public static let scrollContent = ContentMarginPlacement(raw: 1)
  public static let scrollIndicators = ContentMarginPlacement(raw: 2)
}
