import Glibc
import Synchronization

/// Whether the command was asked to end.
enum StopSignal {
  private static let asked = Atomic(false)
  static var isAsked: Bool { asked.load(ordering: .relaxed) }

  /// Control-C and termination end the loop, so that processes and files are cleared away.
  static func onSignals() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in StopSignal.asked.store(true, ordering: .relaxed) }
    }
  }
}
