import Foundation
import Synchronization

/// An intent with its parameters, written down so that it can be performed later, even by another
/// process of the same extension.
package struct IntentReference: Codable, Hashable, Sendable {
  /// `persistentIdentifier`
  package var identifier: String
  /// Mangled name, by which the type is found again.
  package var type: String
  /// An object of parameter names and values.
  package var parameters: ParameterValue

  package init(_ intent: any AppIntent) {
    let intentType = Swift.type(of: intent)
    identifier =
      (intent as? any SelfNamedIntent)?.ownIdentifier ?? intentType.persistentIdentifier
    type = _mangledTypeName(intentType) ?? String(reflecting: intentType)
    var values: [String: ParameterValue] = [:]
    for field in IntentReflection.fields(of: intent) {
      guard let value = field.parameter.currentValue, let coded = field.codec?.encode(value) else {
        continue
      }
      if coded != .null { values[field.name] = coded }
    }
    parameters = .object(values)
  }

  /// JSON text with sorted keys.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return identifier }
    return String(decoding: data, as: UTF8.self)
  }

  package init(text: String) throws {
    self = try JSONDecoder().decode(IntentReference.self, from: Data(text.utf8))
  }
}

/// An intent of a type that stands for many: each is named by its own name.
package protocol SelfNamedIntent {
  var ownIdentifier: String { get }
}

/// The intents that this process has met.
package enum IntentRegistry {
  private struct State {
    var types: [String: any AppIntent.Type] = [:]
    /// Intents with values that cannot be written down, by their reference.
    var instances: [String: any AppIntent] = [:]
  }
  private static let state = Mutex(State())

  /// Notes an intent and says how the system refers to it.
  package static func register(_ intent: any AppIntent) -> String {
    let reference = IntentReference(intent)
    let unwritten = IntentReflection.fields(of: intent).contains { field in
      guard field.parameter.isSet, let value = field.parameter.currentValue else { return false }
      return field.codec?.encode(value) == nil
    }
    let text = reference.text
    state.withLock { state in
      state.types[reference.type] = type(of: intent)
      if unwritten { state.instances[text] = intent }
    }
    return text
  }

  /// Makes the intent again that a reference names: a fresh one with the parameters set.
  package static func intent(_ text: String) async throws -> any AppIntent {
    guard let reference = try? IntentReference(text: text) else {
      throw IntentLookupError(reference: text)
    }
    let (known, instance) = state.withLock { ($0.types[reference.type], $0.instances[text]) }
    if let instance { return instance }
    guard let type = known ?? _typeByName(reference.type) as? any AppIntent.Type else {
      throw IntentLookupError(reference: reference.identifier)
    }
    let intent = type.init()
    try await IntentConfiguring.configure(intent, value: reference.parameters)
    return intent
  }
}

package struct IntentLookupError: Error, Hashable, Sendable, CustomStringConvertible {
  package var reference: String
  package var description: String {
    "no intent '\(reference)' in this extension: build the extension that drew the widget"
  }
}
