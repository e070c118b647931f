/// Which files of a module may see the types behind `some` in which others.
///
/// A frontend that compiles several files has read the bodies of all of them, and puts the type behind
/// `some View` into the code of a file that calls such a function of another one. The object then holds
/// for that body only: after an edit there it must not be used again (it was: the widget crashed).
struct OpaqueTypes {
  /// For each file those whose bodies its object may depend on, where one frontend compiled them. A file
  /// that is among its own has been reached through others.
  private let declarers: [FileSet]

  /// - names: what each file returns `some` type under.
  /// - texts: the files' texts.
  init(names: [[String]], texts: [[UInt8]]) {
    var declaring: [Word: FileSet] = [:]
    for (file, names) in names.enumerated() {
      for name in names {
        declaring[Word(name), default: FileSet(count: texts.count)].insert(file)
      }
    }
    let everywhere = declaring[Word("subscript")] ?? FileSet(count: texts.count)
    let direct = texts.enumerated().map { file, text in
      var found = everywhere
      if !declaring.isEmpty {
        var seen: Set<Word> = []
        Word.read(text) { word in
          if let files = declaring[word], seen.insert(word).inserted { found.formUnion(files) }
        }
      }
      found.remove(file)
      return found
    }
    declarers = Self.closure(of: direct)
  }

  /// What stands behind a type may itself be of another file (Warshall).
  private static func closure(of direct: [FileSet]) -> [FileSet] {
    var reached = direct
    for middle in reached.indices where !reached[middle].isEmpty {
      let further = reached[middle]
      for file in reached.indices where reached[file].contains(middle) {
        reached[file].formUnion(further)
      }
    }
    return reached
  }

  /// Those whose bodies decide the object of a file, in their order.
  func declarers(of file: Int) -> [Int] {
    declarers.indices.filter { $0 != file && declarers[file].contains($0) }
  }

  /// Whether one frontend that compiles these files sees what stands behind a type of another one.
  func sees(_ file: Int, among files: [Int]) -> Bool {
    files.contains { $0 != file && declarers[file].contains($0) }
  }

  /// Whether either of two files may see into the other.
  func meet(_ one: Int, _ other: Int) -> Bool {
    declarers[one].contains(other) || declarers[other].contains(one)
  }
}

/// Files by their numbers, a bit each: a large module has a million pairs.
private struct FileSet {
  private var bits: [UInt64]

  init(count: Int) { bits = Array(repeating: 0, count: (count + 63) / 64) }

  var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }
  func contains(_ file: Int) -> Bool { bits[file / 64] & (1 << UInt64(file % 64)) != 0 }
  mutating func insert(_ file: Int) { bits[file / 64] |= 1 << UInt64(file % 64) }
  mutating func remove(_ file: Int) { bits[file / 64] &= ~(1 << UInt64(file % 64)) }
  mutating func formUnion(_ other: FileSet) {
    for index in bits.indices { bits[index] |= other.bits[index] }
  }
}

/// A name in a text, by its digest (FNV-1a): every save reads all words of a module. Two names with the
/// same one would cost a compile and nothing else.
private struct Word: Hashable {
  private var digest: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}
  init(_ name: String) { for byte in name.utf8 { append(byte) } }

  mutating func append(_ byte: UInt8) { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Names whose own declaration is asked for by a protocol: another file sees them only where it asks
  /// a value for them (`card.body`).
  private static let witnesses: Set<Word> = [Word("body"), Word("makeBody")]
  /// What a dot and `body` behind it is a font of, or nothing another file declares.
  private static let others: Set<Word?> = [Word("Font"), Word("TextStyle"), Word("self"), nil]

  /// Names that a text uses. Comments and literals count too: more than needed does no harm.
  static func read(_ text: [UInt8], _ use: (Word) -> Void) {
    var word: Word?
    var last: Word?
    var isMember = false
    for index in 0...text.count {
      let byte = index < text.count ? text[index] : 0
      if isPart(byte) {
        word = word ?? Word()
        word?.append(byte)
        continue
      }
      if let ended = word {
        if !witnesses.contains(ended) || isMember && !others.contains(last) { use(ended) }
        (word, last, isMember) = (nil, ended, false)
      }
      switch byte {
      case UInt8(ascii: "."): isMember = true
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): last = Word()
      case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="): last = nil
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "?"), UInt8(ascii: "!"): break
      default: isMember = false
      }
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
