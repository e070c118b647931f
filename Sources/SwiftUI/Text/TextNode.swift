package import VitrineDrawing
import VitrineText

extension Text: PrimitiveView {
  public typealias Body = Never

  package func resolve(_ context: ResolveContext) -> [Node] {
    let runs = TextResolver(context: context).runs(self)
    let behavior = TextBehavior(runs: runs, context: context)
    let node = Node(behavior, runs.compactMap { $0.attachment?.node }, context.environment)
    for modifier in modifiers {
      if case .accessibilityLabel(let label) = modifier { node.semantics.label = label }
    }
    if let link = runs.first(where: { $0.link != nil })?.link { node.semantics.url = link }
    return [node]
  }

  /// The text without its looks.
  package func plainString(in environment: EnvironmentValues) -> String {
    onMainActor {
      let session = RenderSession(typesetter: .shared)
      let context = ResolveContext(environment: environment, session: session)
      return TextResolver(context: context).runs(self).map(\.text).joined()
    }
  }
}

/// Measures and draws lines of text.
package struct TextBehavior: NodeBehavior {
  package let runs: [ResolvedRun]
  private let prepared: PreparedParagraph
  var paragraph: Paragraph { prepared.paragraph }
  /// The same in shorter words, for texts that may choose them.
  private let shorter: [Paragraph]
  private let typesetter: Typesetter
  private let layouts: LayoutCache
  private let spaceBelow: CGFloat
  /// Lines under and through each run, in the colors of the text's place.
  private let lines: [(under: TextLook.Line?, through: TextLook.Line?)]
  /// Where a `TextRenderer` draws; nil without one.
  private let rendering: (renderer: any TextRenderer, context: ResolveContext)?
  package var name: String { "Text" }
  package var mirrorsChildren: Bool { false }

  /// Layouts by offered size; a text is asked for a few sizes many times.
  @MainActor private final class LayoutCache {
    var natural: NaturalLayout?
    var entries: [(width: Double?, height: Double?, layout: TextLayout)] = []
  }

  /// The layout without bounds: that of every size in which it fits.
  private struct NaturalLayout {
    let layout: TextLayout
    let width: Double
    /// The height below which lines are left out, or text shrinks.
    let height: Double
  }

  package init(runs: [ResolvedRun], context: ResolveContext) {
    self.runs = runs
    typesetter = context.session.typesetter
    layouts = LayoutCache()
    spaceBelow = context.environment.spaceBelowText
    lines = runs.map { run in
      (
        run.underline?.look(in: context.environment),
        run.strikethrough?.look(in: context.environment)
      )
    }
    let paragraph = Self.paragraph(runs, context.environment)
    prepared = typesetter.prepare(paragraph)
    shorter = Self.shorter(paragraph, runs)
    rendering = context.environment.textRenderer.map { ($0.value, context) }
  }

  private static func paragraph(_ runs: [ResolvedRun], _ environment: EnvironmentValues)
    -> Paragraph
  {
    let spans = runs.enumerated().map { index, run in
      TextSpan(
        run.text, font: run.font, tracking: run.tracking, kerning: run.kerning,
        baselineOffset: run.baselineOffset,
        attachment: run.attachment.map {
          InlineAttachment(
            width: $0.attachment.width, ascent: $0.attachment.ascent,
            descent: $0.attachment.descent, id: index)
        }, style: index)
    }
    var paragraph = Paragraph(spans)
    paragraph.alignment = environment.multilineTextAlignment.fraction
    paragraph.lineLimit = environment.lineLimit
    paragraph.reservedLines = environment.reservedLines
    paragraph.truncation = environment.truncationMode.typesetting
    paragraph.lineSpacing = Double(environment.lineSpacing)
    if let height = environment.lineHeight { paragraph.lineHeight = height.rule }
    paragraph.allowsTightening = environment.allowsTightening
    paragraph.minimumScale = Double(environment.minimumScaleFactor)
    paragraph.isRightToLeft = environment.layoutDirection == .rightToLeft
    paragraph.locale = environment.locale.identifier
    paragraph.pixelLength = Double(environment.pixelLength)
    return paragraph
  }

  private static func shorter(_ paragraph: Paragraph, _ runs: [ResolvedRun]) -> [Paragraph] {
    (0..<(runs.lazy.map { $0.shorterTexts.count }.max() ?? 0)).map { step in
      var copy = paragraph
      for (index, run) in runs.enumerated() where !run.shorterTexts.isEmpty {
        copy.spans[index].text = run.shorterTexts[min(step, run.shorterTexts.count - 1)]
      }
      return copy
    }
  }

  /// The longest wording that fits in the width without wrapping, else the shortest.
  private func layout(width: Double?, height: Double?) -> TextLayout {
    var layout = prepared.layout(width: width, height: height)
    guard !shorter.isEmpty else { return layout }
    let lines = paragraph.spans.reduce(1) { $0 + $1.text.count(where: \.isNewline) }
    for paragraph in shorter where layout.isTruncated || layout.lines.count > lines {
      layout = typesetter.layout(paragraph, width: width, height: height)
    }
    return layout
  }

  func layout(_ proposal: ProposedViewSize) -> TextLayout { found(proposal).layout }

  private func found(_ proposal: ProposedViewSize) -> (layout: TextLayout, isNatural: Bool) {
    let width = proposal.width.flatMap { $0.isFinite ? Double($0) : nil }
    let height = proposal.height.flatMap { $0.isFinite ? max(0, Double($0 - spaceBelow)) : nil }
    let natural = natural
    if width ?? .infinity >= natural.width, height ?? .infinity >= natural.height {
      return (natural.layout, true)
    }
    return (kept(width: width, height: height), false)
  }

  private func kept(width: Double?, height: Double?) -> TextLayout {
    for index in layouts.entries.indices
    where layouts.entries[index].width == width && layouts.entries[index].height == height {
      return layouts.entries[index].layout
    }
    let layout = layout(width: width, height: height)
    layouts.entries.append((width, height, layout))
    return layout
  }

  private var natural: NaturalLayout {
    if let known = layouts.natural { return known }
    let layout = layout(width: nil, height: nil)
    let made = NaturalLayout(
      layout: layout, width: layout.lines.reduce(0) { max($0, $1.width) },
      height: heightLimit(layout))
    layouts.natural = made
    return made
  }

  /// The height below which lines are left out, or text shrinks. One line stays as it is.
  private func heightLimit(_ layout: TextLayout) -> Double {
    layout.lines.count <= 1 && paragraph.minimumScale >= 1 ? -.infinity : layout.size.height
  }

  /// The layout for a proposal, noting for which proposals it is the same.
  private func layout(_ measuring: inout Measuring) -> TextLayout {
    let (layout, isNatural) = found(measuring.proposal)
    if isNatural && !layout.isTruncated {
      measuring.keep(.horizontal, from: CGFloat(natural.width))
    } else {
      measuring.pin(.horizontal)
    }
    if layout.isTruncated || layout.scale < 1 || paragraph.allowsTightening {
      measuring.pin(.vertical)
    } else {
      measuring.keep(.vertical, from: CGFloat(heightLimit(layout)) + spaceBelow)
    }
    return layout
  }

  var alignmentFraction: Double { paragraph.alignmentFraction }
  func metrics(ofRun index: Int) -> FontMetrics { typesetter.metrics(runs[index].font) }

  /// Self-updating text of a widget takes all the width it is offered: its words will change. In a
  /// plain view it is as wide as they are (four snapshots of timers), and in an inline accessory,
  /// whose line the system sets with its own date.
  private func takesWidth(_ node: Node) -> Bool {
    let family = node.environment.core.render.family
    return !family.isEmpty && family != Self.inlineFamily && runs.contains { $0.dynamic != nil }
  }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    var size: Extent
    if let rendering {
      measuring.pin()
      size = Extent(
        rendering.renderer.sizeThatFits(
          proposal: measuring.proposal, text: TextProxy(behavior: self)))
    } else {
      size = Extent(layout(&measuring).size.cgSize)
      size.height = size.height + spaceBelow
    }
    if takesWidth(node), let width = measuring.proposed(.horizontal) {
      size.width = measuring.max(size.width, width)
    }
    return size
  }

  /// The size without a renderer's say.
  func naturalSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = layout(proposal).size.cgSize
    size.height += spaceBelow
    return size
  }

  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    var places: [ChildPlacement] = []
    for line in layout(&measuring).lines {
      for item in line.attachments {
        guard let symbol = runs[item.id].attachment else { continue }
        let top = line.baseline - item.baselineOffset - symbol.attachment.ascent
        places.append(ChildPlacement(Length(line.x + item.x), Length(top), .unspecified))
      }
    }
    while places.count < node.children.count {
      places.append(ChildPlacement(Length(-10000), .zero, .unspecified))
    }
    return places
  }

  package var ownGuides: GuideKinds { .combined }

  package func guide(
    _ key: AlignmentKey, _ measuring: inout Measuring, of node: Node
  ) -> Length? {
    switch key.kind {
    case .start, .center, .end, .custom: return nil
    case .lineCenter:
      let capitals = runs.map { typesetter.metrics($0.font).capHeight }.max() ?? 0
      return Length(baselines(layout(&measuring)).first - CGFloat(capitals) / 2)
    case .baseline:
      let baselines = baselines(layout(&measuring))
      let isFirst = key.id == VerticalAlignment.FirstTextBaseline.self
      return Length(isFirst ? baselines.first : baselines.last)
    }
  }

  /// Guides stand on whole pixels: the first baseline moves to the nearest one, the last as far and
  /// then on down to the next.
  private func baselines(_ layout: TextLayout) -> (first: CGFloat, last: CGFloat) {
    let pixel = paragraph.pixelLength
    let first = (layout.firstBaseline / pixel).rounded() * pixel
    let last = layout.lastBaseline + first - layout.firstBaseline
    return (CGFloat(first), CGFloat((last / pixel - 1e-6).rounded(.up) * pixel))
  }

  /// The distances that text wants above and below (facts/layout.md §1).
  package func spacing(of node: Node) -> ViewSpacing {
    guard !runs.isEmpty else { return .box }
    let spacing = TextSpacing(
      runs.map { typesetter.metrics($0.font) }, pixel: Double(node.environment.pixelLength),
      keepsPitch: node.environment.keepsPitch)
    let text = ViewSpacing.Value.text(lineHeight: spacing.lineHeight, leading: spacing.leading)
    return ViewSpacing(edges: [
      .top: [.edgeAboveText: .distance(spacing.above), .textToText: text],
      .bottom: [.edgeBelowText: .distance(spacing.below), .textToText: text],
    ])
  }

  /// The wording that is drawn, whose words may be broken over lines; as it is drawn where it is cut off.
  private func wording(_ layout: TextLayout) -> String {
    let shown = layout.lines.map { $0.runs.map(\.text).joined() }.joined(separator: " ")
    let letters = shown.filter { !$0.isWhitespace }
    let wordings = ([paragraph] + shorter).map { $0.spans.map(\.text).joined() }
    return wordings.first { $0.filter { !$0.isWhitespace } == letters } ?? shown
  }

  package func describe(_ node: Node, _ semantics: inout SemanticsNode) {
    let layout = layout(node.placedProposal)
    let words = shorter.isEmpty ? runs.map(\.text) : [wording(layout)]
    let text = words.count == 1 ? words[0] : words.joined()
    // Pictures in the text are no text.
    semantics.text =
      text.unicodeScalars.contains("\u{FFFC}")
      ? text.replacingOccurrences(of: "\u{FFFC}", with: "") : text
    semantics.truncated = layout.isTruncated
    semantics.textScale = layout.scale
    semantics.fontSize = runs.first?.font.size ?? 0
    semantics.font = runs.lazy.compactMap(\.font.customName).first
  }

  // MARK: Drawing

  package func draw(_ node: Node, into recorder: inout Recorder) {
    let layout = layout(node.placedProposal)
    let box = recorder.snap(node.frame)
    if node.environment.showsTextAsBars {
      drawBars(layout, box, node, &recorder)
      return
    }
    recorder.session.report(layout.issues, of: paragraph.text)
    if let rendering {
      draw(node, with: rendering.renderer, rendering.context, into: &recorder)
      return
    }
    if runs.contains(where: { $0.dynamic != nil }) {
      drawDynamic(box, node, &recorder)
      return
    }
    let extra = box.width - layout.size.width
    let shift = extra > 0 ? extra * paragraph.alignmentFraction : 0
    for line in layout.lines {
      let origin = Point(box.x + shift + line.x, box.y + line.baseline)
      for run in line.runs {
        draw(run, at: origin, scale: layout.scale, in: box, &recorder)
      }
    }
    node.drawChildren(into: &recorder)
  }

  /// Draws a run of the line whose left end stands on the baseline at `origin`.
  func draw(
    _ run: TextLayout.Run, at origin: Point, scale: Double, in box: Rect,
    _ recorder: inout Recorder
  ) {
    let style = runs[run.style]
    let offset = style.baselineOffset * scale
    let metrics = typesetter.metrics(style.font.scaled(by: scale))
    var look = look(ofRun: run.style, in: box, recorder)
    // A background's gradient spans the stretch of the line behind the run.
    look.background = style.background.map {
      recorder.paint($0, in: run.box(at: origin, offset: offset, metrics: metrics).cgRect)
    }
    recorder.append(
      run.drawing(
        at: origin, offset: offset, look: look, metrics: metrics, pixel: paragraph.pixelLength))
  }

  func look(ofRun index: Int, in box: Rect, _ recorder: Recorder) -> TextLook {
    let run = runs[index]
    return TextLook(
      paint: recorder.paint(run.paint, in: box.cgRect), underline: lines[index].under,
      strikethrough: lines[index].through,
      background: run.background.map { recorder.paint($0, in: box.cgRect) },
      effects: run.paint.effects)
  }

  /// Placeholder bars, one a line: from the cap line to 0.025 em above the baseline, 0.125 em over
  /// the text at either end, corners of 0.155 em (measured at 16 points on iOS 15 … 26, where the
  /// bar is the same to a hundredth of a pixel).
  private func drawBars(
    _ layout: TextLayout, _ box: Rect, _ node: Node, _ recorder: inout Recorder
  ) {
    let paint = (runs.first?.paint ?? .color(.black)).opacity(0.16)
    for line in layout.lines where line.width > 0 {
      let size = runs.first?.font.size ?? 17
      // The bar covers whole pixels' worth of text, as the text's own box does.
      let pixel = 1 / recorder.scale
      let width = (line.width / pixel - 1e-6).rounded(.up) * pixel
      let rect = Rect(
        x: box.x + line.x - size * 0.125, y: box.y + line.baseline - size * 0.705,
        width: width + size * 0.25, height: size * 0.68)
      recorder.fill(
        VectorPath(
          roundedRect: rect, cornerRadius: size * 0.155, continuous: false),
        recorder.paint(paint, in: box.cgRect))
    }
  }
}

extension Paragraph {
  /// Where a line stands in a box wider than the text: 0 left, 1 right.
  var alignmentFraction: Double { isRightToLeft ? 1 - alignment : alignment }
}
