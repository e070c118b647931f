public import Foundation

/// How an intent ended.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0
  case ready, inProgress, success, failure, deferredToApplication
  case userConfirmationRequired
}

/// Which way an interaction went.
public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing, incoming
}

/// Something a person did with an app. Donating has no effect in a widget extension.
public final class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  public var intentHandlingStatus = INIntentHandlingStatus.unspecified
  public var direction = INInteractionDirection.unspecified
  public var dateInterval: DateInterval?
  public var identifier: String
  public var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    identifier = ""
    super.init()
  }

  public func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
  public func donate() async throws {}
  public static func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
  public static func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  public static func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}

/// Something that can be run by voice.
public final class INShortcut: NSObject, @unchecked Sendable {
  public let intent: INIntent?
  public init?(intent: INIntent) {
    self.intent = intent
    super.init()
  }
}

/// The shortcuts that an app suggests for voice. No effect in a widget extension.
public final class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// A shortcut or a widget's configuration, and when it matters.
public final class INRelevantShortcut: NSObject, @unchecked Sendable {
  public enum ShortcutRole: Int, Sendable {
    case action = 0
    case information
  }
  public let shortcut: INShortcut
  public var relevanceProviders: [INRelevanceProvider] = []
  public var shortcutRole = ShortcutRole.action
  public var watchTemplate: INDefaultCardTemplate?
  /// Kind of the widget that the configuration belongs to.
  public var widgetKind: String?
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init()
  }
}

/// A card with a title.
public final class INDefaultCardTemplate: NSObject, @unchecked Sendable {
  public var title: String
  public var subtitle: String?
  public var image: INImage?
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// Publishes relevant shortcuts.
public final class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  public static let `default` = INRelevantShortcutStore()
  public func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}

/// Base of what makes a shortcut matter.
open class INRelevanceProvider: NSObject, @unchecked Sendable {}

public final class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date?
  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init()
  }
}

public final class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public enum Situation: Int, Sendable {
    case morning = 0
    case evening, home, work, school, gym, commute, headphonesConnected
    case activeWorkout, physicalActivityIncomplete
  }
  public let situation: Situation
  public init(situation: Situation) {
    self.situation = situation
    super.init()
  }
}

public typealias INDailyRoutineSituation = INDailyRoutineRelevanceProvider.Situation

/// Permission to use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}

/// A person's settings. An extension has no permission here.
public final class INPreferences: NSObject, @unchecked Sendable {
  public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  public static func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) { handler(.denied) }
  public static func siriLanguageCode() -> String { "en-US" }
}

/// Words that an app teaches.
public final class INVocabulary: NSObject, @unchecked Sendable {
  private static let instance = INVocabulary()
  public static func shared() -> Self { unsafeDowncast(instance, to: Self.self) }
  public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
  public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
  public func removeAllVocabularyStrings() {}
}

public enum INVocabularyStringType: Int, Sendable {
  case contactName = 1
  case contactGroupName
  case photoTag = 100
  case photoAlbumName
  case workoutActivityName = 200
  case carProfileName = 300
  case carName
  case paymentsOrganizationName = 400
  case paymentsAccountNickname
  case notebookItemTitle = 500
  case notebookItemGroupName
  case mediaPlaylistTitle = 700
  case mediaMusicArtistName, mediaAudiobookTitle
  case mediaAudiobookAuthorName, mediaShowTitle
}

/// Whether a Focus silences notifications.
public final class INFocusStatusCenter: NSObject, @unchecked Sendable {
  public static let `default` = INFocusStatusCenter()
  public var focusStatus: INFocusStatus { INFocusStatus() }
  public var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
  public func requestAuthorization(
    completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    completionHandler?(authorizationStatus)
  }
  public func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
    authorizationStatus
  }
}

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}

public final class INFocusStatus: NSObject, @unchecked Sendable {
  public var isFocused: Bool? { nil }
}

/// Errors of the framework.
public struct INIntentError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case interactionOperationNotSupported = 1900
    case donatingInteraction, deletingAllInteractions
    case deletingInteractionWithIdentifiers, deletingInteractionWithGroupIdentifier
    case intentSupportedByMultipleExtension = 2001
    case restrictedIntentsNotSupportedByExtension
    case noHandlerProvidedForIntent, invalidIntentName
    case requestTimedOut = 3000
    case extensionLaunchingTimeout, extensionBringUpFailed
  }
  public var code: Code
  public init(_ code: Code) { self.code = code }
}
