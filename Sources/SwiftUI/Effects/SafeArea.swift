import CoreGraphics
public import Foundation

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  // A widget has no safe area: its content margins are padding, which only
  // `contentMarginsDisabled()` takes away.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { modifier(EmptyModifier()) }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(EmptyModifier())
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    edgeInset(
      content(),
      EdgeInsetBehavior(
        edge: edge == .top ? .top : .bottom, horizontal: alignment, spacing: spacing ?? 0))
  }
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    edgeInset(
      content(),
      EdgeInsetBehavior(
        edge: edge == .leading ? .leading : .trailing, vertical: alignment, spacing: spacing ?? 0))
  }
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    padding(edges, length)
  }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
  {
    self.padding(edges)
  }

  nonisolated private func edgeInset<V: View>(_ inset: V, _ behavior: EdgeInsetBehavior)
    -> some View
  {
    nonisolated(unsafe) let inset = inset
    return contextual { context, content in
      content(context).map { main in
        let layer = context.child("inset").resolveOne(inset)
        return Node(behavior, [main, layer], context.environment)
      }
    }
  }
}

public struct ScenePadding: Equatable, Sendable {
  private let name: String
  public static let minimum = ScenePadding(name: "minimum")
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// A view at one edge of another, which gets the rest of the room. Children are `[main, inset]`.
struct EdgeInsetBehavior: NodeBehavior {
  let edge: Edge
  var horizontal = HorizontalAlignment.center
  var vertical = VerticalAlignment.center
  let spacing: CGFloat
  var name: String { "SafeAreaInset" }
  var passesTraits: Bool { false }
  private var isVertical: Bool { edge == .top || edge == .bottom }

  private func proposals(_ p: ProposedViewSize, _ node: Node) -> (
    main: ProposedViewSize, inset: ProposedViewSize, length: CGFloat
  ) {
    let offer =
      isVertical
      ? ProposedViewSize(width: p.width, height: nil)
      : ProposedViewSize(width: nil, height: p.height)
    let size = node.children[1].size(offer)
    let length = (isVertical ? size.height : size.width) + spacing
    var main = p
    if isVertical {
      main.height = p.height.map { max(0, $0 - length) }
    } else {
      main.width = p.width.map { max(0, $0 - length) }
    }
    return (main, offer, length)
  }

  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    let parts = proposals(proposal, node)
    let main = node.children[0].size(parts.main)
    return isVertical
      ? CGSize(width: main.width, height: main.height + parts.length)
      : CGSize(width: main.width + parts.length, height: main.height)
  }

  func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement] {
    let parts = proposals(proposal, node)
    let inset = node.children[1].dimensions(parts.inset)
    let box = ViewDimensions(size: size, proposal: ProposedViewSize(size), node: nil)
    let x = box[horizontal] - inset[horizontal]
    let y = box[vertical] - inset[vertical]
    let (main, place): (CGPoint, CGPoint) =
      switch edge {
      case .top: (CGPoint(x: 0, y: parts.length), CGPoint(x: x, y: 0))
      case .bottom: (.zero, CGPoint(x: x, y: size.height - inset.height))
      case .leading: (CGPoint(x: parts.length, y: 0), CGPoint(x: 0, y: y))
      case .trailing: (.zero, CGPoint(x: size.width - inset.width, y: y))
      }
    return [Placement(main, parts.main), Placement(place, parts.inset)]
  }
}
