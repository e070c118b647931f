import Foundation

/// JSON as a value: written with sorted keys, so that the same project gives the same bytes.
indirect enum JSONValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSONValue])
  case object([String: JSONValue])
  case null

  /// Parses JSON text; broken text gives the parser's reason.
  static func parse(_ data: Data) throws -> JSONValue {
    JSONValue(any: try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]))
  }

  private init(any value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber:
      self =
        CFBooleanCheck.isBoolean(number) ? .bool(number.boolValue) : .number(number.doubleValue)
    case let list as [Any]: self = .array(list.map { JSONValue(any: $0) })
    case let pairs as [String: Any]: self = .object(pairs.mapValues { JSONValue(any: $0) })
    default: self = .null
    }
  }

  /// A property list's value; text with its `$(NAME)` filled in.
  init(plist value: Any, variables: [String: String]) {
    switch value {
    case let text as String: self = .string(XcodeSettings.expand(text, in: variables))
    case let date as Date: self = .string(ISO8601DateFormatter().string(from: date))
    case let data as Data: self = .string(data.base64EncodedString())
    case let number as NSNumber:
      self =
        CFBooleanCheck.isBoolean(number) ? .bool(number.boolValue) : .number(number.doubleValue)
    case let list as [Any]: self = .array(list.map { JSONValue(plist: $0, variables: variables) })
    case let pairs as [String: Any]:
      self = .object(pairs.mapValues { JSONValue(plist: $0, variables: variables) })
    default: self = .null
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let pairs) = self { pairs[key] } else { nil }
  }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
  var object: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }

  /// Compact text with sorted keys.
  var text: String {
    var out = ""
    write(to: &out)
    return out
  }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .number(let value):
      out += value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    case .string(let value): Self.quote(value, to: &out)
    case .array(let values):
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += "," }
        value.write(to: &out)
      }
      out += "]"
    case .object(let pairs):
      out += "{"
      for (index, pair) in pairs.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { out += "," }
        Self.quote(pair.key, to: &out)
        out += ":"
        pair.value.write(to: &out)
      }
      out += "}"
    }
  }

  private static func quote(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _ where scalar.value < 0x20:
        out += "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
        out += String(scalar.value, radix: 16)
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}

/// `NSNumber` does not say whether it was written as a number or a truth value.
enum CFBooleanCheck {
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
