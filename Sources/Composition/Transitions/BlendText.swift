import VitrineDrawing

extension Blend {
  func glyphs(_ a: GlyphRun, _ x: Paint, _ b: GlyphRun, _ y: Paint) -> [DrawingOperation] {
    if a.text == b.text, a.font.file == b.font.file, let paint = paint(x, y) {
      var run = b
      run.origin = point(a.origin, b.origin)
      return [.glyphs(run, paint)]
    }
    let (old, new) = (DrawingOperation.glyphs(a, x), DrawingOperation.glyphs(b, y))
    switch content {
    case .identity: return [amount > 0 ? new : old]
    case .opacity: return faded(old, 1 - part) + faded(new, part)
    case .blur: return blurred(old, part) + blurred(new, 1 - part)
    case .interpolate: return letters(a, x, b, y)
    case .numeric(let down): return digits(a, x, b, y, down: down)
    }
  }

  /// How far a text dissolves that goes, points (estimate).
  private static let dissolve = 6.0

  private func blurred(_ operation: DrawingOperation, _ gone: Double) -> [DrawingOperation] {
    guard gone > 0 else { return [operation] }
    let blur = EffectGroup(
      .blur(radius: Self.dissolve * gone, opaque: false), DisplayList([operation]))
    return faded(.group(blur), 1 - gone)
  }

  /// Letters at the same place of both texts that are equal move, the others fade into one another.
  private func letters(_ a: GlyphRun, _ x: Paint, _ b: GlyphRun, _ y: Paint) -> [DrawingOperation] {
    guard let old = a.characters, let new = b.characters else {
      return faded(.glyphs(a, x), 1 - part) + faded(.glyphs(b, y), part)
    }
    return (0..<max(old.count, new.count)).flatMap { index -> [DrawingOperation] in
      switch (index < old.count ? old[index] : nil, index < new.count ? new[index] : nil) {
      case (let p?, let q?) where p.text == q.text && p.font == q.font:
        var run = q
        run.origin = point(p.origin, q.origin)
        return [.glyphs(run, paint(x, y) ?? y)]
      case (let p, let q):
        return (p.map { faded(.glyphs($0, x), 1 - part) } ?? [])
          + (q.map { faded(.glyphs($0, y), part) } ?? [])
      }
    }
  }

  /// Characters that stay move to their new places, the others roll: up where the number grows.
  private func digits(
    _ a: GlyphRun, _ x: Paint, _ b: GlyphRun, _ y: Paint, down: Bool
  ) -> [DrawingOperation] {
    let (old, new) = (a.characters, b.characters)
    guard let old, let new else {
      return blurred(.glyphs(a, x), part) + blurred(.glyphs(b, y), 1 - part)
    }
    // A line's height in points is about the font's size; so far does a digit travel (estimate).
    let way = (down ? -1 : 1) * b.font.size * 0.6
    var result: [DrawingOperation] = []
    for place in 0..<max(old.count, new.count) {
      // Numbers grow on the left: the last digit belongs to the last digit.
      let i = old.count - 1 - place
      let j = new.count - 1 - place
      switch (i >= 0 ? old[i] : nil, j >= 0 ? new[j] : nil) {
      case (let p?, let q?) where p.text == q.text:
        var run = q
        run.origin = point(p.origin, q.origin)
        result.append(.glyphs(run, paint(x, y) ?? y))
      case (let p, let q):
        if let p { result += rolled(p, x, by: -way * amount, gone: part) }
        if let q { result += rolled(q, y, by: way * (1 - amount), gone: 1 - part) }
      }
    }
    return result
  }

  private func rolled(_ run: GlyphRun, _ paint: Paint, by way: Double, gone: Double)
    -> [DrawingOperation]
  {
    var run = run
    run.origin.y += way
    return blurred(.glyphs(run, paint), gone)
  }
}

extension GlyphRun {
  /// One run for each character; nil where glyphs and characters do not go together (ligatures).
  fileprivate var characters: [GlyphRun]? {
    let letters = Array(text)
    guard letters.count == glyphs.count else { return nil }
    return zip(letters, glyphs).map { letter, glyph in
      var run = self
      run.text = String(letter)
      run.origin = Point(origin.x + glyph.x, origin.y + glyph.y)
      run.glyphs = [Glyph(id: glyph.id, x: 0)]
      return run
    }
  }
}

/// How text changes into other text.
enum ContentChange: Hashable {
  /// The new one is there at once.
  case identity
  case opacity
  /// Letter by letter.
  case interpolate
  /// Out and in with a blur: what the system does by itself.
  case blur
  /// Digits roll.
  case numeric(down: Bool)

  /// The names that `.contentTransition` leaves in an archive, before and after; nil: other names.
  init?(_ first: String, _ second: String) {
    let mark = "contentTransition "
    guard first.hasPrefix(mark), second.hasPrefix(mark) else { return nil }
    let words = second.dropFirst(mark.count).split(separator: " ")
    switch words.first {
    case "identity": self = .identity
    case "opacity": self = .opacity
    case "interpolate": self = .interpolate
    case "numericText":
      let value = words.dropFirst().first
      let old = first.split(separator: " ").last.flatMap { Double($0) }
      if let old, let new = value.flatMap({ Double($0) }) {
        self = .numeric(down: new < old)
      } else {
        self = .numeric(down: value == "down")
      }
    default: self = .blur
    }
  }
}
