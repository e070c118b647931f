import Dispatch

extension ProcessInfo {
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
