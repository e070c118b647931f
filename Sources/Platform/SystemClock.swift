import Glibc

/// The machine's clocks, in seconds. For limits and for moments that a person asks for; what a picture
/// shows has its own date.
public enum SystemClock {
  /// Monotonic: for limits and durations.
  public static var uptime: Double { seconds(CLOCK_MONOTONIC) }
  /// Since 1970. Somebody may set it.
  public static var now: Double { seconds(CLOCK_REALTIME) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
