public import VitrineDrawing

/// Bars and rings that fill or empty over a time, cut from the archive for a moment.
struct TimerProgress {
  enum Shape: String { case bar, ring }
  var shape: Shape
  /// Seconds since 1970.
  var start: Double
  var end: Double
  var countsDown: Bool
  var isMirrored: Bool

  /// From the name that a progress view leaves in an archive; nil: another name.
  init?(_ name: String) {
    let words = name.split(separator: " ")
    guard words.count == 6, words[0] == "timerProgress", let shape = Shape(rawValue: "\(words[1])"),
      let start = Double(words[2]), let end = Double(words[3])
    else { return nil }
    (self.shape, self.start, self.end) = (shape, start, end)
    (countsDown, isMirrored) = (words[4] == "down", words[5] == "right")
  }

  func fraction(at now: Double) -> Double {
    let done = end > start ? min(max((now - start) / (end - start), 0), 1) : 1
    return countsDown ? 1 - done : done
  }
}

extension DisplayList {
  /// The list with progress over a time as it is at `now`, seconds since 1970.
  public func showingProgress(at now: Double) -> DisplayList {
    DisplayList(
      operations.map { operation in
        guard case .group(var group) = operation else { return operation }
        if case .tag(.name(let name)) = group.effect, let progress = TimerProgress(name) {
          group.contents = group.contents.cut(progress, progress.fraction(at: now))
        } else {
          group.contents = group.contents.showingProgress(at: now)
        }
        return .group(group)
      })
  }

  private func cut(_ progress: TimerProgress, _ fraction: Double) -> DisplayList {
    guard fraction > 0 else { return DisplayList() }
    guard fraction < 1 else { return self }
    return DisplayList(
      operations.map { operation in
        switch (operation, progress.shape) {
        case (.group(var group), _):
          group.contents = group.contents.cut(progress, fraction)
          return .group(group)
        case (.fill(let path, let rule, let paint), .bar):
          return .fill(path.bar(fraction, isMirrored: progress.isMirrored), rule, paint)
        case (.stroke(let path, var style, let paint), .ring):
          let length = path.length
          style.dash = [length * fraction, length * 2]
          return .stroke(path, style, paint)
        case (.fill, .ring), (.stroke, .bar), (.glyphs, _), (.image, _), (.dynamicText, _),
          (.glass, _):
          return operation
        }
      })
  }
}

extension VectorPath {
  /// The capsule cut to a part of its width, never shorter than it is high.
  fileprivate func bar(_ fraction: Double, isMirrored: Bool) -> VectorPath {
    var box = pointBounds
    let width = max(box.width * fraction, box.height)
    if isMirrored { box.x = box.maxX - width }
    box.width = width
    return VectorPath(roundedRect: box, cornerRadius: box.height / 2, continuous: false)
  }

  /// Around all points; curves of a capsule stay inside theirs.
  private var pointBounds: Rect {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let a, let b, let end): [a, b, end]
      case .close: []
      }
    }
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

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
