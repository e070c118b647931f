/// Sizes of drawings, read from their text.
extension HeaderReader {
  // MARK: - PDF

  /// The first page box in the file. Files that keep it in a compressed stream are taken for US
  /// Letter, the format's own default.
  func pdf() -> ImageInfo? {
    // The mark may follow up to a kilobyte of other bytes.
    guard (0..<min(1024, count)).contains(where: { has("%PDF-", at: $0) }) else { return nil }
    var place = 0
    while place + 9 < count {
      if bytes[place] == 0x2f, has("/MediaBox", at: place) {
        if let box = numbers(after: place + 9, count: 4) {
          let (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
          if width > 0, height > 0 { return ImageInfo(.pdf, width, height) }
        }
      }
      place += 1
    }
    return ImageInfo(.pdf, 612, 792)
  }

  /// Numbers in brackets, as in `[0 0 24 24]`.
  private func numbers(after start: Int, count wanted: Int) -> [Double]? {
    var place = start
    while let c = byte(place), c == 0x20 || c == 0x0a || c == 0x0d || c == 0x09 { place += 1 }
    guard byte(place) == 0x5b else { return nil }
    place += 1
    var text = ""
    while let c = byte(place), c != 0x5d, text.utf8.count < 200 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(c)))
      place += 1
    }
    let values = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return values.count == wanted && values.allSatisfy(\.isFinite) ? values : nil
  }

  // MARK: - SVG

  /// `width` and `height` of the root element, else its `viewBox`, else the format's 100 %.
  func svg() -> ImageInfo? {
    let head = bytes.prefix(65536)
    guard let text = rootTag(String(decoding: head, as: UTF8.self)) else { return nil }
    let box = attribute("viewBox", text).map {
      $0.split(whereSeparator: { $0 == "," || $0.isWhitespace }).compactMap { Double($0) }
    }
    let view = box.flatMap { $0.count == 4 && $0[2] > 0 && $0[3] > 0 ? $0 : nil }
    let width = attribute("width", text).flatMap(length)
    let height = attribute("height", text).flatMap(length)
    switch (width, height, view) {
    case (let w?, let h?, _): return ImageInfo(.svg, w, h)
    case (let w?, nil, let v?): return ImageInfo(.svg, w, w * v[3] / v[2])
    case (nil, let h?, let v?): return ImageInfo(.svg, h * v[2] / v[3], h)
    case (nil, nil, let v?): return ImageInfo(.svg, v[2], v[3])
    case (let w, let h, nil): return ImageInfo(.svg, w ?? 100, h ?? 100)
    }
  }

  /// The text inside the first `<svg …>`, where the file is XML up to there.
  private func rootTag(_ text: String) -> Substring? {
    var rest = text[...]
    if rest.first == "\u{feff}" { rest.removeFirst() }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.first == "<" else { return nil }
      let ending: String
      if rest.hasPrefix("<!--") {
        ending = "-->"
      } else if rest.hasPrefix("<?") {
        ending = "?>"
      } else if rest.hasPrefix("<!") {
        // A document type may hold declarations in brackets.
        let close = rest.firstIndex(of: ">") ?? rest.endIndex
        ending = rest[..<close].contains("[") ? "]>" : ">"
      } else {
        let tag = rest.dropFirst()
        let name = tag.prefix { $0 != ">" && $0 != "/" && !$0.isWhitespace }
        guard name == "svg" || name.hasSuffix(":svg") else { return nil }
        return tag.prefix { $0 != ">" }
      }
      guard let end = rest.firstRange(of: ending) else { return nil }
      rest = rest[end.upperBound...]
    }
  }

  private func attribute(_ name: String, _ tag: Substring) -> String? {
    var rest = tag
    while let range = rest.firstRange(of: name) {
      let before =
        range.lowerBound > tag.startIndex ? tag[tag.index(before: range.lowerBound)] : " "
      rest = rest[range.upperBound...]
      guard before.isWhitespace else { continue }
      let value = rest.drop(while: \.isWhitespace)
      guard value.first == "=" else { continue }
      let quoted = value.dropFirst().drop(while: \.isWhitespace)
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { continue }
      return String(quoted.dropFirst().prefix { $0 != quote })
    }
    return nil
  }

  /// A CSS length in pixels; percentages say nothing here.
  private func length(_ text: String) -> Double? {
    let trimmed = text.filter { !$0.isWhitespace }
    let digits = trimmed.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(digits), value > 0 else { return nil }
    let factors: [String: Double] = [
      "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
      "em": 16, "rem": 16, "ex": 8,
    ]
    return factors[String(trimmed.dropFirst(digits.count)).lowercased()].map { $0 * value }
  }
}

extension Substring {
  /// Where a short text stands, nil if nowhere. (The standard library's own needs more modules.)
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    guard let first = text.first else { return nil }
    var place = startIndex
    while let candidate = self[place...].firstIndex(of: first) {
      if self[candidate...].hasPrefix(text) {
        return candidate..<index(candidate, offsetBy: text.count)
      }
      place = index(after: candidate)
    }
    return nil
  }
}
