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
    let action = ControlAction(name: "Link", traits: ["link"], url: destination.absoluteString)
    return context.links(action) { contents($0) }
  }

  /// Several views of a label stay views of the stack around the link, as modifiers leave them; each opens the
  /// address (estimate: widgets put a row's parts and the gaps between them into one link).
  /// A link is a button: it follows `.buttonStyle` where one is set and takes the tint otherwise.
  @MainActor private func contents(_ context: ResolveContext) -> [Node] {
    if context.environment.hasButtonStyle {
      return context.styled(ButtonStyleConfiguration(role: nil, label: StyledPart(label)))
    }
    let tinted = context.with { environment in
      if environment.core.foregroundStyle.styles.isEmpty {
        environment.setForeground([environment.core.tint ?? AnyShapeStyle(Color.accentColor)])
      }
    }
    return tinted.resolve(label)
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
