import AppIntents
import VitrineMessages

extension WidgetHost {
  func perform(intent request: PerformRequest) async throws -> PerformResponse {
    do {
      let outcome = try await IntentPerforming.perform(
        request.intent, toggle: request.toggleValue, at: Date())
      return PerformResponse(
        reloads: WidgetCenter.shared.takeReloads(), opensApp: outcome.opensApp, url: outcome.url)
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
