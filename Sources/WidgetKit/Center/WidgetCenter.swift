public import AppIntents
public import Intents
import Synchronization

/// What an app says to the system about its widgets. Requests to reload are written down; the host
/// gets them with the answer to the request that caused them.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  /// Keys of what an app receives when a widget without a URL is tapped.
  public struct UserInfoKey: Sendable {
    public static let kind = WGWidgetUserInfoKeyKind
    public static let family = WGWidgetUserInfoKeyFamily
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  private struct State {
    var reloads: [String] = []
    /// Read when somebody asks: a configuration's entities are looked up.
    var widgets: @MainActor () async throws -> [WidgetInfo] = { [] }
    var pushToken: [UInt8]?
  }
  private let state = Mutex(State())
  init() {}

  public func reloadTimelines(ofKind kind: String) { note(kind) }
  public func reloadAllTimelines() { note("*") }
  public func invalidateConfigurationRecommendations() {}
  public func invalidateRelevance(ofKind kind: String) {}

  private func note(_ kind: String) {
    state.withLock { if !$0.reloads.contains(kind) { $0.reloads.append(kind) } }
  }

  /// The widgets that stand somewhere.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    let box = UncheckedBox(completion)
    Task { @MainActor in
      do {
        box.value(.success(try await currentConfigurations()))
      } catch {
        box.value(.failure(error))
      }
    }
  }
  public func currentConfigurations() async throws -> [WidgetInfo] {
    try await state.withLock { $0.widgets }()
  }
  /// nil until the system has given out a token (`vitrine push`).
  public var currentPushInfo: WidgetPushInfo? {
    get async throws {
      state.withLock { $0.pushToken }.map { WidgetPushInfo(token: Data($0)) }
    }
  }
  package func setPushToken(_ token: [UInt8]) { state.withLock { $0.pushToken = token } }

  /// Kinds that were to be reloaded since the last time, `*` for all.
  package func takeReloads() -> [String] {
    state.withLock { state in
      defer { state.reloads = [] }
      return state.reloads
    }
  }
  package func setCurrent(_ widgets: @escaping @MainActor () async throws -> [WidgetInfo]) {
    state.withLock { $0.widgets = widgets }
  }
  package func noteReload(_ kind: String) { note(kind) }
}

public let WGWidgetUserInfoKeyKind = "WGWidgetUserInfoKeyKind"
public let WGWidgetUserInfoKeyFamily = "WGWidgetUserInfoKeyFamily"
/// Type of the activity that an app receives when a Live Activity without a URL is tapped.
public let NSUserActivityTypeLiveActivity = "NSUserActivityTypeLiveActivity"

/// One placed widget.
public struct WidgetInfo: Hashable, Identifiable, CustomDebugStringConvertible, @unchecked Sendable
{
  public typealias ID = WidgetInfo
  public let kind: String
  public let family: WidgetFamily
  /// Options of a SiriKit widget.
  public let configuration: INIntent?
  package let appIntent: (any WidgetConfigurationIntent)?

  package init(
    kind: String, family: WidgetFamily, configuration: INIntent? = nil,
    appIntent: (any WidgetConfigurationIntent)? = nil
  ) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
    self.appIntent = appIntent
  }

  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? {
    appIntent as? Intent
  }
  public var id: WidgetInfo { self }
  public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
  public static func == (a: WidgetInfo, b: WidgetInfo) -> Bool {
    a.kind == b.kind && a.family == b.family && a.configuration == b.configuration
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
  }
}

/// Hears of a new push token.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

public struct WidgetPushInfo: Sendable {
  public let token: Data
  package init(token: Data) { self.token = token }
}
