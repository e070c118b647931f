import VitrineDrawing
import VitrineText

/// Text that the system itself puts on a picture.
enum SystemText {
  struct Block {
    var size: Size
    /// Draws with its top left corner at a point.
    var draw: (Point, Paint) -> DisplayList
  }

  static func block(
    _ text: String, size: Double, weight: Double = 400, width: Double? = nil,
    alignment: Double = 0, lineLimit: Int? = nil, monospaced: Bool = false,
    minimumScale: Double = 1, scale: Double = 3
  ) -> Block {
    let font = FontDescription(
      design: monospaced ? .monospaced : .default, size: size, weight: weight)
    let paragraph = Paragraph(
      [TextSpan(text, font: font)], alignment: alignment, lineLimit: lineLimit,
      minimumScale: minimumScale, locale: "en", pixelLength: 1 / scale)
    let layout = Typesetter.shared.layout(paragraph, width: width)
    return Block(size: layout.size) { origin, paint in
      var list = DisplayList()
      for line in layout.lines {
        for run in line.runs {
          list.append(
            .glyphs(
              GlyphRun(
                font: run.font,
                origin: Point(origin.x + line.x, origin.y + line.baseline),
                glyphs: run.glyphs, width: run.width, text: run.text), paint))
        }
      }
      return list
    }
  }
}
