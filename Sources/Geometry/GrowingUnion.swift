import VitrineDrawing

/// A union that shapes are added to, one after the other. Parts of about the same size are joined first, so that a
/// point is joined as often as the union has doubled since, and not once with each shape that follows.
package struct GrowingUnion: Sendable {
  /// The points of all parts that were joined; for tests.
  package private(set) var pointsJoined = 0
  /// Each is more than twice as large as the next.
  private var parts: [Part] = []

  /// What is covered, by one of the fill rules.
  private struct Part {
    var operand: CleanLoops.Operand
    var isEvenOdd: Bool
    var points: Int

    func covers(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
  }

  package init() {}

  /// What is empty adds nothing. A clean operand is the same by both fill rules.
  package mutating func add(_ operand: CleanLoops.Operand, isEvenOdd: Bool = false) {
    let points = operand.loops.reduce(0) { $0 + $1.count }
    guard points > 0 else { return }
    parts.append(Part(operand: operand, isEvenOdd: isEvenOdd, points: points))
    while parts.count > 1, parts[parts.count - 2].points <= 2 * parts[parts.count - 1].points {
      joinLast()
    }
  }

  /// The outline of all that was added.
  package mutating func outline() -> CleanLoops {
    while parts.count > 1 { joinLast() }
    guard let whole = parts.first else { return CleanLoops() }
    if case .clean(let loops) = whole.operand { return loops }
    let loops = CleanLoops.combine(whole.operand, .plain([])) { own, _ in whole.covers(own) }
    parts = [Part(operand: .clean(loops), isEvenOdd: false, points: loops.points)]
    return loops
  }

  private mutating func joinLast() {
    let (second, first) = (parts.removeLast(), parts.removeLast())
    pointsJoined += first.points + second.points
    let loops = CleanLoops.combine(first.operand, second.operand) {
      first.covers($0) || second.covers($1)
    }
    parts.append(Part(operand: .clean(loops), isEvenOdd: false, points: loops.points))
  }
}
