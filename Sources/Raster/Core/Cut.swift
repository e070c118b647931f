import CGraphics
import VitrineDrawing

extension Layer {
  /// Clears what lies outside an outline in pixels. Only the boxes around the corners are looked
  /// at where the outline is convex, so a widget's shape costs next to nothing.
  /// - cache: Remembers the boxes; pictures of one size have the same ones.
  func cut(to path: VectorPath, _ rule: FillRule = .winding, cache: CutCache? = nil) {
    let key = CutCache.Key(path: path, rule: rule, bounds: bounds)
    let found = cache?.parts(key) { parts(outside: path, rule) } ?? parts(outside: path, rule)
    beginPixels()
    for part in found { part.cut(self) }
    endPixels()
  }

  private func parts(outside path: VectorPath, _ rule: FillRule) -> [CutPart] {
    let outline = Clip.Outline(path: path, rule: rule, core: path.convexCore)
    return partsToCut(outline).filter { !$0.isEmpty }.map { box in
      let coverage = Layer(bounds: box, format: .alpha, parent: nil)
      addPath(path, .identity, to: coverage.context)
      cairo_set_fill_rule(coverage.context, rule.cairo)
      cairo_fill(coverage.context)
      coverage.beginPixels()
      return CutPart(coverage)
    }
  }

  /// Up to four boxes that hold everything outside the outline.
  private func partsToCut(_ outline: Clip.Outline) -> [PixelRect] {
    let middle = (bounds.top + bounds.bottom) / 2
    let center = (bounds.left + bounds.right) / 2
    func inside(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Bool {
      outline.contains(PixelRect(left: left, top: top, right: right, bottom: bottom).rect)
    }
    guard inside(bounds.left, middle, bounds.right, min(middle + 1, bounds.bottom)) else {
      return [bounds]
    }
    let top = nearest(bounds.top, middle) { inside(bounds.left, $0, bounds.right, middle + 1) }
    let bottom = nearest(bounds.bottom, middle + 1) {
      inside(bounds.left, middle, bounds.right, $0)
    }
    var parts: [PixelRect] = []
    for (from, to) in [(bounds.top, top), (bottom, bounds.bottom)] where from < to {
      guard inside(center, from, center + 1, to) else {
        parts.append(PixelRect(left: bounds.left, top: from, right: bounds.right, bottom: to))
        continue
      }
      let left = nearest(bounds.left, center) { inside($0, from, center + 1, to) }
      let right = nearest(bounds.right, center + 1) { inside(center, from, $0, to) }
      parts.append(PixelRect(left: bounds.left, top: from, right: left, bottom: to))
      parts.append(PixelRect(left: right, top: from, right: bounds.right, bottom: to))
    }
    return parts
  }

  /// The place nearest to `edge`, on the way to `good`, from where on the test holds.
  private func nearest(_ edge: Int, _ good: Int, _ test: (Int) -> Bool) -> Int {
    if test(edge) { return edge }
    var (bad, good) = (edge, good)
    while abs(good - bad) > 1 {
      let between = (good + bad) / 2
      if test(between) { good = between } else { bad = between }
    }
    return good
  }
}
