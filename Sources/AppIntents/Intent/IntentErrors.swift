public import VitrineFoundation

/// Standard errors of an intent.
public struct AppIntentError: Error, CustomLocalizedStringResourceConvertible,
  CustomStringConvertible, Equatable, Sendable
{
  package var name: String

  /// Ask the system to call `perform()` again.
  public static let restartPerform = AppIntentError(name: "restart perform")

  public var description: String { name }
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: name)
  }

  /// Actions that a person has to take first.
  public enum UserActionRequired {
    public static let signin = AppIntentError(name: "sign in first")
    public static let accountSetup = AppIntentError(name: "set up an account first")
    public static let subscription = AppIntentError(name: "subscribe first")
    public static let confirmation = AppIntentError(name: "confirm first")
  }

  /// Things that cannot be had.
  public enum Unrecoverable {
    public static let featureCurrentlyRestricted = AppIntentError(
      name: "the feature is restricted at the moment")
    public static let entityNotFound = AppIntentError(name: "the entity was not found")
    public static let notAllowed = AppIntentError(name: "not allowed")
    public static let unknown = AppIntentError(name: "unknown error")
  }

  /// Permissions that are missing.
  public enum PermissionRequired {
    public static let unknown = AppIntentError(name: "a permission is missing")
    public static let location = AppIntentError(name: "permission for location is missing")
    public static let camera = AppIntentError(name: "permission for the camera is missing")
    public static let microphone = AppIntentError(name: "permission for the microphone is missing")
    public static let photos = AppIntentError(name: "permission for photos is missing")
  }
}

/// A widget cannot ask people for anything: what an intent wanted to ask.
package enum IntentInteractionError: Error, Hashable, Sendable, CustomStringConvertible {
  case needsValue(parameter: String, dialog: String?)
  case needsDisambiguation(parameter: String, dialog: String?)
  case needsConfirmation(dialog: String?)
  case needsChoice(dialog: String?)
  case needsForeground(String?)

  package var description: String {
    func asked(_ dialog: String?) -> String { dialog.map { " (\($0))" } ?? "" }
    switch self {
    case .needsValue(let parameter, let dialog):
      return "parameter '\(parameter)' needs a value\(asked(dialog)); a widget cannot ask, set it "
        + "where the intent is made"
    case .needsDisambiguation(let parameter, let dialog):
      return "parameter '\(parameter)' is ambiguous\(asked(dialog)); a widget cannot ask, set it "
        + "where the intent is made"
    case .needsConfirmation(let dialog):
      return "the intent asks for confirmation\(asked(dialog)); a widget cannot ask"
    case .needsChoice(let dialog):
      return "the intent asks to choose\(asked(dialog)); a widget cannot ask"
    case .needsForeground(let dialog):
      return "the intent has to go on in the app\(asked(dialog))"
    }
  }
}
