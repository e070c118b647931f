public import VitrineDrawing

extension TextLayout.Run {
  /// The box behind the run, from ascender to descender.
  /// - Parameters:
  ///   - origin: the left end of the run's line on its baseline.
  ///   - offset: how far the run stands above the baseline, points.
  public func box(at origin: Point, offset: Double, metrics: FontMetrics) -> Rect {
    Rect(
      x: origin.x + x, y: origin.y - offset - metrics.ascent, width: width,
      height: metrics.ascent + metrics.descent)
  }

  /// The run's glyphs in their look: background, glyphs, lines under and through them.
  ///
  /// Positions and thickness of the lines are estimates after SF: underline 0.11 em below the
  /// baseline, strikethrough at half the x height, both about 0.065 em thick.
  /// - Parameters:
  ///   - origin: the left end of the run's line on its baseline.
  ///   - offset: how far the run stands above the baseline, points.
  ///   - pixel: points per pixel; lines are never thinner.
  public func drawing(
    at origin: Point, offset: Double, look: TextLook, metrics: FontMetrics, pixel: Double
  ) -> DisplayList {
    // The glyphs' own places have the offset in them.
    let run = GlyphRun(font: font, origin: origin, glyphs: glyphs, width: width, text: text)
    var list = DisplayList()
    if let background = look.background {
      let box = box(at: origin, offset: offset, metrics: metrics)
      list.append(.fill(VectorPath(rect: box), .winding, background))
    }
    list.append(.glyphs(run, look.paint))
    for (line, y) in [(look.underline, font.size * 0.11), (look.strikethrough, -font.size * 0.264)]
    {
      guard let line else { continue }
      let thickness = max(font.size * 0.065, pixel)
      var path = VectorPath()
      path.move(to: Point(origin.x + x, origin.y - offset + y))
      path.line(to: Point(origin.x + x + width, origin.y - offset + y))
      let dash = line.dash.map { $0 * thickness }
      list.append(
        .stroke(path, StrokeAttributes(width: thickness, dash: dash), line.paint ?? look.paint))
    }
    for effect in look.effects.reversed() {
      list = DisplayList([.group(EffectGroup(effect, list))])
    }
    return list
  }
}
