import AppIntents
import VitrineFoundation
import VitrineMessages

extension WidgetResponder {
  func perform(intent request: PerformRequest) async throws -> PerformResponse {
    if let environment = request.environment {
      _ = prepare(
        kind: request.kind ?? "", environment: environment, configuration: nil, timeLimit: 0)
    }
    // Before: what a provider in another process of the extension has stored. After: what the intent
    // has stored is kept from the answer on, also where the process is killed.
    StoredDefaults.flush()
    defer { StoredDefaults.flush() }
    do {
      let outcome = try await IntentPerforming.perform(
        request.intent, toggle: request.toggleValue, at: Date())
      return PerformResponse(
        reloads: WidgetCenter.shared.takeReloads(), opensApp: outcome.opensApp, url: outcome.url,
        runsInApp: outcome.runsInApp, dialog: outcome.dialog)
    } catch let error as IntentLookupError {
      throw ExtensionFailure.unknownIntent(error.reference)
    } catch let error as IntentConfigurationError {
      throw ExtensionFailure.badConfiguration(parameter: error.parameter, message: error.message)
    } catch {
      let name = (try? IntentReference(text: request.intent))?.identifier ?? request.intent
      throw ExtensionFailure.intentFailed(intent: name, message: "\(error)")
    }
  }
}
