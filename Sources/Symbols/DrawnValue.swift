import VitrineDrawing
import VitrineGeometry

extension SymbolDrawing {
  /// Shows what `parts` reach of the symbol's lines, and the rest of it dimmed
  /// (`symbolVariableValueMode(.draw)`). A symbol without lines stays as it is, and so do the layers without a value
  /// of one that has some with (the speaker before its waves).
  mutating func draw(_ parts: [Part]) {
    let reached = VectorPath.merging(parts.map(\.path))
    // A hair wider than the lines, of which else a fringe would be left.
    let hair = inkBounds.height * 0.005
    let eraser =
      reached.isEmpty ? [] : PlanarMap.union(reached.loops + reached.stroked(width: hair))
    let hasValues = layers.contains { $0.variableThreshold != nil }
    func parted(_ layers: [Layer]) -> [Split] {
      layers.map {
        hasValues && $0.variableThreshold == nil ? Split(reached: $0) : $0.split(by: eraser)
      }
    }
    let split = parted(layers)
    guard split.contains(where: { $0.rest != nil }) else { return }
    isDrawnToValue = true
    layers = split.flatMap(\.both)
    colored = parted(colored).flatMap(\.both)
    monochrome = parted(monochrome).flatMap(\.both)
  }
}

extension SymbolDrawing.Layer {
  /// The layer's part inside outlines, and what is left of it: nil for what is less than a hair.
  fileprivate func split(by eraser: Loops) -> Split {
    let left =
      eraser.isEmpty
      ? path : path.subtracting(eraser).withoutHairs(area: path.area * 0.002)
    guard left.area > path.area * 0.005 else { return Split(reached: whole, rest: nil) }
    var (reached, rest) = (whole, whole)
    rest.path = left
    rest.isActive = false
    reached.path = path.subtracting(left.loops).withoutHairs(area: path.area * 0.002)
    return Split(reached: reached.path.isEmpty ? nil : reached, rest: rest)
  }

  /// The layer without the thresholds that other ways to show the value go by.
  private var whole: SymbolDrawing.Layer {
    var copy = self
    copy.isActive = true
    return copy
  }
}

private struct Split {
  var reached: SymbolDrawing.Layer?
  var rest: SymbolDrawing.Layer?
  /// The dimmed below.
  var both: [SymbolDrawing.Layer] { [rest, reached].compactMap { $0 } }
}

extension VectorPath {
  /// Without what is left where two outlines nearly meet.
  fileprivate func withoutHairs(area: Double) -> VectorPath {
    VectorPath(loops: loops.filter { abs(Polygon.area($0)) > area })
  }

  /// What its outlines enclose, holes taken off.
  fileprivate var area: Double { abs(loops.reduce(0) { $0 + Polygon.area($1) }) }
}
