import Glibc
public import VitrineMessages

/// Keeps placed widgets going: shows entries when their dates come, asks for timelines when it is
/// time, and remembers everything in the store.
///
/// One thread. While nothing is due it sleeps until the next moment that something is, or until
/// another process leaves a message in the store.
public final class HostService {
  /// What happened to which placement, as it happens.
  public typealias Log = (PlacedWidget, TimelineEvent) -> Void
  /// An entry came on screen: draw its archive.
  public typealias Show = (PlacedWidget, _ archive: [UInt8], _ now: Double) -> Void

  private let store: WidgetStore
  private let clock: HostClock
  private let pool: ExtensionPool
  private let log: Log
  private let show: Show?
  private var lives: [Life] = []

  /// One placement and its timeline.
  private struct Life {
    var placement: PlacedWidget
    var timeline: PlacedTimeline
    /// When something is due; nil: not before somebody asks.
    var next: Double?
  }

  /// Entries of one timeline that are archived at once; later ones when their date comes near
  /// (estimate: a day of entries every five minutes).
  private static let archivesAtOnce = 288

  /// - launches: how to start the extension of each placement's `source`.
  public init(
    store: WidgetStore, clock: HostClock = .real, launches: [String: ExtensionLaunch],
    log: @escaping Log, show: Show? = nil
  ) throws(StoreError) {
    self.store = store
    self.clock = clock
    self.log = log
    self.show = show
    pool = ExtensionPool(launches)
    let now = clock.now
    for placement in try store.placements() {
      guard var timeline = try store.state(of: placement.id) else { continue }
      timeline.forgetPendingAnswer(at: now)
      let life = Life(placement: placement, timeline: timeline, next: now)
      lives.append(life)
    }
  }

  /// Puts a widget in its place.
  public func place(_ placement: PlacedWidget, budget: ReloadBudget) throws(StoreError) {
    let placed = try store.add(placement, budget: budget)
    var timeline = PlacedTimeline(budget: budget)
    let events = timeline.request(.added, at: clock.now)
    try store.save(timeline, of: placed.id, events: events)
    lives.append(Life(placement: placed, timeline: timeline, next: clock.now))
  }

  public var placements: [PlacedWidget] { lives.map(\.placement) }

  /// Runs until a moment of the clock (nil: forever) or until `isStopped` says so.
  public func run(until end: Double? = nil, isStopped: () -> Bool = { false }) throws(StoreError) {
    let socket = WakeSocket(besideStore: store.path)
    var watch = ClockWatch(now: clock.now)
    defer { pool.endAll() }
    while !isStopped() {
      if let shift = watch.step(now: clock.now, passed: Clock.now) {
        if abs(shift) > 2, clock.realSeconds(1) == 1 { try clockWasSet(by: shift) }
      }
      do throws(StoreError) {
        try receiveMessages()
      } catch {
        // A store that takes nothing keeps its messages: they are dealt with later.
        guard case .notWritten = error else { throw error }
      }
      let now = clock.now
      if let end, now >= end { return }
      for index in lives.indices where lives[index].next.map({ $0 <= now }) ?? false {
        do throws(StoreError) {
          try settle(index)
        } catch {
          try recover(index, from: error, at: now)
        }
      }
      let next = [lives.compactMap(\.next).min(), end].compactMap { $0 }.min()
      let idle = pool.endIdle()
      let untilNext = next.map { clock.realSeconds(max(0, $0 - clock.now)) } ?? 3600
      let wait = min(untilNext, idle ?? 3600, socket == nil ? 5 : 3600)
      if let socket { _ = socket.wait(seconds: wait) } else { Sleep.seconds(wait) }
    }
  }
}

// MARK: From outside

extension HostService {
  private func receiveMessages() throws(StoreError) {
    try store.dealWithMessages { message throws(StoreError) in
      let (kind, cause): (String?, ReloadCause) =
        switch message {
        case .push(let kind): (kind, .push)
        case .reload(let kind): (kind, .app)
        }
      try request(cause) { kind == nil || $0.kind == kind }
    }
  }

  /// Asks for new timelines of the placements that fit.
  private func request(
    _ cause: ReloadCause, _ fits: (PlacedWidget) -> Bool
  ) throws(StoreError) {
    for index in lives.indices where fits(lives[index].placement) {
      let now = clock.now
      var events = lives[index].timeline.request(cause, at: now)
      if cause == .push {
        events.insert(
          TimelineEvent(at: now, .push, cause: "push", detail: "content-changed arrived"), at: 0)
      }
      lives[index].next = now
      try keep(index, events)
    }
  }

  private func clockWasSet(by shift: Double) throws(StoreError) {
    for index in lives.indices { lives[index].timeline.clockWasSet(by: shift) }
    try request(.clock) { _ in true }
  }

  private func keep(_ index: Int, _ events: [TimelineEvent]) throws(StoreError) {
    let life = lives[index]
    try store.save(life.timeline, of: life.placement.id, events: events)
    for event in events { log(life.placement, event) }
  }
}

// MARK: A store that takes nothing

extension HostService {
  /// Seconds until a store that took nothing is tried again.
  private static let storePause = 60.0

  /// The disk is full, say: what the store knows is what is true; the rest is tried again later.
  private func recover(
    _ index: Int, from error: StoreError, at now: Double
  ) throws(StoreError) {
    guard case .notWritten = error else { throw error }
    let placement = lives[index].placement
    if let known = try? store.state(of: placement.id) {
      lives[index].timeline = known
      lives[index].timeline.forgetPendingAnswer(at: now)
    }
    lives[index].next = now + Self.storePause
    var event = TimelineEvent(at: now, .fault, cause: "store", detail: "\(error)")
    event.name = "store-full"
    log(placement, event)
  }
}

// MARK: One placement

extension HostService {
  /// Does what is due, until nothing is.
  private func settle(_ index: Int) throws(StoreError) {
    while true {
      let now = clock.now
      let (step, events) = lives[index].timeline.step(at: now)
      switch step {
      case .ask(let request):
        if !events.isEmpty { try keep(index, events) }
        try ask(request, index, at: now)
      case .show(let entry): try present(entry, index, events, at: now)
      case nil:
        if !events.isEmpty { try keep(index, events) }
        lives[index].next = lives[index].timeline.nextMoment(after: now)
        return
      }
    }
  }

  private func ask(_ request: ReloadRequest, _ index: Int, at now: Double) throws(StoreError) {
    let placement = lives[index].placement
    var environment = placement.environment
    environment.date = now
    let answer = response(of: placement, environment)
    var events = lives[index].timeline.receive(
      answer.mapError(TimelineFault.init), to: request, at: now)
    guard case .success(let response) = answer, lives[index].timeline.timeline != nil else {
      return try keep(index, events)
    }
    let (archives, faults) = archives(lives[index].timeline, placement, environment, at: now)
    events += faults.map { TimelineEvent.fault($0, cause: request.cause, at: now) }
    try store.replaceTimeline(
      lives[index].timeline, of: placement.id, number: request.number, archives: archives,
      events: events)
    for event in events { log(placement, event) }
    if response.reloads.contains("*") || response.reloads.contains(placement.kind) {
      try keep(index, lives[index].timeline.request(.app, at: now))
    }
  }

  private func response(
    of placement: PlacedWidget, _ environment: RenderEnvironment
  ) -> Result<TimelineResponse, ExtensionFault> {
    if let refusal = pool.refusal(placement.source) { return .failure(refusal) }
    guard let process = pool.process(placement.source) else { return .failure(.unasked) }
    let questions = WidgetQuestions(kind: placement.kind, process: process)
    let answer = questions.timeline(environment, configuration: placement.configuration)
    if case .failure(let fault) = answer {
      pool.note(placement.source, fault: fault)
    } else {
      pool.note(placement.source, fault: nil)
    }
    return answer
  }

  /// Pictures of the entries that will be shown before the next reload.
  private func archives(
    _ timeline: PlacedTimeline, _ placement: PlacedWidget, _ environment: RenderEnvironment,
    at now: Double
  ) -> ([StoredArchive], [TimelineFault]) {
    guard let entries = timeline.timeline?.entries,
      let process = pool.process(placement.source)
    else { return ([], []) }
    let questions = WidgetQuestions(kind: placement.kind, process: process)
    var archives: [StoredArchive] = []
    var faults: [TimelineFault] = []
    let first = timeline.timeline?.current(at: now) ?? 0
    for entry in entries[first...].prefix(Self.archivesAtOnce) {
      let answer = questions.rendered(
        entry: entry.index, environment, configuration: placement.configuration)
      switch answer {
      case .success(let response):
        archives.append(StoredArchive(entry: entry.index, body: response.archive))
      case .failure(let fault):
        pool.note(placement.source, fault: fault)
        faults.append(TimelineFault(fault))
        // A view that crashes does so again; what has been drawn is kept.
        return (archives, faults)
      }
    }
    return (archives, faults)
  }

  private func present(
    _ position: Int, _ index: Int, _ said: [TimelineEvent], at now: Double
  ) throws(StoreError) {
    let life = lives[index]
    guard let timeline = life.timeline.timeline else { return }
    let entry = timeline.entries[position]
    var event = TimelineEvent(
      at: now, .entry, cause: "timeline",
      detail: "entry \(position + 1) of \(timeline.entries.count)")
    (event.entryDate, event.entryIndex) = (entry.date, entry.index)
    if let archive = try store.archive(of: life.placement.id, entry: entry.index) {
      show?(life.placement, archive, now)
    } else {
      event.detail += ", without a picture: it was not archived; asked for again"
      _ = lives[index].timeline.request(.retry, at: now)
    }
    try keep(index, said + [event])
  }
}

/// Waiting without a socket.
enum Sleep {
  static func seconds(_ seconds: Double) {
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - Double(Int(seconds))) * 1e9))
    nanosleep(&time, nil)
  }
}
