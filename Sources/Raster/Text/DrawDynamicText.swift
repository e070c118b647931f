import VitrineDrawing
import VitrineText
import VitrineTimeFormatting

extension Renderer {
  func draw(_ text: DynamicText, _ state: State) {
    draw(text.drawing(at: now, typesetter) { report($0) }, state)
  }
}

extension DynamicText {
  /// Rounding the box to pixels leaves it a little narrower or lower than the text at times.
  private static let tolerance = 0.5

  /// The text as it is at a moment: its paragraph set anew in the box, with pictures in their places.
  /// - report: what is not as the text asks for it.
  func drawing(
    at now: Double, _ typesetter: Typesetter, report: (Diagnostic) -> Void = { _ in }
  ) -> DisplayList {
    let paragraph = paragraph(at: now)
    let layout = typesetter.layout(
      paragraph, width: frame.width + Self.tolerance, height: frame.height + Self.tolerance)
    for issue in layout.issues {
      // What the widget's own process could not find it has said, with better advice.
      if case .unknownName = issue { continue }
      report(issue.diagnostic(paragraph.text))
    }
    let extra = frame.width - layout.size.width
    let alignment = paragraph.isRightToLeft ? 1 - paragraph.alignment : paragraph.alignment
    let shift = frame.x + (extra > 0 ? extra * alignment : 0)
    var list = DisplayList()
    for line in layout.lines {
      let origin = Point(shift + line.x, frame.y + line.baseline)
      for run in line.runs {
        guard let span = span(of: run.style) else { continue }
        list.operations +=
          run.drawing(
            at: origin, offset: span.baselineOffset * layout.scale, look: looks[run.style],
            metrics: typesetter.metrics(span.font.scaled(by: layout.scale)),
            pixel: paragraph.pixelLength
          ).operations
      }
      for item in line.attachments {
        if let drawing = drawing(of: item, at: origin, scale: layout.scale) {
          list.append(drawing)
        }
      }
    }
    return list
  }

  private func span(of style: Int) -> TextSpan? {
    looks.indices.contains(style) ? paragraph.spans.first { $0.style == style } : nil
  }

  private func drawing(
    of item: TextLayout.Attachment, at origin: Point, scale: Double
  ) -> DrawingOperation? {
    guard attachments.indices.contains(item.id),
      let attachment = paragraph.spans.first(where: { $0.attachment?.id == item.id })?.attachment
    else { return nil }
    let place = Affine.scale(scale, scale).then(
      .translation(
        origin.x + item.x, origin.y - item.baselineOffset - attachment.ascent * scale))
    return .group(EffectGroup(.transform(place), attachments[item.id]))
  }
}
