package import VitrineDrawing

extension VectorPath {
  /// The same outline, drawn the other way: subpaths, and what each consists of, from their end to their start.
  package var drawnBackwards: VectorPath {
    subpaths.reversed().reduce(into: VectorPath()) { $1.drawBackwards(in: &$0) }
  }

  /// Closed subpaths in their order, each drawn the other way: what winds around a shape makes a hole of it.
  package var turnedInsideOut: VectorPath {
    subpaths.reduce(into: VectorPath()) { path, part in
      var part = part
      part.isClosed = true
      part.drawBackwards(in: &path)
    }
  }

  /// Points, and the control points on the way to each: none for a line.
  private struct Part {
    var points: [Point] = []
    var controls: [(Point, Point)?] = []
    var isClosed = false

    mutating func add(_ point: Point, _ control: (Point, Point)? = nil) {
      points.append(point)
      controls.append(control)
    }

    func drawBackwards(in path: inout VectorPath) {
      guard let end = points.last else { return }
      path.move(to: end)
      for index in points.indices.dropLast().reversed() {
        if let (first, second) = controls[index + 1] {
          path.curve(to: points[index], second, first)
        } else {
          path.line(to: points[index])
        }
      }
      if isClosed { path.close() }
    }
  }

  private var subpaths: [Part] {
    var parts: [Part] = []
    for element in elements {
      switch element {
      case .move(let point):
        parts.append(Part())
        parts[parts.count - 1].add(point)
      case .line(let point):
        if parts.isEmpty { parts.append(Part()) }
        parts[parts.count - 1].add(point)
      case .curve(let first, let second, let point):
        if parts.isEmpty { parts.append(Part()) }
        parts[parts.count - 1].add(point, (first, second))
      case .close:
        if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      }
    }
    return parts
  }
}
