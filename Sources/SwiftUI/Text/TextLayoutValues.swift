import VitrineDrawing
import VitrineText

extension Text {
  /// Lines of a text that is set: what a `TextRenderer` draws. Coordinates are the text's own,
  /// points, from its top left corner.
  public struct Layout: RandomAccessCollection, Equatable, @unchecked Sendable {
    public typealias Index = Int
    let behavior: TextBehavior
    let node: Node
    let tables = onMainActor { TextLayoutTables() }

    /// The lines in the place that the text got, so that a layout handed up as a preference holds
    /// once views are placed.
    var layout: TextLayout { onMainActor { tables.layout(behavior, node) } }
    /// Where a box wider than the text puts its lines.
    var shift: CGFloat {
      onMainActor {
        let extra = node.frame.width - layout.size.width
        return extra > 0 ? extra * behavior.alignmentFraction : 0
      }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { layout.lines.count }
    public var isTruncated: Bool { layout.isTruncated }
    public subscript(index: Int) -> Line {
      let line = layout.lines[index]
      return Line(
        text: self, index: index, origin: CGPoint(x: shift + line.x, y: line.baseline))
    }
    /// One view has one layout.
    public static func == (a: Layout, b: Layout) -> Bool { a.node === b.node }

    /// How glyphs are drawn; pictures have one way only.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A character's place in the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int
      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
    }

    /// Font measures of a line, a run or a slice around its origin, points.
    public struct TypographicBounds: Equatable, Sendable {
      /// On the baseline, at the left edge.
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat
      public init() {
        (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0)
      }
      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        (self.origin, self.width, leading) = (origin, width, 0)
        (self.ascent, self.descent) = (ascent, descent)
      }
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }
}

extension Text.Layout {
  /// One line; its elements are runs, left to right.
  public struct Line: RandomAccessCollection, Equatable, Sendable {
    public typealias Index = Int
    let text: Text.Layout
    let index: Int
    /// On the baseline, at the line's left edge. Moving it moves what is drawn.
    public var origin: CGPoint

    var line: TextLayout.Line { text.layout.lines[index] }
    public var startIndex: Int { 0 }
    public var endIndex: Int { line.runs.count }
    public subscript(index: Int) -> Run { Run(line: self, index: index) }
    public var typographicBounds: TypographicBounds {
      TypographicBounds(
        origin: origin, width: line.width, ascent: line.baseline - line.top,
        descent: line.top + line.height - line.baseline)
    }

    /// Symbols and pictures in the line, which are views of their own.
    func drawAttachments(in context: GraphicsContext) {
      let line = line
      let shift = CGPoint(
        x: origin.x - text.shift - line.x, y: origin.y - line.baseline)
      for item in line.attachments {
        context.emit { recorder in
          guard let placement = text.behavior.runs[item.id].attachment else { return }
          let frame = text.node.frame
          let move = Affine.translation(shift.x - frame.minX, shift.y - frame.minY)
          recorder.group(.transform(move)) { placement.node.draw(into: &$0) }
        }
      }
    }
  }

  /// Glyphs of one font and look; its elements are slices of one glyph.
  public struct Run: RandomAccessCollection, Equatable, Sendable {
    public typealias Index = Int
    public typealias SubSequence = RunSlice
    let line: Line
    let index: Int

    var run: TextLayout.Run { line.line.runs[index] }
    public var startIndex: Int { 0 }
    public var endIndex: Int { run.glyphs.count }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      let id = ObjectIdentifier(key)
      return onMainActor { line.text.behavior.runs[run.style].attributes[id] } as? T
    }
    public var layoutDirection: LayoutDirection {
      run.glyphs.count > 1 && run.glyphs[0].x > run.glyphs[run.glyphs.count - 1].x
        ? .rightToLeft : .leftToRight
    }
    public var characterIndices: [CharacterIndex] { characters.map { CharacterIndex(offset: $0) } }

    /// Its characters' places in the text.
    var characters: Range<Int> {
      let text = line.text
      _ = text.layout
      return onMainActor { text.tables.characters(line: line.index, run: index) }
    }
    /// Where its glyphs' rooms end, from the line's left edge.
    var ends: [Double] {
      let text = line.text
      _ = text.layout
      return onMainActor { text.tables.ends(line: line.index, run: index) }
    }
    public var typographicBounds: TypographicBounds {
      self[startIndex..<endIndex].typographicBounds
    }
  }

  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
    public typealias Index = Int
    public typealias SubSequence = RunSlice
    public var run: Run
    public var indices: Range<Int>

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    public var characterIndices: [CharacterIndex] {
      let all = run.characters
      guard all.count == run.endIndex else { return run.characterIndices }
      return indices.map { CharacterIndex(offset: all.lowerBound + $0) }
    }

    /// Left edge and width, from the line's left edge.
    private var extent: (x: Double, width: Double) {
      let (set, ends) = (run.run, run.ends)
      guard let first = indices.map({ set.glyphs[$0].x }).min(),
        let last = indices.max(by: { set.glyphs[$0].x < set.glyphs[$1].x })
      else { return (set.x, 0) }
      return (first, ends[last] - first)
    }
    public var typographicBounds: TypographicBounds {
      let (x, width) = extent
      let metrics = onMainActor { run.line.text.behavior.metrics(ofRun: run.run.style) }
      let scale = run.line.text.layout.scale
      return TypographicBounds(
        origin: CGPoint(x: run.line.origin.x + x, y: run.line.origin.y), width: width,
        ascent: metrics.ascent * scale, descent: metrics.descent * scale)
    }

    func draw(in context: GraphicsContext) {
      var part = run.run
      if indices.count < part.glyphs.count {
        (part.x, part.width) = extent
        part.glyphs = Array(part.glyphs[indices])
      }
      let line = run.line
      context.emit { recorder in
        line.text.behavior.draw(
          part, at: Point(line.origin), scale: line.text.layout.scale,
          in: Rect(CGRect(origin: .zero, size: line.text.node.frame.size)),
          &recorder)
      }
    }
  }
}
