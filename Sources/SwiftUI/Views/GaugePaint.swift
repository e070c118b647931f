package import VitrineDrawing
import VitrineGeometry

extension EnvironmentValues {
  /// A gauge without a tint follows the foreground style on a Lock Screen, the accent elsewhere.
  var gaugePaint: StylePaint {
    if let tint = core.tint { return tint.paint(in: self) }
    return core.render.family.hasPrefix("accessory") ? foregroundPaint() : tintPaint
  }
}

extension StylePaint {
  /// Stops of any gradient.
  var gradientStops: [GradientStop]? {
    switch self {
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      return stops
    case .effect(_, let inner), .anchored(let inner, _): return inner.gradientStops
    case .inner(_, let inner): return inner.gradientStops
    case .color, .mesh, .image, .material: return nil
    }
  }

  /// A gradient's color at a fraction of its way, which a gauge's marker has; nil where there is no gradient.
  func gradientColor(at fraction: Double) -> Paint? {
    gradientStops.map { .color($0.color(at: fraction)) }
  }
}

extension [GradientStop] {
  func color(at location: Double) -> RGBA {
    guard let first, let last else { return .black }
    if location <= first.location { return first.color }
    for (a, b) in zip(self, dropFirst()) where location <= b.location {
      let span = b.location - a.location
      return a.color.mixed(with: b.color, by: span > 0 ? Float((location - a.location) / span) : 1)
    }
    return last.color
  }
}

extension VectorPath {
  /// An arc of a circle; angles in radians, clockwise from the positive x axis.
  package static func arc(_ center: Point, _ radius: Double, _ start: Double, _ sweep: Double)
    -> VectorPath
  {
    var path = VectorPath()
    path.addArc(center: center, radius: radius, from: start, sweep: sweep)
    return path
  }
}
