public import AppIntents

/// What an app says to the system about its controls.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  init() {}
  /// Empty: no control is placed.
  public func currentControls() async throws -> [ControlInfo] { [] }
  public func reloadControls(ofKind kind: String) { WidgetCenter.shared.noteReload(kind) }
  public func reloadAllControls() { WidgetCenter.shared.noteReload("*") }
}

/// One placed control.
public struct ControlInfo: Hashable, Identifiable, Sendable {
  public typealias ID = String
  public let id: String
  public let kind: String
  public let pushInfo: ControlPushInfo?
  package let intent: (any ControlConfigurationIntent)?

  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? {
    intent as? Intent
  }
  public static func == (a: ControlInfo, b: ControlInfo) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// Hears of new push tokens of controls.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}
