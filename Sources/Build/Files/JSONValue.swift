import Foundation
import VitrinePlatform

/// JSON whose objects have no order: written with sorted keys, so that the same project gives the same
/// bytes.
indirect enum JSONValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSONValue])
  case object([String: JSONValue])
  case null

  static func parse(_ bytes: [UInt8]) throws(JSON.SyntaxError) -> JSONValue {
    JSONValue(try JSON(parsing: bytes))
  }

  private init(_ json: JSON) {
    switch json {
    case .string(let text): self = .string(text)
    case .bool(let flag): self = .bool(flag)
    case .integer(let number): self = .number(Double(number))
    case .number(let number): self = .number(number)
    case .array(let values): self = .array(values.map { JSONValue($0) })
    case .object(let members):
      self = .object(
        Dictionary(members.map { ($0.key, JSONValue($0.value)) }) { _, last in last })
    case .null, .raw: self = .null
    }
  }

  private var json: JSON {
    switch self {
    case .string(let text): .string(text)
    case .number(let number): .number(number)
    case .bool(let flag): .bool(flag)
    case .array(let values): .array(values.map(\.json))
    case .object(let pairs): .object(pairs.map { JSON.Member($0.key, $0.value.json) })
    case .null: .null
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

  /// The value with another one for each text in it; keys stay.
  func mapStrings(_ change: (String) -> JSONValue) -> JSONValue {
    switch self {
    case .string(let text): change(text)
    case .array(let items): .array(items.map { $0.mapStrings(change) })
    case .object(let pairs): .object(pairs.mapValues { $0.mapStrings(change) })
    case .number, .bool, .null: self
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
  var text: String { json.compactText(sortsKeys: true) }
}

extension JSONValue: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// `NSNumber` does not say whether it was written as a number or a truth value.
enum CFBooleanCheck {
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
