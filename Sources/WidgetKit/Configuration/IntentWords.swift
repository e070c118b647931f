import AppIntents
import VitrineMessages

/// What messages say about an App Intent's values.
@MainActor
enum AppIntentWords {
  /// The parameter summary, nil where the intent declares none.
  static func summary(of intent: any AppIntent) -> String? {
    IntentReflection.summary(of: intent).sentence
  }

  /// Sets the values of a JSON object; nil: defaults. Throws `ExtensionFailure.badConfiguration`.
  static func configured<I: AppIntent>(_ intent: I, _ json: String?) async throws
    -> ConfigureResponse
  {
    do {
      let configured = try await IntentConfiguring.configure(intent, json: json)
      let summary = IntentReflection.summary(of: configured)
      return ConfigureResponse(
        configuration: IntentReference(configured).parameters.json, summary: summary.sentence,
        parameters: summary.parameters)
    } catch let error as IntentConfigurationError {
      throw ExtensionFailure.badConfiguration(parameter: error.parameter, message: error.message)
    }
  }
}

extension WidgetRelevanceAttribute {
  func message(configuration: String?) -> RelevanceAttribute {
    RelevanceAttribute(
      condition: context?.condition.message, group: group?.name, configuration: configuration)
  }
}

extension RelevantContext.Condition {
  fileprivate var message: RelevanceAttribute.Condition {
    switch self {
    case .date(let from, let to, let kind): .date(from: from, to: to, kind: kind)
    case .inferredLocation(let place): .place(place)
    case .region(let identifier, let latitude, let longitude, let radius):
      .region(
        identifier: identifier, latitude: latitude, longitude: longitude, radius: radius)
    case .sleep(let moment): .sleep(moment)
    case .fitness(let state): .fitness(state)
    case .headphones(let state): .headphones(state)
    }
  }
}
