/// The old NeXT property list syntax: `project.pbxproj` and `.strings` are written in it.
/// Strings, data as its hexadecimal text, arrays, dictionaries; comments; no types beyond.
indirect enum OldStylePropertyList: Equatable, Sendable {
  case string(String)
  case array([OldStylePropertyList])
  case dictionary([String: OldStylePropertyList])

  /// What is wrong, and in which line (from 1).
  struct Problem: Error, Equatable {
    var line: Int
    var reason: String
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var array: [OldStylePropertyList]? { if case .array(let value) = self { value } else { nil } }
  var dictionary: [String: OldStylePropertyList]? {
    if case .dictionary(let value) = self { value } else { nil }
  }

  static func parse(_ text: String) throws(Problem) -> OldStylePropertyList {
    var parser = Parser(bytes: Array(text.utf8))
    let value = try parser.value()
    try parser.expectEnd()
    return value
  }

  /// A `.strings` file: the inside of a dictionary without braces, in the file's order.
  static func parsePairs(_ text: String) throws(Problem) -> [(
    key: String, value: OldStylePropertyList
  )] {
    var parser = Parser(bytes: Array(text.utf8))
    return try parser.pairs(until: nil)
  }
}

extension OldStylePropertyList {
  struct Parser {
    let bytes: [UInt8]
    var position = 0
    var line = 1
    private var depth = 0

    /// Collections inside each other; projects need six.
    private static let maximumDepth = 100
    /// Git writes it where two sides of a merge differ.
    private static let mergeMark = Array("<<<<<<< ".utf8)

    init(bytes: [UInt8]) {
      self.bytes = bytes
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private func fail(_ reason: String) -> Problem { Problem(line: line, reason: reason) }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func advance() {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }

    private mutating func skipSpace() throws(Problem) {
      while let byte = current {
        if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
          advance()
        } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
          bytes[position + 1] == UInt8(ascii: "/")
        {
          while let next = current, next != 0x0A { advance() }
        } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
          bytes[position + 1] == UInt8(ascii: "*")
        {
          let start = line
          position += 2
          while true {
            guard position + 1 < bytes.count else {
              throw Problem(line: start, reason: "comment is not closed; write */")
            }
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
              position += 2
              break
            }
            advance()
          }
        } else {
          return
        }
      }
    }

    mutating func expectEnd() throws(Problem) {
      try skipSpace()
      if current != nil { throw fail("unexpected text after the end of the property list") }
    }

    private mutating func expect(_ character: Character) throws(Problem) {
      try skipSpace()
      guard current == character.asciiValue else { throw fail("expected '\(character)'") }
      advance()
    }

    mutating func value() throws(Problem) -> OldStylePropertyList {
      try skipSpace()
      switch current {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        return try collection()
      case UInt8(ascii: "<"):
        return try data()
      case nil:
        throw fail("the file ends in the middle of a value")
      default:
        return .string(try word())
      }
    }

    private mutating func collection() throws(Problem) -> OldStylePropertyList {
      guard depth < Self.maximumDepth else {
        throw fail("collections are nested more than \(Self.maximumDepth) levels deep")
      }
      depth += 1
      defer { depth -= 1 }
      let isDictionary = current == UInt8(ascii: "{")
      advance()
      guard isDictionary else { return try list() }
      let pairs = try pairs(until: UInt8(ascii: "}"))
      return .dictionary(Dictionary(pairs.map { ($0.key, $0.value) }) { _, last in last })
    }

    private mutating func list() throws(Problem) -> OldStylePropertyList {
      var values: [OldStylePropertyList] = []
      while true {
        try skipSpace()
        if current == UInt8(ascii: ")") { break }
        values.append(try value())
        try skipSpace()
        if current == UInt8(ascii: ",") { advance() } else { break }
      }
      try expect(")")
      return .array(values)
    }

    private mutating func data() throws(Problem) -> OldStylePropertyList {
      try expect("<")
      let start = position
      while let byte = current, byte != UInt8(ascii: ">") { advance() }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      try expect(">")
      return .string(text)
    }

    /// `key = value;` pairs; in `.strings` a lone `key;` means the key itself.
    mutating func pairs(
      until end: UInt8?
    ) throws(Problem) -> [(key: String, value: OldStylePropertyList)] {
      var result: [(key: String, value: OldStylePropertyList)] = []
      while true {
        try skipSpace()
        if current == end {
          if end != nil { advance() }
          return result
        }
        if current == nil { throw fail("dictionary is not closed; write }") }
        let key = try word()
        try skipSpace()
        if current == UInt8(ascii: "=") {
          advance()
          result.append((key, try value()))
        } else {
          result.append((key, .string(key)))
        }
        try expect(";")
      }
    }

    private mutating func word() throws(Problem) -> String {
      guard let first = current else { throw fail("the file ends where a string is expected") }
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
      let start = position
      while let byte = current, isPlain(byte) { advance() }
      guard position > start else {
        if bytes[start...].starts(with: Self.mergeMark) {
          throw fail("a merge left its marks here; finish it")
        }
        throw fail("unexpected character '\(Character(Unicode.Scalar(first)))'")
      }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
        UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
        true
      default: false
      }
    }

    private mutating func quoted(_ quote: UInt8) throws(Problem) -> String {
      let start = line
      advance()
      var text: [UInt8] = []
      while let byte = current {
        if byte == quote {
          advance()
          return String(decoding: text, as: UTF8.self)
        }
        if byte == UInt8(ascii: "\\") {
          advance()
          try escape(into: &text)
        } else {
          text.append(byte)
          advance()
        }
      }
      throw Problem(line: start, reason: "string is not closed; write a quotation mark")
    }

    private mutating func escape(into text: inout [UInt8]) throws(Problem) {
      guard let byte = current else { throw fail("the file ends in an escape") }
      switch byte {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "a"): text.append(0x07)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "v"): text.append(0x0B)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        advance()
        try unicode(into: &text)
        return
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        var code = 0
        var digits = 0
        while digits < 3, let digit = current, (0x30...0x37).contains(digit) {
          code = code * 8 + Int(digit - 0x30)
          advance()
          digits += 1
        }
        text += Array(String(Character(Unicode.Scalar(UInt8(code & 0xFF)))).utf8)
        return
      default: text.append(byte)
      }
      advance()
    }

    /// Four hexadecimal digits, a UTF-16 unit; two of them where the first is a high surrogate.
    private mutating func unicode(into text: inout [UInt8]) throws(Problem) {
      var units = [hexadecimal()]
      if (0xD800...0xDBFF).contains(units[0]), position + 1 < bytes.count,
        bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] | 0x20 == UInt8(ascii: "u")
      {
        position += 2
        units.append(hexadecimal())
      }
      text += Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func hexadecimal() -> UInt16 {
      var code: UInt16 = 0
      var digits = 0
      while digits < 4, let byte = current,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      {
        code = code << 4 | UInt16(digit)
        advance()
        digits += 1
      }
      return code
    }
  }
}
