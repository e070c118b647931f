import Testing
import VitrineDrawing
import VitrineText

@testable import VitrineRaster

/// How far a text reaches: layers are as large as what is drawn in them.
@Suite(.timeLimit(.minutes(60))) struct TextReachTests {
  /// A run's letters stand where they are in their line; the last of them may be wider than an em.
  @Test(arguments: ["Invalid 9:41 ص", "before ﷽", "ص", "plain"])
  func textInALayerIsNotCut(_ text: String) throws {
    let font = FontDescription(size: 13)
    let layout = Typesetter.shared.layout(Paragraph([TextSpan(text, font: font)]))
    let runs = layout.lines.flatMap { line in
      line.runs.map { run in
        DrawingOperation.glyphs(
          GlyphRun(
            font: run.font, origin: Point(20, 20), glyphs: run.glyphs, width: run.width,
            text: run.text), .color(.black))
      }
    }
    let plain = try columns(DisplayList(runs))
    #expect(plain.contains(true))
    for run in runs {
      let layer = DrawingOperation.group(EffectGroup(.layer, DisplayList([run])))
      #expect(try columns(DisplayList([layer])) == columns(DisplayList([run])), "\(run)")
    }
  }

  /// Which columns of the picture have something in them.
  private func columns(_ list: DisplayList) throws -> [Bool] {
    let (bitmap, _) = try Rasterizer().render(
      list, size: Size(300, 40), scale: 2, options: Rasterizer.Options())
    return (0..<bitmap.width).map { x in
      (0..<bitmap.height).contains { bitmap.pixels[$0 * bitmap.width + x] != 0 }
    }
  }
}
