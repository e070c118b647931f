/// The inline Markdown that `Text` understands in localized strings: emphasis, code,
/// strikethrough and links. Block syntax stays as it is written.
package struct MarkdownSpan: Equatable, Sendable {
  package var text: String
  package var isBold = false
  package var isItalic = false
  package var isCode = false
  package var isStruck = false
  package var link: String?
}

package enum InlineMarkdown {
  /// True where parsing cannot find anything: most strings.
  private static func isPlain(_ string: String) -> Bool {
    !string.utf8.contains {
      $0 == 0x2A || $0 == 0x5F || $0 == 0x60 || $0 == 0x7E || $0 == 0x5B || $0 == 0x5C
    }
  }

  package static func parse(_ string: String) -> [MarkdownSpan] {
    if isPlain(string) { return [MarkdownSpan(text: string)] }
    var parser = Parser(characters: Array(string))
    return parser.parse()
  }

  private struct Parser {
    let characters: [Character]
    var index = 0
    var spans: [MarkdownSpan] = []

    mutating func parse() -> [MarkdownSpan] {
      parse(until: characters.count, style: MarkdownSpan(text: ""))
      return spans
    }

    private mutating func emit(_ character: Character, _ style: MarkdownSpan) {
      if var last = spans.last, same(last, style) {
        last.text.append(character)
        spans[spans.count - 1] = last
      } else {
        var span = style
        span.text = String(character)
        spans.append(span)
      }
    }

    private func same(_ a: MarkdownSpan, _ b: MarkdownSpan) -> Bool {
      a.isBold == b.isBold && a.isItalic == b.isItalic && a.isCode == b.isCode
        && a.isStruck == b.isStruck && a.link == b.link
    }

    private mutating func parse(until end: Int, style: MarkdownSpan) {
      while index < end {
        let character = characters[index]
        if character == "\\", index + 1 < end,
          characters[index + 1].isPunctuation || characters[index + 1].isSymbol
        {
          emit(characters[index + 1], style)
          index += 2
        } else if let length = delimiter(at: index),
          let close = closing(of: length, from: index, end)
        {
          var inner = style
          switch (character, length) {
          case ("~", _): inner.isStruck = true
          case ("`", _): inner.isCode = true
          case (_, 1): inner.isItalic = true
          case (_, 2): inner.isBold = true
          default:
            inner.isBold = true
            inner.isItalic = true
          }
          index += length
          if character == "`" {
            while index < close {
              emit(characters[index], inner)
              index += 1
            }
          } else {
            parse(until: close, style: inner)
          }
          index = close + length
        } else if character == "[", let link = link(at: index, end) {
          var inner = style
          inner.link = link.url
          index += 1
          parse(until: link.textEnd, style: inner)
          index = link.end
        } else {
          emit(character, style)
          index += 1
        }
      }
    }

    /// Length of a run of one of the marks that opens here.
    private func delimiter(at start: Int) -> Int? {
      let mark = characters[start]
      guard "*_`~".contains(mark) else { return nil }
      var length = 1
      while start + length < characters.count, characters[start + length] == mark { length += 1 }
      if mark == "~" { return length == 2 ? 2 : nil }
      if mark == "`" { return length }
      let next = start + length
      guard length <= 3, next < characters.count, !characters[next].isWhitespace else { return nil }
      if mark == "_", start > 0, characters[start - 1].isLetter || characters[start - 1].isNumber {
        return nil
      }
      return length
    }

    private func closing(of length: Int, from start: Int, _ end: Int) -> Int? {
      let mark = characters[start]
      var position = start + length + (mark == "`" ? 0 : 1)
      while position + length <= end {
        let matches = (0..<length).allSatisfy { characters[position + $0] == mark }
        let after = position + length
        let stops = after >= characters.count || characters[after] != mark
        if matches && stops && (mark == "`" || !characters[position - 1].isWhitespace) {
          let inWord = mark == "_" && after < characters.count && characters[after].isLetter
          if !inWord { return position }
        }
        position += 1
      }
      return nil
    }

    private func link(at start: Int, _ end: Int) -> (url: String, textEnd: Int, end: Int)? {
      guard let close = characters[start..<end].firstIndex(of: "]"), close + 1 < end,
        characters[close + 1] == "(",
        let finish = characters[(close + 1)..<end].firstIndex(of: ")")
      else { return nil }
      return (String(characters[(close + 2)..<finish]), close, finish + 1)
    }
  }
}
