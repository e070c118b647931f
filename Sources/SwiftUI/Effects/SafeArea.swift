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
  private func offers(_ measuring: inout Measuring, _ offer: Offer, _ node: Node) -> (
    main: Offer, inset: Offer
  ) {
    guard let length = measuring.length(offer[axis]) else { return (offer, offer) }
    let gap = gap(node)
    var (main, inset) = (offer, offer)
    main[axis] = .length(.zero)
    let minimum = measuring.probe(node.children[0], main)[axis]
    inset[axis] = .length(measuring.max(measuring.max(length - gap, 0) - minimum, 0))
    let taken = measuring.size(of: node.children[1], inset)[axis]
    main[axis] = .length(measuring.max(length - taken - gap, 0))
    return (main, inset)
  }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let offers = offers(&measuring, .proposed, node)
    let main = measuring.size(of: node.children[0], offers.main)
    let inset = measuring.size(of: node.children[1], offers.inset)
    var size = Extent.zero
    size[axis.other] = measuring.max(main[axis.other], inset[axis.other])
    size[axis] = main[axis] + gap(node) + inset[axis]
    return size
  }

  func places(_ measuring: inout Measuring, in size: Extent, of node: Node) -> [ChildPlacement] {
    var offer = Offer.proposed
    if measuring.isUnspecified(offer[axis.other]) { offer[axis.other] = .length(size[axis.other]) }
    let offers = offers(&measuring, offer, node)
    let (main, inset) = (node.children[0], node.children[1])
    let mainSize = measuring.size(of: main, offers.main)
    let insetSize = measuring.size(of: inset, offers.inset)
    var (place, insetPlace) = (ChildPlacement(offers.main), ChildPlacement(offers.inset))
    place[axis.other] = (size[axis.other] - mainSize[axis.other]) / 2
    insetPlace[axis.other] =
      place[axis.other] + measuring.guide(guide, of: main, offers.main)
      - measuring.guide(guide, of: inset, offers.inset)
    if edge == .top || edge == .leading {
      place[axis] = size[axis] - mainSize[axis]
    } else {
      insetPlace[axis] = size[axis] - insetSize[axis]
    }
    return [place, insetPlace]
  }

  func guide(_ key: AlignmentKey, _ measuring: inout Measuring, of node: Node) -> Length? { nil }
  func spacing(of node: Node) -> ViewSpacing { .box }
}
