package import VitrineDrawing

/// One box of the laid-out tree. Views resolve to nodes; nodes are measured, placed and drawn by
/// their behavior. A node lives for one render.
@MainActor
package final class Node {
  package let behavior: any NodeBehavior
  package var children: [Node]
  package let environment: EnvironmentValues
  package var traits = Traits()
  /// What is said about the way to the next entry, innermost first.
  package var marks: [NodeMark] = []
  /// Preferences that this node adds to those of its children.
  package var preferences = PreferenceValues()
  /// What accessibility modifiers said about this node.
  package var semantics = SemanticsInfo()
  /// Position and size in the render's coordinates, set by `place`.
  package private(set) var frame: CGRect = .zero
  package private(set) var placedProposal = ProposedViewSize.unspecified

  /// Rows and columns of a grid once its rows have been taken apart for placing.
  package var gridTable: GridBehavior.Table?

  // The one measuring cache. Stacks ask a child for few different proposals, so a short list
  // with linear search is faster than a dictionary.
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var placed: (size: CGSize, proposal: ProposedViewSize, result: [Placement])?
  /// How often a behavior measured, for the test that layout stays linear.
  package private(set) var measureCount = 0

  package init(
    _ behavior: any NodeBehavior, _ children: [Node] = [], _ environment: EnvironmentValues
  ) {
    self.behavior = behavior
    self.children = children
    self.environment = environment
    if children.count == 1, behavior.passesTraits {
      traits = behavior.adopted(children[0].traits)
    }
    if behavior.isContainer {
      // Nothing to lay out: last in the queue. One view: that view's own place.
      if children.isEmpty { traits.layoutPriority = -.infinity }
      if standsForChild { traits.layoutPriority = children[0].layoutPriority }
    }
  }

  /// The size this node takes when it is offered `proposal`.
  package func size(_ proposal: ProposedViewSize) -> CGSize {
    for entry in sizes where entry.proposal == proposal { return entry.size }
    measureCount += 1
    let size = behavior.size(for: proposal, of: self)
    sizes.append((proposal, size))
    return size
  }

  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), proposal: proposal, node: self)
  }

  /// Where the children go inside `size`, leading edge at 0.
  package func placements(_ size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    if let placed, placed.size == size, placed.proposal == proposal { return placed.result }
    let result = behavior.placements(in: size, proposal: proposal, of: self)
    placed = (size, proposal, result)
    return result
  }

  package var spacing: ViewSpacing { behavior.spacing(of: self) }
  package var layoutPriority: Double { traits.layoutPriority }
  /// Whether the children's guides are combined to one: in a container, unless it is one around a
  /// single view, which stands for that view.
  package var gathersGuides: Bool { behavior.isContainer && !standsForChild }
  private var standsForChild: Bool {
    behavior.mergesWithChild && children.count == 1 && !children[0].traits.isDynamic
  }

  /// Gives this node and everything in it its frame.
  package func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = size(proposal)
    frame = CGRect(origin: origin, size: size)
    placedProposal = proposal
    behavior.prepare(self)
    let mirrored = environment.layoutDirection == .rightToLeft && behavior.mirrorsChildren
    for (child, placement) in zip(children, placements(size, proposal)) {
      var x = placement.origin.x
      if mirrored { x = size.width - x - child.size(placement.proposal).width }
      child.place(
        at: CGPoint(x: origin.x + x, y: origin.y + placement.origin.y), placement.proposal)
    }
    behavior.didPlace(self)
  }

  /// Replaces the children of a node whose contents depend on its size (GeometryReader).
  package func replaceChildren(_ nodes: [Node]) {
    children = nodes
    placed = nil
  }

  package func draw(into recorder: inout Recorder) { draw(under: marks[...], into: &recorder) }

  package func drawChildren(into recorder: inout Recorder) {
    if children.contains(where: { $0.traits.zIndex != 0 }) {
      let order = children.enumerated().sorted {
        ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
      }
      for (_, child) in order { child.draw(into: &recorder) }
    } else {
      for child in children { child.draw(into: &recorder) }
    }
  }
}

/// Where a child goes: the origin relative to its parent's leading top corner, and the proposal
/// whose answer is its size.
package struct Placement: Equatable {
  package var origin: CGPoint
  package var proposal: ProposedViewSize
  package init(_ origin: CGPoint, _ proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// Values that a view gives to the container it stands in.
package struct Traits {
  /// What frames, paddings and their like say of their child: a priority inside them ends there
  /// (a spacer's last place too: measured on a system widget's tile grid).
  package var withoutPriority: Traits {
    var copy = self
    copy.layoutPriority = 0
    copy.written.remove(\.layoutPriority)
    return copy
  }

  /// Notes what a modifier says. Of two that say the same of one view the inner one counts: of two
  /// `layoutValue`s a custom layout read the inner (Apple's picture, docs/facts/layout.md).
  package mutating func write<Value>(_ trait: WritableKeyPath<Traits, Value>, _ value: Value) {
    if written.insert(trait).inserted { self[keyPath: trait] = value }
  }
  private var written: Set<PartialKeyPath<Traits>> = []

  package var layoutPriority: Double = 0
  /// Whether the view comes from a list that may change: a condition, a loop, an erased type.
  package var isDynamic = false
  package var zIndex: Double = 0
  package var tag: AnyHashable?
  /// Values by `LayoutValueKey`.
  package var layoutValues: [ObjectIdentifier: Any] = [:]
  package var gridColumns = 1
  package var gridAnchor: UnitPoint?
  package var gridColumnAlignment: HorizontalAlignment?
  package var gridUnsizedAxes: Axis.Set = []
  package var isGridRow = false
  package var gridRowAlignment: VerticalAlignment?
  package var section: SectionMark?
  /// The widget background declared around this view; previews of several widgets have several.
  package var containerBackground: Node?
  package var preview: PreviewTraits?
  /// `.transition`, read when two entries are compared.
  package var transition: AnyTransition?
  package init() {}
}

/// How one kind of node is measured, placed and drawn. Implementations are values that hold the
/// view's parameters; the children come with the node.
@MainActor
package protocol NodeBehavior {
  /// SwiftUI's name of the view or modifier, for `inspect`.
  var name: String { get }
  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize
  func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  /// The value of an alignment guide that somebody set, in this node's coordinates.
  func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions, of node: Node)
    -> CGFloat?
  func spacing(of node: Node) -> ViewSpacing
  /// Called with the frame known and the children not yet placed.
  func prepare(_ node: Node)
  /// Called when the children have their frames.
  func didPlace(_ node: Node)
  func draw(_ node: Node, into recorder: inout Recorder)
  func describe(_ node: Node, _ semantics: inout SemanticsNode)
  /// A preference that the view has by itself, made only where somebody reads it.
  func ownPreference(_ key: ObjectIdentifier, of node: Node) -> Any?
  /// What this node does to the coordinates of its children when they are drawn.
  func childTransform(_ node: Node) -> Affine?
  /// Whether the node lays out any number of children: no single child's traits count for it, and
  /// the built-in guides end here.
  var isContainer: Bool { get }
  /// Whether such a container around one view is laid out as that view alone, as stacks are.
  var mergesWithChild: Bool { get }
  /// Whether a single child's priority, index and layout values count for this node too.
  var passesTraits: Bool { get }
  /// What of a single child's traits counts for this node.
  func adopted(_ traits: Traits) -> Traits
  /// Whether right-to-left turns this node's children around.
  var mirrorsChildren: Bool { get }
}

extension NodeBehavior {
  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    node.children.first?.size(proposal) ?? .zero
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    node.children.map { _ in Placement(.zero, proposal) }
  }

  /// Children's guides, moved to where the children are. Of several children they are combined as
  /// the guide's kind wants; one child's guides are the node's.
  package func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions, of node: Node
  ) -> CGFloat? {
    if node.gathersGuides && !key.isCombined { return nil }
    let placements = node.placements(dimensions.size, dimensions.proposal)
    var values: [CGFloat] = []
    for (child, placement) in zip(node.children, placements) {
      guard let value = child.dimensions(placement.proposal)[explicit: key] else { continue }
      values.append(value + (key.isHorizontal ? placement.origin.x : placement.origin.y))
    }
    return node.gathersGuides ? key.combine(values) : values.first
  }

  package func spacing(of node: Node) -> ViewSpacing {
    guard let first = node.children.first else { return .box }
    return node.children.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  package func prepare(_ node: Node) {}
  package func didPlace(_ node: Node) {}
  package func draw(_ node: Node, into recorder: inout Recorder) {
    node.drawChildren(into: &recorder)
  }
  package func describe(_ node: Node, _ semantics: inout SemanticsNode) {}
  package func ownPreference(_ key: ObjectIdentifier, of node: Node) -> Any? { nil }
  package func childTransform(_ node: Node) -> Affine? { nil }
  package var isContainer: Bool { false }
  package var mergesWithChild: Bool { false }
  package var passesTraits: Bool { !isContainer }
  package func adopted(_ traits: Traits) -> Traits { traits }
  package var mirrorsChildren: Bool { true }
}
