/// Reads JSON into a value: for the few places where the system looks into somebody else's text and
/// its types are not known.
public enum JSONReader {
  public indirect enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Value])
    case object([String: Value])
  }

  /// Deeper nesting than this is refused: it is an attack on the stack.
  private static let deepest = 64

  /// nil: the text is no JSON.
  public static func read(_ text: String) -> Value? {
    var parser = Parser(bytes: Array(text.utf8))
    guard let value = parser.value(depth: 0) else { return nil }
    parser.space()
    return parser.isAtEnd ? value : nil
  }

  private struct Parser {
    let bytes: [UInt8]
    var at = 0
    var isAtEnd: Bool { at == bytes.count }
    var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func space() {
      while let byte = next, [0x20, 0x09, 0x0a, 0x0d].contains(byte) { at += 1 }
    }

    mutating func take(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard at + count <= bytes.count else { return false }
      for index in 0..<count where bytes[at + index] != text.utf8Start[index] { return false }
      at += count
      return true
    }

    mutating func value(depth: Int) -> Value? {
      guard depth < JSONReader.deepest else { return nil }
      space()
      switch next {
      case UInt8(ascii: "{"): return object(depth)
      case UInt8(ascii: "["): return array(depth)
      case UInt8(ascii: "\""): return string().map { .string($0) }
      case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
      case UInt8(ascii: "n"): return take("null") ? .null : nil
      default: return number()
      }
    }

    mutating func object(_ depth: Int) -> Value? {
      var members: [String: Value] = [:]
      at += 1
      space()
      if take("}") { return .object(members) }
      while true {
        space()
        guard let name = string() else { return nil }
        space()
        guard take(":"), let value = value(depth: depth + 1) else { return nil }
        members[name] = value
        space()
        if take("}") { return .object(members) }
        guard take(",") else { return nil }
      }
    }

    mutating func array(_ depth: Int) -> Value? {
      var values: [Value] = []
      at += 1
      space()
      if take("]") { return .array(values) }
      while true {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        space()
        if take("]") { return .array(values) }
        guard take(",") else { return nil }
      }
    }

    mutating func number() -> Value? {
      let start = at
      while let byte = next, byte < 0x80, "+-.eE0123456789".utf8.contains(byte) { at += 1 }
      return Double(String(decoding: bytes[start..<at], as: UTF8.self)).map { .number($0) }
    }

    mutating func string() -> String? {
      guard next == UInt8(ascii: "\"") else { return nil }
      at += 1
      var text: [UInt8] = []
      while let byte = next {
        at += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let escaped = escape() else { return nil }
          text += Array(escaped.utf8)
        case 0..<0x20: return nil
        default: text.append(byte)
        }
      }
      return nil
    }

    mutating func escape() -> String? {
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

    mutating func unicode() -> String? {
      guard var code = hex() else { return nil }
      if (0xd800..<0xdc00).contains(code) {
        guard take("\\u"), let low = hex(), (0xdc00..<0xe000).contains(low) else { return nil }
        code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
      }
      return UnicodeScalar(code).map { String($0) }
    }

    mutating func hex() -> UInt32? {
      guard at + 4 <= bytes.count else { return nil }
      defer { at += 4 }
      return UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
    }
  }
}

extension JSONReader.Value {
  /// JSON text again.
  public var json: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var out = ""
    JSONText.quote(text, to: &out)
    return out
  }
}
