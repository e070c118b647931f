/// A bar or ring that fills or empties over an interval: the system cuts it at each moment, from the
/// archive alone.
public struct DynamicProgress: Hashable, Sendable {
  /// The whole of it, at the interval's full end.
  public enum Shape: Hashable, Sendable {
    /// A capsule that stands on one of its ends.
    case bar(Rect, edge: Edge)
    /// An outline that is drawn from its start.
    case ring(VectorPath, StrokeAttributes)
  }
  /// Which end of a bar stays where it is.
  public enum Edge: UInt8, Hashable, Sendable, CaseIterable { case left, right }

  /// All of it, before it is cut.
  public var shape: Shape
  /// Seconds since 1970-01-01 UTC.
  public var start: Double
  /// Seconds since 1970.
  public var end: Double
  /// Whether it empties instead of filling.
  public var countsDown: Bool
  /// Fills the bar or draws the ring.
  public var paint: Paint

  public init(shape: Shape, start: Double, end: Double, countsDown: Bool, paint: Paint) {
    self.shape = shape
    self.start = start
    self.end = end
    self.countsDown = countsDown
    self.paint = paint
  }

  /// How much is filled at a moment, 0 … 1.
  public func fraction(at now: Double) -> Double {
    let done = end > start ? min(max((now - start) / (end - start), 0), 1) : 1
    return countsDown ? 1 - done : done
  }

  /// What is drawn at a moment; nil: nothing.
  public func operation(at now: Double) -> DrawingOperation? {
    let fraction = fraction(at: now)
    guard fraction > 0 else { return nil }
    switch shape {
    case .bar(let box, let edge):
      let path = Self.bar(box, fraction, edge)
      return .fill(path, .winding, paint)
    case .ring(let path, var style):
      if fraction < 1 {
        let length = path.length
        style.dash = [length * fraction, length * 2]
      }
      return .stroke(path, style, paint)
    }
  }

  /// The capsule cut to a part of its width, never shorter than it is high.
  private static func bar(_ box: Rect, _ fraction: Double, _ edge: Edge) -> VectorPath {
    var box = box
    let width = fraction < 1 ? max(box.width * fraction, box.height) : box.width
    if edge == .right { box.x = box.maxX - width }
    box.width = width
    return VectorPath(roundedRect: box, cornerRadius: box.height / 2, continuous: false)
  }

  /// The box around the whole of it.
  public var bounds: Rect {
    switch shape {
    case .bar(let box, _): box
    case .ring(let path, let style): path.controlBounds.inset(by: -style.width / 2)
    }
  }

  /// The same in other coordinates.
  public func transformed(by map: Affine) -> DynamicProgress {
    var copy = self
    switch shape {
    case .bar(let box, let edge):
      copy.shape = .bar(map.apply(box), edge: map.a < 0 ? edge.opposite : edge)
    case .ring(let path, var style):
      style.width *= map.meanScale
      copy.shape = .ring(path.transformed(by: map), style)
    }
    return copy
  }
}

extension DynamicProgress.Edge {
  fileprivate var opposite: Self { self == .left ? .right : .left }
}

extension DisplayList {
  /// The list with progress over an interval as it is at `now`, seconds since 1970-01-01 UTC.
  public func showingProgress(at now: Double) -> DisplayList {
    DisplayList(
      operations.compactMap { operation in
        switch operation {
        case .progress(let progress): return progress.operation(at: now)
        case .group(var group):
          if case .mask(let mask) = group.effect {
            group.effect = .mask(mask.showingProgress(at: now))
          }
          group.contents = group.contents.showingProgress(at: now)
          return .group(group)
        case .fill, .stroke, .glyphs, .image, .dynamicText, .glass: return operation
        }
      })
  }
}

extension VectorPath {
  /// Points along the outline, curves as sixteen lines each.
  fileprivate var length: Double {
    var (total, at, start) = (0.0, Point(0, 0), Point(0, 0))
    func line(to point: Point) {
      let (x, y) = (point.x - at.x, point.y - at.y)
      total += (x * x + y * y).squareRoot()
      at = point
    }
    for element in elements {
      switch element {
      case .move(let point): (at, start) = (point, point)
      case .line(let point): line(to: point)
      case .curve(let a, let b, let end):
        let from = at
        for step in 1...16 {
          let t = Double(step) / 16
          let (p, q, r, s) = (
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
          )
          line(
            to: Point(
              p * from.x + q * a.x + r * b.x + s * end.x,
              p * from.y + q * a.y + r * b.y + s * end.y))
        }
      case .close: line(to: start)
      }
    }
    return total
  }
}
