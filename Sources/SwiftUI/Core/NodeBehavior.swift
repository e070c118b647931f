package import VitrineDrawing

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

/// How one kind of node is measured, placed and drawn. Implementations are values that hold the
/// view's parameters; the children come with the node.
///
/// `size`, `places` and `guide` answer for a region of proposals at once (see `Measuring`). They
/// depend on the proposal, the parameters and the children's answers, and on nothing else.
@MainActor
package protocol NodeBehavior {
  /// SwiftUI's name of the view or modifier, for `inspect`.
  var name: String { get }
  func size(_ measuring: inout Measuring, of node: Node) -> Extent
  /// Where the children go in `size`, the node's own answer; leading edge at 0.
  func places(_ measuring: inout Measuring, in size: Extent, of node: Node) -> [ChildPlacement]
  /// The value of an alignment guide that somebody set, in this node's coordinates.
  func guide(_ key: AlignmentKey, _ measuring: inout Measuring, of node: Node) -> Length?
  /// Guides of which `guide` may have a value although no child has one.
  var ownGuides: GuideKinds { get }
  func spacing(of node: Node) -> ViewSpacing
  /// What is placed in the node, whose frame is known: its children where `places` puts them, or
  /// what a view makes for its size.
  func contents(of node: Node) -> [(node: Node, placement: Placement)]
  /// Called when the contents have their frames.
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
  /// Whether the child's priority is one of these.
  var passesPriority: Bool { get }
  /// Whether right-to-left turns this node's children around.
  var mirrorsChildren: Bool { get }
  /// Whether a developer's code lays the children out: it asks as much as it likes, and each answer
  /// holds for one proposal.
  var isOpaque: Bool { get }
}

extension NodeBehavior {
  /// The child's; nothing where there is none.
  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    node.children.first.map { measuring.size(of: $0, .proposed) } ?? .zero
  }

  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    node.children.map { _ in ChildPlacement(.proposed) }
  }

  /// Children's guides, moved to where the children are. Of several children they are combined as
  /// the guide's kind wants; one child's guides are the node's.
  package func guide(
    _ key: AlignmentKey, _ measuring: inout Measuring, of node: Node
  ) -> Length? {
    if node.gathersGuides && !key.isCombined { return nil }
    guard node.children.contains(where: { $0.mayHaveGuide(key) }) else { return nil }
    var values: [Length] = []
    for (child, place) in zip(node.children, measuring.places(of: node)) {
      guard let value = measuring.explicitGuide(key, of: child, place.offer) else { continue }
      values.append(value + place[key.axis])
    }
    return node.gathersGuides ? measuring.combine(values, key) : values.first
  }

  package var ownGuides: GuideKinds { [] }

  package func spacing(of node: Node) -> ViewSpacing {
    guard let first = node.children.first else { return .box }
    return node.children.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  package func contents(of node: Node) -> [(node: Node, placement: Placement)] {
    // With its labels from the start: an array of other tuples would be converted, element by element.
    zip(node.children, node.placements(node.placedProposal)).map { (node: $0, placement: $1) }
  }

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
  package var passesPriority: Bool { true }
  package var mirrorsChildren: Bool { true }
  package var isOpaque: Bool { false }
}

/// A behavior that lays out in plain numbers: its answers hold for one proposal each. For code that
/// is not ours, and for what stands alone in a picture; everything else says what its answers
/// depend on.
@MainActor
package protocol PlainLayoutBehavior: NodeBehavior {
  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize
  func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
}

extension PlainLayoutBehavior {
  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    node.children.first?.size(proposal) ?? .zero
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    node.children.map { _ in Placement(.zero, proposal) }
  }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    measuring.pin()
    return Extent(size(for: measuring.proposal, of: node))
  }
  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    measuring.pin()
    return placements(in: size.size, proposal: measuring.proposal, of: node).map {
      ChildPlacement(Length($0.origin.x), Length($0.origin.y), Offer($0.proposal))
    }
  }
}

/// Values that a view gives to the container it stands in.
package struct Traits {
  var hasPriority: Bool { layoutPriority != 0 || written.contains(\.layoutPriority) }

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
