public import VitrineDrawing

extension Typesetter {
  /// Sets one line in a pinned font: for text that the system keeps up to date from an archive
  /// (`DynamicText`), where the description is not known any more.
  public func line(
    _ text: String, font: FontInstance, tracking: Double = 0, style: Int = 0,
    isRightToLeft: Bool = false, locale: String = "en"
  ) -> TextLayout.Line {
    let description = FontDescription(size: font.size)
    let paragraph = Paragraph(
      [TextSpan(text, font: description, style: style)], isRightToLeft: isRightToLeft,
      locale: locale)
    let analysis = TextAnalysis(text, locale: locale, isRightToLeft: isRightToLeft)
    let resolver = TextResolver(
      typesetter: self, paragraph: paragraph, scale: 1, tightening: 0,
      pinned: FontSelection(font: font, tracking: tracking))
    let resolved = resolver.resolve(analysis)
    var assembler = LineAssembler(text: resolved, typesetter: self)
    let (runs, _, width) = assembler.assemble(
      analysis.scalars.isEmpty ? [] : [.text(0..<resolved.count)])
    let metrics = FontMetrics.sanFrancisco(size: font.size, leading: 0)
    return TextLayout.Line(
      runs: runs, attachments: [], x: 0, baseline: metrics.ascent, width: width, top: 0,
      height: metrics.lineHeight)
  }
}
