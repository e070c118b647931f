public import CoreGraphics
public import Foundation

extension Path {
  /// An arc by centre, start and sweep; a line joins it to the current point.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addSweep(center, Double(radius), startAngle.radians, delta.radians, transform)
  }

  /// `clockwise` is as Core Graphics means it with y up: in the flipped coordinates of a view an arc
  /// with `clockwise: false` runs clockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    let (start, end) = (startAngle.radians, endAngle.radians)
    var sweep = end - start
    if clockwise {
      // A whole turn or more stays one whole turn, anything else is brought into −2π … 0.
      if sweep <= -full { sweep = -full } else { while sweep > 0 { sweep -= full } }
    } else {
      if sweep >= full { sweep = full } else { while sweep < 0 { sweep += full } }
    }
    addSweep(center, Double(radius), start, sweep, transform)
  }

  /// A rounded corner: the arc that touches both lines current point → `tangent1End` → `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let last = currentPoint else { return }
    let start = transform.isIdentity ? last : last.applying(transform.inverted())
    let (ax, ay) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (la, lb) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let cross = ax * by - ay * bx
    guard radius > 0, la > 0, lb > 0, abs(cross) > 1e-9 * la * lb else {
      append([.line(to: tangent1End)], transform)
      return
    }
    let half = acos(Double(max(-1, min(1, (ax * bx + ay * by) / (la * lb))))) / 2
    let reach = radius / CGFloat(tan(half))
    let first = CGPoint(x: tangent1End.x + ax / la * reach, y: tangent1End.y + ay / la * reach)
    let second = CGPoint(x: tangent1End.x + bx / lb * reach, y: tangent1End.y + by / lb * reach)
    // The centre lies on the bisector, radius / sin(half) from the corner.
    let (mx, my) = (ax / la + bx / lb, ay / la + by / lb)
    let lm = (mx * mx + my * my).squareRoot()
    let distance = radius / CGFloat(sin(half))
    let center = CGPoint(
      x: tangent1End.x + mx / lm * distance, y: tangent1End.y + my / lm * distance)
    let from = atan2(Double(first.y - center.y), Double(first.x - center.x))
    var sweep = atan2(Double(second.y - center.y), Double(second.x - center.x)) - from
    while sweep > .pi { sweep -= 2 * .pi }
    while sweep < -.pi { sweep += 2 * .pi }
    addSweep(center, Double(radius), from, sweep, transform)
  }

  /// Cubic pieces of at most a quarter turn (error below 0.03 % of the radius).
  private mutating func addSweep(
    _ center: CGPoint, _ radius: Double, _ start: Double, _ sweep: Double,
    _ transform: CGAffineTransform
  ) {
    func at(_ angle: Double) -> CGPoint {
      CGPoint(x: Double(center.x) + radius * cos(angle), y: Double(center.y) + radius * sin(angle))
    }
    let first = at(start)
    append([elements.isEmpty ? .move(to: first) : .line(to: first)], transform)
    guard sweep != 0 else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let k = 4.0 / 3 * tan(step / 4) * radius
    var pieces: [Element] = []
    for index in 0..<count {
      let (a, b) = (start + step * Double(index), start + step * Double(index + 1))
      let (from, to) = (at(a), at(b))
      pieces.append(
        .curve(
          to: to,
          control1: CGPoint(x: Double(from.x) - k * sin(a), y: Double(from.y) + k * cos(a)),
          control2: CGPoint(x: Double(to.x) + k * sin(b), y: Double(to.y) - k * cos(b))))
    }
    append(pieces, transform)
  }
}
