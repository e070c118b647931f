/// A paragraph whose words change with time: the system sets it anew at each moment, from the
/// archive alone.
public struct DynamicText: Hashable, Sendable {
  /// What a span of the paragraph says. Dates are seconds since 1970-01-01 UTC.
  public enum Content: Hashable, Sendable {
    /// Counts down to or up from the date: `1:05`.
    case timer(date: Double)
    /// A timer that stops at both ends of an interval.
    case timerInterval(
      start: Double, end: Double, pauseTime: Double?, countsDown: Bool, showsHours: Bool)
    /// "2 hr, 5 min".
    case relative(date: Double)
    /// "+2 hours".
    case offset(date: Double)
  }

  /// One span of the paragraph that changes.
  public struct Update: Hashable, Sendable {
    /// Index in `paragraph.spans`.
    public var span: Int
    /// Replaces the span's text at each moment.
    public var content: Content
    public init(span: Int, content: Content) {
      self.span = span
      self.content = content
    }
  }

  /// Spans that change hold the words of the moment at which the list was made. `TextSpan.style` is
  /// an index in `looks`, `InlineAttachment.id` one in `attachments`.
  public var paragraph: Paragraph
  /// Each time the text changes by itself.
  public var updates: [Update]
  /// Paints and lines, by the number that a run has.
  public var looks: [TextLook]
  /// Pictures that stand in the text, each with its top left corner at the origin.
  public var attachments: [DisplayList]
  /// The box that layout gave the text, absolute.
  public var frame: Rect

  public init(
    paragraph: Paragraph, updates: [Update], looks: [TextLook], attachments: [DisplayList] = [],
    frame: Rect
  ) {
    self.paragraph = paragraph
    self.updates = updates
    self.looks = looks
    self.attachments = attachments
    self.frame = frame
  }

  /// The same text with other paints and other pictures in it.
  public func mapping(
    paints paint: (Paint) -> Paint, attachments drawing: (DisplayList) -> DisplayList
  ) -> DynamicText {
    var copy = self
    copy.looks = looks.map { $0.mapPaints(paint) }
    copy.attachments = attachments.map(drawing)
    return copy
  }

  /// The same text in other coordinates: the frame moves, and all sizes grow by the map's scale.
  public func transformed(by map: Affine) -> DynamicText {
    var copy = self
    copy.frame = map.apply(frame)
    let factor = map.meanScale
    guard factor != 1 else { return copy }
    copy.paragraph = paragraph.scaled(by: factor)
    copy.attachments = attachments.map {
      DisplayList([.group(EffectGroup(.transform(.scale(factor, factor)), $0))])
    }
    return copy
  }
}

/// What a stretch of text is painted with, beside its glyphs.
public struct TextLook: Hashable, Sendable {
  /// A line under or through text.
  public struct Line: Hashable, Sendable {
    /// Lengths of dashes and gaps as multiples of the line's thickness; empty: solid.
    public var dash: [Double]
    /// nil: the text's own.
    public var paint: Paint?
    public init(dash: [Double] = [], paint: Paint? = nil) {
      self.dash = dash
      self.paint = paint
    }
  }

  /// Of the letters.
  public var paint: Paint
  /// nil: none.
  public var underline: Line?
  /// nil: none.
  public var strikethrough: Line?
  /// Behind the text, from ascender to descender.
  public var background: Paint?
  /// What is done to the text as a whole, the outermost first.
  public var effects: [Effect]

  public init(
    paint: Paint, underline: Line? = nil, strikethrough: Line? = nil, background: Paint? = nil,
    effects: [Effect] = []
  ) {
    self.paint = paint
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
    self.effects = effects
  }

  /// The same with every paint changed.
  public func mapPaints(_ change: (Paint) -> Paint) -> TextLook {
    func line(_ line: Line?) -> Line? {
      line.map { Line(dash: $0.dash, paint: $0.paint.map(change)) }
    }
    return TextLook(
      paint: change(paint), underline: line(underline), strikethrough: line(strikethrough),
      background: background.map(change), effects: effects)
  }
}

extension Paragraph {
  /// The same paragraph with every length multiplied.
  public func scaled(by factor: Double) -> Paragraph {
    var copy = self
    copy.lineSpacing *= factor
    switch lineHeight {
    case .natural, .multiple: break
    case .exact(let points): copy.lineHeight = .exact(points * factor)
    case .increase(let points): copy.lineHeight = .increase(points * factor)
    }
    copy.pixelLength *= factor
    for index in copy.spans.indices {
      copy.spans[index].font = copy.spans[index].font.scaled(by: factor)
      copy.spans[index].tracking *= factor
      copy.spans[index].kerning *= factor
      copy.spans[index].baselineOffset *= factor
      if var attachment = copy.spans[index].attachment {
        attachment.width *= factor
        attachment.ascent *= factor
        attachment.descent *= factor
        copy.spans[index].attachment = attachment
      }
    }
    return copy
  }
}
