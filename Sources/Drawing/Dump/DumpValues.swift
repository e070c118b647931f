extension Point {
  /// `x,y`.
  public var dump: String { "\(number(x)),\(number(y))" }
}

extension Rect {
  /// `x,y width×height`.
  public var dump: String { "\(number(x)),\(number(y)) \(number(width))×\(number(height))" }
}

extension Affine {
  /// `move x,y`, `scale …`, or all six numbers.
  public var dump: String {
    if isTranslation { return "move \(number(tx)),\(number(ty))" }
    if b == 0, c == 0 {
      let scale = a == d ? number(a) : "\(number(a)),\(number(d))"
      return tx == 0 && ty == 0
        ? "scale \(scale)" : "scale \(scale) move \(number(tx)),\(number(ty))"
    }
    return [a, b, c, d, tx, ty].map(number).joined(separator: " ")
  }
}

extension FillRule {
  var dump: String { self == .evenOdd ? " evenOdd" : "" }
}

extension VectorPath {
  /// `rect …`, `ellipse …` and `rounded …` where the path is one, otherwise SVG's letters.
  public var dump: String {
    let box = controlBounds
    if elements.count == 5, self == VectorPath(rect: box) { return "rect \(box.dump)" }
    if elements.count == 6, agrees(with: VectorPath(ellipseIn: box)) {
      return "ellipse \(box.dump)"
    }
    if let rounded = roundedDump(box) { return rounded }
    guard !isEmpty else { return "path empty" }
    return "path "
      + elements.map { element in
        switch element {
        case .move(let p): "M\(p.dump)"
        case .line(let p): "L\(p.dump)"
        case .curve(let a, let b, let p): "C\(a.dump) \(b.dump) \(p.dump)"
        case .close: "Z"
        }
      }.joined(separator: " ")
  }

  /// A rounded rectangle with equal corners, recognized by making it again.
  private func roundedDump(_ box: Rect) -> String? {
    guard elements.count >= 9, elements.count <= 18, case .move(let start)? = elements.first else {
      return nil
    }
    let inset = box.maxX - start.x
    let candidates: [(Double, Bool)] = [(inset, false), (inset / 1.52866483, true)]
    for (radius, continuous) in candidates
    where agrees(with: VectorPath(roundedRect: box, cornerRadius: radius, continuous: continuous)) {
      return "rounded \(box.dump) radius \(number(radius))\(continuous ? " continuous" : "")"
    }
    return nil
  }

  private func agrees(with other: VectorPath) -> Bool {
    func near(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { a, b in
      switch (a, b) {
      case (.move(let p), .move(let q)), (.line(let p), .line(let q)): near(p, q)
      case (.curve(let a1, let b1, let p), .curve(let a2, let b2, let q)):
        near(a1, a2) && near(b1, b2) && near(p, q)
      case (.close, .close): true
      case (.move, _), (.line, _), (.curve, _), (.close, _): false
      }
    }
  }
}

extension StrokeAttributes {
  /// The width in points, and what differs from a plain line.
  public var dump: String {
    var text = "width \(number(width))"
    if cap != .butt { text += " cap \(cap)" }
    if join != .miter { text += " join \(join)" }
    if join == .miter, miterLimit != 10 { text += " miter \(number(miterLimit))" }
    if !dash.isEmpty {
      text += " dash \(dash.map(number).joined(separator: ","))"
      if dashPhase != 0 { text += " phase \(number(dashPhase))" }
    }
    return text
  }
}

extension RGBA {
  /// `#RRGGBB`, with alpha as a percentage where it is not opaque.
  public var dump: String {
    func hex(_ value: Float) -> String {
      let byte = Int((min(max(value.isFinite ? value : 0, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    let color = "#\(hex(red))\(hex(green))\(hex(blue))"
    return alpha == 1 ? color : "\(color)@\(number(Double(alpha) * 100))%"
  }
}

extension Paint {
  /// A color, or the kind of gradient with its stops.
  public var dump: String {
    func stops(_ stops: [GradientStop]) -> String {
      "[\(stops.map { "\($0.color.dump) \(number($0.location))" }.joined(separator: ", "))]"
    }
    func degrees(_ radians: Double) -> String { "\(number(radians * 180 / .pi))°" }
    switch self {
    case .color(let color): return color.dump
    case .linearGradient(let list, let from, let to):
      return "linear \(from.dump) → \(to.dump) \(stops(list))"
    case .radialGradient(let list, let center, let start, let end, let transform):
      let shape = transform == .identity ? "" : " transform \(transform.dump)"
      return "radial \(center.dump) \(number(start))…\(number(end))\(shape) \(stops(list))"
    case .angularGradient(let list, let center, let start, let end):
      return "angular \(center.dump) \(degrees(start))…\(degrees(end)) \(stops(list))"
    case .meshGradient(let mesh):
      let cells = zip(mesh.points, mesh.colors).map { "\($0.dump) \($1.dump)" }
      return "mesh \(mesh.columns)×\(mesh.rows)\(mesh.smoothsColors ? " smooth" : "")"
        + " [\(cells.joined(separator: ", "))]"
    case .image(let id, let tile, let source):
      return "pattern \(id.rawValue) tile \(tile.dump) source \(source.dump)"
    case .material(let recipe):
      return "material blur \(number(recipe.blur)) saturation \(number(recipe.saturation))"
        + " tint \(recipe.tint.dump)"
    }
  }
}

extension GlassPane {
  /// Frame, corner radius and recipe.
  public var dump: String {
    "\(frame.dump) radius \(number(cornerRadius))\(shape.map { " in \($0.dump)" } ?? "")"
      + " blur \(number(recipe.blur))"
      + " saturation \(number(recipe.saturation)) fill \(recipe.fill.dump)"
      + " dimming \(number(recipe.dimming)) edge \(number(recipe.edge)) bend \(number(recipe.bend))"
  }
}

extension VibrancyRecipe {
  /// What the material is made of, and the light on it.
  public var dump: String {
    "blur \(number(blur)) saturation \(number(saturation)) lift \(number(lift))"
      + " shade \(number(shade)) light \(number(floor))+\(number(gain))·L \(color.dump)"
  }
}

extension FontInstance {
  /// File and size in points, with variations and features.
  public var dump: String {
    var text = "\(file) \(number(size))"
    if index != 0 { text += " face \(index)" }
    for (axis, value) in variations.sorted(by: { $0.key < $1.key }) {
      text += " \(axis)=\(number(value))"
    }
    if slant != 0 { text += " slant \(number(slant * 180 / .pi))°" }
    if embolden != 0 { text += " embolden \(number(embolden))" }
    if stretch != 1 { text += " stretch \(number(stretch))" }
    for (feature, value) in features.sorted(by: { $0.key < $1.key }) {
      text += " \(feature)=\(value)"
    }
    return text
  }
}

extension GlyphRun {
  /// The text, where it stands and its font.
  public var dump: String {
    "\(quoted(text)) at \(origin.dump) width \(number(width)) (\(font.dump))"
  }
}

extension ImageDrawing {
  /// The image's name and frame, and how it is resized.
  public var dump: String {
    var text = "\(image.rawValue) in \(frame.dump)"
    if interpolation != .medium { text += " interpolation \(interpolation)" }
    switch resizing {
    case .stretch: break
    case .tile(let size): text += " tile \(number(size.width))×\(number(size.height))"
    case .slices(let size, let top, let left, let bottom, let right, let tiles):
      text +=
        " \(tiles ? "tiled " : "")slices \(number(size.width))×\(number(size.height))"
        + " insets \([top, left, bottom, right].map(number).joined(separator: ","))"
    }
    if let template { text += " template \(template.dump)" }
    if flipsHorizontally { text += " flipped" }
    if orientation != 1 { text += " orientation \(orientation)" }
    return text
  }
}

extension FontDescription {
  /// What was asked for: design or name, size in points, weight.
  public var dump: String {
    var text = "\(customName.map(quoted) ?? "\(design)") \(number(size)) \(number(weight))"
    if width != 1 { text += " width \(number(width))" }
    if isItalic { text += " italic" }
    if monospacedDigits { text += " tabular" }
    if !smallCaps.isEmpty { text += " small caps" }
    if leading != 0 { text += " leading \(number(leading))" }
    if platform != .iOS { text += " \(platform)" }
    for (feature, value) in features.sorted(by: { $0.key < $1.key }) {
      text += " \(feature)=\(value)"
    }
    return text
  }
}

extension TextSpan {
  /// Everything but the words.
  public var dump: String {
    var text = " (\(font.dump))"
    if tracking + kerning != 0 { text += " tracking \(number(tracking + kerning))" }
    if baselineOffset != 0 { text += " up \(number(baselineOffset))" }
    if let attachment {
      text +=
        " \(number(attachment.width)) × \(number(attachment.ascent))+"
        + number(attachment.descent)
    }
    return text
  }
}

extension Paragraph {
  /// Everything but the spans, as far as it is not what a plain text has.
  public var dump: String {
    var text = ""
    if alignment != 0 { text += " align \(number(alignment))" }
    if let lineLimit { text += " lines \(lineLimit)" }
    if reservedLines != 0 { text += " reserved \(reservedLines)" }
    if truncation != .tail { text += " truncation \(truncation)" }
    if lineSpacing != 0 { text += " spacing \(number(lineSpacing))" }
    switch lineHeight {
    case .natural: break
    case .multiple(let factor): text += " height ×\(number(factor))"
    case .exact(let points): text += " height \(number(points))"
    case .increase(let points): text += " height +\(number(points))"
    }
    if allowsTightening { text += " tightens" }
    if minimumScale != 1 { text += " minimumScale \(number(minimumScale))" }
    if isRightToLeft { text += " right to left" }
    return text + " \(locale)"
  }
}

extension TextLook {
  /// The paint, lines and effects.
  public var dump: String {
    func line(_ name: String, _ line: Line?) -> String {
      line.map { " \(name)\($0.paint.map { " \($0.dump)" } ?? "")" } ?? ""
    }
    return paint.dump + line("underline", underline) + line("strikethrough", strikethrough)
      + (background.map { " on \($0.dump)" } ?? "") + effects.map { " \($0.dump)" }.joined()
  }
}

extension DynamicProgress {
  /// Shape, interval in seconds since 1970, direction and paint.
  public var dump: String {
    let what =
      switch shape {
      case .bar(let box, let edge): "bar \(box.dump) from \(edge)"
      case .ring(let path, let style): "ring \(path.dump) \(style.dump)"
      }
    return "\(what) \(number(start))…\(number(end))\(countsDown ? " down" : " up") \(paint.dump)"
  }
}

extension DynamicText.Content {
  /// The kind of text with its dates in seconds since 1970.
  public var dump: String {
    switch self {
    case .timer(let date): "timer \(number(date))"
    case .timerInterval(let start, let end, let pause, let down, let hours):
      "timer \(number(start))…\(number(end))"
        + (pause.map { " paused \(number($0))" } ?? "") + (down ? " down" : " up")
        + (hours ? "" : " no hours")
    case .relative(let date): "relative \(number(date))"
    case .offset(let date): "offset \(number(date))"
    }
  }
}
