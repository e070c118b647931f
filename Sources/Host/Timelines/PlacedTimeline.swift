public import VitrineMessages
import VitrinePlatform

/// The timeline of one placed widget: what it shows, when it asks again, what that costs.
///
/// A value without a clock of its own. Its owner (a simulation, the host) says what time it
/// is, does what `step` asks for, and passes in the result; every event is returned, so that a
/// log can be kept. Answers carry the number of their request: one that was overtaken by a newer
/// request changes nothing.
public struct PlacedTimeline: Codable, Hashable, Sendable {
  /// What has to be done now.
  public enum Step: Hashable, Sendable {
    /// Ask the provider, then call `receive` with the same request.
    case ask(ReloadRequest)
    /// Show this entry of `timeline`.
    case show(Int)
  }

  /// What is on screen.
  public enum Screen: Codable, Hashable, Sendable {
    /// Nothing was ever shown: the placeholder.
    case nothing
    /// An entry of an older timeline: the first of the present one is still to come.
    case older
    /// Index in `timeline.entries`.
    case entry(Int)
  }

  /// The entries that are shown in turn; nil before the first answer.
  public private(set) var timeline: CheckedTimeline?
  /// What a person sees.
  public private(set) var screen = Screen.nothing
  /// What of the day's reloads is spent.
  public private(set) var budget: ReloadBudget
  /// Content was older than its widget wanted, seconds, up to the last reload.
  public private(set) var staleSeconds = 0.0

  private var nextNumber: UInt64 = 1
  /// The newest request that was sent; older answers are void.
  private var sent: UInt64 = 0
  private var isAsking = false
  private var waiting: PendingReload?
  /// When the policy wants a reload.
  private var policyDue: Double?
  /// Since when the content is older than wanted.
  private var staleSince: Double?
  private var failures = 0
  private var mustShow = false

  private struct PendingReload: Codable, Hashable, Sendable {
    var cause: ReloadCause
    var due: Double
    var isFree: Bool
    var wasDenied = false
  }

  public init(budget: ReloadBudget = ReloadBudget()) { self.budget = budget }

  /// Whether an answer is awaited.
  public var isWaitingForAnswer: Bool { isAsking }

  /// When something has to be done next, seconds since 1970; nil: not before a request.
  public func nextMoment(after now: Double) -> Double? {
    var moments: [Double] = []
    if mustShow { moments.append(now) }
    if let next = timeline?.nextChange(after: now) { moments.append(next) }
    if !isAsking {
      if let waiting { moments.append(max(now, waiting.due)) }
      if let policyDue { moments.append(max(now, policyDue)) }
    }
    return moments.min()
  }

  /// Content is older than wanted until now, seconds, the present spell included.
  public func staleSeconds(at now: Double) -> Double {
    staleSeconds + (staleSince.map { max(0, now - $0) } ?? 0)
  }
}

/// A question to the provider.
public struct ReloadRequest: Codable, Hashable, Sendable {
  /// Counts requests; a later one has a higher number.
  public var number: UInt64
  /// Why it was asked for.
  public var cause: ReloadCause
  /// Whether it is not taken from the budget.
  public var isFree: Bool
}

// MARK: Requests

extension PlacedTimeline {
  /// Requests a new timeline. `isFree`: the budget does not count it (default: by the cause).
  public mutating func request(
    _ cause: ReloadCause, at now: Double, isFree: Bool? = nil
  ) -> [TimelineEvent] {
    let isFree = isFree ?? cause.isFree
    staleSince = staleSince ?? now
    // A retry after a fault is not a reload to join: this one replaces it.
    guard var joined = waiting, joined.wasDenied || joined.due <= now else {
      waiting = PendingReload(cause: cause, due: now, isFree: isFree)
      return []
    }
    let event = TimelineEvent(
      at: now, .merged, cause: cause.rawValue,
      detail: "joins the pending reload (\(joined.cause.rawValue))"
        + (isFree && !joined.isFree ? ", which happens now and is free" : ""))
    if isFree, !joined.isFree { joined = PendingReload(cause: cause, due: now, isFree: true) }
    waiting = joined
    return [event]
  }

  /// What to do at a moment; call until it returns nothing.
  public mutating func step(at now: Double) -> (Step?, [TimelineEvent]) {
    let events = joinPolicy(at: now)
    if let waiting, waiting.due <= now, !isAsking, waiting.isFree || budget.earliest(at: now) <= now
    {
      self.waiting = nil
      return (.ask(start(waiting, at: now)), events)
    }
    if let step = show(at: now) { return (step, events) }
    return (nil, events + postpone(at: now))
  }

  /// A reload that is wanted and may not happen yet: said once, and when it may.
  private mutating func postpone(at now: Double) -> [TimelineEvent] {
    guard !isAsking, var waiting, waiting.due <= now else { return [] }
    defer { self.waiting = waiting }
    // Whole seconds: dates in a log are read by people.
    let earliest = budget.earliest(at: now).rounded(.up)
    waiting.due = earliest
    guard !waiting.wasDenied else { return [] }
    waiting.wasDenied = true
    budget.deny()
    let reason = budget.reason(at: now) ?? "too early"
    return [
      TimelineEvent(
        at: now, .denied, cause: waiting.cause.rawValue,
        detail: "\(reason); possible at \(DateText.iso8601(earliest))")
    ]
  }

  private mutating func joinPolicy(at now: Double) -> [TimelineEvent] {
    guard let due = policyDue, due <= now, !isAsking else { return [] }
    policyDue = nil
    staleSince = min(staleSince ?? due, due)
    guard let waiting else {
      self.waiting = PendingReload(cause: .policy, due: now, isFree: false)
      return []
    }
    return [
      TimelineEvent(
        at: now, .merged, cause: ReloadCause.policy.rawValue,
        detail: "joins the pending reload (\(waiting.cause.rawValue))")
    ]
  }

  private mutating func start(_ waiting: PendingReload, at now: Double) -> ReloadRequest {
    if waiting.isFree { budget.noteFree(at: now) } else { budget.spend(at: now) }
    sent = nextNumber
    nextNumber += 1
    isAsking = true
    return ReloadRequest(number: sent, cause: waiting.cause, isFree: waiting.isFree)
  }

  private mutating func show(at now: Double) -> Step? {
    guard let timeline else { return nil }
    // Before its first entry a new timeline leaves on screen what is there; with nothing there its
    // first entry is shown early.
    defer { mustShow = false }
    guard let current = timeline.current(at: now) ?? (screen == .nothing ? 0 : nil),
      mustShow || screen != .entry(current)
    else { return nil }
    screen = .entry(current)
    return .show(current)
  }
}

// MARK: Answers

extension PlacedTimeline {
  /// What became of a request. The last good timeline stays where there is no new one.
  /// - asked: the moment that the provider was told, where the answer took its time.
  public mutating func receive(
    _ answer: Result<TimelineResponse, TimelineFault>, to request: ReloadRequest, at now: Double,
    asked: Double? = nil
  ) -> [TimelineEvent] {
    guard request.number == sent, isAsking else { return [] }
    isAsking = false
    do throws(TimelineFault) {
      let (timeline, faults) = try TimelineCheck.check(try answer.get(), at: asked ?? now)
      accept(timeline, at: now)
      return [reload(request, timeline, at: now)]
        + faults.map { TimelineEvent.fault($0, cause: request.cause, at: now) }
    } catch {
      return fail(error, request, at: now)
    }
  }

  private mutating func accept(_ timeline: CheckedTimeline, at now: Double) {
    self.timeline = timeline
    mustShow = timeline.current(at: now) != nil || screen == .nothing
    if screen != .nothing { screen = .older }
    policyDue = timeline.reloadDate.map { max($0, now) }
    if let since = staleSince { staleSeconds += max(0, now - since) }
    staleSince = nil
    failures = 0
  }

  private func reload(
    _ request: ReloadRequest, _ timeline: CheckedTimeline, at now: Double
  ) -> TimelineEvent {
    let count = timeline.entries.count
    let next =
      switch timeline.policy {
      case .never: "policy never"
      case .atEnd: "next reload at the end, " + DateText.iso8601(timeline.reloadDate ?? now)
      case .after(let date): "next reload after " + DateText.iso8601(date)
      }
    var event = TimelineEvent(
      at: now, .reload, cause: request.cause.rawValue,
      detail: "\(count) \(count == 1 ? "entry" : "entries"), \(next); \(price(request, at: now))")
    event.cost = request.isFree ? 0 : 1
    return event
  }

  private func price(_ request: ReloadRequest, at now: Double) -> String {
    request.isFree ? "free" : "costs 1, \(budget.available(at: now)) left now"
  }

  private mutating func fail(
    _ fault: TimelineFault, _ request: ReloadRequest, at now: Double
  ) -> [TimelineEvent] {
    failures += 1
    staleSince = staleSince ?? now
    let delay = Self.retryDelay(failures)
    if waiting == nil { waiting = PendingReload(cause: .retry, due: now + delay, isFree: false) }
    let kept = timeline == nil ? "the placeholder stays" : "the last good content stays"
    var reload = TimelineEvent(
      at: now, .reload, cause: request.cause.rawValue,
      detail: "no timeline; \(kept), retry in \(DurationText.short(delay)); "
        + price(request, at: now))
    reload.cost = request.isFree ? 0 : 1
    return [reload, TimelineEvent.fault(fault, cause: request.cause, at: now)]
  }

  /// Seconds until the next try after so many failures: five minutes, tripled up to six hours
  /// (estimate).
  static func retryDelay(_ failures: Int) -> Double {
    var delay = 300.0
    for _ in 1..<max(failures, 1) where delay < 21_600 { delay *= 3 }
    return min(delay, 21_600)
  }
}

// MARK: Storage

extension PlacedTimeline {
  /// Without its entries, which are kept apart: they change seldom and may be many.
  var detached: PlacedTimeline {
    var state = self
    state.timeline = nil
    return state
  }
  mutating func attach(_ timeline: CheckedTimeline) { self.timeline = timeline }
}

// MARK: The device

extension PlacedTimeline {
  /// The device's clock was set forward or back. Dates of entries stay; what measures time passed
  /// moves along, so that neither budget nor staleness comes of it.
  public mutating func clockWasSet(by seconds: Double) {
    budget.shift(by: seconds)
    staleSince = staleSince.map { $0 + seconds }
    waiting?.due += seconds
    if case .entry = screen { mustShow = true }
  }

  /// The host starts again: an answer that was awaited will not come.
  public mutating func forgetPendingAnswer(at now: Double) {
    guard isAsking else { return }
    isAsking = false
    waiting = waiting ?? PendingReload(cause: .retry, due: now, isFree: true)
  }
}
