import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

/// The extensions of a host. Each has a process of its own, started when it is needed, ended when it
/// has been idle. A provider that takes long holds up nobody: the jobs that wait for its process get
/// another one. A kind that crashes or hangs is not asked again before a while.
///
/// Used by the host's thread alone; the lanes' threads do the waiting.
struct ExtensionPool {
  /// Seconds without a job after which a process ends; a device is as impatient.
  private static let idleSeconds = 20.0
  /// Seconds that a job may take before those behind it get another process, how many there are of
  /// one extension, and how many work at the same time (estimates; a process holds some 30 MB).
  private static let slowSeconds = 0.5
  private static let lanesOfOne = 4
  private static let lanesOfAll = 16
  /// Seconds without a new try after the first crash; doubled with each up to `longestPause`.
  private static let firstPause = 1.0
  private static let longestPause = 60.0

  private struct Lane {
    let lane: ExtensionLane
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
  private struct Pause {
    var faults = 0
    /// Monotonic seconds.
    var end = 0.0
  }

  private let launches: [String: ExtensionLaunch]
  private let answers: Mailbox<HostAnswer>
  private var lanes: [Lane] = []
  private var pauses: [Kind: Pause] = [:]
  private var waiting: [HostJob] = []

  init(_ launches: [String: ExtensionLaunch], answers: Mailbox<HostAnswer>) {
    self.launches = launches
    self.answers = answers
  }

  /// Puts a job in the queue. False: the extension is none of this host's.
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
      case .lane(let index): start(job, on: index, at: now)
      case .later(let seconds):
        left.append(job)
        next = seconds.map { min(next ?? $0, $0) } ?? next
      }
    }
    waiting = left
    return next
  }

  private enum Assignment {
    case lane(Int)
    /// Seconds; nil: when a job is done.
    case later(Double?)
  }

  private mutating func assignment(for job: HostJob, at now: Double) -> Assignment {
    let pause = pauses[Kind(source: job.source, kind: job.kind)]?.end ?? 0
    if pause > now { return .later(pause - now) }
    guard lanes.count(where: { $0.work != nil }) < Self.lanesOfAll else { return .later(nil) }
    let own = lanes.indices.filter { lanes[$0].source == job.source }
    // One question of a kind at a time: a kind that hangs must not take all processes.
    if own.contains(where: { lanes[$0].work?.kind == job.kind }) { return .later(nil) }
    if let free = own.first(where: { lanes[$0].work == nil }) { return .lane(free) }
    guard own.count < Self.lanesOfOne, let launch = launches[job.source] else {
      return .later(nil)
    }
    let newest = own.compactMap { lanes[$0].work?.since }.max() ?? -.infinity
    guard newest + Self.slowSeconds <= now else { return .later(newest + Self.slowSeconds - now) }
    lanes.append(
      Lane(lane: ExtensionLane(launch, name: "\(lanes.count)"), source: job.source))
    return .lane(lanes.count - 1)
  }

  private mutating func start(_ job: HostJob, on index: Int, at now: Double) {
    lanes[index].work = (job.kind, now)
    lanes[index].isRunning = true
    lanes[index].lane.run(job, number: index, into: answers)
  }

  /// Notes how a job ended; seconds for which its kind is not asked again, nil: it may be.
  mutating func finish(_ job: HostJob, lane: Int, _ fault: ExtensionFault?) -> Double? {
    lanes[lane].work = nil
    lanes[lane].lastUse = SystemClock.uptime
    let kind = Kind(source: job.source, kind: job.kind)
    switch fault {
    case .crashed, .exited, .outOfMemory, .garbage, .hung, .cannotStart:
      var pause = pauses[kind] ?? Pause()
      pause.faults += 1
      let seconds = min(
        Self.firstPause * Double(1 << min(pause.faults - 1, 6)), Self.longestPause)
      pause.end = SystemClock.uptime + seconds
      pauses[kind] = pause
      return seconds
    case nil, .failed:
      pauses[kind] = nil
      return nil
    }
  }

  /// Ends what has been idle; seconds until the next one may be, nil: nothing runs.
  mutating func endIdle() -> Double? {
    let now = SystemClock.uptime
    var next: Double?
    for index in lanes.indices where lanes[index].isRunning && lanes[index].work == nil {
      let left = lanes[index].lastUse + Self.idleSeconds - now
      if left <= 0 {
        lanes[index].isRunning = false
        lanes[index].lane.rest()
      } else {
        next = min(next ?? left, left)
      }
    }
    return next
  }

  /// Ends all processes, also those that hang.
  func endAll() { for lane in lanes where lane.isRunning { lane.lane.kill() } }
}
