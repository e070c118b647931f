import VitrineDrawing

/// Symbols put together from the parts of their names.
extension SymbolNames {
  /// A shape around a mark: its recipe, the middle of its inside and the radius a mark may have.
  struct Container {
    var body: String
    var y = 0.0
    var x = 0.0
    var inner: Double
  }

  static let containers: [String: Container] = [
    "circle": Container(body: "o c 0 0 45.5", inner: 24.5),
    "square": Container(body: "o rr -41.5 -41.5 83 83 13", inner: 25.5),
    "app": Container(body: "o rr -42 -42 84 84 22", inner: 25.5),
    "rectangle": Container(body: "o rr -54 -38.5 108 77 12", inner: 24),
    "rectangle.portrait": Container(body: "o rr -36 -50 72 100 12", inner: 22),
    "capsule": Container(body: "o rr -56 -32 112 64 32", inner: 19),
    "capsule.portrait": Container(body: "o rr -32 -56 64 112 32", inner: 19),
    "oval": Container(body: "o e 0 0 58 37", inner: 20),
    "triangle": Container(body: "u part.triangle", y: 13, inner: 21.5),
    "diamond": Container(body: "u part.diamond", inner: 22),
    "hexagon": Container(body: "u part.hexagon", inner: 24.5),
    "octagon": Container(body: "u part.octagon", inner: 24.5),
    "pentagon": Container(body: "u part.pentagon", y: 3, inner: 22),
    "seal": Container(body: "u part.seal", inner: 24.5),
    "shield": Container(body: "u part.shield", y: -3, inner: 22),
    "bubble": Container(body: "u part.bubble", y: -7, inner: 22),
    "bubble.left": Container(body: "u part.bubble", y: -7, inner: 22),
    "bubble.right": Container(body: "u part.bubble mx=1", y: -7, inner: 22),
    "message": Container(body: "u message", y: -6, inner: 22),
    "icloud": Container(body: "u cloud", y: 6, inner: 19),
    "viewfinder": Container(body: "u viewfinder", inner: 22),
    "batteryblock": Container(body: "u batteryblock", y: 8, inner: 20),
    "house": Container(body: "u house", y: 10, inner: 18),
  ]

  /// Colors of well-known marks on filled shapes in multicolor.
  private static let colors: [String: String] = [
    "plus.circle": "green", "minus.circle": "red", "xmark.circle": "red",
    "checkmark.circle": "green", "checkmark.seal": "green", "checkmark.shield": "green",
    "exclamationmark.triangle": "yellow", "exclamationmark.circle": "red",
    "exclamationmark.octagon": "red", "xmark.octagon": "red", "xmark.seal": "red",
    "xmark.shield": "red", "info.circle": "blue", "heart.circle": "red", "star.circle": "yellow",
    "bolt.circle": "yellow", "location.circle": "blue", "phone.circle": "green",
    "video.circle": "green", "moon.circle": "indigo", "flame.circle": "red",
    "leaf.circle": "green", "trash.circle": "red",
  ]

  func composed(_ name: String, _ depth: Int) -> ResolvedSymbol? {
    let isFilled = name.hasSuffix(".fill")
    let base = isFilled ? String(name.dropLast(5)) : name
    let next = depth + 1
    return halved(name, next) ?? numbered(base) ?? enclosed(base, isFilled, next)
      ?? badged(base, isFilled, next) ?? slashed(base, isFilled, next) ?? dashed(base)
      ?? stacked(base, isFilled, next) ?? joined(base, isFilled, next) ?? unfilled(name, next)
  }

  private func isDrawable(_ name: String, _ depth: Int) -> Bool {
    guard let found = resolve(name, depth: depth) else { return false }
    return found.exactness != .similar
  }

  private func enclosed(_ base: String, _ isFilled: Bool, _ depth: Int) -> ResolvedSymbol? {
    let words = base.split(separator: ".").map(String.init)
    for length in [2, 1] where words.count > length {
      let shape = words.suffix(length).joined(separator: ".")
      guard let container = Self.containers[shape] else { continue }
      var mark = words.dropLast(length).joined(separator: ".")
      if mark.hasSuffix(".badge") || mark.hasSuffix(".and") || mark.hasSuffix(".on")
        || mark.hasSuffix(".in")
      {
        continue
      }
      if let lettering = lettering(mark) { mark = lettering }
      guard isDrawable(mark, depth) else { continue }
      if isFilled, known(mark + ".fill") != nil, !mark.hasPrefix("text:"), mark != "trash" {
        mark += ".fill"
      }
      let key = words.dropLast(length).joined(separator: ".") + "." + shape
      let color = isFilled ? (Self.colors[key].map { " " + $0 } ?? "") : ""
      let body =
        container.body.hasPrefix("u ")
        ? container.body + (isFilled ? " fill=1" : "")
        : container.body
      let recipe =
        "/1\(color); \(body); /0; ?u \(mark) \(Self.size(of: mark, in: container)) "
        + "dx=\(container.x) dy=\(container.y) keep=\(Self.isPlainMark(mark) ? 1 : 0)"
      return ResolvedSymbol(recipe: recipe, isFilled: isFilled, exactness: .composed)
    }
    return nil
  }

  /// Letters and digits have thinner lines than their shape, and one alone is as tall as any other:
  /// 0.458 em at a line of .066 in `2.circle.fill` and `3.square` (docs/facts/measured-3.md). Other
  /// marks fill the room there is.
  private static func size(of mark: String, in container: Container) -> String {
    let fit = "fit=\(container.inner) max=0.9"
    let text = mark.hasPrefix("text:") ? mark.dropFirst(5) : ""
    guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber }) else { return fit }
    return (text.count == 1 ? "k=\(0.56 * min(1, container.inner / 24.5))" : fit) + " w=0.77"
  }

  /// Marks that keep the full line width on a shape.
  private static func isPlainMark(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    guard let first = words.first else { return false }
    if name.hasPrefix("text:") { return true }
    let plain: Set<Substring> = [
      "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "info", "equal",
      "chevron",
    ]
    return plain.contains(first) || (first == "arrow" && words.count < 3)
  }

  /// One letter, one sign or up to three digits.
  private func lettering(_ mark: String) -> String? {
    let signs = [
      "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "percent": "%",
      "bitcoinsign": "₿", "rublesign": "₽", "indianrupeesign": "₹", "wonsign": "₩",
      "turkishlirasign": "₺", "francsign": "₣", "centsign": "¢",
    ]
    if let sign = signs[mark] { return data["char.\(sign)"] == nil ? nil : "text:" + sign }
    let known: Set<String> = ["abs", "kph", "mph", "sos", "zl", "zr", "lb", "rb", "lt", "rt", "fn"]
    if known.contains(mark) { return "text:" + mark }
    if mark.count == 2, mark.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter) }),
      mark.contains(where: \.isNumber)
    {
      return "text:" + mark
    }
    let isNumber = mark.count <= 3 && mark.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = mark.count == 1 && mark.allSatisfy { $0.isASCII && $0.isLetter }
    return isNumber || isLetter ? "text:" + mark : nil
  }

  /// `gobackward.15`, `bitcoinsign.arrow.circlepath`: something inside a turning arrow.
  private func numbered(_ base: String) -> ResolvedSymbol? {
    for turn in ["gobackward.", "goforward."] where base.hasPrefix(turn) {
      let rest = String(base.dropFirst(turn.count))
      guard let mark = lettering(rest) ?? (known(rest) == nil ? nil : rest) else { return nil }
      return ResolvedSymbol(
        recipe: "u \(turn.dropLast()); u \(mark) fit=20 dy=5 keep=1 w=.85", exactness: .composed)
    }
    let circlepath = ".arrow.circlepath"
    guard base.hasSuffix(circlepath) else { return nil }
    let mark = String(base.dropLast(circlepath.count))
    guard known(mark) != nil else { return nil }
    return ResolvedSymbol(
      recipe: "u arrow.triangle.2.circlepath; u \(mark) fit=20 keep=1 w=.85", exactness: .composed)
  }

  /// `capsule.lefthalf.filled`, `rectangle.inset.filled`: a shape with a part of it solid.
  private func halved(_ name: String, _ depth: Int) -> ResolvedSymbol? {
    guard name.hasSuffix(".filled") else { return nil }
    var words = name.split(separator: ".").dropLast().map(String.init)
    let isInset = words.last == "inset"
    if isInset { words.removeLast() }
    let cuts = [
      "lefthalf": "M0,-90 L90,-90 L90,90 L0,90 Z", "righthalf": "M0,-90 L-90,-90 L-90,90 L0,90 Z",
      "tophalf": "M-90,0 L90,0 L90,90 L-90,90 Z", "bottomhalf": "M-90,0 L90,0 L90,-90 L-90,-90 Z",
      "leftthird": "M-18,-90 L90,-90 L90,90 L-18,90 Z",
      "rightthird": "M18,-90 L-90,-90 L-90,90 L18,90 Z",
      "topthird": "M-90,-12 L90,-12 L90,90 L-90,90 Z",
      "bottomthird": "M-90,12 L90,12 L90,-90 L-90,-90 Z",
    ]
    var cut: String?
    if let last = words.last {
      let side = last.replacing("leading", with: "left").replacing("trailing", with: "right")
      if let found = cuts[side] {
        cut = found
        words.removeLast()
      }
    }
    guard cut != nil || isInset else { return nil }
    let shape = words.joined(separator: ".")
    guard Self.containers[shape] != nil || ["star", "heart", "house"].contains(shape) else {
      return nil
    }
    let solid = "/0; u \(shape).fill k=\(isInset ? 0.7 : 1)" + (cut.map { "; -f \($0)" } ?? "")
    return ResolvedSymbol(recipe: solid + "; /1; u \(shape)", exactness: .composed)
  }

  private func badged(_ base: String, _ isFilled: Bool, _ depth: Int) -> ResolvedSymbol? {
    let words = base.split(separator: ".").map(String.init)
    guard let at = words.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), at > 0
    else { return nil }
    var body = words[..<at].joined(separator: ".")
    if isFilled, words[at - 1] != "fill" { body += ".fill" }
    guard isDrawable(body, depth) else { return nil }
    var recipe = "u \(body)"
    if words[at] == "trianglebadge" {
      recipe +=
        "; -u triangle.fill k=.5 g=6 anchor=br dx=-10 dy=-12; /0 yellow; "
        + "u triangle.fill k=.5 anchor=br dx=-10 dy=-12; /0 white; !u exclamationmark fit=11 "
        + "anchor=br dx=-10 dy=-8 w=.8"
      return ResolvedSymbol(recipe: recipe, exactness: .composed)
    }
    let mark = words[(at + 1)...].filter { $0 != "fill" }.joined(separator: ".")
    let place = "anchor=br dx=-11 dy=-11"
    let round = [
      "plus": "green", "minus": "red", "xmark": "red", "checkmark": "green",
      "exclamationmark": "red", "questionmark": "blue", "ellipsis": "blue",
    ]
    if mark.isEmpty {
      recipe += "; -f c 0 0 24 anchor=tr dx=-10 dy=10; /0 red; f c 0 0 17 anchor=tr dx=-10 dy=10"
    } else if let color = round[mark] {
      recipe +=
        "; -f c 0 0 31 \(place); /0 \(color); f c 0 0 24 \(place); /0 white; "
        + "!u \(mark) fit=13 \(place) w=.9"
    } else {
      let name = isDrawable(mark + ".fill", depth) ? mark + ".fill" : mark
      guard isDrawable(name, depth) else { return nil }
      recipe += "; -u \(name) fit=25 g=6 \(place); /0; u \(name) fit=25 \(place)"
    }
    return ResolvedSymbol(recipe: recipe, exactness: .composed)
  }

  private func slashed(_ base: String, _ isFilled: Bool, _ depth: Int) -> ResolvedSymbol? {
    guard base.hasSuffix(".slash") else { return nil }
    var body = String(base.dropLast(6))
    if isFilled, isDrawable(body + ".fill", depth) { body += ".fill" }
    guard isDrawable(body, depth) else { return nil }
    return ResolvedSymbol(
      recipe: "/1; u \(body); -s M-42,-42 L42,42 g=4.5; /0; s M-42,-42 L42,42",
      exactness: .composed)
  }

  private func dashed(_ base: String) -> ResolvedSymbol? {
    for (suffix, dash) in [(".dashed", "dash=15 off=13"), (".dotted", "dash=.1 off=15")]
    where base.hasSuffix(suffix) {
      let shape = String(base.dropLast(7))
      guard let container = Self.containers[shape], !container.body.hasPrefix("u ") else {
        continue
      }
      return ResolvedSymbol(
        recipe: "s\(container.body.dropFirst()) \(dash)", exactness: .composed)
    }
    return nil
  }

  /// `doc.on.doc`: one behind the other.
  private func stacked(_ base: String, _ isFilled: Bool, _ depth: Int) -> ResolvedSymbol? {
    let words = base.split(separator: ".").map(String.init)
    guard let at = words.firstIndex(of: "on"), at > 0, at < words.count - 1 else { return nil }
    var front = words[..<at].joined(separator: ".")
    var back = words[(at + 1)...].filter { $0 != "angled" }.joined(separator: ".")
    if isFilled {
      if isDrawable(front + ".fill", depth) { front += ".fill" }
      if isDrawable(back + ".fill", depth) { back += ".fill" }
    }
    guard isDrawable(front, depth), isDrawable(back, depth) else { return nil }
    let cover = front.hasSuffix(".fill") ? front : front + ".fill"
    let eraser = isDrawable(cover, depth) ? cover : front
    return ResolvedSymbol(
      recipe:
        "/1; u \(back) k=.8 dx=12 dy=-12; -u \(eraser) k=.8 dx=-10 dy=12 g=6; /0; "
        + "u \(front) k=.8 dx=-10 dy=12", exactness: .composed)
  }

  /// `globe.and.car`: side by side.
  private func joined(_ base: String, _ isFilled: Bool, _ depth: Int) -> ResolvedSymbol? {
    let words = base.split(separator: ".").map(String.init)
    guard let at = words.firstIndex(of: "and"), at > 0, at < words.count - 1 else { return nil }
    var left = words[..<at].joined(separator: ".")
    var right = words[(at + 1)...].joined(separator: ".")
    if isFilled {
      if isDrawable(left + ".fill", depth) { left += ".fill" }
      if isDrawable(right + ".fill", depth) { right += ".fill" }
    }
    guard isDrawable(left, depth), isDrawable(right, depth) else { return nil }
    return ResolvedSymbol(
      recipe: "u \(left) fit=38 dx=-30 dy=-9; -u \(right) fit=32 dx=27 dy=12 g=5; "
        + "u \(right) fit=32 dx=27 dy=12", exactness: .composed)
  }

  /// `sun.fill` where only one variant is drawn.
  private func unfilled(_ name: String, _ depth: Int) -> ResolvedSymbol? {
    let words = name.split(separator: ".")
    guard words.count > 1, words.contains("fill") else { return nil }
    let plain = words.filter { $0 != "fill" }.joined(separator: ".")
    guard var found = resolve(plain, depth: depth), found.exactness != .similar else { return nil }
    if words.last != "fill" {
      // `person.fill.checkmark`: the fill belongs to the first part.
      found.exactness = .similar
    }
    return found
  }
}
