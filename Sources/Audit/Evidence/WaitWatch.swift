import VitrineExtensionClient
import VitrinePlatform

/// How long an extension waits for something that is not a core of this machine: what it computes
/// and what a busy machine keeps from it do not count.
struct WaitWatch {
  /// Seconds of waiting that are looked at again, and told (estimate: a network's answer).
  static let suspicious = 1.5
  /// A wait that is the widget's own comes back each time; another program's disk or core does not.
  private static let attempts = 2

  private let process: ExtensionProcess
  private let begun = SystemClock.uptime
  private let time: ProcessTime?

  init(_ process: ExtensionProcess) {
    self.process = process
    time = process.time
  }

  /// Seconds since it was made in which nothing was computed.
  private var wait: Double {
    let elapsed = SystemClock.uptime - begun
    guard let time, let now = process.time else { return 0 }
    return max(0, elapsed - (now.used - time.used) - now.starved(since: time, elapsed: elapsed))
  }

  /// The shortest wait of the first time and of others, which are only taken where the first is long.
  func leastWait(_ again: () -> Void) -> Double {
    var least = wait
    for _ in 0..<Self.attempts where least > Self.suspicious {
      let watch = WaitWatch(process)
      again()
      least = min(least, watch.wait)
    }
    return least
  }
}
