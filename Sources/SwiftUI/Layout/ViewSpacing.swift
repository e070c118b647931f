/// How far a view wants to stand from its neighbours (facts/layout.md §1).
public struct ViewSpacing: Sendable {
  /// What two neighbours have in common; the distance is the largest over the shared ones.
  package enum Category: Hashable, Sendable {
    case textToText, edgeAboveText, edgeBelowText
    /// A plain minimum; used only where nothing else is shared.
    case plain
  }

  /// What one edge says in a category.
  package enum Value: Comparable, Sendable {
    /// Points; two of them add up.
    case distance(CGFloat)
    /// An edge of text: between two texts is the lower one's leading.
    case text(lineHeight: CGFloat, leading: CGFloat)

    static func distance(_ upper: Value, _ lower: Value) -> CGFloat {
      switch (upper, lower) {
      case (.distance(let a), .distance(let b)): a + b
      case (.distance(let length), .text), (.text, .distance(let length)): length
      case (.text, .text(_, let leading)): leading
      }
    }
  }

  package var edges: [Edge: [Category: Value]]

  /// Says nothing: the standard distance to everything.
  public init() { edges = [:] }
  package init(edges: [Edge: [Category: Value]]) { self.edges = edges }

  /// A view without text edges: it offers 0 to a text above or below.
  package static let box = ViewSpacing(edges: [
    .top: [.edgeBelowText: .distance(0)], .bottom: [.edgeAboveText: .distance(0)],
  ])

  /// Stands directly beside anything.
  public static let zero = touching([.horizontal, .vertical])

  /// Stands directly beside what is next along the axes.
  package static func touching(_ axes: Axis.Set) -> ViewSpacing {
    var result = ViewSpacing()
    if axes.contains(Axis.horizontal) {
      result.edges[.leading] = [.plain: .distance(0)]
      result.edges[.trailing] = [.plain: .distance(0)]
    }
    if axes.contains(Axis.vertical) {
      result.edges[.top] = [.plain: .distance(0)]
      result.edges[.bottom] = [.plain: .distance(0)]
    }
    return result
  }

  /// Default distance where two neighbours share nothing, points (facts: 8 × 8 on iOS).
  package static let standard: CGFloat = 8

  /// Points from this view's trailing (or bottom) edge to the next view's leading (or top) edge.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = edges[axis == .horizontal ? .trailing : .bottom] ?? [:]
    let theirs = next.edges[axis == .horizontal ? .leading : .top] ?? [:]
    var shared: CGFloat?
    for (category, value) in mine where category != .plain {
      guard let other = theirs[category] else { continue }
      shared = max(shared ?? -.infinity, Value.distance(value, other))
    }
    if let shared { return shared }
    guard let minimum = [mine[.plain], theirs[.plain]].compactMap({ $0 }).max(),
      case .distance(let length) = minimum
    else { return Self.standard }
    return length
  }

  public mutating func formUnion(_ other: ViewSpacing, edges set: Edge.Set = .all) {
    for edge in Edge.allCases where set.contains(Edge.Set(edge)) {
      guard let theirs = other.edges[edge] else { continue }
      edges[edge] = (edges[edge] ?? [:]).merging(theirs) { max($0, $1) }
    }
  }

  public func union(_ other: ViewSpacing, edges set: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: set)
    return copy
  }

  /// `other`'s wishes on the given edges, this one's elsewhere.
  package func replacing(_ set: Edge.Set, with other: ViewSpacing) -> ViewSpacing {
    var copy = self
    for edge in Edge.allCases where set.contains(Edge.Set(edge)) {
      copy.edges[edge] = other.edges[edge]
    }
    return copy
  }
}

/// Takes the text edges of what is in it away.
struct BoxSpacingBehavior: NodeBehavior {
  var name: String { "Spacing" }
  func adopted(_ traits: Traits) -> Traits { traits.withoutPriority }
  func spacing(of node: Node) -> ViewSpacing { .box }
}

extension View {
  /// Rows with a label and a control keep a view's distance from texts, not a text's.
  nonisolated func standsAsBox() -> some View { behavior(BoxSpacingBehavior()) }
}
