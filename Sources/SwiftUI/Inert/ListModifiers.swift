/// How rows look and move: inert, since a widget shows no list.
extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { inert("listStyle") }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    inert("listRowBackground")
  }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    inert("listRowInsets")
  }
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    inert("listRowInsets")
  }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { inert("listRowSeparator") }
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { inert("listRowSeparatorTint") }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { inert("listSectionSeparator") }
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { inert("listSectionSeparatorTint") }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    inert("listRowSpacing")
  }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    inert("listSectionSpacing")
  }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    inert("listSectionSpacing")
  }
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  { inert("listSectionMargins") }
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { inert("listItemTint") }
  nonisolated public func listItemTint(_ tint: Color?) -> some View { inert("listItemTint") }
  nonisolated public func listRowPlatterColor(_ color: Color?) -> some View {
    inert("listRowPlatterColor")
  }
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    inert("listRowHoverEffectDisabled")
  }
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View { inert("swipeActions") }
  nonisolated public func badge(_ count: Int) -> some View { inert("badge") }
  nonisolated public func badge(_ label: Text?) -> some View { inert("badge") }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { inert("badge") }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { inert("badge") }
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    inert("badgeProminence")
  }
  /// Lists, which a widget cannot show, draw such headers larger; views of the widget's own may read
  /// the value.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environmentValues { $0.headerProminence = prominence }
  }
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { inert("sectionActions") }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    inert("deleteDisabled")
  }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { inert("moveDisabled") }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    inert("selectionDisabled")
  }
}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
  {
    InertRows(self)
  }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
  { InertRows(self) }
}

/// Rows that cannot be changed, as in a widget.
private struct InertRows<Base: DynamicViewContent>: DynamicViewContent {
  private let base: UncheckedBox<Base>
  nonisolated init(_ base: Base) { self.base = UncheckedBox(base) }
  var data: Base.Data { base.value.data }
  var body: Base { base.value }
}

public struct BadgeProminence: Hashable, Sendable {
  let raw: Int
  public static let standard = BadgeProminence(raw: 0)
  public static let decreased = BadgeProminence(raw: 1)
  public static let increased = BadgeProminence(raw: 2)
}
