/// How far a view wants to stand from its neighbours (facts/layout.md §1).
public struct ViewSpacing: Sendable {
  /// What two neighbours have in common; the distance is the largest over the shared ones.
  package enum Category: Hashable, Sendable {
    case textToText, edgeAboveText, edgeBelowText
    /// A plain minimum; used only where nothing else is shared.
    case plain
  }

  package var edges: [Edge: [Category: CGFloat]]

  /// A view without text edges: it offers 0 to a text above or below.
  public init() {
    edges = [.top: [.edgeBelowText: 0], .bottom: [.edgeAboveText: 0]]
  }
  package init(edges: [Edge: [Category: CGFloat]]) { self.edges = edges }

  /// Stands directly beside anything (Spacer).
  public static let zero = ViewSpacing(edges: [
    .top: [.plain: 0], .bottom: [.plain: 0], .leading: [.plain: 0], .trailing: [.plain: 0],
  ])

  /// Default distance where two neighbours share nothing, points (facts: 8 × 8 on iOS).
  package static let standard: CGFloat = 8

  /// Points from this view's trailing (or bottom) edge to the next view's leading (or top) edge.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = edges[axis == .horizontal ? .trailing : .bottom] ?? [:]
    let theirs = next.edges[axis == .horizontal ? .leading : .top] ?? [:]
    var shared: CGFloat?
    for (category, value) in mine where category != .plain {
      guard let other = theirs[category] else { continue }
      shared = max(shared ?? 0, value, other)
    }
    if let shared { return shared }
    let minima = [mine[.plain], theirs[.plain]].compactMap { $0 }
    return minima.max() ?? Self.standard
  }

  public mutating func formUnion(_ other: ViewSpacing, edges set: Edge.Set = .all) {
    for edge in Edge.allCases where set.contains(Edge.Set(edge)) {
      let (mine, theirs) = (edges[edge] ?? [:], other.edges[edge] ?? [:])
      var both = mine.merging(theirs) { max($0, $1) }
      // A side without a minimum of its own keeps the standard distance.
      if mine[.plain] == nil || theirs[.plain] == nil { both[.plain] = nil }
      edges[edge] = both
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
