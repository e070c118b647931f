import AppIntents
import VitrineMessages

extension WidgetHost {
  func perform(intent request: PerformRequest) async throws -> PerformResponse {
    if let environment = request.environment {
      _ = prepare(
        kind: request.kind ?? "", environment: environment, configuration: nil, timeLimit: 0)
    }
    // What an intent has stored is kept from here on, also where the process is killed: on a device
    // another process holds the defaults. Suites write when they are synchronized by their owner.
    defer { UserDefaults.standard.synchronize() }
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
