/// Views that a developer wants to see in the canvas.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}
extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
public struct InterfaceOrientation: Hashable, Sendable {
  let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// What preview modifiers said about a view; read when previews are listed.
package struct PreviewTraits {
  package var name: String?
  package var layout: PreviewLayout?
  package var device: String?
  package var context: (any PreviewContext)?
  /// What the view shows, where another module makes it from values: a Live Activity's attributes and state.
  package var content: Any?
}

extension Node {
  package var preview: PreviewTraits {
    get { traits.preview ?? PreviewTraits() }
    set { traits.preview = newValue }
  }
}

extension View {
  nonisolated private func preview(_ change: @escaping @MainActor (inout PreviewTraits) -> Void)
    -> some View
  {
    contextual { context, content in
      let nodes = content(context)
      for node in nodes {
        var traits = node.preview
        change(&traits)
        node.preview = traits
      }
      return nodes
    }
  }
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    preview { $0.name = value }
  }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    preview { $0.device = value?.rawValue }
  }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    preview { $0.layout = value }
  }
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    let box = UncheckedBox(value)
    return preview { $0.context = box.value }
  }
  /// Says what the view was made from: see `PreviewTraits.content`.
  nonisolated package func previewContent(_ value: Any) -> some View {
    let box = UncheckedBox(value)
    return preview { $0.content = box.value }
  }
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
