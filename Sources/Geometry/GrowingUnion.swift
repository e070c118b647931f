import VitrineDrawing

/// A union that shapes are added to, one after the other. Nothing is joined before somebody looks. Then shapes that
/// lie near each other are joined first: what they cover together has fewer points than they have, and each of these
/// is looked at a few times, however many shapes there are.
package struct GrowingUnion: Sendable {
  /// The edges that were looked at; for tests.
  package private(set) var edgesAsked = 0
  /// One of each rank at most: a union that has grown shares them with the one that it was.
  private var trees: [Tree] = []

  /// What is covered, by one of the fill rules.
  private struct Part {
    var operand: CleanLoops.Operand
    var isEvenOdd: Bool
    var center: Point

    init(_ operand: CleanLoops.Operand, isEvenOdd: Bool) {
      (self.operand, self.isEvenOdd) = (operand, isEvenOdd)
      center = operand.box.center
    }

    func covers(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
  }

  /// At most two to the power of its rank parts. Unions that grew from one another share it.
  private final class Tree: Sendable {
    enum Content { case part(Part), pair(Tree, Tree) }
    let content: Content
    let rank: Int

    init(_ part: Part) { (content, rank) = (.part(part), 0) }
    init(_ first: Tree, _ second: Tree) {
      (content, rank) = (.pair(first, second), first.rank + 1)
    }

    /// What stands there more than once covers nothing more.
    func collect(_ parts: inout [Part], besides seen: inout Set<ObjectIdentifier>) {
      guard seen.insert(ObjectIdentifier(self)).inserted else { return }
      switch content {
      case .part(let part): parts.append(part)
      case .pair(let first, let second):
        first.collect(&parts, besides: &seen)
        second.collect(&parts, besides: &seen)
      }
    }
  }

  /// So many parts there are only where unions share most of them.
  private static let highestRank = 32

  package init() {}

  /// What is empty adds nothing. A clean operand is the same by both fill rules.
  package mutating func add(_ operand: CleanLoops.Operand, isEvenOdd: Bool = false) {
    guard operand.loops.contains(where: { !$0.isEmpty }) else { return }
    add(Tree(Part(operand, isEvenOdd: isEvenOdd)))
  }

  /// All that was added to another union.
  package mutating func add(_ other: GrowingUnion) {
    for tree in other.trees { add(tree) }
  }

  private mutating func add(_ tree: Tree) {
    guard !trees.contains(where: { $0 === tree }) else { return }
    var tree = tree
    while let place = trees.firstIndex(where: { $0.rank == tree.rank }) {
      tree = Tree(trees.remove(at: place), tree)
    }
    trees.append(tree)
    if tree.rank > Self.highestRank { _ = outline() }
  }

  /// The shape where it is the only one, as it was added, and whether a winding number is inside of it.
  var only: (operand: CleanLoops.Operand, covers: (Int) -> Bool)? {
    guard trees.count == 1, case .part(let part) = trees[0].content else { return nil }
    return (part.operand, part.covers)
  }

  /// The outline of all that was added.
  package mutating func outline() -> CleanLoops {
    var parts: [Part] = []
    var seen: Set<ObjectIdentifier> = []
    for tree in trees { tree.collect(&parts, besides: &seen) }
    guard !parts.isEmpty else { return CleanLoops() }
    let whole = joined(parts[...])
    let loops: CleanLoops
    switch whole.operand {
    case .clean(let clean): loops = clean
    case .plain: loops = combine(whole, Part(.plain([]), isEvenOdd: false))
    }
    trees = [Tree(Part(.clean(loops), isEvenOdd: false))]
    return loops
  }

  private mutating func joined(_ parts: ArraySlice<Part>) -> Part {
    if parts.count == 1 { return parts[parts.startIndex] }
    let box = parts.reduce(into: Box()) { $0.add($1.center) }
    let isWide = box.high.x - box.low.x > box.high.y - box.low.y
    let ordered = parts.sorted {
      isWide ? $0.center.x < $1.center.x : $0.center.y < $1.center.y
    }
    let middle = ordered.count / 2
    let (first, second) = (joined(ordered[..<middle]), joined(ordered[middle...]))
    return Part(.clean(combine(first, second)), isEvenOdd: false)
  }

  private mutating func combine(_ first: Part, _ second: Part) -> CleanLoops {
    var asked = 0
    defer { edgesAsked += asked }
    return CleanLoops.combine(first.operand, second.operand) {
      asked += 1
      return first.covers($0) || second.covers($1)
    }
  }
}
