/// JSON with its keys in the order given, for what people and scripts read.
public indirect enum JSONText: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([Member])
  /// Text that is JSON already.
  case raw(String)

  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONText
    public init(_ key: String, _ value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  public static func object(_ members: KeyValuePairs<String, JSONText>) -> JSONText {
    .object(members.map { Member($0.key, $0.value) })
  }

  public static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// Objects and arrays of more than short scalars take a line for each member.
  public func text(indent: Int = 0) -> String {
    var out = ""
    write(to: &out, indent: indent)
    return out
  }

  private func write(to out: inout String, indent: Int) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    case .number(let value): out += Self.number(value)
    case .string(let value): Self.quote(value, to: &out)
    case .raw(let text): out += text
    case .array(let values):
      guard !values.isEmpty else {
        out += "[]"
        return
      }
      let flat = values.allSatisfy(\.isShort)
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += flat ? ", " : "," }
        if !flat { Self.line(indent + 1, &out) }
        value.write(to: &out, indent: indent + 1)
      }
      if !flat { Self.line(indent, &out) }
      out += "]"
    case .object(let members):
      guard !members.isEmpty else {
        out += "{}"
        return
      }
      let flat = members.count <= 4 && members.allSatisfy(\.value.isNumber)
      out += flat ? "{ " : "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += flat ? ", " : "," }
        if !flat { Self.line(indent + 1, &out) }
        Self.quote(member.key, to: &out)
        out += ": "
        member.value.write(to: &out, indent: indent + 1)
      }
      if !flat { Self.line(indent, &out) } else { out += " " }
      out += "}"
    }
  }

  private var isNumber: Bool {
    switch self {
    case .integer, .number: true
    case .null, .bool, .string, .array, .object, .raw: false
    }
  }

  private var isShort: Bool {
    switch self {
    case .null, .bool, .integer, .number: true
    case .string(let text): text.utf8.count <= 32
    case .array, .object, .raw: false
    }
  }

  private static func line(_ indent: Int, _ out: inout String) {
    out += "\n"
    for _ in 0..<indent { out += "  " }
  }

  /// Four decimals at most; a whole number without a point. No number is not a number.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return "\(rounded)"
  }

  static func quote(_ text: String, to out: inout String) {
    out += "\""
    defer { out += "\"" }
    // Almost every text: nothing in it is written otherwise than it stands.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }) {
      out += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7f || (0x2028...0x2029).contains(scalar.value) {
          let hex = String(scalar.value, radix: 16)
          out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
