/// How far a view wants to stand from its neighbors (facts/layout.md §1).
public struct ViewSpacing: Sendable {
  /// What two neighbors have in common; the distance is the largest over the shared ones.
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

  /// What one edge says: a value for each category, in place, since distances are asked for between
  /// all views of every stack.
  package struct EdgeDistances: ExpressibleByDictionaryLiteral, Sendable {
    var textToText: Value?
    var edgeAboveText: Value?
    var edgeBelowText: Value?
    var plain: Value?

    package init(dictionaryLiteral elements: (Category, Value)...) {
      for (category, value) in elements { self[category] = value }
    }

    subscript(category: Category) -> Value? {
      get {
        switch category {
        case .textToText: textToText
        case .edgeAboveText: edgeAboveText
        case .edgeBelowText: edgeBelowText
        case .plain: plain
        }
      }
      set {
        switch category {
        case .textToText: textToText = newValue
        case .edgeAboveText: edgeAboveText = newValue
        case .edgeBelowText: edgeBelowText = newValue
        case .plain: plain = newValue
        }
      }
    }

    mutating func formUnion(_ other: EdgeDistances) {
      func larger(_ a: Value?, _ b: Value?) -> Value? {
        guard let a, let b else { return a ?? b }
        return max(a, b)
      }
      textToText = larger(textToText, other.textToText)
      edgeAboveText = larger(edgeAboveText, other.edgeAboveText)
      edgeBelowText = larger(edgeBelowText, other.edgeBelowText)
      plain = larger(plain, other.plain)
    }
  }

  /// What the four edges say.
  package struct Edges: ExpressibleByDictionaryLiteral, Sendable {
    var top: EdgeDistances = [:]
    var leading: EdgeDistances = [:]
    var bottom: EdgeDistances = [:]
    var trailing: EdgeDistances = [:]

    package init(dictionaryLiteral elements: (Edge, EdgeDistances)...) {
      for (edge, wishes) in elements { self[edge] = wishes }
    }

    package subscript(edge: Edge) -> EdgeDistances {
      get {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
      }
      set {
        switch edge {
        case .top: top = newValue
        case .leading: leading = newValue
        case .bottom: bottom = newValue
        case .trailing: trailing = newValue
        }
      }
    }
  }

  package var edges: Edges

  /// Says nothing: the standard distance to everything.
  public init() { edges = [:] }
  package init(edges: Edges) { self.edges = edges }

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

  /// Default distance where two neighbors share nothing, points (facts: 8 × 8 on iOS).
  package static let standard: CGFloat = 8

  /// Points from this view's trailing (or bottom) edge to the next view's leading (or top) edge.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = axis == .horizontal ? edges.trailing : edges.bottom
    let theirs = axis == .horizontal ? next.edges.leading : next.edges.top
    var shared: CGFloat?
    func share(_ value: Value?, _ other: Value?) {
      guard let value, let other else { return }
      shared = max(shared ?? -.infinity, Value.distance(value, other))
    }
    share(mine.textToText, theirs.textToText)
    share(mine.edgeAboveText, theirs.edgeAboveText)
    share(mine.edgeBelowText, theirs.edgeBelowText)
    if let shared { return shared }
    var minimum = mine
    minimum.formUnion(theirs)
    guard case .distance(let length) = minimum.plain else { return Self.standard }
    return length
  }

  public mutating func formUnion(_ other: ViewSpacing, edges set: Edge.Set = .all) {
    for edge in Edge.allCases where set.contains(Edge.Set(edge)) {
      edges[edge].formUnion(other.edges[edge])
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
  var passesPriority: Bool { false }
  func spacing(of node: Node) -> ViewSpacing { .box }
}

extension View {
  /// Rows with a label and a control keep a view's distance from texts, not a text's.
  nonisolated func boxSpacing() -> some View { behavior(BoxSpacingBehavior()) }
}
