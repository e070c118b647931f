import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

/// The extensions of a host. Each has a process of its own, started when it is needed, ended when it
/// has been idle. A slow provider does not hold up the others: the jobs that wait for its process get
/// another one. A kind that crashes or hangs is not asked again for a while.
///
/// Used by the host's thread alone; the workers' threads do the waiting.
struct ExtensionPool {
  /// Seconds without a job after which a process ends, as on a device.
  private static let idleSeconds = 20.0
  /// Seconds that a job may take before those behind it get another process, how many there are of
  /// one extension, and how many work at the same time (estimates; a process holds some 30 MB).
  private static let slowSeconds = 0.5
  private static let workersPerExtension = 4
  private static let workingLimit = 16
  /// Seconds before a retry after the first crash; doubled with each up to `longestBackoff`.
  private static let firstBackoff = 1.0
  private static let longestBackoff = 60.0

  /// A worker and what it is doing.
  private struct Slot {
    let worker: ExtensionWorker
    let source: String
    /// The kind that is asked, and since when (monotonic seconds).
    var work: (kind: String, since: Double)?
    var lastUse = 0.0
    var isRunning = false
  }

  /// A kind of an extension with a fault.
  private struct Kind: Hashable {
    var source: String
    var kind: String
  }
  private struct Backoff {
    var faults = 0
    /// Monotonic seconds.
    var end = 0.0
  }

  private let launches: [String: ExtensionLaunch]
  private let answers: Mailbox<HostAnswer>
  private var slots: [Slot] = []
  private var backoffs: [Kind: Backoff] = [:]
  private var waiting: [HostJob] = []

  init(_ launches: [String: ExtensionLaunch], answers: Mailbox<HostAnswer>) {
    self.launches = launches
    self.answers = answers
  }

  /// Queues a job. False: this host does not have the extension.
  mutating func add(_ job: HostJob) -> Bool {
    guard launches[job.source] != nil else { return false }
    waiting.append(job)
    return true
  }

  /// Gives waiting jobs to processes that are free; seconds until it has to be tried again, nil: not
  /// before a job is done.
  mutating func dispatch() -> Double? {
    let now = SystemClock.uptime
    var next: Double?
    var left: [HostJob] = []
    for job in waiting {
      switch assignment(for: job, at: now) {
      case .slot(let index): start(job, on: index, at: now)
      case .later(let seconds):
        left.append(job)
        next = seconds.map { min(next ?? $0, $0) } ?? next
      }
    }
    waiting = left
    return next
  }

  private enum Assignment {
    case slot(Int)
    /// Seconds; nil: when a job is done.
    case later(Double?)
  }

  private mutating func assignment(for job: HostJob, at now: Double) -> Assignment {
    let end = backoffs[Kind(source: job.source, kind: job.kind)]?.end ?? 0
    if end > now { return .later(end - now) }
    guard slots.count(where: { $0.work != nil }) < Self.workingLimit else { return .later(nil) }
    let own = slots.indices.filter { slots[$0].source == job.source }
    // One question of a kind at a time: a kind that hangs must not take all processes.
    if own.contains(where: { slots[$0].work?.kind == job.kind }) { return .later(nil) }
    if let free = own.first(where: { slots[$0].work == nil }) { return .slot(free) }
    guard own.count < Self.workersPerExtension, let launch = launches[job.source] else {
      return .later(nil)
    }
    let newest = own.compactMap { slots[$0].work?.since }.max() ?? -.infinity
    guard newest + Self.slowSeconds <= now else { return .later(newest + Self.slowSeconds - now) }
    slots.append(
      Slot(worker: ExtensionWorker(launch, name: "\(slots.count)"), source: job.source))
    return .slot(slots.count - 1)
  }

  private mutating func start(_ job: HostJob, on index: Int, at now: Double) {
    slots[index].work = (job.kind, now)
    slots[index].isRunning = true
    slots[index].worker.run(job, number: index, into: answers)
  }

  /// Notes how a job ended; seconds for which its kind is not asked again, nil: it may be.
  mutating func finish(_ job: HostJob, worker index: Int, _ fault: ExtensionFault?) -> Double? {
    slots[index].work = nil
    slots[index].lastUse = SystemClock.uptime
    let kind = Kind(source: job.source, kind: job.kind)
    switch fault {
    case .crashed, .exited, .outOfMemory, .garbage, .hung, .cannotStart:
      var backoff = backoffs[kind] ?? Backoff()
      backoff.faults += 1
      let seconds = min(
        Self.firstBackoff * Double(1 << min(backoff.faults - 1, 6)), Self.longestBackoff)
      backoff.end = SystemClock.uptime + seconds
      backoffs[kind] = backoff
      return seconds
    case nil, .failed, .undrawable:
      backoffs[kind] = nil
      return nil
    }
  }

  /// Ends what has been idle; seconds until the next one may be, nil: nothing runs.
  mutating func stopIdle() -> Double? {
    let now = SystemClock.uptime
    var next: Double?
    for index in slots.indices where slots[index].isRunning && slots[index].work == nil {
      let left = slots[index].lastUse + Self.idleSeconds - now
      if left <= 0 {
        slots[index].isRunning = false
        slots[index].worker.stopWhenDone()
      } else {
        next = min(next ?? left, left)
      }
    }
    return next
  }

  /// Ends all processes, also those that hang.
  func stopAll() { for slot in slots where slot.isRunning { slot.worker.kill() } }
}
