import VitrineDrawing

/// Shapes that are added, taken away, cut with and exclusive of one another, one after the other. Nothing is worked out before
/// somebody looks. What a run of steps does to a point is to leave it, to change it, or to make it covered or not, whatever
/// came before: so halves of the steps are worked out by themselves, and each shape is looked at a few times, however many
/// there are.
package struct GrowingCombination: Sendable {
  /// What is done with a shape, to what was there before it.
  package enum Operation: Sendable {
    case union, intersection, subtraction, symmetricDifference

    fileprivate func keeps(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
      switch self {
      case .union: isInFirst || isInSecond
      case .intersection: isInFirst && isInSecond
      case .subtraction: isInFirst && !isInSecond
      case .symmetricDifference: isInFirst != isInSecond
      }
    }
  }

  /// The edges that were looked at; for tests.
  package private(set) var edgesAsked = 0
  /// Steps in their order, ranks going down: a combination that has grown shares them with the one that it was.
  private var trees: [Tree] = []
  /// Not among the trees yet: unions join in it, and so does what is taken away.
  private var last: Step?

  private struct Step {
    var operation: Operation
    var operand: GrowingUnion
  }

  private final class Tree: Sendable {
    enum Content { case step(Step), pair(Tree, Tree) }
    let content: Content
    let rank: Int
    init(_ step: Step) { (content, rank) = (.step(step), 0) }
    init(_ first: Tree, _ second: Tree) {
      (content, rank) = (.pair(first, second), first.rank + 1)
    }
  }

  /// What steps do: points of `fixed`, or all others, forget what came before, then those of `flipped` are turned over.
  private struct Effect {
    var fixed = CleanLoops()
    var fixesOutside = false
    var flipped = CleanLoops()
  }

  package init() {}

  /// The union alone, where nothing else was done.
  package var union: GrowingUnion? {
    guard trees.isEmpty else { return nil }
    guard let last else { return GrowingUnion() }
    return last.operation == .union ? last.operand : nil
  }

  /// One more step, after all others.
  package mutating func add(_ operation: Operation, _ operand: GrowingUnion) {
    guard var step = last else {
      last = Step(operation: operation, operand: operand)
      return
    }
    if step.operation == operation, operation == .union || operation == .subtraction {
      last = nil
      step.operand.add(operand)
      last = step
      return
    }
    trees.append(Tree(step))
    while trees.count > 1, trees[trees.count - 2].rank == trees[trees.count - 1].rank {
      let second = trees.removeLast()
      trees.append(Tree(trees.removeLast(), second))
    }
    last = Step(operation: operation, operand: operand)
  }

  /// The outline of what is left.
  package mutating func outline() -> CleanLoops {
    let result = outlineOfTwo() ?? outlineOfAll()
    var whole = GrowingUnion()
    whole.add(.clean(result))
    (trees, last) = ([], Step(operation: .union, operand: whole))
    return result
  }

  private mutating func outlineOfAll() -> CleanLoops {
    var result = CleanLoops()
    for tree in trees + (last.map { [Tree($0)] } ?? []) {
      result = changed(result, by: effect(of: tree, isFirst: tree === trees.first))
    }
    return result
  }

  /// Of two shapes, which is what most combinations are of: at once, without the outline of each.
  private mutating func outlineOfTwo() -> CleanLoops? {
    guard trees.count == 1, case .step(let step) = trees[0].content, step.operation == .union,
      let first = step.operand.only, let last, let second = last.operand.only
    else { return nil }
    var asked = 0
    defer { edgesAsked += asked }
    return CleanLoops.combine(first.operand, second.operand) {
      asked += 1
      return last.operation.keeps(first.covers($0), second.covers($1))
    }
  }

  /// - `isFirst`: nothing came before, which need not be forgotten.
  private mutating func effect(of tree: Tree, isFirst: Bool) -> Effect {
    switch tree.content {
    case .step(let step): return effect(of: step)
    case .pair(let one, let other):
      let (first, second) = (effect(of: one, isFirst: isFirst), effect(of: other, isFirst: false))
      var effect = Effect(flipped: changed(first.flipped, by: second))
      if isFirst { return effect }
      let (one, other) = (first.fixesOutside, second.fixesOutside)
      effect.fixesOutside = one || other
      effect.fixed = combine(first.fixed, second.fixed) {
        ($0 != one || $1 != other) != (one || other)
      }
      return effect
    }
  }

  private mutating func effect(of step: Step) -> Effect {
    var operand = step.operand
    let outline = operand.outline()
    edgesAsked += operand.edgesAsked - step.operand.edgesAsked
    switch step.operation {
    case .union: return Effect(fixed: outline, flipped: outline)
    case .intersection: return Effect(fixed: outline, fixesOutside: true)
    case .subtraction: return Effect(fixed: outline)
    case .symmetricDifference: return Effect(flipped: outline)
    }
  }

  private mutating func changed(_ loops: CleanLoops, by effect: Effect) -> CleanLoops {
    let left = combine(loops, effect.fixed) { $0 && $1 == effect.fixesOutside }
    return combine(left, effect.flipped) { $0 != $1 }
  }

  /// One of them empty leaves all or nothing of the other.
  private mutating func combine(
    _ first: CleanLoops, _ second: CleanLoops, keep: (_ isInFirst: Bool, _ isInSecond: Bool) -> Bool
  ) -> CleanLoops {
    if second.loops.isEmpty { return keep(true, false) ? first : CleanLoops() }
    if first.loops.isEmpty { return keep(false, true) ? second : CleanLoops() }
    var asked = 0
    defer { edgesAsked += asked }
    return CleanLoops.combine(.clean(first), .clean(second)) {
      asked += 1
      return keep($0 != 0, $1 != 0)
    }
  }
}
