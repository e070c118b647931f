import Synchronization
import VitrineDrawing

/// What was found out about names and recipes, so that it is found out once.
final class NameCache: Sendable {
  /// How many names have a word.
  let words = Mutex<[String: Int]?>(nil)
  let statements = Mutex<[String: [Statement]]>([:])
  /// Whether names are known to be Apple's: asked for each symbol of each picture.
  let verified = Mutex<[String: Bool]>([:])

  /// A widget uses a few dozen recipes; endless names must not eat the memory.
  static let most = 4000
}

/// Which names are Apple's, as far as is known, and which one a mistaken name may have meant.
extension SymbolNames {
  /// A recipe taken apart; each is parsed once.
  func statements(_ recipe: String) throws(RecipeDrawer.Failure) -> [Statement] {
    if let known = cache.statements.withLock({ $0[recipe] }) { return known }
    var parsed: [Statement] = []
    for text in recipe.split(separator: ";") { parsed.append(try Statement(text)) }
    let result = parsed
    cache.statements.withLock {
      if $0.count >= NameCache.most { $0.removeAll() }
      $0[recipe] = result
    }
    return result
  }

  /// False for a name that was put together from its parts and of which nobody knows that there is
  /// such a symbol.
  func isVerified(_ name: String) -> Bool {
    if let known = cache.verified.withLock({ $0[name] }) { return known }
    let result = findsVerified(name)
    cache.verified.withLock {
      if $0.count >= NameCache.most { $0.removeAll() }
      $0[name] = result
    }
    return result
  }

  private func findsVerified(_ name: String) -> Bool {
    guard let found = resolve(name) else { return false }
    if found.exactness == .exact || data["ok:" + name] != nil { return true }
    if known(name) != nil { return true }
    let words = name.split(separator: ".")
    guard words.count > 1, words.count < 4, words[1] == "circle" || words[1] == "square",
      words.count == 2 || words[2] == "fill"
    else { return false }
    let mark = words[0]
    if let number = Int(mark) { return (0...50).contains(number) && mark.count < 3 }
    return mark.count == 1 && mark.allSatisfy { $0.isASCII && $0.isLowercase }
  }

  /// Whether a word of the name is one slip of the fingers away from a word of symbols' names, and
  /// none itself.
  func hasSlip(_ name: String) -> Bool {
    let words = vocabulary
    return unknownWords(name).contains { unknown in
      words.keys.contains { $0.count > 2 && Self.slips(unknown, $0) == 1 }
    }
  }

  private func unknownWords(_ name: String) -> [String] {
    let words = vocabulary
    return name.split(separator: ".").map(String.init).filter { word in
      words[word] == nil && !word.allSatisfy(\.isNumber) && word.count > 1
        && !(word.hasSuffix("percent") && word.dropLast(7).allSatisfy(\.isNumber))
        && !(word.hasPrefix("gen") && word.dropFirst(3).allSatisfy(\.isNumber))
    }
  }

  private var vocabulary: [String: Int] {
    if let known = cache.words.withLock({ $0 }) { return known }
    var words = Dictionary(Renames.vocabulary.map { ($0, 1) }) { _, last in last }
    func add(_ name: Substring) {
      for word in name.split(separator: ".") { words[String(word), default: 0] += 1 }
    }
    for index in 0..<data.count {
      let name = data.name(index)
      if name.hasPrefix("char.") || name.hasPrefix("part.") { continue }
      var own = name[...]
      if let colon = name.firstIndex(of: ":") {
        guard name.hasPrefix("ok:") || name.hasPrefix("word:") else { continue }
        own = name[name.index(after: colon)...]
      }
      add(own)
    }
    for container in Self.containers.keys { add(container[...]) }
    let result = words
    cache.words.withLock { $0 = result }
    return result
  }

  /// The name that a mistaken one is nearest to: its unknown words replaced by known ones that differ
  /// by a slip of the fingers.
  func nearest(to name: String) -> String? {
    var words = name.split(separator: ".").map(String.init)
    for unknown in unknownWords(name) {
      guard let at = words.firstIndex(of: unknown) else { continue }
      let most = unknown.count < 4 ? 1 : 2
      // People seldom miss the first letter, and mean a common word rather than a rare one.
      let candidates = vocabulary.map { (word: $0, slips: Self.slips(unknown, $0), names: $1) }
        .filter { $0.slips <= most }
        .sorted {
          ($0.slips, $0.word.first == unknown.first ? 0 : 1, -$0.names, $0.word)
            < ($1.slips, $1.word.first == unknown.first ? 0 : 1, -$1.names, $1.word)
        }
      let found = candidates.first { candidate in
        var tried = words
        tried[at] = candidate.word
        return resolve(tried.joined(separator: ".")).map { $0.exactness != .similar } ?? false
      }
      guard let found else { return nil }
      words[at] = found.word
    }
    let result = words.joined(separator: ".")
    return result == name ? nil : result
  }

  /// Letters left out, added, exchanged or swapped with their neighbor.
  private static func slips(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard abs(a.count - b.count) < 3 else { return 9 }
    var rows = [Array(0...b.count)]
    for i in 1...max(1, a.count) where i <= a.count {
      var row = [i]
      for j in 1...max(1, b.count) where j <= b.count {
        var best = min(
          rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }

  /// What a name shows where lines run from right to left (`Data/directions.txt`).
  func rightToLeft(_ name: String) -> (name: String, isMirrored: Bool) {
    let words = name.split(separator: ".").map(String.init)
    func isListed(_ kind: String) -> Bool {
      words.indices.contains { last in
        data["rtl:\(kind):" + words[...last].joined(separator: ".")] != nil
      }
    }
    if isListed("keep") { return (name, false) }
    if let own = data["rtl:draw:" + name].map(data.text) { return (own, false) }
    let turned = words.map { word in data["rtl:turn:" + word].map(data.text) ?? word }
    if turned != words {
      let other = turned.joined(separator: ".")
      // Some pictures are drawn in one direction only.
      return exactness(other) <= exactness(name) ? (other, false) : (name, true)
    }
    return (name, isListed("mirror"))
  }

  /// 0 for a picture of the thing itself, more the further from it.
  private func exactness(_ name: String) -> UInt8 {
    (resolve(name)?.exactness ?? .fallback).rawValue
  }
}
