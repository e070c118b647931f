import Glibc
import Synchronization

/// Whether the command was asked to end.
enum StopSignal {
  private static let asked = Atomic(false)
  static var isAsked: Bool { asked.load(ordering: .relaxed) }

  /// Control-C, termination and a terminal that is closed end the loop, so that processes and files
  /// are cleared away. What has not ended after some seconds (a widget hangs), or is asked again, ends at
  /// once. Who is not to hear of a closed terminal (`nohup`) does not.
  static func onSignals() {
    var before = sigaction()
    sigaction(SIGHUP, nil, &before)
    let hearsOfTerminal = before.__sigaction_handler.sa_handler == nil
    for number in [SIGINT, SIGTERM] + (hearsOfTerminal ? [SIGHUP] : []) {
      signal(number) { number in
        StopSignal.asked.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
        alarm(5)  // seconds
      }
    }
  }
}
