extension JSON {
  /// Text for people: objects and arrays of more than short scalars take a line for each member.
  public func text(indent: Int = 0) -> String {
    var out: [UInt8] = []
    write(to: &out, indent: indent)
    return String(decoding: out, as: UTF8.self)
  }

  /// Text without spaces and lines.
  /// - sortsKeys: so that equal values give equal text.
  public func compactText(sortsKeys: Bool = false) -> String {
    var out: [UInt8] = []
    writeCompact(to: &out, sortsKeys)
    return String(decoding: out, as: UTF8.self)
  }

  private func write(to out: inout [UInt8], indent: Int) {
    switch self {
    case .array(let values):
      let flat = values.allSatisfy(\.isShort)
      Self.list(values, "[", "]", isFlat: flat, indent, &out) { value, out in
        value.write(to: &out, indent: indent + 1)
      }
    case .object(let members):
      let flat = members.count <= 4 && members.allSatisfy(\.value.isNumber)
      Self.list(
        members, flat && !members.isEmpty ? "{ " : "{", flat && !members.isEmpty ? " }" : "}",
        isFlat: flat, indent, &out
      ) { member, out in
        Self.quote(member.key, to: &out)
        out += ": "
        member.value.write(to: &out, indent: indent + 1)
      }
    case .null, .bool, .integer, .number, .string, .raw: writeScalar(to: &out)
    }
  }

  private static func list<Item>(
    _ items: [Item], _ open: String, _ close: String, isFlat: Bool, _ indent: Int,
    _ out: inout [UInt8], _ write: (Item, inout [UInt8]) -> Void
  ) {
    let breaks = !isFlat && !items.isEmpty
    out += open
    for (index, item) in items.enumerated() {
      if index > 0 { out += isFlat ? ", " : "," }
      if breaks { line(indent + 1, &out) }
      write(item, &out)
    }
    if breaks { line(indent, &out) }
    out += close
  }

  private func writeScalar(to out: inout [UInt8]) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    case .number(let value): out += Self.number(value)
    case .string(let value): Self.quote(value, to: &out)
    case .raw(let text): out += text
    case .array, .object: break
    }
  }

  private func writeCompact(to out: inout [UInt8], _ sortsKeys: Bool) {
    switch self {
    case .array(let values):
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += "," }
        value.writeCompact(to: &out, sortsKeys)
      }
      out += "]"
    case .object(let members):
      out += "{"
      let members = sortsKeys ? members.sorted { $0.key < $1.key } : members
      for (index, member) in members.enumerated() {
        if index > 0 { out += "," }
        Self.quote(member.key, to: &out)
        out += ":"
        member.value.writeCompact(to: &out, sortsKeys)
      }
      out += "}"
    // All its digits: somebody's program reads it.
    case .number(let value):
      out +=
        value.isFinite
        ? Int(exactly: value).map { abs($0) < 1_000_000_000_000_000 ? "\($0)" : "\(value)" }
          ?? "\(value)" : "null"
    case .null, .bool, .integer, .string, .raw: writeScalar(to: &out)
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

  private static func line(_ indent: Int, _ out: inout [UInt8]) {
    out += "\n"
    for _ in 0..<indent { out += "  " }
  }

  /// Four decimals at most; a whole number without a point; `null` for what is not a number.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return "\(rounded)"
  }

  /// The text as a JSON string.
  private static func quote(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    defer { out.append(UInt8(ascii: "\"")) }
    var text = text
    text.withUTF8 { bytes in
      // Almost every text: nothing in it is written otherwise than it stands.
      if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }) {
        out.append(contentsOf: bytes)
      } else {
        escape(String(decoding: bytes, as: UTF8.self), to: &out)
      }
    }
  }

  private static func escape(_ text: String, to out: inout [UInt8]) {
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
          out.append(contentsOf: UTF8.encode(scalar) ?? UTF8.EncodedScalar())
        }
      }
    }
  }
}

// Bytes and not a string: of a string each piece that comes to it is looked at for what it may join.
extension [UInt8] {
  fileprivate static func += (bytes: inout [UInt8], text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
