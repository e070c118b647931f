public import VitrineFoundation

/// The verb on a confirmation's button.
public struct ConfirmationActionName: Hashable, Sendable {
  package var accept: String
  package var deny: String?
  package var isDestructive: Bool

  private init(_ accept: String, deny: String? = nil, isDestructive: Bool = false) {
    self.accept = accept
    self.deny = deny
    self.isDestructive = isDestructive
  }

  public static let add = Self("Add")
  public static let addData = Self("Add Data")
  public static let book = Self("Book")
  public static let buy = Self("Buy")
  public static let call = Self("Call")
  public static let checkIn = Self("Check In")
  public static let `continue` = Self("Continue")
  public static let create = Self("Create")
  public static let `do` = Self("Do")
  public static let download = Self("Download")
  public static let filter = Self("Filter")
  public static let find = Self("Find")
  public static let get = Self("Get")
  public static let go = Self("Go")
  public static let log = Self("Log")
  public static let open = Self("Open")
  public static let order = Self("Order")
  public static let pay = Self("Pay")
  public static let play = Self("Play")
  public static let playSound = Self("Play Sound")
  public static let post = Self("Post")
  public static let request = Self("Request")
  public static let run = Self("Run")
  public static let search = Self("Search")
  public static let send = Self("Send")
  public static let set = Self("Set")
  public static let share = Self("Share")
  public static let start = Self("Start")
  public static let startNavigation = Self("Start Navigation")
  public static let toggle = Self("Toggle")
  public static let turnOff = Self("Turn Off")
  public static let turnOn = Self("Turn On")
  public static let view = Self("View")

  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool
  ) -> ConfirmationActionName {
    Self(acceptLabel.resolvedText, deny: denyLabel.resolvedText, isDestructive: destructive)
  }
}

/// When a confirmation is asked.
public struct ConfirmationConditions: Hashable, Sendable {
  package var name: String
  public static let always = ConfirmationConditions(name: "always")
  public static let whenLocked = ConfirmationConditions(name: "when locked")
}

/// One answer to a question.
public struct IntentChoiceOption: Hashable, Sendable {
  /// What the answer means.
  public enum Style: Hashable, Sendable { case `default`, cancel, destructive }
  public var title: LocalizedStringResource
  public var style: Style

  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)

  public func hash(into hasher: inout Hasher) {
    hasher.combine(title.resolvedText)
    hasher.combine(style)
  }
}

extension AppIntent {
  /// Always throws: a widget cannot ask.
  public func requestConfirmation() async throws {
    throw IntentInteractionError.needsConfirmation(dialog: nil)
  }

  /// Always throws: a widget cannot ask.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .`continue`,
    showPrompt: Bool = true
  ) async throws {
    throw IntentInteractionError.needsConfirmation(
      dialog: (result as? any DialogCarrying)?.spokenDialog)
  }

  /// Always throws: a widget cannot ask.
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .`continue`,
    showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }

  /// Always throws: a widget cannot ask.
  public func requestConfirmation(
    conditions: ConfirmationConditions = .always,
    actionName: ConfirmationActionName = .`continue`, dialog: IntentDialog? = nil
  ) async throws {
    throw IntentInteractionError.needsConfirmation(dialog: dialog?.resolvedText)
  }

  /// Always throws: a widget cannot ask.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    throw IntentInteractionError.needsChoice(dialog: dialog?.resolvedText)
  }
}

/// A result whose words can be read without knowing its type.
package protocol DialogCarrying {
  var spokenDialog: String? { get }
}

extension IntentResultContainer: DialogCarrying {
  package var spokenDialog: String? { dialog?.resolvedText }
}
