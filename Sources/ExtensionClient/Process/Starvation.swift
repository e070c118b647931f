import Glibc
import VitrinePlatform

/// The time in which an extension wanted to run and the machine had no core for it. It does not count
/// against the extension's limit, so that a busy machine (a CI runner with its tests side by side) does
/// not call a widget hung.
struct Starvation {
  private var seconds = 0.0
  private var last: (moment: Double, time: ProcessTime)?

  /// At most this many times the limit is given on top, whatever the machine says (estimate).
  private static let most = 4.0

  /// Seconds to add to a limit.
  func allowance(of limit: Double) -> Double { min(seconds, limit * Self.most) }

  /// Called now and then while an answer is waited for.
  mutating func look(at pid: pid_t) {
    guard let time = ProcessTime(of: pid) else { return }
    let moment = SystemClock.uptime
    if let last { seconds += time.starved(since: last.time, elapsed: moment - last.moment) }
    last = (moment, time)
  }
}
