/// Sizes of a Live Activity beside the phone's Lock Screen.
public enum ActivityFamily: Int, Codable, Hashable, Sendable, CustomStringConvertible, CaseIterable
{
  /// Watch and CarPlay.
  case small = 0
  /// Lock Screen and StandBy.
  case medium = 1
  public var description: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    }
  }
}

public struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
  public typealias Value = Set<ActivityFamily>
  public static var defaultValue: Set<ActivityFamily> { [.medium] }
}
private struct ActivityFullscreenKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private struct ActivityReducedKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
  /// The size that the Live Activity is drawn in.
  public var activityFamily: ActivityFamily {
    core.render.activityFamily == "small" ? .small : .medium
  }
  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedActivityFamiliesEnvironmentKey.self] }
    set { self[SupportedActivityFamiliesEnvironmentKey.self] = newValue }
  }
  /// Whether the Live Activity fills the screen in StandBy.
  public var isActivityFullscreen: Bool {
    get { self[ActivityFullscreenKey.self] ?? core.render.isActivityFullscreen }
    set { self[ActivityFullscreenKey.self] = newValue }
  }
  /// Whether updates come rarely: where the display is dimmed.
  public var isActivityUpdateReduced: Bool {
    get { self[ActivityReducedKey.self] ?? core.render.isLuminanceReduced }
    set { self[ActivityReducedKey.self] = newValue }
  }
  /// Whether the island has less width than usual.
  public var isDynamicIslandLimitedInWidth: Bool { false }
}
