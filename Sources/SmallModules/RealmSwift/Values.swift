@_exported public import VitrineFoundation

// What a property of an object may hold.

/// A value that a list of the database holds.
public protocol RealmCollectionValue {}
/// A value that a property holds, and what it is before it is set.
public protocol _Persistable: RealmCollectionValue {
  static func _rlmDefaultValue() -> Self
}

extension Int: _Persistable { public static func _rlmDefaultValue() -> Int { 0 } }
extension Int8: _Persistable { public static func _rlmDefaultValue() -> Int8 { 0 } }
extension Int16: _Persistable { public static func _rlmDefaultValue() -> Int16 { 0 } }
extension Int32: _Persistable { public static func _rlmDefaultValue() -> Int32 { 0 } }
extension Int64: _Persistable { public static func _rlmDefaultValue() -> Int64 { 0 } }
extension Float: _Persistable { public static func _rlmDefaultValue() -> Float { 0 } }
extension Double: _Persistable { public static func _rlmDefaultValue() -> Double { 0 } }
extension Bool: _Persistable { public static func _rlmDefaultValue() -> Bool { false } }
extension String: _Persistable { public static func _rlmDefaultValue() -> String { "" } }
extension Data: _Persistable { public static func _rlmDefaultValue() -> Data { Data() } }
extension Date: _Persistable { public static func _rlmDefaultValue() -> Date { Date() } }
extension UUID: _Persistable { public static func _rlmDefaultValue() -> UUID { UUID() } }
extension Optional: _Persistable {
  public static func _rlmDefaultValue() -> Wrapped? { nil }
}

/// An enumeration of the sources that is kept as its raw value.
public protocol PersistableEnum: _Persistable, RawRepresentable, CaseIterable, Hashable {}
extension PersistableEnum {
  public static func _rlmDefaultValue() -> Self {
    guard let first = allCases.first else { preconditionFailure("\(Self.self) has no cases") }
    return first
  }
}

/// Twelve bytes that name an object.
public final class ObjectId: Hashable, Comparable, Codable, CustomStringConvertible, _Persistable,
  Sendable
{
  public let stringValue: String

  public init(string: String) throws {
    guard string.count == 24, string.allSatisfy(\.isHexDigit) else { throw Realm.Error(.fail) }
    stringValue = string.lowercased()
  }
  private init(text: String) { stringValue = text }

  public static func generate() -> ObjectId {
    let digits = UUID().uuidString.lowercased().filter(\.isHexDigit)
    return ObjectId(text: String(digits.prefix(24)))
  }
  public static func _rlmDefaultValue() -> ObjectId { generate() }
  public init(from decoder: any Decoder) throws {
    stringValue = try decoder.singleValueContainer().decode(String.self)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(stringValue)
  }
  public var description: String { stringValue }
  public static func == (one: ObjectId, other: ObjectId) -> Bool {
    one.stringValue == other.stringValue
  }
  public static func < (one: ObjectId, other: ObjectId) -> Bool {
    one.stringValue < other.stringValue
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(stringValue) }
}

/// A property that the database keeps; here it is a plain one.
@propertyWrapper public struct Persisted<Value: _Persistable> {
  public var wrappedValue: Value {
    didSet { RealmStore.noteChange() }
  }
  public init() { wrappedValue = Value._rlmDefaultValue() }
  public init(wrappedValue: Value, primaryKey: Bool = false, indexed: Bool = false) {
    self.wrappedValue = wrappedValue
  }
  public init(primaryKey: Bool) { self.init() }
  public init(indexed: Bool) { self.init() }
  public init(originProperty: String) { self.init() }
}
extension Persisted: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }
}
extension Persisted: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

/// The older form of an optional number.
public final class RealmProperty<Value: _Persistable>: _Persistable {
  public var value: Value = Value._rlmDefaultValue()
  public init() {}
  public static func _rlmDefaultValue() -> RealmProperty { RealmProperty() }
}
public final class RealmOptional<Value: _Persistable>: _Persistable {
  public var value: Value?
  public init(_ value: Value? = nil) { self.value = value }
  public static func _rlmDefaultValue() -> RealmOptional { RealmOptional() }
}
