import VitrineDrawing

extension AuditRule {
  static let colorOnlyMeaning = AuditRule(
    "color-only-meaning", .warning,
    summary: "Two states differ by nothing but their hue.",
    rationale: """
      Hue is gone where the system tints, on the Lock Screen and at night, and many people cannot tell \
      red from green at any time.
      """,
    source:
      "Human Interface Guidelines, Widgets: never rely on color alone (docs/facts/hig-rules.md)",
    fix: "Say it with a word, a symbol or a shape as well: a checkmark, a triangle, an arrow."
  ) { evidence in
    evidence.mains.flatMap { Marks.findings($0) + Amounts.findings($0) }
      + States.findings(evidence.entries)
  }
}

/// Small marks of one shape in one picture.
private enum Marks {
  static func findings(_ rendered: Rendered) -> [Finding] {
    // The marks of a chart are its series, with a legend.
    let charts = rendered.nodes.filter { $0.type == "Chart" }.map(\.frame)
    let marks = rendered.content.filter { leaf in
      isMark(leaf) && !charts.contains { $0.inset(by: -1).holds(leaf.bounds) }
    }
    for (index, first) in marks.enumerated() {
      for second in marks[(index + 1)...] where isSameShape(first, second) {
        // Marks of many colors tell categories apart, as calendars do.
        let alike = marks.filter { isSameShape(first, $0) }
        guard isTrafficLight(alike), !isSaid(alike, rendered),
          let a = first.color?.hue, let b = second.color?.hue, isSignal(a.degrees, b.degrees)
        else { continue }
        return [
          rendered.finding(
            "two marks of one shape differ in hue alone: one is red or orange, the other green",
            rendered.node(for: second), frame: second.visible)
        ]
      }
    }
    return []
  }

  /// A dot, a stripe at the start of a row, or a bar under it.
  private static func isMark(_ leaf: Leaf) -> Bool {
    guard leaf.isFill, leaf.alpha > 0.5, let hue = leaf.color?.hue, hue.saturation > 0.4 else {
      return false
    }
    let (width, height) = (leaf.bounds.width, leaf.bounds.height)
    let isDot = max(width, height) <= 30 && min(width, height) >= 4
    let isStripe = width >= 2 && width <= 8 && height >= 10 && height <= 60
    let isBar = height >= 2 && height <= 8 && width >= 10 && width <= 120
    return isStripe || isBar || (isDot && width / height > 0.6 && width / height < 1.7)
  }

  private static func isSameShape(_ a: Leaf, _ b: Leaf) -> Bool {
    guard abs(a.bounds.width - b.bounds.width) < 0.5, abs(a.bounds.height - b.bounds.height) < 0.5,
      case .fill(let first) = a.kind, case .fill(let second) = b.kind
    else { return false }
    let moved = second.transformed(
      by: .translation(a.bounds.minX - b.bounds.minX, a.bounds.minY - b.bounds.minY))
    return first.isClose(to: moved)
  }

  /// Whether all hues are those of signals: from red to yellow, and green.
  private static func isTrafficLight(_ marks: [Leaf]) -> Bool {
    marks.compactMap { $0.color?.hue?.degrees }.allSatisfy { $0 <= 165 || $0 >= 340 }
  }

  /// Whether words tell it too: one word stands beside several marks that mean the same, and beside none
  /// that means the other ("on time").
  private static func isSaid(_ marks: [Leaf], _ rendered: Rendered) -> Bool {
    let groups = [isStop, isGo].map { means in
      marks.filter { $0.color?.hue.map { means($0.degrees) } == true }
        .map { words(beside: $0, rendered) }
    }
    return [(groups[0], groups[1]), (groups[1], groups[0])].contains { own, other in
      guard own.count > 1 else { return false }
      let common = own.dropFirst().reduce(own[0]) { $0.intersection($1) }
      return !common.subtracting(other.reduce(into: []) { $0.formUnion($1) }).isEmpty
    }
  }

  private static func words(beside mark: Leaf, _ rendered: Rendered) -> Set<String> {
    let middle = (mark.bounds.minY + mark.bounds.maxY) / 2
    return Set(
      rendered.texts.filter { $0.frame.minY < middle && $0.frame.maxY > middle }
        .compactMap(\.node.text).filter { $0.contains(where: \.isLetter) })
  }

  /// One means stop, the other go.
  static func isSignal(_ a: Double, _ b: Double) -> Bool {
    (isStop(a) && isGo(b)) || (isGo(a) && isStop(b))
  }

  private static func isStop(_ hue: Double) -> Bool { hue <= 45 || hue >= 340 }
  private static func isGo(_ hue: Double) -> Bool { hue >= 85 && hue <= 165 }
}

/// Gains and losses without a sign.
private enum Amounts {
  static func findings(_ rendered: Rendered) -> [Finding] {
    let amounts = rendered.texts.compactMap { text -> (text: PlacedNode, hue: Double)? in
      guard let words = text.node.text, words.contains(where: \.isNumber), !hasSign(words),
        let hue = rendered.leaves(of: text).first(where: \.isText)?.color?.hue,
        hue.saturation > 0.4, !hasSymbolBeside(text, rendered)
      else { return nil }
      return (text, hue.degrees)
    }
    for (index, first) in amounts.enumerated() {
      for second in amounts[(index + 1)...]
      where Marks.isSignal(first.hue, second.hue) && form(first.text) == form(second.text) {
        return [
          rendered.finding(
            "\(first.text.quoted) and \(second.text.quoted) are told apart as up and down by "
              + "green and red alone", second.text)
        ]
      }
    }
    return []
  }

  private static func hasSign(_ words: String) -> Bool {
    words.contains { "+-−–±▲▼△▽↑↓↗↘⬆⬇".contains($0) } || words.contains { $0.isLetter }
  }

  /// What a number looks like: `1.25%` and `2.80%` are of one form.
  private static func form(_ text: PlacedNode) -> String {
    String((text.node.text ?? "").filter { !$0.isNumber && !$0.isWhitespace })
  }

  private static func hasSymbolBeside(_ text: PlacedNode, _ rendered: Rendered) -> Bool {
    rendered.pictures.contains {
      $0.frame.minY < text.frame.maxY && $0.frame.maxY > text.frame.minY
    }
  }
}

/// Entries of one timeline.
private enum States {
  static func findings(_ entries: [Rendered]) -> [Finding] {
    for (index, first) in entries.enumerated() {
      for second in entries[(index + 1)...] {
        if let leaf = difference(first, second) {
          return [
            second.finding(
              "two entries of the timeline differ in the hue of this view alone",
              second.node(for: leaf), frame: leaf.visible)
          ]
        }
      }
    }
    return []
  }

  /// The view whose hue is the only difference.
  private static func difference(_ a: Rendered, _ b: Rendered) -> Leaf? {
    guard a.words == b.words, a.leaves.count == b.leaves.count, a.archive.list != b.archive.list
    else { return nil }
    var found: Leaf?
    for (first, second) in zip(a.leaves, b.leaves) {
      guard first.bounds.isClose(to: second.bounds) else { return nil }
      guard let x = first.color, let y = second.color else { continue }
      if x.isSame(as: y) { continue }
      guard let hx = x.hue, let hy = y.hue, hueDistance(hx.degrees, hy.degrees) > 30 else {
        return nil
      }
      if !first.isBackground, found == nil { found = second }
    }
    return found
  }
}

extension Rect {
  /// Whether all edges are nearer than a quarter of a point.
  func isClose(to other: Rect) -> Bool {
    abs(x - other.x) < 0.25 && abs(y - other.y) < 0.25 && abs(width - other.width) < 0.25
      && abs(height - other.height) < 0.25
  }
}

extension VectorPath {
  /// Whether all points are nearer than a quarter of a point.
  func isClose(to other: VectorPath) -> Bool {
    func near(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) < 0.25 && abs(a.y - b.y) < 0.25 }
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy {
      switch ($0, $1) {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)): near(a, b)
      case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
        near(a, d) && near(b, e) && near(c, f)
      case (.close, .close): true
      default: false
      }
    }
  }
}
