import CoreGraphics
import Foundation
import SwiftUI

/// Curves through data points. The formulas are the usual ones for cubic Hermite and cardinal
/// splines, written as Bézier segments.
enum Curves {
  /// Adds the curve to `path`, which already stands at the first point.
  static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd: steps(points, method, &path)
    case .monotone: monotone(points, &path)
    case .cardinal(let tension): cardinal(points, (1 - tension) / 6, &path)
    case .catmullRom(let alpha): catmullRom(points, alpha, &path)
    }
  }

  private static func steps(_ points: [CGPoint], _ method: InterpolationMethod, _ path: inout Path)
  {
    for (a, b) in zip(points, points.dropFirst()) {
      switch method.kind {
      case .stepStart: path.addLine(to: CGPoint(x: a.x, y: b.y))
      case .stepEnd: path.addLine(to: CGPoint(x: b.x, y: a.y))
      default:
        let middle = (a.x + b.x) / 2
        path.addLine(to: CGPoint(x: middle, y: a.y))
        path.addLine(to: CGPoint(x: middle, y: b.y))
      }
      path.addLine(to: b)
    }
  }

  /// Tangents limited so that the curve never leaves the range between two points.
  private static func monotone(_ points: [CGPoint], _ path: inout Path) {
    let last = points.count - 1
    func slope(_ i: Int) -> CGFloat {
      let dx = points[i + 1].x - points[i].x
      return dx == 0 ? 0 : (points[i + 1].y - points[i].y) / dx
    }
    let slopes = (0..<last).map(slope)
    var tangents = [CGFloat](repeating: 0, count: last + 1)
    for i in 1..<max(1, last) where last > 1 {
      let (a, b) = (slopes[i - 1], slopes[i])
      let (h0, h1) = (points[i].x - points[i - 1].x, points[i + 1].x - points[i].x)
      guard a * b > 0, h0 + h1 != 0 else { continue }
      let mean = (a * h1 + b * h0) / (h0 + h1)
      let limit = min(abs(a), abs(b), abs(mean) / 2) * 2
      tangents[i] = mean < 0 ? -limit : limit
    }
    tangents[0] = last > 1 ? (3 * slopes[0] - tangents[1]) / 2 : slopes[0]
    tangents[last] = last > 1 ? (3 * slopes[last - 1] - tangents[last - 1]) / 2 : slopes[0]
    for i in 0..<last {
      let third = (points[i + 1].x - points[i].x) / 3
      path.addCurve(
        to: points[i + 1],
        control1: CGPoint(x: points[i].x + third, y: points[i].y + third * tangents[i]),
        control2: CGPoint(x: points[i + 1].x - third, y: points[i + 1].y - third * tangents[i + 1]))
    }
  }

  private static func cardinal(_ points: [CGPoint], _ k: CGFloat, _ path: inout Path) {
    let last = points.count - 1
    for i in 0..<last {
      let (before, a, b, after) = (
        points[max(0, i - 1)], points[i], points[i + 1], points[min(last, i + 2)]
      )
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + k * (b.x - before.x), y: a.y + k * (b.y - before.y)),
        control2: CGPoint(x: b.x - k * (after.x - a.x), y: b.y - k * (after.y - a.y)))
    }
  }

  private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    let last = points.count - 1
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      pow(((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot(), alpha)
    }
    for i in 0..<last {
      let (p0, p1, p2, p3) = (
        points[max(0, i - 1)], points[i], points[i + 1], points[min(last, i + 2)]
      )
      let (d1, d2, d3) = (knot(p0, p1), knot(p1, p2), knot(p2, p3))
      var (c1, c2) = (p1, p2)
      if d1 > 0, d1 + d2 > 0 {
        let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        c1.x = (p1.x * a - p0.x * d2 * d2 + p2.x * d1 * d1) / n
        c1.y = (p1.y * a - p0.y * d2 * d2 + p2.y * d1 * d1) / n
      }
      if d3 > 0, d3 + d2 > 0 {
        let (b, m) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        c2.x = (p2.x * b + p1.x * d3 * d3 - p3.x * d2 * d2) / m
        c2.y = (p2.y * b + p1.y * d3 * d3 - p3.y * d2 * d2) / m
      }
      path.addCurve(to: p2, control1: c1, control2: c2)
    }
  }
}
