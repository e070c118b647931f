/// A style kept in the environment: what it makes of a configuration, with the style's own dynamic
/// properties filled in where it is used.
package struct StyleBox<Configuration> {
  package let body: @MainActor (Configuration, ResolveContext) -> [Node]
  /// Tells built-in code which style it is without running it.
  package let style: Any

  /// `change` makes the environment of the body: a style that shows the control it styles takes
  /// itself out there.
  @MainActor init<Style, Body: View>(
    _ style: Style, change: ((inout EnvironmentValues) -> Void)? = nil,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = style
    body = { configuration, context in
      var style = style
      context.inject(into: &style)
      let inner = change.map { context.with($0) } ?? context
      return inner.resolve(makeBody(style, configuration))
    }
  }
}

/// A piece of a control that a style places: the label, the icon, the track.
package struct StyledPart: Sendable {
  package let resolve: @MainActor @Sendable (ResolveContext) -> [Node]

  package init(_ view: some View) {
    let box = UncheckedBox(view)
    resolve = { $0.resolve(box.value) }
  }
  package static let empty = StyledPart(EmptyView())
}

/// Shows a part; what `configuration.label` and its like are.
package struct PartView: PrimitiveView {
  package typealias Body = Never
  package let part: StyledPart
  nonisolated package init(_ part: StyledPart) { self.part = part }
  package func resolve(_ context: ResolveContext) -> [Node] { part.resolve(context) }
}

/// Resolves `content` in the context it is found in.
package struct ContextView: PrimitiveView {
  package typealias Body = Never
  package let content: @MainActor (ResolveContext) -> [Node]
  nonisolated package init(_ content: @escaping @MainActor (ResolveContext) -> [Node]) {
    self.content = content
  }
  package func resolve(_ context: ResolveContext) -> [Node] { content(context) }
}

public enum ControlSize: CaseIterable, Hashable, Sendable, Comparable {
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { slots.controlSize }
    set { slots.controlSize = newValue }
  }
  public var labelsVisibility: Visibility {
    get { slots.labelsVisibility }
    set { slots.labelsVisibility = newValue }
  }
}

extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentValues { $0.controlSize = controlSize }
  }
  nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    nonisolated(unsafe) let range = range
    return environmentValues { environment in
      let allowed = ControlSize.allCases.filter { range.contains($0) }
      if let low = allowed.first, let high = allowed.last {
        environment.controlSize = min(max(environment.controlSize, low), high)
      }
    }
  }
  nonisolated public func labelsHidden() -> some View {
    environmentValues { $0.labelsVisibility = .hidden }
  }
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environmentValues { $0.labelsVisibility = visibility }
  }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    environmentValues { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
