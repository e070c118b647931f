/// Opens an address when it is tapped.
public struct Link<Label> {
  package let label: Label
  package let destination: URL
}
extension Link: View, PrimitiveView where Label: View {
  public typealias Body = Never
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    let inner = context.child(0).with { environment in
      if environment.core.foregroundStyle.styles.isEmpty {
        environment.setForeground([environment.core.tint ?? AnyShapeStyle(Color.accentColor)])
      }
    }
    let node = ActionBehavior.node(
      inner.resolve(label), context, name: "Link", traits: ["link"], intent: nil, toggled: nil)
    node.semantics.url = destination.absoluteString
    return [node]
  }
}
extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}
