import AppIntents
import VitrineFoundation
import VitrineMessages

/// The value that a control is to show, given as JSON in place of its provider's.
enum ControlState {
  /// Takes the state out of a call's configuration, where the intent has no parameter of that name.
  static func split(_ call: ProviderCall, _ intent: (any AppIntent)?) -> ProviderCall {
    guard let json = call.configuration,
      case .object(var members)? = try? ParameterValue(json: json),
      let state = members["state"],
      !(intent.map(IntentReflection.fields) ?? []).contains(where: { $0.name == "state" })
    else { return call }
    var call = call
    members["state"] = nil
    call.state = state.json
    call.configuration = members.isEmpty ? nil : ParameterValue.object(members).json
    return call
  }

  /// The value that was given; nil where none was.
  static func given<Value>(_ type: Value.Type, _ call: ProviderCall) throws -> Value? {
    guard let json = call.state else { return nil }
    guard let decodable = type as? any Decodable.Type else {
      throw ExtensionFailure.badConfiguration(
        parameter: "state",
        message:
          "'\(type)', which the control's provider returns, is not Decodable: make it so, or "
          + "change what the provider reads with 'vitrine tap' or --container")
    }
    do {
      return try JSONDecoder().decode(decodable, from: Data(json.utf8)) as? Value
    } catch let error as DecodingError {
      throw ExtensionFailure.badConfiguration(
        parameter: error.place(in: "state"),
        message: "does not fit '\(type)', which the control's provider returns: \(error.words)")
    }
  }

  /// For controls whose body reads everything itself.
  static func refuse(_ call: ProviderCall) throws {
    guard call.state != nil else { return }
    throw ExtensionFailure.badConfiguration(
      parameter: "state",
      message: "'\(call.kind)' has no value provider whose value this could be: change what its "
        + "body reads with 'vitrine tap' or --container")
  }
}
