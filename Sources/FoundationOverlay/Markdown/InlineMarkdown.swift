/// Inline Markdown to runs of attributes: emphasis, strong, code, strikethrough, links.
///
/// Follows CommonMark's delimiter rules for `*` and `_` in the cases that occur inside one
/// paragraph; blocks (lists, headings, tables) stay as they are written.
package enum Markdown {
  /// Stands for the n-th inserted text while Markdown is read (a private-use scalar).
  package static func placeholder(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(0xF0000 + UInt32(index))!
  }

  /// Reads `source`; the placeholders in it become `inserts`.
  package static func inline(
    _ source: String, inserting inserts: [AttributedString] = []
  ) -> AttributedString {
    var parser = InlineParser(source)
    var result = AttributedString()
    for run in parser.runs() {
      result += attributed(run, inserts)
    }
    return result
  }

  private static func attributed(
    _ run: InlineParser.Run, _ inserts: [AttributedString]
  ) -> AttributedString {
    var result = AttributedString()
    var text = ""
    func flush() {
      if !text.isEmpty { result += AttributedString(text) }
      text = ""
    }
    for scalar in run.text.unicodeScalars {
      let index = Int(scalar.value) - 0xF0000
      if inserts.indices.contains(index) {
        flush()
        result += inserts[index]
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    flush()
    if !run.intent.isEmpty { result.inlinePresentationIntent = run.intent }
    if let link = run.link.flatMap(URL.init(string:)) { result.link = link }
    return result
  }
}

/// Delimiters are matched as they close, as in CommonMark's "process emphasis".
struct InlineParser {
  struct Run: Equatable {
    var text: String
    var intent: InlinePresentationIntent
    var link: String?
  }

  private enum Token {
    case text(String)
    case code(String)
    case delimiter(Character, count: Int, opens: Bool, closes: Bool)
    case link([Run], String)
  }

  private let source: [Character]
  private var index = 0

  init(_ source: String) { self.source = Array(source) }

  mutating func runs() -> [Run] {
    var tokens: [Token] = []
    while index < source.count { tokens.append(next()) }
    return merge(resolve(tokens))
  }

  private mutating func next() -> Token {
    let character = source[index]
    switch character {
    case "\\" where index + 1 < source.count && source[index + 1].isPunctuationOrSymbol:
      index += 2
      return .text(String(source[index - 1]))
    case "`": return code()
    case "*", "_", "~": return delimiter(character)
    case "[":
      if let link = link() { return link }
    case "<":
      if let link = autolink() { return link }
    default: break
    }
    index += 1
    return .text(String(character))
  }

  private mutating func code() -> Token {
    let start = index
    while index < source.count, source[index] == "`" { index += 1 }
    let fence = index - start
    var end = index
    while end < source.count {
      guard source[end] == "`" else {
        end += 1
        continue
      }
      let run = source[end...].prefix { $0 == "`" }.count
      if run == fence {
        var content = String(source[index..<end])
        if content.hasPrefix(" "), content.hasSuffix(" "), content.contains(where: { $0 != " " }) {
          content = String(content.dropFirst().dropLast())
        }
        index = end + fence
        return .code(content)
      }
      end += run
    }
    return .text(String(repeating: "`", count: fence))
  }

  private mutating func delimiter(_ character: Character) -> Token {
    let start = index
    while index < source.count, source[index] == character { index += 1 }
    let before = start > 0 ? source[start - 1] : " "
    let after = index < source.count ? source[index] : " "
    let left =
      !after.isWhitespace
      && (!after.isPunctuationOrSymbol || before.isWhitespace
        || before.isPunctuationOrSymbol)
    let right =
      !before.isWhitespace
      && (!before.isPunctuationOrSymbol || after.isWhitespace
        || after.isPunctuationOrSymbol)
    if character == "_" {
      // No emphasis inside words.
      return .delimiter(
        character, count: index - start, opens: left && (!right || before.isPunctuationOrSymbol),
        closes: right && (!left || after.isPunctuationOrSymbol))
    }
    return .delimiter(character, count: index - start, opens: left, closes: right)
  }

  private mutating func link() -> Token? {
    var depth = 0
    var end = index
    while end < source.count {
      if source[end] == "\\" {
        end += 2
        continue
      }
      if source[end] == "[" { depth += 1 }
      if source[end] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      end += 1
    }
    guard end + 1 < source.count, source[end + 1] == "(" else { return nil }
    var close = end + 2
    var nested = 0
    while close < source.count {
      if source[close] == "(" { nested += 1 }
      if source[close] == ")" {
        if nested == 0 { break }
        nested -= 1
      }
      close += 1
    }
    guard close < source.count else { return nil }
    var inner = InlineParser(String(source[(index + 1)..<end]))
    let destination = String(source[(end + 2)..<close]).split(separator: " ").first ?? ""
    index = close + 1
    return .link(
      inner.runs(), String(destination).trimmingCharacters(in: CharacterSet(charactersIn: "<>")))
  }

  private mutating func autolink() -> Token? {
    guard let end = source[index...].firstIndex(of: ">") else { return nil }
    let address = String(source[(index + 1)..<end])
    let isWeb = address.contains("://") || address.hasPrefix("mailto:")
    guard isWeb, !address.contains(where: \.isWhitespace) else { return nil }
    index = end + 1
    return .link([Run(text: address, intent: [], link: nil)], address)
  }

  /// Matches closing delimiters with the nearest opening ones.
  private func resolve(_ tokens: [Token]) -> [Run] {
    struct Open {
      var character: Character
      var count: Int
      var run: Int
    }
    var runs: [Run] = []
    var stack: [Open] = []
    for token in tokens {
      switch token {
      case .text(let text): runs.append(Run(text: text, intent: [], link: nil))
      case .code(let text): runs.append(Run(text: text, intent: .code, link: nil))
      case .link(let inner, let address):
        runs += inner.map { Run(text: $0.text, intent: $0.intent, link: address) }
      case .delimiter(let character, var count, let opens, let closes):
        if closes {
          while count > 0, let match = stack.lastIndex(where: { $0.character == character }) {
            let strength = min(count, stack[match].count, 2)
            // A single tilde strikes nothing out.
            if character == "~", strength < 2 { break }
            let intent: InlinePresentationIntent =
              character == "~"
              ? .strikethrough : strength == 2 ? .stronglyEmphasized : .emphasized
            for index in (stack[match].run + 1)..<runs.count { runs[index].intent.insert(intent) }
            runs[stack[match].run].text.removeLast(strength)
            stack[match].count -= strength
            count -= strength
            stack.removeSubrange((match + 1)...)
            if stack[match].count == 0 { stack.removeLast() }
          }
        }
        guard count > 0 else { continue }
        runs.append(Run(text: String(repeating: character, count: count), intent: [], link: nil))
        if opens { stack.append(Open(character: character, count: count, run: runs.count - 1)) }
      }
    }
    return runs
  }

  private func merge(_ runs: [Run]) -> [Run] {
    var result: [Run] = []
    for run in runs where !run.text.isEmpty {
      if let last = result.last, last.intent == run.intent, last.link == run.link {
        result[result.count - 1].text += run.text
      } else {
        result.append(run)
      }
    }
    return result
  }
}

extension Character {
  fileprivate var isPunctuationOrSymbol: Bool { isPunctuation || isSymbol }
}
