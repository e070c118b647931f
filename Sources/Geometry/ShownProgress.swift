package import VitrineDrawing

/// What bars and rings over an interval are at a moment.
extension DynamicProgress {
  /// What is drawn at a moment; nil: nothing.
  package func operation(at now: Double) -> DrawingOperation? {
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
}

extension DisplayList {
  /// The list with progress over an interval as it is at `now`, seconds since 1970-01-01 UTC.
  package func showingProgress(at now: Double) -> DisplayList {
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
