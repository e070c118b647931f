import Glibc
import Synchronization

/// A process that any thread may end.
package final class ProcessHandle: Sendable {
  private struct State {
    var pid: pid_t = 0
    var isEnded = false

    func end() {
      guard isEnded, pid != 0 else { return }
      // The launcher ends what it has started.
      _ = Glibc.kill(pid, SIGTERM)
    }
  }
  private let state = Mutex(State())

  func set(_ pid: pid_t) {
    state.withLock {
      $0.pid = pid
      $0.end()
    }
  }

  /// Also one that its owner is just starting ends at once, until `renew`. The owner finds out and
  /// clears away.
  package func kill() {
    state.withLock {
      $0.isEnded = true
      $0.end()
    }
  }

  /// Processes may run again.
  package func renew() { state.withLock { $0.isEnded = false } }
}
