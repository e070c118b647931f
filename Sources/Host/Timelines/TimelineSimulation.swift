import VitrineCatalog
public import VitrineExtensionClient
public import VitrineMessages

/// Simulates a day of a placed widget: the clock is a number that jumps from one event to the next.
public struct TimelineSimulation {
  /// The widget's identifier.
  public var kind: String
  /// What a tap may do.
  public var rules: InteractionRules
  /// Of the first request; later ones have the simulation's date.
  public var environment: RenderEnvironment
  /// Parameters as a JSON object; nil: the widget's defaults.
  public var configuration: String?
  /// Seconds since 1970; the end is no part of it.
  public var from: Double
  /// Seconds since 1970.
  public var to: Double
  /// What happens besides the passing of time.
  public var script: [ScriptedEvent]
  /// Where the widget's life stands.
  public private(set) var placed: PlacedTimeline
  /// What happened so far, in order.
  public private(set) var events: [TimelineEvent] = []
  /// Every timeline that was shown, and from when on.
  public private(set) var timelines: [(at: Double, timeline: CheckedTimeline)] = []

  /// What is on screen from a moment on.
  public struct Shown {
    /// Seconds since 1970.
    public var at: Double
    /// Position in the provider's own order.
    public var entry: Int
    /// As the provider was asked.
    public var environment: RenderEnvironment
    /// Parameters as a JSON object; nil: the widget's defaults.
    public var configuration: String?
  }

  /// Inspects the picture of each entry as it appears; nil: pictures are not drawn.
  public var inspect: ((Shown) -> [TimelineFault])?

  private var isForeground = false
  /// Device time less the simulation's.
  private var clockOffset = 0.0

  /// Events kept; a provider with an entry each second has 86,400 a day.
  public static let eventLimit = 1_000_000

  /// A simulation from one moment to another (seconds since 1970) that has not run yet.
  public init(
    kind: String, rules: InteractionRules, environment: RenderEnvironment,
    configuration: String? = nil, from: Double, to: Double, budget: ReloadBudget = ReloadBudget(),
    script: [ScriptedEvent] = []
  ) {
    self.kind = kind
    self.rules = rules
    self.environment = environment
    self.configuration = configuration
    self.from = from
    self.to = to
    self.script = script.enumerated().sorted {
      ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
    }
    .map(\.element)
    placed = PlacedTimeline(budget: budget)
  }

  /// Content older than wanted over the whole time, seconds.
  public var staleSeconds: Double { placed.staleSeconds(at: to + clockOffset) }

  /// Lets time pass until the end and asks the widget whenever WidgetKit would.
  public mutating func run(_ widget: WidgetClient) {
    var now = from
    var left = script[...]
    log(placed.request(.added, at: now))
    settle(widget, at: now)
    while events.count < Self.eventLimit {
      let own = placed.nextMoment(after: now + clockOffset).map { $0 - clockOffset }
      guard let next = [own, left.first?.at].compactMap({ $0 }).min() else { break }
      // Scripted times before the start happen at the start.
      now = max(now, next)
      guard now < to else { break }
      while let event = left.first, event.at <= now {
        left.removeFirst()
        apply(event.action, widget, at: now + clockOffset)
      }
      settle(widget, at: now + clockOffset)
    }
  }

  /// Does what is due, until nothing is.
  private mutating func settle(_ widget: WidgetClient, at now: Double) {
    while events.count < Self.eventLimit {
      let (step, happened) = placed.step(at: now)
      log(happened)
      switch step {
      case .ask(let request): ask(request, widget, at: now)
      case .show(let index): show(index, at: now)
      case nil: return
      }
    }
  }

  private mutating func ask(_ request: ReloadRequest, _ widget: WidgetClient, at now: Double) {
    environment.date = now
    let answer = widget.timeline(environment, configuration: configuration)
    log(placed.receive(answer.mapError(TimelineFault.init), to: request, at: now))
    if case .success = answer, let timeline = placed.timeline { timelines.append((now, timeline)) }
    guard case .success(let response) = answer, concerns(response.reloads) else { return }
    log(placed.request(.app, at: now, isFree: isForeground))
  }

  private func concerns(_ kinds: [String]) -> Bool { kinds.contains("*") || kinds.contains(kind) }

  private mutating func show(_ index: Int, at now: Double) {
    guard let timeline = placed.timeline else { return }
    let entry = timeline.entries[index]
    var event = TimelineEvent(
      at: now, .entry, cause: "timeline",
      detail: "entry \(index + 1) of \(timeline.entries.count)"
        + (entry.date > now ? ", before its date" : ""))
    event.entryDate = entry.date
    event.entryIndex = entry.index
    events.append(event)
    // The environment of the reload: the extension keeps that timeline.
    let shown = Shown(
      at: now, entry: entry.index, environment: environment, configuration: configuration)
    for fault in inspect?(shown) ?? [] {
      let isKnown = events.contains { $0.name == fault.name.rawValue && $0.detail == fault.message }
      if !isKnown { events.append(TimelineEvent.fault(fault, cause: .policy, at: now)) }
    }
  }

  private mutating func log(_ happened: [TimelineEvent]) { events += happened }
}

// MARK: What happens from outside

extension TimelineSimulation {
  private mutating func apply(
    _ action: ScriptedEvent.Action, _ widget: WidgetClient, at now: Double
  ) {
    switch action {
    case .push:
      events.append(
        TimelineEvent(at: now, .push, cause: "push", detail: "content-changed arrived"))
      log(placed.request(.push, at: now, isFree: isForeground))
    case .reload: log(placed.request(.app, at: now, isFree: isForeground))
    case .foreground(let isOn): isForeground = isOn
    case .kill: widget.process.stop()
    case .locale(let id):
      environment.locale = id
      environment.layoutDirection = Direction.of(locale: id)
      log(placed.request(.locale, at: now))
    case .timeZone(let id):
      environment.timeZone = id
      log(placed.request(.timeZone, at: now))
    case .appearance(let scheme):
      environment.colorScheme = scheme
      log(placed.request(.appearance, at: now))
    case .typeSize(let size):
      environment.dynamicTypeSize = DynamicType.clamped(size)
      log(placed.request(.accessibility, at: now))
    case .configuration(let json):
      configuration = json
      log(placed.request(.configuration, at: now))
    case .clock(let seconds):
      clockOffset += seconds
      placed.clockWasSet(by: seconds)
      log(placed.request(.clock, at: now + seconds))
      settle(widget, at: now + seconds)
    case .tap(let identifier): tap(identifier, widget, at: now)
    }
  }

  private mutating func tap(_ identifier: String, _ widget: WidgetClient, at now: Double) {
    guard let timeline = placed.timeline, case .entry(let index) = placed.screen else {
      events.append(
        TimelineEvent(
          at: now, .interaction, cause: "none",
          detail: "nothing to tap: no entry is on screen yet"))
      return
    }
    environment.date = now
    do {
      let shown = RenderRequest(
        kind: kind, source: .timelineEntry(index: timeline.entries[index].index),
        environment: environment, configuration: configuration)
      let outcome = try TapOutcome.run(
        .identifier(identifier), on: widget, showing: shown, rules: rules)
      log(outcome.events(at: now))
      if outcome.reloads { log(placed.request(.intent, at: now)) }
    } catch let fault as ExtensionFault {
      events.append(TimelineEvent.fault(TimelineFault(fault), cause: .intent, at: now))
    } catch {
      events.append(TimelineEvent(at: now, .interaction, cause: "none", detail: "\(error)"))
    }
  }
}
