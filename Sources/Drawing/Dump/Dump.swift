/// The display list as text: one line an operation, contents of groups indented, numbers with up
/// to three decimals. Golden tests compare it; nothing reads it back.
extension DisplayList {
  /// The whole list.
  public var dump: String {
    var lines: [String] = []
    dump(into: &lines, indent: 0)
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  fileprivate func dump(into lines: inout [String], indent: Int) {
    for operation in operations { operation.dump(into: &lines, indent: indent) }
  }
}

extension DrawingOperation {
  fileprivate func dump(into lines: inout [String], indent: Int) {
    let margin = String(repeating: "  ", count: indent)
    switch self {
    case .fill(let path, let rule, let paint):
      lines.append("\(margin)fill \(path.dump)\(rule.dump) \(paint.dump)")
    case .stroke(let path, let style, let paint):
      lines.append("\(margin)stroke \(path.dump) \(style.dump) \(paint.dump)")
    case .glyphs(let run, let paint): lines.append("\(margin)text \(run.dump) \(paint.dump)")
    case .image(let image): lines.append("\(margin)image \(image.dump)")
    case .dynamicText(let text): text.dump(into: &lines, indent: indent)
    case .progress(let progress): lines.append("\(margin)progress \(progress.dump)")
    case .glass(let pane): lines.append("\(margin)glass \(pane.dump)")
    case .group(let group): group.dump(into: &lines, indent: indent)
    }
  }
}

extension EffectGroup {
  fileprivate func dump(into lines: inout [String], indent: Int) {
    let margin = String(repeating: "  ", count: indent)
    if case .mask(let mask) = effect {
      lines.append("\(margin)mask by")
      mask.dump(into: &lines, indent: indent + 2)
      lines.append("\(margin)  of")
      contents.dump(into: &lines, indent: indent + 2)
    } else {
      lines.append(margin + effect.dump)
      contents.dump(into: &lines, indent: indent + 1)
    }
  }
}

extension DynamicText {
  /// The text's own line, one for each span, and what its pictures show.
  fileprivate func dump(into lines: inout [String], indent: Int) {
    let margin = String(repeating: "  ", count: indent)
    lines.append("\(margin)dynamic in \(frame.dump)\(paragraph.dump)")
    for (index, span) in paragraph.spans.enumerated() {
      let content = updates.first { $0.span == index }?.content.dump
      let words = span.attachment == nil ? content ?? quoted(span.text) : "attachment"
      let look = looks.indices.contains(span.style) ? looks[span.style].dump : ""
      lines.append("\(margin)  \(words)\(span.dump) \(look)")
      if let id = span.attachment?.id, attachments.indices.contains(id) {
        attachments[id].dump(into: &lines, indent: indent + 2)
      }
    }
  }
}

extension Effect {
  /// The effect's own line, without what a mask holds.
  public var dump: String {
    switch self {
    case .transform(let m): "transform \(m.dump)"
    case .opacity(let value): "opacity \(number(value))"
    case .blend(let mode): "blend \(mode)"
    case .clip(let path, let rule): "clip \(path.dump)\(rule.dump)"
    case .mask: "mask"
    case .layer: "layer"
    case .filter(let filter): "filter \(filter.dump)"
    case .blur(let radius, let opaque): "blur \(number(radius))\(opaque ? " opaque" : "")"
    case .shadow(let color, let radius, let offset):
      "shadow \(color.dump) radius \(number(radius)) offset \(offset.dump)"
    case .vibrancy(let recipe): "vibrancy \(recipe.dump)"
    case .tag(let tag): "tag \(tag.dump)"
    }
  }
}

extension ColorFilter {
  /// The filter's name and amount.
  public var dump: String {
    switch self {
    case .brightness(let v): "brightness \(number(v))"
    case .contrast(let v): "contrast \(number(v))"
    case .saturation(let v): "saturation \(number(v))"
    case .grayscale(let v): "grayscale \(number(v))"
    case .hueRotation(let v): "hueRotation \(number(v * 180 / .pi))°"
    case .invert: "invert"
    case .multiply(let color): "multiply \(color.dump)"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .replaceColor(let color): "replaceColor \(color.dump)"
    case .luminanceToAlphaIn(let color): "luminanceToAlphaIn \(color.dump)"
    case .matrix(let m): "matrix \(m.map { number(Double($0)) }.joined(separator: " "))"
    }
  }
}

extension EffectTag {
  /// What the contents are marked as.
  public var dump: String {
    switch self {
    case .accentable(let on): on ? "accentable" : "not accentable"
    case .containerBackground: "containerBackground"
    case .accessoryBackground: "accessoryBackground"
    case .accentedImage(let mode): "accentedImage \(mode)"
    case .privacySensitive: "privacySensitive"
    case .invalidatable: "invalidatable"
    case .widgetLabel: "widgetLabel"
    case .name(let name): "name \(quoted(name))"
    // The identity itself means nothing outside one process.
    case .view(let change): "view from \(change.insertion.dump) to \(change.removal.dump)"
    case .motion(let motion): "motion of \(number(motion.curve.duration)) s"
    }
  }
}

extension TransitionState {
  /// What differs from the view itself.
  public var dump: String {
    var words: [String] = []
    if opacity != 1 { words.append("opacity \(number(opacity))") }
    if transform != .identity { words.append(transform.dump) }
    if blur != 0 { words.append("blur \(number(blur))") }
    if let motion { words.append("in \(number(motion.duration)) s") }
    return words.isEmpty ? "itself" : words.joined(separator: ", ")
  }
}

/// Up to three decimals, no trailing zeros, never "-0".
func number(_ value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  guard abs(value) < 1e15 else { return "\(value)" }
  let thousandths = Int64((value * 1000).rounded())
  let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
  let sign = thousandths < 0 ? "-" : ""
  guard rest != 0 else { return "\(sign)\(whole)" }
  var digits = String(rest + 1000).dropFirst()
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}

/// The text in quotation marks, on one line.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
    case _: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
