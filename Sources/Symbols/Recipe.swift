import VitrineDrawing
import VitrineGeometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Draws a recipe: statements separated by `;`, each a verb, `key=value` options and geometry.
/// README.md in this folder explains the language with examples.
struct RecipeDrawer {
  /// What a name stands for.
  let resolve: (String) -> ResolvedSymbol?
  let icon: (String) -> Icon?
  /// A recipe taken apart.
  let statements: (String) throws(Failure) -> [Statement]
  /// The share of each line that is drawn, from its beginning; areas are drawn whole.
  var drawnShare = 1.0

  struct Failure: Error { var text: String }

  func draw(_ recipe: String, stroke: Double, isFilled: Bool, depth: Int = 0) throws(Failure)
    -> [Part]
  {
    guard depth < 8 else { throw Failure(text: "names go in circles in “\(recipe)”") }
    var parts: [Part] = []
    var state = Part(path: VectorPath())
    // The box of what the first drawing statement drew, for `anchor`.
    var box: Rect?
    for statement in try statements(recipe) {
      if statement.verb == "/" {
        try statement.apply(to: &state)
        continue
      }
      guard let isOver = statement.applies(isFilled) else { continue }
      var drawn = try shape(statement, stroke, isFilled, depth)
      if let shift = box.flatMap(statement.shift) {
        for index in drawn.indices { drawn[index].path = drawn[index].path.transformed(by: shift) }
      }
      if statement.mode == .erase {
        erase(Part.union(drawn), from: &parts)
        continue
      }
      if isOver {
        var part = state
        part.path = VectorPath(loops: Part.union(drawn))
        part.isOver = true
        part.level = 0
        if part.color == nil, parts.contains(where: { $0.color != nil }) { part.color = .white }
        parts.append(part)
        continue
      }
      parts += drawn.map { Self.part($0, state) }
      box = box ?? parts.reduce(Rect.zero) { $0.union($1.path.inkBounds) }
    }
    return parts
  }

  /// A drawn piece as the statements before it say; what another symbol says of itself holds where
  /// they say nothing.
  private static func part(_ piece: Part, _ state: Part) -> Part {
    var part = state
    part.path = piece.path
    if state.level == 0, state.color == nil, state.threshold == nil {
      part.level = piece.level
      part.color = piece.color
      part.threshold = piece.threshold
    }
    part.isOver = piece.isOver
    return part
  }

  /// Finds mistakes without drawing.
  func check(_ recipe: String) throws(Failure) {
    for statement in try statements(recipe) {
      let text = statement.text
      switch statement.verb {
      case "/":
        var state = Part(path: VectorPath())
        try statement.apply(to: &state)
      case "u":
        guard let name = statement.arguments.first, icon(name) != nil || resolve(name) != nil else {
          throw Failure(text: "no such symbol in “\(text)”")
        }
      case "s", "f", "F", "o": _ = try statement.path()
      default: throw Failure(text: "unknown verb in “\(text)”")
      }
    }
  }

  private func erase(_ eraser: Loops, from parts: inout [Part]) {
    guard !eraser.isEmpty else { return }
    for index in parts.indices { parts[index].path = parts[index].path.subtracting(eraser) }
    parts.removeAll { $0.path.isEmpty }
  }

  private func shape(_ s: Statement, _ stroke: Double, _ isFilled: Bool, _ depth: Int)
    throws(Failure) -> [Part]
  {
    let width = stroke * (s.number("w") ?? 1)
    let gap = s.number("g") ?? 0
    switch s.verb {
    case "u": return try use(s, width, gap, isFilled, depth)
    case "s": return line(try s.path(), s, width + 2 * gap)
    case "o" where !isFilled: return line(try s.path(), s, width + 2 * gap)
    case "F", "o": return [Part(path: grown(try s.path(), by: width / 2 + gap))]
    case "f": return [Part(path: grown(try s.path(), by: (s.number("r") ?? 0) + gap))]
    default: throw Failure(text: "unknown verb “\(s.verb)” in “\(s.text)”")
    }
  }

  private func line(_ path: VectorPath, _ s: Statement, _ width: Double) -> [Part] {
    guard drawnShare < 1, s.mode != .erase, s.mode != .over, s.mode != .overFilled else {
      return [Part(path: strokedPath(path, s, width))]
    }
    // What goes round begins at its top (estimate).
    var path = path
    if let box = path.ring(width)?.controlBounds {
      let middle = Point(box.midX, box.midY)
      path = path.transformed(
        by: .translation(-middle.x, -middle.y).then(.rotation(degrees: -90))
          .then(.translation(middle.x, middle.y)))
    }
    path = path.trimmed(from: 0, to: drawnShare)
    return path.isEmpty ? [] : [Part(path: strokedPath(path, s, width))]
  }

  private func strokedPath(_ path: VectorPath, _ s: Statement, _ width: Double) -> VectorPath {
    var dash: (on: Double, off: Double)?
    if let on = s.number("dash") { dash = (on, s.number("off") ?? on) }
    if dash == nil, let ring = path.ring(width) { return ring }
    return VectorPath(
      loops: path.stroked(width: width, roundCaps: s.options["cap"] != "b", dash: dash))
  }

  private func grown(_ path: VectorPath, by distance: Double) -> VectorPath {
    if let primitive = path.primitive(grownBy: distance) { return primitive }
    let loops = path.loops
    guard distance > 0 else {
      return VectorPath(loops: PlanarMap.union(loops.map(Polygon.positive)))
    }
    return VectorPath(
      loops: PlanarMap.union(
        loops.map(Polygon.positive) + VectorPath(loops: loops).stroked(width: 2 * distance)))
  }

  /// `u name`: another symbol, scaled (`k`), turned (`rot`, degrees), mirrored (`mx`), moved
  /// (`dx`, `dy`), or fitted into a circle of radius `fit` around `dx`, `dy`.
  private func use(_ s: Statement, _ stroke: Double, _ gap: Double, _ isFilled: Bool, _ depth: Int)
    throws(Failure) -> [Part]
  {
    guard let name = s.arguments.first else { throw Failure(text: "no name in “\(s.text)”") }
    let inherits = isFilled && s.mode == .paint
    let fills = s.number("fill").map { $0 != 0 } ?? (inherits ? true : nil)
    func parts(_ width: Double) throws(Failure) -> [Part] {
      if let icon = icon(name) {
        let path = icon.path(stroke: width, filled: fills == true && !name.contains("-fill"))
        let isHollow = s.number("hollow") == 1 && fills != true
        return [Part(path: isHollow ? path.hollowed(line: width) : path)]
      }
      guard let found = resolve(name) else {
        throw Failure(text: "no symbol “\(name)” in “\(s.text)”")
      }
      return try draw(
        found.recipe, stroke: width, isFilled: fills == true || found.isFilled, depth: depth + 1)
    }
    var scale = s.number("k") ?? 1
    var center = Point.zero
    if let fit = s.number("fit") {
      let (middle, radius) = Part.enclosure(try parts(stroke))
      center = middle
      let wider = max(0, stroke - SymbolMetrics.stroke(weight: 400))
      scale = radius > 0 ? (fit + wider * (s.number("grow") ?? 0)) / radius : 1
      if let limit = s.number("max") { scale = min(scale, limit) }
    }
    let map = s.map(center, scale)
    let isMirrored = map.a * map.d - map.b * map.c < 0
    // A small picture inside another gets somewhat thinner lines, unless it is a plain mark.
    var line = s.number("keep") == 1 ? stroke : stroke * min(1, cbrt(scale))
    // Heavy lines would fill a mark's own gaps.
    if let fit = s.number("fit") { line = min(line, 0.42 * fit) }
    var result = try parts(scale == 1 ? stroke : line / scale)
    for index in result.indices {
      let moved = result[index].path.transformed(by: map)
      result[index].path = isMirrored ? moved.turnedInsideOut : moved
    }
    return gap > 0 ? [Self.widened(result, by: gap)] : result
  }

  /// One part that is larger by a gap all around.
  private static func widened(_ parts: [Part], by gap: Double) -> Part {
    let outline = VectorPath(loops: Part.union(parts))
    let loops = PlanarMap.union(outline.loops + outline.stroked(width: 2 * gap))
    return Part(path: VectorPath(loops: loops))
  }
}

extension Statement {
  /// From the origin to the corner or side of a box that `anchor` names; nil without one.
  fileprivate func shift(to box: Rect) -> Affine? {
    guard let anchor = options["anchor"] else { return nil }
    let to = Affine.translation(
      anchor.hasSuffix("r") ? box.maxX : anchor.hasSuffix("l") ? box.minX : box.midX,
      anchor.hasPrefix("b") ? box.maxY : anchor.hasPrefix("t") ? box.minY : box.midY)
    return Affine.translation(
      verb == "u" ? 0 : number("dx") ?? 0, verb == "u" ? 0 : number("dy") ?? 0
    ).then(to)
  }

  /// Where another symbol goes: mirrored, turned and scaled around its middle, then moved.
  fileprivate func map(_ center: Point, _ scale: Double) -> Affine {
    var map = Affine.translation(-center.x, -center.y)
    if number("mx") == 1 { map = map.then(.scale(-1, 1)) }
    if number("my") == 1 { map = map.then(.scale(1, -1)) }
    if let degrees = number("rot") { map = map.then(.rotation(degrees: degrees)) }
    return map.then(.scale(scale, scale))
      .then(.translation(number("dx") ?? 0, number("dy") ?? 0))
  }
}
