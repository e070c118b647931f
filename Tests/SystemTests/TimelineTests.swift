import Testing
import VitrinePlatform
import VitrineCatalog
import VitrineHost
import VitrineMessages

/// Timelines, budget and faults, driven with a clock that is a number.
@Suite(.timeLimit(.minutes(60))) struct TimelineTests {
  /// A provider for tests: entries every `step` seconds from the request on.
  struct Plan: Sendable {
    var count = 1
    var step = 3600.0
    var first = 0.0
    var policy = ReloadPolicy.never
    /// Seconds after the request; goes before `policy`.
    var after: Double?
    var faults: [String] = []

    func response(at now: Double) -> TimelineResponse {
      TimelineResponse(
        entries: (0..<count).map {
          TimelineResponse.Entry(date: now + first + Double($0) * step)
        }, policy: after.map { .after(now + $0) } ?? policy, faults: faults)
    }
  }

  /// Runs a placed timeline as the simulation does.
  static func run(
    _ placed: inout PlacedTimeline, from: Double = 0, to: Double,
    answer: (Double) -> Result<TimelineResponse, TimelineFault>
  ) -> [TimelineEvent] {
    var events = placed.request(.added, at: from)
    var now = from
    while now < to {
      while true {
        let (step, said) = placed.step(at: now)
        events += said
        guard let step else { break }
        switch step {
        case .ask(let request): events += placed.receive(answer(now), to: request, at: now)
        case .show(let index):
          events.append(TimelineEvent(at: now, .entry, cause: "timeline", detail: "\(index)"))
        }
      }
      guard let next = placed.nextMoment(after: now), next > now else { break }
      now = next
    }
    return events.filter { $0.at < to }
  }

  static func run(_ plan: Plan, to: Double, budget: ReloadBudget = ReloadBudget())
    -> (placed: PlacedTimeline, events: [TimelineEvent])
  {
    var placed = PlacedTimeline(budget: budget)
    let events = run(&placed, to: to) { .success(plan.response(at: $0)) }
    return (placed, events)
  }

  static func moments(_ events: [TimelineEvent], _ kind: TimelineEvent.Kind) -> [Double] {
    events.filter { $0.kind == kind }.map(\.at)
  }

  @Test func atEndAsksAtTheLastEntry() {
    let (_, events) = Self.run(Plan(count: 4, policy: .atEnd), to: 36_000)
    #expect(Self.moments(events, .reload) == [0, 10_800, 21_600, 32_400])
    #expect(Self.moments(events, .entry).count == 10)
  }

  @Test func neverAsksOnce() {
    let (_, events) = Self.run(Plan(count: 3), to: 864_000)
    #expect(Self.moments(events, .reload) == [0])
    #expect(Self.moments(events, .entry) == [0, 3600, 7200])
  }

  @Test func afterMayComeBeforeTheLastEntry() {
    let (_, events) = Self.run(Plan(count: 10, after: 5400), to: 10_000)
    #expect(Self.moments(events, .reload) == [0, 5400])
    #expect(Self.moments(events, .entry) == [0, 3600, 5400, 9000])
  }

  /// A minute's policy is held to five minutes, then to the budget.
  @Test(arguments: [1, 2, 40, 70, 500])
  func greedyProviderIsHeldToTheBudget(_ allowed: Int) {
    let (placed, events) = Self.run(
      Plan(after: 60), to: 3 * ReloadBudget.day, budget: ReloadBudget(allowed: allowed))
    let paid = events.filter { $0.kind == .reload && $0.cost == 1 }.map(\.at)
    for start in paid {
      let day = paid.filter { $0 >= start && $0 < start + ReloadBudget.day }
      #expect(day.count <= allowed)
    }
    let reloads = Self.moments(events, .reload)
    #expect(zip(reloads, reloads.dropFirst()).allSatisfy { $1 - $0 >= 300 })
    #expect(placed.budget.spent == paid.count)
    #expect(placed.budget.denied == Self.moments(events, .denied).count)
    #expect(placed.budget.denied > 0)
    #expect(placed.staleSeconds(at: 3 * ReloadBudget.day) > 0)
    if allowed <= 70 { #expect(paid.count >= allowed * 2) }
  }

  @Test func lastGoodContentStaysAndStalenessIsMeasured() {
    var placed = PlacedTimeline()
    var asked = 0
    let events = Self.run(&placed, to: 20_000) { now in
      asked += 1
      return asked == 2
        ? .failure(TimelineFault(.providerCrashed, "gone"))
        : .success(Plan(count: 2, policy: .atEnd).response(at: now))
    }
    #expect(events.first { $0.kind == .fault }?.name == "provider-crashed")
    // Wanted at 3600, tried again five minutes later.
    #expect(Self.moments(events, .reload).prefix(3) == [0, 3600, 3900])
    #expect(placed.staleSeconds(at: 20_000) == 300)
    // The second entry came at 3600 from the old timeline.
    #expect(Self.moments(events, .entry).prefix(3) == [0, 3600, 3900])
  }

  @Test func requestsMergeAndFreeOnesWinTheMoment() {
    var placed = PlacedTimeline()
    _ = Self.run(&placed, to: 1) { .success(Plan().response(at: $0)) }
    #expect(placed.request(.app, at: 10).isEmpty)
    #expect(placed.step(at: 10).1.map(\.kind) == [.denied])
    #expect(placed.request(.push, at: 20).map(\.kind) == [.merged])
    #expect(placed.nextMoment(after: 20) == 300)
    #expect(placed.request(.intent, at: 30).map(\.kind) == [.merged])
    guard case .ask(let request)? = placed.step(at: 30).0 else {
      Issue.record("an intent's reload happens at once")
      return
    }
    #expect(request.cause == .intent && request.isFree)
    #expect(placed.budget.spent == 0)
  }

  @Test func staleAnswerNeverPaintsOverANewerOne() {
    var placed = PlacedTimeline()
    _ = placed.request(.added, at: 0)
    guard case .ask(let first)? = placed.step(at: 0).0 else { return }
    _ = placed.receive(.failure(TimelineFault(.providerHung, "")), to: first, at: 1)
    _ = placed.request(.intent, at: 2)
    guard case .ask(let second)? = placed.step(at: 2).0 else {
      Issue.record("nothing was asked")
      return
    }
    // The first answer arrives while the second is awaited, and again after it.
    #expect(placed.receive(.success(Plan(count: 9).response(at: 0)), to: first, at: 3).isEmpty)
    #expect(placed.timeline == nil)
    _ = placed.receive(.success(Plan(count: 2).response(at: 3)), to: second, at: 3)
    #expect(placed.receive(.success(Plan(count: 9).response(at: 0)), to: first, at: 4).isEmpty)
    #expect(placed.receive(.success(Plan(count: 9).response(at: 0)), to: second, at: 4).isEmpty)
    #expect(placed.timeline?.entries.count == 2)
  }

  @Test func newTimelineOfTheFutureLeavesTheOldPicture() {
    let (_, events) = Self.run(Plan(count: 2, first: 3600, policy: .atEnd), to: 20_000)
    // At first there is nothing else to show; later the old entry stays until its successor's date.
    #expect(Self.moments(events, .entry) == [0, 10_800, 18_000])
  }

  @Test(arguments: [-90_000.0, -3600, 3600, 90_000])
  func settingTheClockCostsNothing(_ shift: Double) {
    var placed = PlacedTimeline()
    _ = Self.run(&placed, to: 1) { .success(Plan(count: 48, policy: .atEnd).response(at: $0)) }
    let before = placed.budget.available(at: 100)
    placed.clockWasSet(by: shift)
    #expect(placed.budget.available(at: 100 + shift) == before)
    #expect(placed.staleSeconds(at: 100 + shift) == 0)
    #expect(placed.nextMoment(after: 100 + shift) != nil)
  }

  struct Faulty: Sendable, CustomTestStringConvertible {
    var response: TimelineResponse
    var faults: [String]
    var shown: Int?
    var testDescription: String { faults.joined(separator: " ") }
    init(
      _ dates: [Double], _ policy: ReloadPolicy = .never, noted: [String] = [],
      faults: [String], shown: Int? = nil
    ) {
      response = TimelineResponse(
        entries: dates.map { TimelineResponse.Entry(date: $0) }, policy: policy, faults: noted)
      self.faults = faults
      self.shown = shown
    }
  }

  /// Dates around a moment of 1,000 seconds.
  @Test(arguments: [
    Faulty([1000, 2000], .atEnd, faults: [], shown: 0),
    Faulty([0], .after(5000), faults: [], shown: 0),
    Faulty([2000, 1000, 500], faults: ["entries-unsorted"], shown: 1),
    Faulty([0, 500], .after(5000), faults: ["entries-in-past"], shown: 1),
    Faulty([0], .atEnd, faults: ["entries-in-past"], shown: 0),
    Faulty([-90_000], .never, faults: ["entries-in-past"], shown: 0),
    Faulty([1000], .after(900), faults: ["policy-in-past"], shown: 0),
    Faulty([1000], .after(.infinity), faults: ["policy-in-past"], shown: 0),
    Faulty([.nan, 1000], faults: ["entry-date-invalid"], shown: 1),
    Faulty([.nan], faults: ["timeline-empty"]),
    Faulty([], faults: ["timeline-empty"]),
    Faulty([1000], noted: ["completion-twice", "unknown"], faults: ["completion-twice"], shown: 0),
    Faulty(
      (0..<10_000).map { Double($0 * 60) }, .atEnd, faults: ["entries-too-many"], shown: 16),
  ])
  func faultsHaveNames(_ test: Faulty) {
    do throws(TimelineFault) {
      let (timeline, faults) = try TimelineCheck.check(test.response, at: 1000)
      #expect(faults.map(\.name.rawValue) == test.faults)
      #expect(timeline.current(at: 1000).map { timeline.entries[$0].index } == test.shown)
      #expect(timeline.entries.count <= TimelineCheck.entryLimit)
    } catch {
      #expect([error.name.rawValue] == test.faults)
    }
  }

  /// Whatever happens in whatever order, nothing overlaps, nothing is lost, nothing is overspent.
  @Test(arguments: 0..<40)
  func randomLives(_ seed: UInt64) {
    var random = Seeded(seed)
    var placed = PlacedTimeline(budget: ReloadBudget(allowed: 10))
    var now = 0.0
    var open: [ReloadRequest] = []
    var paid: [Double] = []
    for _ in 0..<2000 {
      switch random.next(below: 8) {
      case 0: _ = placed.request(ReloadCause.allCases[random.next(below: 12)], at: now)
      case 1: now += Double(random.next(below: 5000))
      case 2:
        let shift = Double(random.next(below: 200_000)) - 100_000
        now += shift
        placed.clockWasSet(by: shift)
        paid = paid.map { $0 + shift }
      case 3 where !open.isEmpty:
        let request = open[random.next(below: open.count)]
        let plan = Plan(
          count: random.next(below: 4), first: Double(random.next(below: 9000)) - 4500,
          policy: .atEnd)
        _ = placed.receive(.success(plan.response(at: now)), to: request, at: now)
      case 4 where !open.isEmpty:
        let request = open[random.next(below: open.count)]
        _ = placed.receive(.failure(TimelineFault(.providerHung, "")), to: request, at: now)
      default:
        let (step, _) = placed.step(at: now)
        if case .ask(let request)? = step {
          #expect(!open.contains { $0.number >= request.number })
          open.append(request)
          if !request.isFree { paid.append(now) }
        }
        if case .show(let index)? = step {
          #expect(placed.timeline?.entries.indices.contains(index) == true)
        }
      }
      if let next = placed.nextMoment(after: now) { #expect(next >= now) }
      #expect(placed.staleSeconds(at: now) >= 0)
    }
    for start in paid {
      #expect(paid.filter { $0 >= start && $0 < start + ReloadBudget.day }.count <= 10)
    }
  }

  @Test(arguments: [
    ("48h", 172_800.0), ("1h30m", 5400), ("90", 90), ("2d", 172_800), ("0.5s", 0.5),
    ("1d12h", 129_600),
  ])
  func durations(_ text: String, _ seconds: Double) {
    #expect(DurationText.parse(text) == seconds)
  }

  @Test(arguments: ["", "h", "5m1h", "1h30", "-3h", "5x", "1h1h", "nan", "inf"])
  func noDurations(_ text: String) { #expect(DurationText.parse(text) == nil) }

  @Test(arguments: [
    ("+2h push", 7200.0, ScriptedEvent.Action.push),
    ("+90m locale de_DE", 5400, .locale("de_DE")),
    ("1970-01-01T01:00:00Z reload", 3600, .reload),
    ("+1h clock -30m", 3600, .clock(-1800)),
    ("+1h tap row 1", 3600, .tap("row 1")),
    ("+1h configuration {\"a\": 1}", 3600, .configuration("{\"a\": 1}")),
  ])
  func scriptedEvents(_ text: String, _ at: Double, _ action: ScriptedEvent.Action) throws {
    #expect(try ScriptedEvent(parsing: text, from: 0) == ScriptedEvent(at: at, action))
  }

  @Test(arguments: ["push", "+2h", "2h push", "+2h dance", "+2h push now", "+1h clock 30m"])
  func noEvents(_ text: String) {
    #expect(throws: ScriptedEvent.SyntaxError.self) { try ScriptedEvent(parsing: text, from: 0) }
  }
}

extension Seeded {
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
