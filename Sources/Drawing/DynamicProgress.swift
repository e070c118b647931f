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
