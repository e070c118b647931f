import Dispatch
import Synchronization
import VitrineExtensionClient
import VitrineMessages

/// One process of an extension with a thread that talks to it. Jobs are done one after the other;
/// answers go to the mailbox.
final class ExtensionWorker: Sendable {
  private struct State {
    let process: ExtensionProcess
    /// The list of placements that the running process knows.
    var told: Int?
  }
  private let queue: DispatchQueue
  private let state: Mutex<State>
  private let handle: ProcessHandle

  init(_ launch: ExtensionLaunch, name: String) {
    queue = DispatchQueue(label: "vitrine.host.\(name)")
    let process = ExtensionProcess(launch)
    handle = process.handle
    state = Mutex(State(process: process))
  }

  /// Does a job; the last answer is `.done` with the worker's number.
  func run(_ job: HostJob, number: Int, into answers: Mailbox<HostAnswer>) {
    handle.renew()
    queue.async { [self] in
      let fault = state.withLock { state -> ExtensionFault? in
        let isKnown = state.process.isRunning && state.told == job.placed.revision
        let work = HostWork(
          job: job,
          widget: WidgetClient(
            kind: job.kind, client: ExtensionClient(state.process, backtraces: .first)),
          deliver: answers.post)
        state.told = job.placed.revision
        return work.run(placed: isKnown ? nil : job.placed.kinds)
      }
      answers.post(.done(job, worker: number, fault))
    }
  }

  /// Ends the process once what it does is done.
  func stopWhenDone() { queue.async { [self] in state.withLock { $0.process.stop() } } }

  /// Ends the process now, from any thread.
  func kill() { handle.kill() }
}
