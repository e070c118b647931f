import CoreGraphics
import Foundation
import SwiftUI

extension MarkPlanner {
  /// Sectors share a full turn in the order they come, from the top clockwise.
  func sectors(_ marks: [(offset: Int, element: MarkRecord)]) -> [PlannedMark] {
    let spans = SectorSpans(marks.map(\.element))
    return zip(marks, spans.spans).compactMap { entry, span in
      sector(entry.element, entry.offset, span)
    }
  }

  private func sector(_ mark: MarkRecord, _ index: Int, _ span: (Double, Double)) -> PlannedMark? {
    let full = min(size.width, size.height) / 2
    let center = CGPoint(
      x: size.width / 2 + mark.style.offset.xStart, y: size.height / 2 + mark.style.offset.yStart)
    func radius(_ dimension: MarkDimension, automatic: CGFloat) -> CGFloat {
      if case .inset(let inset) = dimension.kind { return max(0, full - inset) }
      return dimension.length(in: full, automatic: automatic)
    }
    let outer = radius(mark.outerRadius, automatic: full)
    let inner = min(radius(mark.innerRadius, automatic: 0), outer)
    guard outer > 0, span.1 > span.0 else { return nil }
    let slice = Slice(
      center: center, inner: inner, outer: outer, start: CGFloat(span.0), end: CGFloat(span.1),
      inset: max(0, mark.angularInset ?? 0))
    var path = slice.path(corner: max(0, mark.style.cornerRadius ?? 0))
    var middle = slice.middle
    if environment.layoutDirection == .rightToLeft {
      // The plot is turned around when it is drawn; pies are not.
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
      middle.x = size.width - middle.x
    }
    var planned = make(mark, index, path.boundingRect)
    if !mark.style.alignsWithPlot {
      planned.paintBox = CGRect(
        x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer)
    }
    planned.inks = [.fill(path)]
    planned.annotations = annotations(
      mark, CGRect(origin: middle, size: .zero), isHorizontal: false)
    return planned
  }
}

/// Where each sector starts and ends, radians clockwise from the top.
struct SectorSpans {
  let spans: [(Double, Double)]
  /// The sum of all angles' values.
  let total: Double

  init(_ marks: [MarkRecord]) {
    func amounts(_ mark: MarkRecord) -> (Double, Double)? {
      guard let low = mark.angle?.value.amount, let high = mark.angle?.end?.amount else {
        return nil
      }
      return (low, high)
    }
    var running = 0.0
    let values: [(Double, Double)] = marks.map { mark in
      if let range = amounts(mark) {
        running = max(running, range.1)
        return range
      }
      let value = max(0, mark.angle?.value.amount ?? 0)
      defer { running += value }
      return (running, running + value)
    }
    total = running
    let turn = running > 0 ? 2 * Double.pi / running : 0
    spans = values.map { ($0.0 * turn, $0.1 * turn) }
  }
}

/// A piece of a ring.
private struct Slice {
  var center: CGPoint
  var inner: CGFloat
  var outer: CGFloat
  var start: CGFloat
  var end: CGFloat
  /// Points cut off along both straight sides.
  var inset: CGFloat

  var middle: CGPoint { at((start + end) / 2, (inner + outer) / 2) }

  private func at(_ angle: CGFloat, _ radius: CGFloat, about point: CGPoint? = nil) -> CGPoint {
    let point = point ?? center
    return CGPoint(x: point.x + sin(angle) * radius, y: point.y - cos(angle) * radius)
  }

  /// The outline. Rounded corners come from a slice that is smaller by the corners' radius, grown
  /// by that radius: its corners become arcs, its sides move out.
  func path(corner: CGFloat) -> Path {
    if end - start > 2 * .pi - 1e-6 { return ring }
    let r = min(corner, (outer - inner) / 2, (end - start) * outer / 4)
    let inset = inset + r
    func cut(_ radius: CGFloat) -> CGFloat { radius > inset ? asin(inset / radius) : .pi / 2 }
    let (a, b) = (start + cut(outer - r), end - cut(outer - r))
    guard b > a else { return Path() }
    var path = Path()
    path.move(to: at(a, outer))
    arc(&path, from: a, to: b, outer)
    arc(&path, from: b, to: end + .pi / 2, r, about: at(b, outer - r))
    let half = (end - start) / 2
    // The straight sides meet here when there is no hole, or a hole smaller than that.
    let tip = half < .pi / 2 && inset > 0 ? inset / sin(half) : inset
    if inner > 0, inner + r > tip {
      let (c, d) = (start + cut(inner + r), end - cut(inner + r))
      arc(&path, from: end + .pi / 2, to: d + .pi, r, about: at(d, inner + r))
      arc(&path, from: d, to: c, inner)
      arc(&path, from: c + .pi, to: start + 1.5 * .pi, r, about: at(c, inner + r))
    } else {
      arc(&path, from: end + .pi / 2, to: start + 1.5 * .pi, r, about: at(start + half, tip))
    }
    arc(&path, from: start - .pi / 2, to: a, r, about: at(a, outer - r))
    path.closeSubpath()
    return path
  }

  /// A full turn; the hole runs the other way round.
  private var ring: Path {
    var path = Path()
    path.move(to: at(0, outer))
    arc(&path, from: 0, to: 2 * .pi, outer)
    path.closeSubpath()
    guard inner > 0 else { return path }
    path.move(to: at(0, inner))
    arc(&path, from: 2 * .pi, to: 0, inner)
    path.closeSubpath()
    return path
  }

  /// A line to where the arc starts, then the arc. Angles are clockwise from the top.
  private func arc(
    _ path: inout Path, from: CGFloat, to: CGFloat, _ radius: CGFloat, about point: CGPoint? = nil
  ) {
    guard radius > 0, from != to else {
      path.addLine(to: at(from, radius, about: point))
      return
    }
    path.addRelativeArc(
      center: point ?? center, radius: radius, startAngle: .radians(from - .pi / 2),
      delta: .radians(to - from))
  }
}
