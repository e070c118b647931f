/// Why a configuration does not fit: the parameter and what would.
package struct IntentConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  package var parameter: String
  package var message: String
  package var description: String { "parameter '\(parameter)': \(message)" }
}

package enum IntentConfiguring {
  /// Sets parameters from a JSON object of names and values, then fills what is missing.
  package static func configure<I: AppIntent>(_ intent: I, json: String?) async throws -> I {
    if let json {
      let value: ParameterValue
      do {
        value = try ParameterValue(json: json)
      } catch {
        throw IntentConfigurationError(
          parameter: "configuration", message: "not JSON: give an object such as {\"name\": 1}")
      }
      try await configure(intent, value: value)
    }
    await fillDefaults(intent)
    return intent
  }

  /// Plain values first, entities after: their queries may depend on the plain ones.
  package static func configure(_ intent: any AppIntent, value: ParameterValue) async throws {
    guard case .object(let object) = value else {
      throw IntentConfigurationError(
        parameter: "configuration", message: "expected an object, found \(value.kind)")
    }
    let fields = IntentReflection.fields(of: intent)
    for name in object.keys.sorted() where !fields.contains(where: { $0.name == name }) {
      let known = fields.map(\.name).joined(separator: ", ")
      throw IntentConfigurationError(
        parameter: name,
        message: known.isEmpty
          ? "\(type(of: intent)) has no parameters" : "no such parameter; there are: \(known)")
    }
    let plain = fields.filter { !($0.elementType is any AppEntity.Type) }
    let entities = fields.filter { $0.elementType is any AppEntity.Type }
    for field in plain + entities {
      guard let value = object[field.name] else { continue }
      try await EditedIntent.$current.withValue(intent) { try await set(field, value) }
    }
  }

  private static func set(_ field: IntentField, _ value: ParameterValue) async throws {
    func fault(_ message: String) -> IntentConfigurationError {
      IntentConfigurationError(parameter: field.name, message: message)
    }
    guard let codec = field.codec else {
      throw fault("values of type \(field.parameter.valueType) cannot be written as JSON")
    }
    if value == .null, !field.parameter.isOptional {
      field.parameter.clear()
      return
    }
    let decoded: Any?
    do {
      decoded = try await codec.decode(
        value, context: ParameterDecoding(field.parameter.facts, query: field.entityQuery))
    } catch {
      throw fault("the query failed: \(error)")
    }
    guard let decoded else {
      throw fault("\(value.json) does not fit; expected \(codec.expectation)\(await known(field))")
    }
    try checkBounds(field, value)
    guard field.parameter.assign(decoded) else {
      throw fault("\(value.json) does not fit \(field.parameter.valueType)")
    }
  }

  /// For an error about an entity: the ids that the query suggests.
  private static func known(_ field: IntentField) async -> String {
    guard field.elementType is any AppEntity.Type, let source = field.optionsSource else {
      return ""
    }
    let sections = (try? await IntentOptions.sections(from: source)) ?? []
    let ids = sections.flatMap(\.options).prefix(12).map(\.value.json)
    return ids.isEmpty ? "" : "; there are: \(ids.joined(separator: ", "))"
  }

  private static func checkBounds(_ field: IntentField, _ value: ParameterValue) throws {
    let facts = field.parameter.facts
    if let number = value.number, let low = facts.lowerBound, let high = facts.upperBound,
      number < low || number > high
    {
      throw IntentConfigurationError(
        parameter: field.name,
        message: "\(value.json) is outside of \(trimmed(low)) to \(trimmed(high))")
    }
    if case .array(let items) = value, let size = facts.size,
      items.count < size.min || items.count > size.max
    {
      let range = size.min == size.max ? "\(size.min)" : "\(size.min) to \(size.max)"
      throw IntentConfigurationError(
        parameter: field.name, message: "takes \(range) items, found \(items.count)")
    }
  }

  private static func trimmed(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// A query may be of a list's parameter and of a single one's: each takes of the other's default what
  /// it can.
  private static func assign(_ value: Any, to parameter: any AnyIntentParameter) -> Bool {
    if parameter.assign(value) || parameter.assign([value]) { return true }
    return (value as? [Any])?.first.map(parameter.assign) ?? false
  }

  /// Gives parameters without a value the default of their query or options provider. A parameter
  /// that must have an entity and gets none takes the first one suggested (estimate: the system
  /// shows the widget unconfigured, which a single picture cannot).
  package static func fillDefaults(_ intent: any AppIntent) async {
    for field in IntentReflection.fields(of: intent) where !field.parameter.hasValue {
      if field.parameter.isSet { continue }
      guard let source = field.optionsSource else { continue }
      await EditedIntent.$current.withValue(intent) {
        if let value = await IntentOptions.defaultValue(of: source),
          assign(value, to: field.parameter)
        {
          return
        }
        if !field.parameter.isOptional, field.elementType is any AppEntity.Type {
          let first = try? await IntentOptions.values(from: source).first
          if let first { _ = field.parameter.assign(first) }
        }
      }
    }
  }
}
