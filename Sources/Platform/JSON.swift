/// JSON as a value, its keys in the order given or read: what is written for people and scripts, and
/// what is read where the types are not known.
public indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])
  /// Text that is JSON already: for writing only.
  case raw(String)

  /// One key of an object with its value.
  public struct Member: Hashable, Sendable {
    /// Not escaped.
    public var key: String
    /// Any value.
    public var value: JSON
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// An object with its members in the order in which they are written.
  public static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// A string, or `null` for none.
  public static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
}

// MARK: Looking in

extension JSON {
  /// An object's member; the last one where a key is there twice, as other readers have it.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The value where it is a string, else nil.
  public var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The value where it is true or false, else nil.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The elements where the value is an array, else nil.
  public var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
  /// The members where the value is an object, in their order, else nil.
  public var members: [Member]? { if case .object(let value) = self { value } else { nil } }

  /// Any number.
  public var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .null, .bool, .string, .array, .object, .raw: nil
    }
  }

  /// A whole number, however it was written.
  public var int: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    case .null, .bool, .string, .array, .object, .raw: nil
    }
  }
}
