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
        edge: edge == .top ? .top : .bottom, guide: alignment.key, spacing: spacing))
  }
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    edgeInset(
      content(),
      EdgeInsetBehavior(
        edge: edge == .leading ? .leading : .trailing, guide: alignment.key, spacing: spacing))
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
  /// Guide on which both stand, along the edge.
  let guide: AlignmentKey
  let spacing: CGFloat?
  var name: String { "SafeAreaInset" }
  var passesTraits: Bool { false }
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func gap(_ node: Node) -> CGFloat {
    spacing ?? node.children[0].spacing.distance(to: node.children[1].spacing, along: axis)
  }

  /// The inset is offered what the main view can do without, the main view what the inset left.
  private func offers(_ p: ProposedViewSize, _ node: Node) -> (
    main: ProposedViewSize, inset: ProposedViewSize
  ) {
    guard let length = p[axis] else { return (p, p) }
    let gap = gap(node)
    var (main, inset) = (p, p)
    main[axis] = 0
    let minimum = node.children[0].size(main)[axis]
    inset[axis] = max(max(length - gap, 0) - minimum, 0)
    main[axis] = max(length - node.children[1].size(inset)[axis] - gap, 0)
    return (main, inset)
  }

  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    let offers = offers(proposal, node)
    let (main, inset) = (node.children[0].size(offers.main), node.children[1].size(offers.inset))
    var size = CGSize(
      width: max(main.width, inset.width), height: max(main.height, inset.height))
    size[axis] = main[axis] + gap(node) + inset[axis]
    return size
  }

  func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement] {
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    let offers = offers(proposal, node)
    let main = node.children[0].dimensions(offers.main)
    let inset = node.children[1].dimensions(offers.inset)
    var (place, insetPlace) = (CGSize.zero, CGSize.zero)
    place[axis.other] = (size[axis.other] - main.size[axis.other]) / 2
    insetPlace[axis.other] = place[axis.other] + main[guide] - inset[guide]
    if edge == .top || edge == .leading {
      place[axis] = size[axis] - main.size[axis]
    } else {
      insetPlace[axis] = size[axis] - inset.size[axis]
    }
    return [
      Placement(CGPoint(x: place.width, y: place.height), offers.main),
      Placement(CGPoint(x: insetPlace.width, y: insetPlace.height), offers.inset),
    ]
  }

  func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions, of node: Node
  ) -> CGFloat? { nil }
  func spacing(of node: Node) -> ViewSpacing { .box }
}
