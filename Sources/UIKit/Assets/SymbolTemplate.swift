package import VitrineDrawing
import VitrineGeometry

/// A custom symbol as SF Symbols exports it: one SVG with a group for each weight and scale, and
/// guides that say where the baseline and the margins are. The template is drawn for a font of 100
/// points.
package struct SymbolTemplate {
  /// `S`, `M` or `L`: what the taken group is drawn for.
  package let scale: Character
  /// Taken of the SVG: from margin to margin, from the ink's top to its bottom. Units of the SVG.
  package let box: Rect
  /// From the box's top to the baseline, units of the SVG.
  package let baseline: Double
  /// An SVG of the group alone, as large as the box.
  package let svg: [UInt8]

  /// Points of the font that the template is drawn for.
  package static let pointSize = 100.0

  /// nil where the SVG has none of the groups.
  package init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for scale: Character in ["M", "S", "L"] {
      guard let group = SVGScan.element(id: "Regular-\(scale)", in: text) else { continue }
      let ink = SVGScan.bounds(of: group)
      guard !ink.isEmpty, ink.width < 10_000, ink.height < 10_000 else { continue }
      func guide(_ id: String) -> Point? { SVGScan.start(ofLine: id, in: text) }
      let left = guide("left-margin-Regular-\(scale)")?.x ?? ink.minX
      let right = guide("right-margin-Regular-\(scale)")?.x ?? ink.maxX
      self.scale = scale
      // Margins may lie inside the ink, but nothing is cut off.
      let (low, high) = (min(left, ink.minX), max(right, ink.maxX))
      box = Rect(x: low, y: ink.minY, width: high - low, height: ink.height)
      baseline = (guide("Baseline-\(scale)")?.y ?? ink.maxY) - ink.minY
      svg = Array(
        """
        <svg \(SVGScan.namespaces(in: text)) width="\(box.width)" height="\(box.height)" \
        viewBox="\(box.x) \(box.y) \(box.width) \(box.height)">\(group)</svg>
        """.utf8)
      return
    }
    return nil
  }
}

/// As much of SVG as symbol templates need to be measured. Nothing is drawn here.
enum SVGScan {
  /// The group with an id, as it stands in the text.
  static func element(id: String, in text: String) -> String? {
    guard let start = tag(id: id, in: text), text[start].hasPrefix("<g"),
      !text[start].hasSuffix("/>")
    else { return nil }
    var depth = 0
    for found in tags(in: text, from: start.lowerBound) {
      let tag = text[found]
      if tag.hasPrefix("</g>") { depth -= 1 }
      if tag.hasPrefix("<g"), !tag.hasSuffix("/>"), isNamed("g", tag) { depth += 1 }
      if depth == 0 { return String(text[start.lowerBound..<found.upperBound]) }
    }
    return nil
  }

  /// The names that attributes of the drawing program have to be known by.
  static func namespaces(in text: String) -> String {
    let own = #"xmlns="http://www.w3.org/2000/svg""#
    guard let open = text.firstRange(of: "<svg"),
      let close = text[open.upperBound...].firstIndex(of: ">")
    else { return own }
    let further = text[open.upperBound..<close].split(whereSeparator: \.isWhitespace).filter {
      $0.hasPrefix("xmlns:") && $0.hasSuffix("\"")
    }
    return ([own] + further.map(String.init)).joined(separator: " ")
  }

  /// Where a guide begins: a line, or a path that is one.
  static func start(ofLine id: String, in text: String) -> Point? {
    guard let range = tag(id: id, in: text) else { return nil }
    let tag = text[range]
    if let x = number("x1", tag), let y = number("y1", tag) { return Point(x, y) }
    if let x = number("x", tag), let y = number("y", tag) { return Point(x, y) }
    guard let path = attribute("d", tag) else { return nil }
    return bounds(ofPath: path, .identity).map { Point($0.minX, $0.minY) }
  }

  /// Box around everything that is drawn in a group.
  static func bounds(of group: String) -> Rect {
    var maps: [Affine] = [.identity]
    var box = Rect.zero
    for found in tags(in: group, from: group.startIndex) {
      let tag = group[found]
      if tag.hasPrefix("</g>") {
        if maps.count > 1 { maps.removeLast() }
        continue
      }
      let map = attribute("transform", tag).map(transform).map { $0.then(maps.last!) } ?? maps.last!
      if isNamed("g", tag), !tag.hasSuffix("/>") { maps.append(map) }
      if let ink = shape(tag, map) { box = box.union(ink) }
    }
    return box
  }

  private static func shape(_ tag: Substring, _ map: Affine) -> Rect? {
    if isNamed("path", tag) { return attribute("d", tag).flatMap { bounds(ofPath: $0, map) } }
    if isNamed("rect", tag) {
      guard let width = number("width", tag), let height = number("height", tag) else { return nil }
      return map.apply(
        Rect(
          x: number("x", tag) ?? 0, y: number("y", tag) ?? 0, width: width, height: height))
    }
    if isNamed("circle", tag) || isNamed("ellipse", tag) {
      guard let across = number("r", tag) ?? number("rx", tag) else { return nil }
      let down = number("r", tag) ?? number("ry", tag) ?? across
      return map.apply(
        Rect(
          x: (number("cx", tag) ?? 0) - across, y: (number("cy", tag) ?? 0) - down,
          width: across * 2, height: down * 2))
    }
    if isNamed("polygon", tag) || isNamed("polyline", tag) {
      return attribute("points", tag).flatMap { bounds(ofPath: "M" + $0, map) }
    }
    return nil
  }

  /// nil for data without a point.
  private static func bounds(ofPath data: String, _ map: Affine) -> Rect? {
    let path = VectorPath(pathData: data)
    return path.isEmpty ? nil : path.transformed(by: map).tightBounds
  }

  private static func numbers(_ text: Substring) -> [Double] {
    var reader = PathDataReader(text)
    var result: [Double] = []
    while let number = reader.number() { result.append(number) }
    return result
  }

  // MARK: Tags

  private static func tags(
    in text: String, from start: String.Index
  ) -> UnfoldSequence<Range<String.Index>, String.Index> {
    sequence(state: start) { place in
      guard let open = text.utf8[place...].firstIndex(of: UInt8(ascii: "<")),
        let close = text.utf8[open...].firstIndex(of: UInt8(ascii: ">"))
      else { return nil }
      place = text.utf8.index(after: close)
      return open..<place
    }
  }

  private static func tag(id: String, in text: String) -> Range<String.Index>? {
    guard let found = text.firstRange(of: "id=\"\(id)\""),
      let open = text[..<found.lowerBound].lastIndex(of: "<"),
      let close = text[found.upperBound...].firstIndex(of: ">")
    else { return nil }
    return open..<text.index(after: close)
  }

  private static func isNamed(_ name: String, _ tag: Substring) -> Bool {
    guard tag.hasPrefix("<" + name), let next = tag.dropFirst(name.count + 1).first else {
      return false
    }
    return next == ">" || next == "/" || next.isWhitespace
  }

  private static func attribute(_ name: String, _ tag: Substring) -> String? {
    var rest = tag
    while let found = rest.firstRange(of: name + "=\"") {
      let isWhole =
        found.lowerBound > rest.startIndex
        && rest[rest.index(before: found.lowerBound)].isWhitespace
      let value = rest[found.upperBound...]
      guard let end = value.firstIndex(of: "\"") else { return nil }
      if isWhole { return String(value[..<end]) }
      rest = value[end...]
    }
    return nil
  }

  private static func number(_ name: String, _ tag: Substring) -> Double? {
    attribute(name, tag).flatMap { Double($0.replacing("px", with: "")) }
  }

  /// `matrix(…)`, `translate(…)` and `scale(…)`, one after the other.
  private static func transform(_ text: String) -> Affine {
    var map = Affine.identity
    for part in text.split(separator: ")") {
      guard let open = part.firstIndex(of: "(") else { continue }
      let name = part[..<open].filter(\.isLetter)
      let n = numbers(part[part.index(after: open)...])
      let step: Affine? =
        switch (name, n.count) {
        case ("matrix", 6): Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("translate", 1...2): .translation(n[0], n.count > 1 ? n[1] : 0)
        case ("scale", 1...2): .scale(n[0], n.count > 1 ? n[1] : n[0])
        default: nil
        }
      // The first written is the outermost.
      if let step { map = step.then(map) }
    }
    return map
  }
}
