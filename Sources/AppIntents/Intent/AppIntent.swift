public import Foundation
public import VitrineFoundation

/// An action of an app that the system can run: by a button in a widget, a control, a shortcut.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary
  /// `IntentDescription` or an optional one, as the intent declares it.
  associatedtype _Description

  /// The name that people see.
  static var title: LocalizedStringResource { get }
  static var description: _Description { get }
  /// Run in the app, brought to the front.
  static var openAppWhenRun: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether Shortcuts and search list it.
  static var isDiscoverable: Bool { get }
  /// Where it may run; replaces `openAppWhenRun`.
  static var supportedModes: IntentModes { get }
  /// How the parameters are laid out in an editor.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Runs the action. When it returns, the timeline of the widget is loaded again.
  func perform() async throws -> PerformResult

  init()
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
  public typealias Switch<Value, Cases: ParameterSummary> =
    ParameterSummarySwitchCondition<Self, Value, Cases>
  public typealias Case<Value, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }

  /// Facts about this run.
  public var systemContext: IntentSystemContext { IntentSystemContext.current }

  /// Runs the action from the app's own code.
  @discardableResult
  public func callAsFunction(donate: Bool) async throws -> PerformResult {
    try await perform()
  }
}

/// The lock state that an intent demands.
public enum IntentAuthenticationPolicy: Hashable, Sendable, CaseIterable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

/// Facts about one run of an intent.
public struct IntentSystemContext: Sendable {
  /// The moment of the run.
  public var preciseTimestamp: Date
  public var currentMode: IntentModes.Current
  package init(preciseTimestamp: Date, currentMode: IntentModes.Current = .background) {
    self.preciseTimestamp = preciseTimestamp
    self.currentMode = currentMode
  }

  /// Set by whoever performs an intent; outside of a run the reference date.
  @TaskLocal package static var current = IntentSystemContext(
    preciseTimestamp: Date(timeIntervalSinceReferenceDate: 0))
}

/// Where an intent may run.
public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// When the app comes to the front.
  public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }

  /// The mode of a running intent.
  public enum Current: Hashable, Sendable {
    case background
    case foreground
    public var canContinueInForeground: Bool { self == .foreground }
  }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  private static let foregroundDynamic = IntentModes(rawValue: 4)
  private static let foregroundDeferred = IntentModes(rawValue: 8)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: foregroundDynamic
    case .deferred: foregroundDeferred
    }
  }
}
