import CoreGraphics
public import Foundation
import VitrineDrawing
import VitrineGeometry

/// Combining paths. Curves become lines first; the result is made of lines, clean for both fill rules.
extension Path {
  private var loops: Loops { drawing().loops(tolerance: 0.01) }
  private var operand: CleanLoops.Operand { combination.map { .clean($0.loops) } ?? .plain(loops) }

  /// What waits until somebody looks at it.
  private func waiting(
    _ operation: GrowingCombination.Operation, _ other: Path, _ eoFill: Bool
  ) -> Path {
    var steps = combination?.steps ?? GrowingCombination()
    if combination == nil { steps.add(.union, union(eoFill)) }
    steps.add(operation, other.union(eoFill))
    return Path(PathCombination(steps))
  }

  /// As a union that others can be added to.
  private func union(_ eoFill: Bool) -> GrowingUnion {
    if let union = combination?.steps.union { return union }
    var union = GrowingUnion()
    union.add(operand, isEvenOdd: eoFill)
    return union
  }

  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    waiting(.union, other, eoFill)
  }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    waiting(.intersection, other, eoFill)
  }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    waiting(.subtraction, other, eoFill)
  }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    waiting(.symmetricDifference, other, eoFill)
  }
  public func normalized(eoFill: Bool = true) -> Path {
    var steps = GrowingCombination()
    steps.add(.union, union(eoFill))
    return Path(PathCombination(steps))
  }

  /// The parts of this path's line inside `other`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lineParts(other, eoFill, inside: true)
  }
  /// The parts of this path's line outside `other`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lineParts(other, eoFill, inside: false)
  }

  private func lineParts(_ other: Path, _ eoFill: Bool, inside: Bool) -> Path {
    let line = drawing().polylines(tolerance: 0.05)
    var result = Path()
    var pen: Point?
    for piece in PlanarMap.cut(line, by: other.loops) {
      let isInside = eoFill ? piece.winding % 2 != 0 : piece.winding != 0
      guard isInside == inside else { continue }
      if pen != piece.from { result.move(to: piece.from.cgPoint) }
      result.addLine(to: piece.to.cgPoint)
      pen = piece.to
    }
    return result
  }
}

/// Two shapes combined in the same frame.
public struct _CombinedShape<A: Shape, B: Shape>: Shape {
  enum Operation: Sendable {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }
  let first: A
  let second: B
  let operation: Operation
  let eoFill: Bool

  nonisolated public func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    switch operation {
    case .union: return a.union(b, eoFill: eoFill)
    case .intersection: return a.intersection(b, eoFill: eoFill)
    case .subtraction: return a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: return a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: return a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: return a.lineSubtraction(b, eoFill: eoFill)
    }
  }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior
  }
}

extension Shape {
  nonisolated private func combined<T: Shape>(
    _ other: T, _ operation: _CombinedShape<Self, T>.Operation, _ eoFill: Bool
  ) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
  }
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .intersection, eoFill)
  }
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .union, eoFill)
  }
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .subtraction, eoFill)
  }
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false)
    -> some Shape
  {
    combined(other, .symmetricDifference, eoFill)
  }
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  {
    combined(other, .lineIntersection, eoFill)
  }
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  {
    combined(other, .lineSubtraction, eoFill)
  }
}
