import Dispatch
import Synchronization
import VitrineExtensionClient
import VitrineMessages

/// One process of an extension with a thread that talks to it. Jobs are done one after the other;
/// nobody waits for them but the mailbox.
final class ExtensionLane: Sendable {
  private struct Worker {
    let process: ExtensionProcess
    /// The list of placements that the running process knows.
    var told: Int?
  }
  private let queue: DispatchQueue
  private let worker: Mutex<Worker>
  private let handle: ProcessHandle

  init(_ launch: ExtensionLaunch, name: String) {
    queue = DispatchQueue(label: "vitrine.host.\(name)")
    let process = ExtensionProcess(launch)
    handle = process.handle
    worker = Mutex(Worker(process: process))
  }

  /// Does a job; the last answer is `.done` with the lane's number.
  func run(_ job: HostJob, number: Int, into answers: Mailbox<HostAnswer>) {
    handle.renew()
    queue.async { [self] in
      let fault = worker.withLock { worker -> ExtensionFault? in
        let isKnown = worker.process.isRunning && worker.told == job.placed.revision
        let work = HostWork(
          job: job,
          widget: WidgetClient(
            kind: job.kind, client: ExtensionClient(worker.process, backtraces: .first)),
          deliver: answers.post)
        worker.told = job.placed.revision
        return work.run(placed: isKnown ? nil : job.placed.kinds)
      }
      answers.post(.done(job, lane: number, fault))
    }
  }

  /// Ends the process once what it does is done.
  func rest() { queue.async { [self] in worker.withLock { $0.process.stop() } } }

  /// Ends the process now, from any thread.
  func kill() { handle.kill() }
}
