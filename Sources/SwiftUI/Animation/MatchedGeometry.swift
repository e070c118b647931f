/// Which of a view's properties follow the source of its group.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

extension View {
  /// A view that is not the source takes position and size from the view of the group that is. It
  /// keeps the room that it would take without.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    nonisolated(unsafe) let id = id
    return contextual { context, content in
      let key = MatchedGroups.Key(id: AnyHashable(id), namespace: namespace)
      let groups = context.session.box(at: MatchedGroups.place) { MatchedGroups() }
      return content(context).map { child in
        let node = Node(MatchedGeometryBehavior(), [child], context.environment)
        if isSource {
          groups.sources[key] = MatchedGroups.Source(node: node, anchor: anchor)
        } else {
          context.session.onPlaced.insert(
            { groups.sources[key]?.match(child, in: node, properties, anchor) }, at: 0)
        }
        return node
      }
    }
  }
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }
  nonisolated public func geometryGroup() -> some View { modifier(EmptyModifier()) }
}

/// The sources of one render's groups. Of several sources of one group the last counts: Apple leaves
/// it undefined.
@MainActor
private final class MatchedGroups {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }
  struct Source {
    /// Gone with the pass that made it.
    weak var node: Node?
    let anchor: UnitPoint

    /// Places `child` where the source is, once both have been laid out.
    @MainActor
    func match(
      _ child: Node, in node: Node, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint
    ) {
      guard let source = self.node else { return }
      let proposal =
        properties.contains(.size) ? ProposedViewSize(source.frame.size) : node.placedProposal
      let size = child.size(proposal)
      var origin = node.frame.origin
      if properties.contains(.position) {
        let point = self.anchor.point(in: source.frame)
        origin = CGPoint(
          x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
      }
      child.place(at: origin, proposal)
    }
  }
  static let place = 0x6D61_7463_6865_64
  var sources: [Key: Source] = [:]
}

private struct MatchedGeometryBehavior: NodeBehavior {
  var name: String { "MatchedGeometryEffect" }
}
