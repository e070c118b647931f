package import VitrineDrawing

extension VectorPath {
  /// The same outline, drawn the other way: subpaths, and what each consists of, from their end to their start.
  package var drawnBackwards: VectorPath {
    var result = VectorPath()
    for part in subpaths.reversed() {
      guard let end = part.points.last else { continue }
      result.move(to: end)
      for index in part.points.indices.dropLast().reversed() {
        if let (first, second) = part.controls[index + 1] {
          result.curve(to: part.points[index], second, first)
        } else {
          result.line(to: part.points[index])
        }
      }
      if part.isClosed { result.close() }
    }
    return result
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
