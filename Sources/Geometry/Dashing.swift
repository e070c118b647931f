package import VitrineDrawing

/// A pattern of strokes and gaps along a line, points.
package struct Dashes: Hashable, Sendable {
  /// Even in number: an odd list repeats with strokes and gaps exchanged.
  private let lengths: [Double]
  private let period: Double
  /// Where in the pattern a line starts.
  private let start: (index: Int, left: Double)

  /// nil for a pattern that draws a whole line: none, one without length, one with numbers that are
  /// no lengths.
  package init?(_ lengths: [Double], phase: Double = 0) {
    let all = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = all.reduce(0, +)
    guard period > 0, period.isFinite, all.allSatisfy({ $0 >= 0 }) else { return nil }
    self.lengths = all
    self.period = period
    var offset = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    if offset < 0 { offset += period }
    var index = 0
    while offset > 0, offset >= all[index] {
      offset -= all[index]
      index = (index + 1) % all.count
    }
    start = (index, max(0, all[index] - offset))
  }

  package static func == (a: Dashes, b: Dashes) -> Bool {
    a.lengths == b.lengths && a.start == b.start
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(lengths) }

  /// A line is cut into no more strokes than this: what is finer is drawn whole, since nobody could
  /// see the gaps.
  package static let most = 20_000

  /// The strokes along a line; the line itself where they would be too many to see.
  package func pieces(of line: Polyline) -> [Polyline] {
    var points = line.points
    guard points.count > 1, let first = points.first else { return [line] }
    if line.isClosed { points.append(first) }
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard total / period * Double(lengths.count / 2) < Double(Self.most) else { return [line] }
    var cutter = Cutter(lengths: lengths, index: start.index, left: start.left, pen: first)
    for point in points.dropFirst() { cutter.draw(to: point) }
    return cutter.finish(shortest: period * 1e-9)
  }

  private struct Cutter {
    let lengths: [Double]
    var index: Int
    var left: Double
    var pen: Point
    var run: [Point]
    var result: [Polyline] = []

    init(lengths: [Double], index: Int, left: Double, pen: Point) {
      (self.lengths, self.index, self.left, self.pen) = (lengths, index, left, pen)
      run = [pen]
    }

    private var isOn: Bool { index % 2 == 0 }

    mutating func draw(to point: Point) {
      var rest = pen.distance(to: point)
      while rest > left {
        if rest > 0 { pen = pen.mixed(with: point, by: left / rest) }
        rest -= left
        advance(toward: point)
      }
      left -= rest
      pen = point
      if isOn, run.last != point { run.append(point) }
    }

    private mutating func advance(toward point: Point) {
      if isOn {
        // A stroke without length is a dot that caps are drawn around; it needs a direction.
        let end =
          run == [pen] ? pen.mixed(with: point, by: 1e-6 / max(1e-6, pen.distance(to: point))) : pen
        result.append(Polyline(run.last == end ? run : run + [end], isClosed: false))
      }
      index = (index + 1) % lengths.count
      left = lengths[index]
      run = [pen]
    }

    mutating func finish(shortest: Double) -> [Polyline] {
      if isOn, run.count > 1, run[0].distance(to: run[1]) > shortest || run.count > 2 {
        result.append(Polyline(run, isClosed: false))
      }
      return result
    }
  }
}
