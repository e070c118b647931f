import Foundation

/// What performing an intent led to, beside its own effects.
package struct IntentOutcome: Hashable, Sendable {
  /// The app comes to the front.
  package var opensApp = false
  /// The system would run it in the app's process (playback, Live Activities …).
  package var runsInApp = false
  package var url: String?
  package var dialog: String?
  package var value: ParameterValue?
}

package enum IntentPerforming {
  /// Performs what a reference names; `toggle` is the new state of a toggle.
  package static func perform(
    _ reference: String, toggle: Bool? = nil, at date: Date
  ) async throws -> IntentOutcome {
    let intent = try await IntentRegistry.intent(reference)
    return try await perform(intent, toggle: toggle, at: date)
  }

  package static func perform(
    _ intent: any AppIntent, toggle: Bool? = nil, at date: Date
  ) async throws -> IntentOutcome {
    if let toggle { try setToggle(intent, to: toggle) }
    return try await run(intent, at: date, depth: 0)
  }

  /// Sets the `value` parameter of a `SetValueIntent`; other intents toggle by themselves.
  package static func setToggle(_ intent: any AppIntent, to isOn: Bool) throws {
    guard intent is any SetValueIntent else { return }
    let field = IntentReflection.fields(of: intent).first { $0.name == "value" }
    guard let field, field.parameter.assign(isOn) else {
      throw IntentConfigurationError(
        parameter: "value", message: "\(type(of: intent)) takes no boolean value")
    }
  }

  private static func run<I: AppIntent>(
    _ intent: I, at date: Date, depth: Int
  ) async throws -> IntentOutcome {
    var outcome = IntentOutcome()
    outcome.opensApp =
      I.openAppWhenRun || !I.supportedModes.contains(.background)
    outcome.runsInApp = outcome.opensApp || runsInApp(I.self)
    if let open = intent as? OpenURLIntent { outcome.url = open.url?.absoluteString }
    if let represented = intent as? any URLRepresentableIntent {
      outcome.url = url(of: represented)
    }
    if outcome.url == nil, let open = intent as? any OpenIntent {
      outcome.url = targetURL(of: open)
    }
    let context = IntentSystemContext(preciseTimestamp: date)
    let result = try await IntentSystemContext.$current.withValue(context) {
      try await intent.perform()
    }
    if let result = result as? any ContinuingResult {
      outcome.dialog = result.spokenDialog
      outcome.value = result.codedValue
      // A chain longer than this is a cycle.
      if let next = result.nextIntent, depth < 8 {
        let following = try await run(next, at: date, depth: depth + 1)
        outcome.opensApp = outcome.opensApp || following.opensApp
        outcome.runsInApp = outcome.runsInApp || following.runsInApp
        outcome.url = following.url ?? outcome.url
        outcome.dialog = outcome.dialog ?? following.dialog
      }
    }
    return outcome
  }

  private static func runsInApp(_ type: any AppIntent.Type) -> Bool {
    type is any AudioPlaybackIntent.Type || type is any ForegroundContinuableIntent.Type
      || type is any LiveActivityIntent.Type || type is any PushToTalkTransmissionIntent.Type
      || type is any LiveActivityStartingIntent.Type || type is any AudioStartingIntent.Type
      || type is any AudioRecordingIntent.Type
  }

  /// The URL of the value that the app opens at, where it has one.
  private static func targetURL<I: OpenIntent>(of intent: I) -> String? {
    (intent.target as? any URLRepresentableEntity).map { url(of: $0) }
  }

  private static func url<E: URLRepresentableEntity>(of entity: E) -> String {
    E.urlRepresentation.text(for: entity)
  }

  private static func url<I: URLRepresentableIntent>(of intent: I) -> String? {
    guard let representation = I.urlRepresentation as? IntentURLRepresentation<I> else {
      return nil
    }
    return representation.text(for: intent)
  }
}

extension IntentURLRepresentation {
  /// The URL with values in its gaps, nil where there is no text at all.
  package func text(for subject: Intent) -> String? {
    let text = parts.map { part in
      switch part {
      case .text(let text): return text
      case .parameter(let path):
        let value = (subject[keyPath: path] as? any AnyIntentParameter)?.currentValue
        guard let value, let codec = ParameterCodecs.codec(for: type(of: value)) else { return "" }
        return codec.encode(value).map { $0.text ?? $0.json } ?? ""
      }
    }.joined()
    return text.isEmpty ? nil : text
  }
}

/// A result that can be read without knowing its types.
package protocol ContinuingResult: DialogCarrying {
  var nextIntent: (any AppIntent)? { get }
  var codedValue: ParameterValue? { get }
}

extension IntentResultContainer: ContinuingResult {
  package var nextIntent: (any AppIntent)? { opensIntent }
  package var codedValue: ParameterValue? {
    value.flatMap { value in
      ParameterCodecs.codec(for: type(of: value))?.encode(value)
    }
  }
}
