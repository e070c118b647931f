import Glibc
import Synchronization

/// Whether somebody wants the command to end.
enum Stop {
  private static let asked = Atomic(false)
  static var isAsked: Bool { asked.load(ordering: .relaxed) }

  /// Control-C and termination end the loop, so that processes and files are cleared away.
  static func onSignals() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in Stop.asked.store(true, ordering: .relaxed) }
    }
  }
}
