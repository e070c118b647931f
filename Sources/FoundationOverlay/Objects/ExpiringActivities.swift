import Dispatch

extension ProcessInfo {
  /// What the system should leave alone while work is done. A widget's process is never put to sleep here.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0xFFFFFF)
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xEFFFFF)
    public static let background = ActivityOptions(rawValue: 0xFF)
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    NSObject()
  }
  public func endActivity(_ activity: any NSObjectProtocol) {}
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: () -> Void
  ) { block() }
  public func disableSuddenTermination() {}
  public func enableSuddenTermination() {}
  public func disableAutomaticTermination(_ reason: String) {}
  public func enableAutomaticTermination(_ reason: String) {}
  public var automaticTerminationSupportEnabled: Bool { false }

  /// Runs the work at once and elsewhere, as where the system has time for it: no widget of ours is suspended.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}

/// Bytes that the process may still take: a widget's 30 MB on a device (known, third party), of which it has used a third
/// (estimate). What it takes here says nothing of that.
public func os_proc_available_memory() -> Int { 20 * 1_048_576 }
