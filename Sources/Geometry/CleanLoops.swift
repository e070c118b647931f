import VitrineDrawing

/// Loops that a combination has left: no point is covered twice, by either fill rule. Combined once more, only those
/// near the other shape are looked at, so that a picture made of many small shapes costs what is changed in it.
package struct CleanLoops: Sendable {
  /// Outer ones have positive areas, holes negative ones.
  package private(set) var loops: Loops = []
  private var boxes: [Box] = []

  package init() {}

  /// How many there are in all loops.
  package var points: Int { loops.reduce(0) { $0 + $1.count } }

  /// One side of a combination.
  package enum Operand: Sendable {
    case plain(Loops)
    case clean(CleanLoops)

    var loops: Loops {
      switch self {
      case .plain(let loops): loops
      case .clean(let clean): clean.loops
      }
    }

    /// Around all of it.
    var box: Box {
      switch self {
      case .plain(let loops): loops.reduce(into: Box()) { $0.add($1) }
      case .clean(let clean): clean.boxes.reduce(into: Box()) { $0.add($1) }
      }
    }

    /// What may meet something in the box, and what does not. A loop around one that is near is near too, so that what
    /// is near has its winding numbers by itself.
    fileprivate func parted(by box: Box) -> (near: Loops, far: CleanLoops) {
      guard case .clean(let clean) = self else { return (loops, CleanLoops()) }
      var (near, far): (Loops, CleanLoops) = ([], CleanLoops())
      for (loop, own) in zip(clean.loops, clean.boxes) {
        if own.meets(box) {
          near.append(loop)
        } else {
          far.loops.append(loop)
          far.boxes.append(own)
        }
      }
      return (near, far)
    }
  }

  /// `keep` says which winding numbers around both operands are inside the result; not those of neither.
  package static func combine(
    _ first: Operand, _ second: Operand, keep: (_ a: Int, _ b: Int) -> Bool
  ) -> CleanLoops {
    let (a, b) = (first.parted(by: second.box), second.parted(by: first.box))
    var result = CleanLoops()
    if keep(1, 0) { result.append(a.far) }
    if keep(0, 1) { result.append(b.far) }
    for loop in PlanarMap.combine(a.near, b.near, keep: keep) {
      var box = Box()
      box.add(loop)
      result.loops.append(loop)
      result.boxes.append(box)
    }
    return result
  }

  private mutating func append(_ other: CleanLoops) {
    loops += other.loops
    boxes += other.boxes
  }
}
