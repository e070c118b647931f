public import Foundation

/// Marker of intents that the system defines.
public protocol SystemIntent: AppIntent {}

/// An intent that only carries options: it need not be performed.
public protocol _ConfigurationIntent: SystemIntent {}

extension _ConfigurationIntent {
  /// Never runs.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// An intent whose parameters are a widget's options.
public protocol WidgetConfigurationIntent: _ConfigurationIntent {}

/// An intent whose parameters are a control's options.
public protocol ControlConfigurationIntent: _ConfigurationIntent {}

/// An intent that sets a value, such as the state of a toggle.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: _IntentValue
  /// A `@Parameter` that the system fills with the new value.
  var value: ValueType { get set }
}

/// Opens the app at a value.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: _IntentValue
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// Deletes entities.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}

/// Shows results of a search in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  static var searchScopes: [StringSearchScope] { get }
  var criteria: StringSearchCriteria { get set }
}

extension ShowInAppSearchResultsIntent {
  public static var openAppWhenRun: Bool { true }
  public static var searchScopes: [StringSearchScope] { [.general] }
}

/// What a search looks through.
public struct StringSearchScope: Hashable, Sendable {
  package var name: String
  public static let general = StringSearchScope(name: "general")
  public static let books = StringSearchScope(name: "books")
  public static let movies = StringSearchScope(name: "movies")
  public static let music = StringSearchScope(name: "music")
}

/// What a person searches for.
public struct StringSearchCriteria: _PlainIntentValue, Hashable, Sendable {
  public var term: String
  public init(term: String) { self.term = term }
}

/// Runs in the app; may start, change and end Live Activities.
public protocol LiveActivityIntent: SystemIntent {}

/// Older name of the same idea.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// Runs in the app; changes playback.
public protocol AudioPlaybackIntent: SystemIntent {}

/// Older name of the same idea.
public protocol AudioStartingIntent: SystemIntent {}

/// Runs in the app; records sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// Runs in the app; push-to-talk.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// Opens the locked camera capture.
public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable & Sendable = Never
}

/// An intent with a progress object.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  public var progress: Progress { Progress(totalUnitCount: 100) }
}

/// May ask for more time than an intent usually has.
public protocol LongRunningIntent: AppIntent {}

/// Gives a manager for undoing.
public protocol UndoableIntent: AppIntent {}

/// Opens a scene of the app for its target.
public protocol TargetContentProvidingIntent: AppIntent {}

/// Draws an interactive snippet.
public protocol SnippetIntent: AppIntent {}

/// Stands for a SiriKit intent class, so that placed widgets keep their configuration.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  public static var persistentIdentifier: String { intentClassName }
}

/// An intent replaced by another.
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent = Never
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// Why an intent is deprecated and what replaces it.
public struct IntentDeprecation<Intent: AppIntent>: Sendable {
  public var message: LocalizedStringResource
  public var replacedBy: Intent.Type?
  public init(message: LocalizedStringResource, replacedBy: Intent.Type) {
    self.message = message
    self.replacedBy = replacedBy
  }
  public init(replacedBy: Intent.Type) { self.init(message: "", replacedBy: replacedBy) }
}

extension IntentDeprecation where Intent == Never {
  public init(message: LocalizedStringResource) {
    self.message = message
    replacedBy = nil
  }
}

/// A background intent that may go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async -> Void)? = nil
  ) -> some Error {
    IntentInteractionError.needsForeground(dialog?.resolvedText)
  }

  public func requestToContinueInForeground<Value>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor @Sendable () async throws -> Value
  ) async throws -> Value {
    throw IntentInteractionError.needsForeground(dialog?.resolvedText)
  }

  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    throw IntentInteractionError.needsForeground(dialog?.resolvedText)
  }
}

extension AppIntent {
  /// Moves the run to the app.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    throw IntentInteractionError.needsForeground(dialog?.resolvedText)
  }

  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> some Error {
    IntentInteractionError.needsForeground(dialog?.resolvedText)
  }
}

/// The extension of an app that holds its intents.
public protocol AppIntentsExtension {
  init()
}

/// Exports the intents of a framework.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
