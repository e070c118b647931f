import VitrineDrawing
import VitrineText

extension Renderer {
  func draw(_ text: DynamicText, _ state: State) {
    for run in text.runs(at: now, typesetter) { draw(run, text.paint, state) }
  }
}

extension DynamicText {
  /// The words at a moment as glyphs in their places: shrunk to `minimumScale`, then cut with an
  /// ellipsis where the box is still too narrow.
  func runs(at now: Double, _ typesetter: Typesetter) -> [GlyphRun] {
    var font = font
    var tracking = tracking
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let rightToLeft = ["ar", "fa", "he", "ur"].contains(language)
    func set(_ text: String) -> TextLayout.Line {
      typesetter.line(
        text, font: font, tracking: tracking, isRightToLeft: rightToLeft, locale: locale)
    }
    var words = text(at: now)
    var line = set(words)
    // Rounding up to a pixel leaves frames a little narrow at times.
    let room = frame.width + 0.5
    if line.width > room, line.width > 0 {
      let factor = max(min(minimumScale, 1), frame.width / line.width)
      if factor < 1, factor > 0 {
        font.size *= factor
        tracking *= factor
        line = set(words)
      }
      while line.width > room + 0.5, words.count > 1 {
        words = String(words.dropLast(words.last == "…" ? 2 : 1)) + "…"
        line = set(words)
      }
    }
    let x = frame.x + (frame.width - line.width) * alignment
    return line.runs.map { run in
      GlyphRun(
        font: run.font, origin: Point(x, frame.y + baseline), glyphs: run.glyphs,
        width: run.width, text: run.text)
    }
  }
}
