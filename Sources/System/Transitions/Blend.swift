import VitrineDrawing

/// Mixes two display lists: `amount` 0 is the first, 1 the second.
struct Blend {
  var amount: Double
  /// What text does that says something else; set by the tags around it.
  var content = ContentChange.blur

  func list(_ a: DisplayList, _ b: DisplayList) -> DisplayList {
    DisplayList(
      OperationMatch.match(a.operations, b.operations).flatMap { match -> [Operation] in
        switch match {
        case .both(let a, let b): a == b ? [a] : operations(a, b)
        case .leaving(let operation): [faded(operation, 1 - amount)]
        case .coming(let operation): [faded(operation, amount)]
        }
      })
  }

  private func operations(_ a: Operation, _ b: Operation) -> [Operation] {
    switch (a, b) {
    case (.fill(let p, let rule, let x), .fill(let q, let other, let y)) where rule == other:
      if let path = path(p, q), let paint = paint(x, y) { return [.fill(path, rule, paint)] }
    case (.stroke(let p, let s, let x), .stroke(let q, let t, let y)):
      if let path = path(p, q), let style = style(s, t), let paint = paint(x, y) {
        return [.stroke(path, style, paint)]
      }
    case (.glyphs(let p, let x), .glyphs(let q, let y)): return glyphs(p, x, q, y)
    case (.dynamicText(let p), .dynamicText(var q)) where p.content == q.content:
      q.frame = rect(p.frame, q.frame)
      return [.dynamicText(q)]
    case (.image(let p), .image(var q)) where p.image == q.image && p.resizing == q.resizing:
      q.frame = rect(p.frame, q.frame)
      return [.image(q)]
    case (.group(let p), .group(let q)): return groups(p, q)
    default: break
    }
    return [faded(a, 1 - amount), faded(b, amount)]
  }

  private func groups(_ a: Group, _ b: Group) -> [Operation] {
    var inner = self
    if case .tag(.name(let first)) = a.effect, case .tag(.name(let second)) = b.effect,
      let change = ContentChange(first, second)
    {
      inner.content = change
      return [.group(Group(b.effect, inner.list(a.contents, b.contents)))]
    }
    guard let effect = effect(a.effect, b.effect) else {
      return [faded(.group(a), 1 - amount), faded(.group(b), amount)]
    }
    return [.group(Group(effect, inner.list(a.contents, b.contents)))]
  }

  /// nil: the effects do not mix.
  private func effect(_ a: Effect, _ b: Effect) -> Effect? {
    switch (a, b) {
    case (.transform(let m), .transform(let n)): return .transform(affine(m, n))
    case (.opacity(let x), .opacity(let y)): return .opacity(number(x, y))
    case (.blur(let x, let opaque), .blur(let y, let other)) where opaque == other:
      return .blur(radius: number(x, y), opaque: opaque)
    case (.clip(let p, let rule), .clip(let q, let other)) where rule == other:
      return path(p, q).map { .clip($0, rule) }
    case (.mask(let p), .mask(let q)): return .mask(list(p, q))
    default: return a == b ? a : nil
    }
  }

  func faded(_ operation: Operation, _ opacity: Double) -> Operation {
    .group(Group(.opacity(opacity), DisplayList([operation])))
  }
}

// MARK: Text

extension Blend {
  private func glyphs(_ a: GlyphRun, _ x: Paint, _ b: GlyphRun, _ y: Paint) -> [Operation] {
    if a.text == b.text, a.font.file == b.font.file, let paint = paint(x, y) {
      var run = b
      run.origin = point(a.origin, b.origin)
      return [.glyphs(run, paint)]
    }
    let (old, new) = (Operation.glyphs(a, x), Operation.glyphs(b, y))
    switch content {
    case .identity: return [amount < 0.5 ? old : new]
    case .opacity: return [faded(old, 1 - amount), faded(new, amount)]
    case .blur: return [blurred(old, amount), blurred(new, 1 - amount)]
    case .numeric(let down): return digits(a, x, b, y, down: down)
    }
  }

  /// How far a text dissolves that goes, points (estimate).
  private static let dissolve = 6.0

  private func blurred(_ operation: Operation, _ gone: Double) -> Operation {
    let blur = Group(
      .blur(radius: Self.dissolve * gone, opaque: false), DisplayList([operation]))
    return faded(.group(blur), 1 - gone)
  }

  /// Characters that stay move to their new places, the others roll: up where the number grows.
  private func digits(
    _ a: GlyphRun, _ x: Paint, _ b: GlyphRun, _ y: Paint, down: Bool
  ) -> [Operation] {
    let (old, new) = (a.characters, b.characters)
    guard let old, let new else {
      return [blurred(.glyphs(a, x), amount), blurred(.glyphs(b, y), 1 - amount)]
    }
    // A line's height in points is about the font's size; so far does a digit travel (estimate).
    let way = (down ? -1 : 1) * b.font.size * 0.6
    var result: [Operation] = []
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
        if let p { result.append(rolled(p, x, by: -way * amount, gone: amount)) }
        if let q { result.append(rolled(q, y, by: way * (1 - amount), gone: 1 - amount)) }
      }
    }
    return result
  }

  private func rolled(_ run: GlyphRun, _ paint: Paint, by way: Double, gone: Double) -> Operation {
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

/// What becomes of text that says something else.
enum ContentChange: Hashable {
  /// The new one is there at once.
  case identity
  case opacity
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

// MARK: Numbers

extension Blend {
  private func number(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
  private func point(_ a: Point, _ b: Point) -> Point { Point(number(a.x, b.x), number(a.y, b.y)) }
  private func rect(_ a: Rect, _ b: Rect) -> Rect {
    Rect(
      x: number(a.x, b.x), y: number(a.y, b.y), width: number(a.width, b.width),
      height: number(a.height, b.height))
  }
  private func affine(_ a: Affine, _ b: Affine) -> Affine {
    Affine(
      a: number(a.a, b.a), b: number(a.b, b.b), c: number(a.c, b.c), d: number(a.d, b.d),
      tx: number(a.tx, b.tx), ty: number(a.ty, b.ty))
  }

  /// nil: the paths are not made of the same elements.
  private func path(_ a: Path, _ b: Path) -> Path? {
    guard a.elements.count == b.elements.count else { return nil }
    var elements: [Path.Element] = []
    for pair in zip(a.elements, b.elements) {
      switch pair {
      case (.move(let p), .move(let q)): elements.append(.move(point(p, q)))
      case (.line(let p), .line(let q)): elements.append(.line(point(p, q)))
      case (.curve(let a, let b, let p), .curve(let c, let d, let q)):
        elements.append(.curve(point(a, c), point(b, d), point(p, q)))
      case (.close, .close): elements.append(.close)
      default: return nil
      }
    }
    return Path(elements)
  }

  private func style(_ a: StrokeStyle, _ b: StrokeStyle) -> StrokeStyle? {
    var (first, style) = (a, b)
    style.width = number(a.width, b.width)
    first.width = style.width
    return first == style ? style : nil
  }

  /// nil: the paints do not mix.
  private func paint(_ a: Paint, _ b: Paint) -> Paint? {
    switch (a, b) {
    case (.color(let x), .color(let y)): return .color(x.mixed(with: y, by: Float(amount)))
    case (.linearGradient(let s, let f, let e), .linearGradient(let t, let g, let h))
    where s.count == t.count:
      let stops = zip(s, t).map {
        GradientStop(
          $0.color.mixed(with: $1.color, by: Float(amount)),
          at: number($0.location, $1.location))
      }
      return .linearGradient(stops, from: point(f, g), to: point(e, h))
    default: return a == b ? a : nil
    }
  }
}
