package import Foundation

/// Writes values of one type as JSON and reads them back.
package protocol ParameterCodec: Sendable {
  /// `Bool`, `String`, the name of an enumeration or entity.
  var typeName: String { get }
  /// What fits, in words for an error.
  var expectation: String { get }
  /// Stands in where a non-optional parameter has no value and no default; nil: nothing can.
  var emptyValue: Any? { get }
  /// Cases of an enumeration.
  var choices: [IntentOption] { get }
  /// nil: the value does not fit.
  func decode(_ value: ParameterValue, context: ParameterDecoding) async throws -> Any?
  /// nil: values of this type cannot be written.
  func encode(_ value: Any) -> ParameterValue?
  /// How a value looks in an editor.
  func display(_ value: Any) -> DisplayRepresentation?
}

extension ParameterCodec {
  package var emptyValue: Any? { nil }
  package var choices: [IntentOption] { [] }
  package func display(_ value: Any) -> DisplayRepresentation? {
    (value as? any InstanceDisplayRepresentable)?.displayRepresentation
  }
}

/// What decoding may need beside the JSON.
package struct ParameterDecoding: @unchecked Sendable {
  /// The parameter's own query, before the entity's.
  package var query: (any EntityQuery)?
  package var defaultValue: Any?
  /// Unit of a measurement.
  package var dimension: Dimension?
  package init(_ facts: ParameterFacts? = nil, query: (any EntityQuery)? = nil) {
    self.query = query
    defaultValue = facts?.defaultValue
    dimension = facts?.dimension
  }
}

/// Finds the codec of a type.
package enum ParameterCodecs {
  package static func codec(for type: Any.Type) -> (any ParameterCodec)? {
    if let type = type as? any AppEnum.Type { return enumCodec(type) }
    if let type = type as? any AppEntity.Type { return entityCodec(type) }
    if let type = type as? any OptionalValue.Type {
      return codec(for: type.wrappedType).map { OptionalCodec(wrapped: $0, type: type) }
    }
    if let type = type as? any ArrayValue.Type {
      return codec(for: type.elementType).map { ArrayCodec(element: $0, type: type) }
    }
    if let type = type as? any MeasurementValue.Type { return MeasurementCodec(type: type) }
    return ScalarCodec.all[ObjectIdentifier(type)]
      ?? (type as? any Codable.Type).map { codableCodec($0) }
  }

  package static func emptyValue<Value>(_ type: Value.Type) -> Value? {
    codec(for: type)?.emptyValue as? Value
  }

  private static func enumCodec<E: AppEnum>(_ type: E.Type) -> any ParameterCodec {
    EnumCodec<E>()
  }
  private static func entityCodec<E: AppEntity>(_ type: E.Type) -> any ParameterCodec {
    EntityCodec<E>()
  }
  private static func codableCodec<C: Codable>(_ type: C.Type) -> any ParameterCodec {
    CodableCodec<C>()
  }
}

package protocol ArrayValue: SendableMetatype {
  static var elementType: Any.Type { get }
  static func make(_ elements: [Any]) -> Any?
  var elements: [Any] { get }
}

extension Array: ArrayValue {
  package static var elementType: Any.Type { Element.self }
  package static func make(_ elements: [Any]) -> Any? {
    let typed = elements.compactMap { $0 as? Element }
    return typed.count == elements.count ? typed : nil
  }
  package var elements: [Any] { self }
}

private struct OptionalCodec: ParameterCodec {
  var wrapped: any ParameterCodec
  var type: any OptionalValue.Type
  var typeName: String { wrapped.typeName + "?" }
  var expectation: String { wrapped.expectation + ", or null" }
  var choices: [IntentOption] { wrapped.choices }

  func decode(_ value: ParameterValue, context: ParameterDecoding) async throws -> Any? {
    if value == .null {
      return (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
    }
    return try await wrapped.decode(value, context: context)
  }

  func encode(_ value: Any) -> ParameterValue? {
    guard let optional = value as? any OptionalValue else { return wrapped.encode(value) }
    return optional.something.map { wrapped.encode($0) } ?? .null
  }

  func display(_ value: Any) -> DisplayRepresentation? {
    (value as? any OptionalValue)?.something.flatMap { wrapped.display($0) }
  }
}

private struct ArrayCodec: ParameterCodec {
  var element: any ParameterCodec
  var type: any ArrayValue.Type
  var typeName: String { "[\(element.typeName)]" }
  var expectation: String { "an array, each item \(element.expectation)" }
  var emptyValue: Any? { type.make([]) }
  var choices: [IntentOption] { element.choices }

  func decode(_ value: ParameterValue, context: ParameterDecoding) async throws -> Any? {
    guard case .array(let items) = value else { return nil }
    var decoded: [Any] = []
    for item in items {
      guard let value = try await element.decode(item, context: context) else { return nil }
      decoded.append(value)
    }
    return type.make(decoded)
  }

  func encode(_ value: Any) -> ParameterValue? {
    guard let array = value as? any ArrayValue else { return nil }
    let encoded = array.elements.map { element.encode($0) }
    return encoded.contains(nil) ? nil : .array(encoded.compactMap(\.self))
  }
}

private struct EnumCodec<E: AppEnum>: ParameterCodec {
  var typeName: String { String(describing: E.self) }
  var expectation: String {
    "one of " + E.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  }
  var emptyValue: Any? { E.allCases.first }
  var choices: [IntentOption] {
    E.allCases.compactMap { option in
      encode(option).map { IntentOption(value: $0, display: display(option)) }
    }
  }

  func decode(_ value: ParameterValue, context: ParameterDecoding) async throws -> Any? {
    let text: String
    switch value {
    case .string(let string): text = string
    case .int(let number): text = String(number)
    case .double(let number): text = String(number)
    case .bool(let flag): text = String(flag)
    case .null, .array, .object: return nil
    }
    return E.allCases.first { String($0.rawValue) == text }
  }

  func encode(_ value: Any) -> ParameterValue? {
    guard let value = value as? E else { return nil }
    switch value.rawValue {
    case let number as Int: return .int(number)
    case let raw: return .string(String(raw))
    }
  }

  func display(_ value: Any) -> DisplayRepresentation? {
    guard let value = value as? E else { return nil }
    return E.caseDisplayRepresentations[value]
      ?? DisplayRepresentation(stringLiteral: String(describing: value))
  }
}

private struct EntityCodec<E: AppEntity>: ParameterCodec {
  var typeName: String { String(describing: E.self) }
  var expectation: String { "the id of a \(typeName), a string" }

  func decode(_ value: ParameterValue, context: ParameterDecoding) async throws -> Any? {
    let text: String
    switch value {
    case .string(let string): text = string
    case .int(let number): text = String(number)
    case .object(let object):
      guard let id = object["id"] else { return nil }
      return try await decode(id, context: context)
    case .null, .bool, .double, .array: return nil
    }
    guard let id = E.ID.entityIdentifier(for: text) else { return nil }
    if let query = context.query, let found = try await entity(id, from: query) { return found }
    return try await E.defaultQuery.entities(for: [id]).first { $0.id == id }
  }

  private func entity<Q: EntityQuery>(_ id: E.ID, from query: Q) async throws -> E? {
    guard let id = id as? Q.Entity.ID else { return nil }
    return try await query.entities(for: [id]).first as? E
  }

  func encode(_ value: Any) -> ParameterValue? {
    guard let value = value as? E, !(E.self is any TransientAppEntity.Type) else { return nil }
    return .string(value.id.entityIdentifierString)
  }
}

/// A type of the widget's own that knows how to code itself.
private struct CodableCodec<C: Codable>: ParameterCodec {
  var typeName: String { String(describing: C.self) }
  var expectation: String { "the JSON of a \(typeName)" }
  func decode(_ value: ParameterValue, context: ParameterDecoding) async throws -> Any? {
    try? JSONBridge.decode(C.self, from: value)
  }
  func encode(_ value: Any) -> ParameterValue? {
    (value as? C).flatMap { try? JSONBridge.encode($0) }
  }
}
