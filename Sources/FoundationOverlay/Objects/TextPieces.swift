/// Words, sentences and lines of text: a short form of Unicode's rules (UAX #29). A word is a run of
/// letters, digits and what joins them; ideographs and kana stand each for one, since no dictionary is
/// asked.
package enum TextPieces {
  /// The words that begin and end in the range, in their order.
  package static func words(of text: String, in range: Range<String.Index>) -> [Range<String.Index>]
  {
    var found: [Range<String.Index>] = []
    var start: String.Index?
    func end(_ index: String.Index) {
      if let first = start { found.append(first..<index) }
      start = nil
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let next = text.index(after: index)
      let character = text[index]
      if isSingle(character) {
        end(index)
        found.append(index..<next)
      } else if character.isLetter || character.isNumber {
        start = start ?? index
      } else if !(start != nil && "'’._".contains(character) && next < range.upperBound
        && (text[next].isLetter || text[next].isNumber))
      {
        end(index)
      }
      index = next
    }
    end(range.upperBound)
    return found
  }

  private static func isSingle(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3041...0x30FF).contains(scalar.value)
  }

  /// Each with the spaces after it.
  package static func sentences(
    of text: String, in range: Range<String.Index>
  ) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      let character = text[index]
      index = text.index(after: index)
      let isWide = "。！？".contains(character)
      guard isWide || ".!?".contains(character) || character.isNewline else { continue }
      while index < range.upperBound, ".!?。！？\"'”’)".contains(text[index]) {
        index = text.index(after: index)
      }
      let isEnd = isWide || character.isNewline || index == range.upperBound
      guard isEnd || text[index].isWhitespace else { continue }
      while index < range.upperBound, text[index].isWhitespace { index = text.index(after: index) }
      found.append(start..<index)
      start = index
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }

  /// The lines of the range, without their ends; empty ones are left out.
  package static func lines(of text: String, in range: Range<String.Index>) -> [Range<String.Index>]
  { text[range].split(whereSeparator: \.isNewline).map { $0.startIndex..<$0.endIndex } }
}

/// Words and sentences, which Foundation does not find on Linux.
extension NSString.EnumerationOptions {
  public static var byWords: NSString.EnumerationOptions { Self(rawValue: 3) }
  public static var bySentences: NSString.EnumerationOptions { Self(rawValue: 4) }
}
extension String {
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options: EnumerationOptions = [],
    _ body: (
      _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
      inout Bool
    ) -> Void
  ) where R.Bound == Index {
    let range = range.relative(to: self)
    let pieces: [Range<Index>]
    switch options.rawValue & 0xff {
    case 3: pieces = TextPieces.words(of: self, in: range)
    case 4: pieces = TextPieces.sentences(of: self, in: range)
    case 2: pieces = self[range].indices.map { $0..<index(after: $0) }
    default: pieces = TextPieces.lines(of: self, in: range)
    }
    var stop = false
    for piece in options.contains(.reverse) ? pieces.reversed() : pieces where !stop {
      body(options.contains(.substringNotRequired) ? nil : String(self[piece]), piece, piece, &stop)
    }
  }
}
