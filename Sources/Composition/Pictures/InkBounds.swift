import VitrineDrawing
import VitrineText

extension DisplayList {
  /// The box around what is drawn, points; nil where nothing is. Text counts with its advance and
  /// its font's size, blurs and shadows not at all.
  var inkBounds: Rect? {
    operations.reduce(nil) { Rect.join($0, $1.inkBounds) }
  }
}

extension DrawingOperation {
  fileprivate var inkBounds: Rect? {
    switch self {
    case .fill(let path, _, _): path.isEmpty ? nil : path.controlBounds
    case .stroke(let path, let style, _):
      path.isEmpty ? nil : path.controlBounds.inset(by: -style.width / 2)
    case .glyphs(let run, _):
      run.inkBounds
    case .image(let image): image.frame
    case .dynamicText(let text): text.inkBounds
    case .progress(let progress): progress.bounds
    case .glass(let pane): pane.frame
    case .group(let group): group.inkBounds
    }
  }
}

extension DynamicText {
  /// The words of the moment at which the list was made, in their box.
  fileprivate var inkBounds: Rect {
    let words = Typesetter.shared.layout(paragraph, width: frame.width, height: frame.height).size
    let width = min(words.width, frame.width)
    let alignment = paragraph.isRightToLeft ? 1 - paragraph.alignment : paragraph.alignment
    return Rect(
      x: frame.x + (frame.width - width) * alignment, y: frame.y, width: width,
      height: frame.height)
  }
}

extension GlyphRun {
  /// A run may stand anywhere in its line: its glyphs count from the line's start.
  fileprivate var inkBounds: Rect? {
    guard let left = glyphs.map(\.x).min() else { return nil }
    // Ascent and descent of the pinned fonts are close to 0.97 and 0.24 of their size.
    return Rect(
      x: origin.x + left, y: origin.y - font.size * 0.97, width: width, height: font.size * 1.21)
  }
}

extension EffectGroup {
  fileprivate var inkBounds: Rect? {
    guard let box = contents.inkBounds else { return nil }
    switch effect {
    case .transform(let transform): return transform.apply(box)
    case .clip(let path, _): return box.intersection(path.controlBounds)
    case .opacity, .blend, .mask, .layer, .filter, .blur, .shadow, .vibrancy, .tag: return box
    }
  }
}

extension Rect {
  fileprivate static func join(_ a: Rect?, _ b: Rect?) -> Rect? {
    guard let a else { return b }
    return b.map(a.union) ?? a
  }
}
