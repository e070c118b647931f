import CoreGraphics
public import Foundation
import VitrineDrawing
import VitrineSymbols

/// Combining paths. Curves become lines first; the result is made of lines, clean for both fill rules.
extension Path {
  private var loops: Loops {
    flattened(tolerance: 0.01).map { $0.points.map { Point(Double($0.x), Double($0.y)) } }
  }

  private func combined(
    _ other: Path, _ eoFill: Bool, _ keep: (_ isInSelf: Bool, _ isInOther: Bool) -> Bool
  ) -> Path {
    func isInside(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    var result = Path()
    for loop in PlanarMap.combine(loops, other.loops, keep: { keep(isInside($0), isInside($1)) }) {
      result.addLines(loop.map(\.cgPoint))
      result.closeSubpath()
    }
    return result
  }

  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 || $1 }
  }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 && $1 }
  }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 && !$1 }
  }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 != $1 }
  }
  public func normalized(eoFill: Bool = true) -> Path { combined(Path(), eoFill) { own, _ in own } }

  /// The parts of this path's line inside `other`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lineParts(other, eoFill, inside: true)
  }
  /// The parts of this path's line outside `other`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lineParts(other, eoFill, inside: false)
  }

  private func lineParts(_ other: Path, _ eoFill: Bool, inside: Bool) -> Path {
    let edges = other.flattened().flatMap { subpath in
      subpath.points.indices.map { index in
        (subpath.points[index], subpath.points[(index + 1) % subpath.points.count])
      }
    }
    var result = Path()
    for subpath in flattened() {
      var points = subpath.points
      if subpath.isClosed, let first = points.first { points.append(first) }
      var pen: CGPoint?
      for (a, b) in zip(points, points.dropFirst()) {
        // The segment cut where it meets an edge; a piece counts by its middle.
        let cuts = ([0, 1] + edges.compactMap { Self.crossing(a, b, $0.0, $0.1) }).sorted()
        for (t0, t1) in zip(cuts, cuts.dropFirst()) where t1 - t0 > 1e-9 {
          func at(_ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
          }
          guard other.contains(at((t0 + t1) / 2), eoFill: eoFill) == inside else { continue }
          if pen != at(t0) { result.move(to: at(t0)) }
          result.addLine(to: at(t1))
          pen = at(t1)
        }
      }
    }
    return result
  }

  /// Where along a–b the segment c–d crosses it, 0 … 1.
  private static func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
    let (rx, ry, sx, sy) = (b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y)
    let cross = rx * sy - ry * sx
    guard cross != 0 else { return nil }
    let t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross
    let u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross
    return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : nil
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
