import Glibc
public import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

/// Keeps placed widgets going: shows entries when their dates come, asks for timelines when it is
/// time, and remembers everything in the store.
///
/// One thread decides and writes. Extensions are asked on threads of their own (`ExtensionPool`), so
/// that one that hangs does not hold up the others; their answers come through a mailbox. While nothing is
/// due the host sleeps until the next moment that something is, or until another process leaves a
/// message in the store.
public final class HostService {
  /// What happened to which placement, as it happens.
  public typealias Log = (PlacedWidget, TimelineEvent) -> Void
  /// An entry came on screen: draw its archive.
  public typealias Show = (PlacedWidget, _ archive: [UInt8], _ now: Double) -> Void

  let store: WidgetStore
  let clock: HostClock
  let answers = Mailbox<HostAnswer>()
  var pool: ExtensionPool
  let log: Log
  let show: Show?
  var placements: [Placement] = []
  /// Where in `placements` each is, by its number.
  private var indices: [Int64: Int] = [:]
  /// Goes up when a widget is placed.
  private var revision = 0

  /// One placement and its timeline.
  struct Placement {
    var widget: PlacedWidget
    var timeline: PlacedTimeline
    /// When something is due; nil: not before a request.
    var next: Double?
    /// The provider's order of the entry whose picture is still being made.
    var awaited: Int?
    /// Whether pictures of the present timeline are still being made.
    var isDrawing = false
  }

  /// Makes this process the store's only host.
  /// - launches: how to start the extension of each placement's `source`.
  public init(
    store: WidgetStore, clock: HostClock = .real, launches: [String: ExtensionLaunch],
    log: @escaping Log, show: Show? = nil
  ) throws(StoreError) {
    self.store = store
    self.clock = clock
    self.log = log
    self.show = show
    pool = ExtensionPool(launches, answers: answers)
    try store.claim()
    let now = clock.now
    for placement in try store.placements() {
      guard var timeline = try store.state(of: placement.id) else { continue }
      timeline.forgetPendingAnswer(at: now)
      add(Placement(widget: placement, timeline: timeline, next: now))
    }
  }

  private func add(_ placement: Placement) {
    indices[placement.widget.id] = placements.count
    placements.append(placement)
    revision += 1
  }

  /// Places a widget.
  public func place(_ placement: PlacedWidget, budget: ReloadBudget) throws(StoreError) {
    var timeline = PlacedTimeline(budget: budget)
    let events = timeline.request(.added, at: clock.now)
    let placed = try store.add(placement, timeline, events: events)
    add(Placement(widget: placed, timeline: timeline, next: clock.now))
  }

  /// Widgets that the host keeps going, in the order in which they were placed.
  public var placedWidgets: [PlacedWidget] { placements.map(\.widget) }

  /// Where each widget is now.
  public var statuses: [PlacementStatus] {
    placements.map { PlacementStatus($0.widget, $0.timeline, at: clock.now) }
  }

  func index(of placement: PlacedWidget) -> Int? { indices[placement.id] }

  /// Every placement of one extension.
  func placed(of source: String) -> PlacedList {
    PlacedList(
      kinds: placements.map(\.widget).filter { $0.source == source }.map {
        PlacedKind(kind: $0.kind, family: $0.family, configuration: $0.configuration)
      }, revision: revision)
  }

  // MARK: The loop

  /// Seconds after which a set clock is noticed at the latest.
  private static let watchSeconds = 5.0

  /// Runs until a moment of the clock (nil: forever) or until `isStopped` says so.
  public func run(until end: Double? = nil, isStopped: () -> Bool = { false }) throws(StoreError) {
    let socket = WakeSocket(besideStore: store.path)
    var watch = ClockWatch(now: clock.now)
    defer { pool.stopAll() }
    while !isStopped() {
      if let shift = watch.step(now: clock.now, passed: SystemClock.uptime) {
        if clock.isReal { try clockWasSet(by: shift) }
      }
      try unlessFull { () throws(StoreError) in try receiveMessages() }
      for answer in answers.take() { try receive(answer) }
      let now = clock.now
      if let end, now >= end { return }
      for index in placements.indices where placements[index].next.map({ $0 <= now }) ?? false {
        try settle(orRecover: index, at: now)
      }
      sleep(until: end, socket)
    }
  }

  /// Until something is due, an answer arrives, or another process calls.
  private func sleep(until end: Double?, _ socket: WakeSocket?) {
    let retryDelay = pool.dispatch()
    let idleDelay = pool.stopIdle()
    let next = [placements.compactMap(\.next).min(), end].compactMap { $0 }.min()
    let untilNext = next.map { clock.realSeconds(max(0, $0 - clock.now)) } ?? 3600
    // Now and then the clock is checked for being set, and the inbox for messages that could not
    // wake the host.
    let most = socket == nil || clock.isReal ? Self.watchSeconds : 3600
    WakeSocket.wait(
      socket, or: answers.descriptor,
      seconds: min(untilNext, retryDelay ?? most, idleDelay ?? most, most))
  }

  /// A store that cannot be written keeps its contents: the work is done later.
  private func unlessFull(_ body: () throws(StoreError) -> Void) throws(StoreError) {
    do throws(StoreError) {
      try body()
    } catch {
      guard case .notWritten = error else { throw error }
    }
  }

  private func settle(orRecover index: Int, at now: Double) throws(StoreError) {
    do throws(StoreError) {
      try settle(index)
    } catch {
      try recover(index, from: error, at: now)
    }
  }
}

// MARK: From outside

extension HostService {
  private func receiveMessages() throws(StoreError) {
    try store.processMessages { message throws(StoreError) in
      let (kind, cause): (String?, ReloadCause) =
        switch message {
        case .push(let kind): (kind, .push)
        case .reload(let kind): (kind, .app)
        }
      try request(cause) { kind == nil || $0.kind == kind }
    }
  }

  /// Asks for new timelines of the placements that fit.
  func request(_ cause: ReloadCause, _ fits: (PlacedWidget) -> Bool) throws(StoreError) {
    for index in placements.indices where fits(placements[index].widget) {
      let now = clock.now
      var events = placements[index].timeline.request(cause, at: now)
      if cause == .push {
        events.insert(
          TimelineEvent(at: now, .push, cause: "push", detail: "content-changed arrived"), at: 0)
      }
      placements[index].next = now
      try keep(index, events)
    }
  }

  private func clockWasSet(by shift: Double) throws(StoreError) {
    for index in placements.indices { placements[index].timeline.clockWasSet(by: shift) }
    try request(.clock) { _ in true }
  }

  func keep(_ index: Int, _ events: [TimelineEvent]) throws(StoreError) {
    let placement = placements[index]
    try store.save(placement.timeline, of: placement.widget.id, events: events)
    for event in events { log(placement.widget, event) }
  }
}

// MARK: A store that cannot be written

extension HostService {
  /// Seconds until a store that could not be written is tried again.
  private static let storeRetryDelay = 60.0

  /// The disk is full, say: the state in the store is the valid one; the rest is tried again later.
  func recover(_ index: Int, from error: StoreError, at now: Double) throws(StoreError) {
    guard case .notWritten = error else { throw error }
    let placement = placements[index].widget
    if let known = try? store.state(of: placement.id) {
      placements[index].timeline = known
      placements[index].timeline.forgetPendingAnswer(at: now)
    }
    placements[index].next = now + Self.storeRetryDelay
    var event = TimelineEvent(at: now, .fault, cause: "store", detail: "\(error)")
    event.name = "store-full"
    log(placement, event)
  }
}
