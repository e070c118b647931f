/// Takes the room that is left along the stack it stands in.
public struct Spacer: Sendable {
  public var minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    let node = Node(
      SpacerBehavior(axis: context.stackAxis, minimum: minLength ?? ViewSpacing.standard), [],
      context.environment)
    node.traits.layoutPriority = -.infinity
    return [node]
  }
}

package struct SpacerBehavior: NodeBehavior {
  /// nil outside a stack: flexible on both axes.
  let axis: Axis?
  let minimum: CGFloat
  package var name: String { "Spacer" }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    Extent(length(.horizontal, &measuring), length(.vertical, &measuring))
  }

  private func length(_ of: Axis, _ measuring: inout Measuring) -> Length {
    guard axis == nil || axis == of else { return .zero }
    guard let proposed = measuring.proposed(of) else { return Length(minimum) }
    return measuring.max(proposed, minimum)
  }

  /// Nothing across the stack: beside a column that ends in a spacer the standard distance stays.
  package func spacing(of node: Node) -> ViewSpacing {
    switch axis {
    case .horizontal: .touching(.horizontal)
    case .vertical: .touching(.vertical)
    case nil: .zero
    }
  }
  package func draw(_ node: Node, into recorder: inout Recorder) {}
}
