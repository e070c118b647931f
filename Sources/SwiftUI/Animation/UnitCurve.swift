import Foundation

/// A function from 0 … 1 to 0 … 1 that describes how something gets under way and slows down.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
    indirect case inverse(Kind)
  }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }
  private static func cubic(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve
  {
    UnitCurve(.bezier(UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2)))
  }
  // The control points are those of CSS's keywords of the same names.
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)
  public static let easeInEaseOut = cubic(0.42, 0, 0.58, 1)
  public static let easeIn = cubic(0.42, 0, 1, 1)
  public static let easeOut = cubic(0, 0, 0.58, 1)
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)
  public static let linear = UnitCurve(.linear)

  public var inverse: UnitCurve {
    if case .inverse(let inner) = kind { return UnitCurve(inner) }
    return UnitCurve(.inverse(kind))
  }

  public func value(at progress: Double) -> Double { Self.value(kind, min(max(progress, 0), 1)) }

  public func velocity(at progress: Double) -> Double {
    let h = 1e-4
    let (low, high) = (max(0, progress - h), min(1, progress + h))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  private static func value(_ kind: Kind, _ t: Double) -> Double {
    switch kind {
    case .linear: return t
    case .circularIn: return 1 - (1 - t * t).squareRoot()
    case .circularOut: return (1 - (t - 1) * (t - 1)).squareRoot()
    case .circularInOut:
      return t < 0.5
        ? (1 - (1 - 4 * t * t).squareRoot()) / 2
        : ((1 - (2 * t - 2) * (2 * t - 2)).squareRoot() + 1) / 2
    case .bezier(let a, let b):
      let s = solve(t) { cubic($0, Double(a.x), Double(b.x)) }
      return cubic(s, Double(a.y), Double(b.y))
    case .inverse(let inner): return solve(t) { value(inner, $0) }
    }
  }

  private static func cubic(_ s: Double, _ a: Double, _ b: Double) -> Double {
    3 * s * (1 - s) * (1 - s) * a + 3 * s * s * (1 - s) * b + s * s * s
  }

  /// Where a rising function takes the value `target`, by halving.
  private static func solve(_ target: Double, _ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if function(middle) < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
