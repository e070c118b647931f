extension JSON {
  /// Text that is not JSON.
  public struct SyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public var line: Int
    /// What was expected and what stands there.
    public var reason: String
    public var description: String { "line \(line): \(reason)" }
  }

  public init(parsing text: String) throws(SyntaxError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// UTF-8, with or without a byte order mark. Nesting deeper than `deepest` is refused: it would be
  /// an attack on the stack.
  public init(parsing bytes: [UInt8], deepest: Int = 64) throws(SyntaxError) {
    var reader = JSONReader(bytes: bytes, deepest: deepest)
    self = try reader.document()
  }
}

extension JSON {
  /// Reads an object's members one after the other, and those of its member `expanded` each by
  /// itself, so that a large document is never a value as a whole.
  /// - Parameter body: a key, its value, and whether it is one of `expanded`'s; `expanded` itself
  ///   comes before them as an empty object.
  public static func read(
    _ bytes: [UInt8], expanding expanded: String, deepest: Int = 64,
    _ body: (_ key: String, _ value: JSON, _ isExpanded: Bool) -> Void
  ) throws(SyntaxError) {
    var reader = JSONReader(bytes: bytes, deepest: deepest)
    try reader.document(expanding: expanded, body)
  }
}

/// Reads one document (RFC 8259).
private struct JSONReader {
  let bytes: [UInt8]
  let deepest: Int
  var at = 0

  init(bytes: [UInt8], deepest: Int) {
    (self.bytes, self.deepest) = (bytes, deepest)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  private func failure(_ reason: String) -> JSON.SyntaxError {
    JSON.SyntaxError(
      line: bytes[..<min(at, bytes.count)].count { $0 == 0x0a } + 1, reason: reason)
  }

  mutating func document() throws(JSON.SyntaxError) -> JSON {
    let value = try value(depth: 0)
    space()
    guard at == bytes.count else { throw failure("text after the value") }
    return value
  }

  mutating func document(
    expanding expanded: String, _ body: (String, JSON, Bool) -> Void
  ) throws(JSON.SyntaxError) {
    space()
    try members { reader, key throws(JSON.SyntaxError) in
      reader.space()
      guard key == expanded, reader.next == UInt8(ascii: "{") else {
        return body(key, try reader.value(depth: 1), false)
      }
      body(key, .object([]), false)
      try reader.members { reader, key throws(JSON.SyntaxError) in
        body(key, try reader.value(depth: 2), true)
      }
    }
    space()
    guard at == bytes.count else { throw failure("text after the value") }
  }

  private mutating func space() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { at += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard at + count <= bytes.count else { return false }
    for index in 0..<count where bytes[at + index] != text.utf8Start[index] { return false }
    at += count
    return true
  }

  private mutating func value(depth: Int) throws(JSON.SyntaxError) -> JSON {
    guard depth < deepest else { throw failure("more than \(deepest) values inside each other") }
    space()
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t") where take("true"): return .bool(true)
    case UInt8(ascii: "f") where take("false"): return .bool(false)
    case UInt8(ascii: "n") where take("null"): return .null
    case nil: throw failure("the text ends where a value is due")
    default: return try number()
    }
  }

  private mutating func object(_ depth: Int) throws(JSON.SyntaxError) -> JSON {
    var found: [JSON.Member] = []
    try members { reader, key throws(JSON.SyntaxError) in
      found.append(JSON.Member(key, try reader.value(depth: depth + 1)))
    }
    return .object(found)
  }

  /// Calls `body` at the value of each member.
  private mutating func members(
    _ body: (inout JSONReader, String) throws(JSON.SyntaxError) -> Void
  ) throws(JSON.SyntaxError) {
    guard take("{") else { throw failure("an object is due") }
    space()
    if take("}") { return }
    while true {
      space()
      guard next == UInt8(ascii: "\"") else { throw failure("a key in quotes is due") }
      let key = try string()
      space()
      guard take(":") else { throw failure("a colon is due after \"\(key)\"") }
      try body(&self, key)
      space()
      if take("}") { return }
      guard take(",") else { throw failure("a comma or } is due after the value of \"\(key)\"") }
    }
  }

  private mutating func array(_ depth: Int) throws(JSON.SyntaxError) -> JSON {
    var values: [JSON] = []
    at += 1
    space()
    if take("]") { return .array(values) }
    while true {
      values.append(try value(depth: depth + 1))
      space()
      if take("]") { return .array(values) }
      guard take(",") else { throw failure("a comma or ] is due in the array") }
    }
  }

  private mutating func number() throws(JSON.SyntaxError) -> JSON {
    let start = at
    while let byte = next, byte < 0x80, "+-.eE0123456789".utf8.contains(byte) { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    if !text.hasPrefix("+"), let whole = Int(text) { return .integer(whole) }
    guard !text.hasPrefix("+"), !text.hasPrefix("."), let value = Double(text), value.isFinite
    else {
      at = start
      throw failure("a value is due")
    }
    return .number(value)
  }

  // MARK: Strings

  private mutating func string() throws(JSON.SyntaxError) -> String {
    at += 1
    var text: [UInt8] = []
    while let byte = next {
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { throw failure("an escape that JSON does not have") }
        text += Array(escaped.utf8)
      case 0..<0x20: throw failure("a control character inside a string")
      default: text.append(byte)
      }
    }
    throw failure("the text ends inside a string")
  }

  private mutating func escape() -> String? {
    guard let byte = next else { return nil }
    at += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(UnicodeScalar(byte))
    case UInt8(ascii: "u"): return unicode()
    default: return nil
    }
  }

  private mutating func unicode() -> String? {
    guard var code = hex() else { return nil }
    if (0xd800..<0xdc00).contains(code) {
      guard take("\\u"), let low = hex(), (0xdc00..<0xe000).contains(low) else { return nil }
      code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
    }
    return UnicodeScalar(code).map { String($0) }
  }

  private mutating func hex() -> UInt32? {
    guard at + 4 <= bytes.count else { return nil }
    defer { at += 4 }
    return UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
  }
}
