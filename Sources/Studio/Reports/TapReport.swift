import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
public import VitrineHost
import VitrineMessages
public import VitrinePlatform

/// A tap on what is on screen, a widget, a Live Activity or a control, with its pictures.
public struct TapReport {
  let widget: WidgetSession
  let folder: String
  /// What happened, in order.
  public private(set) var events: [TimelineEvent] = []
  /// What a person should know besides.
  public private(set) var notes: [String] = []
  private var placed = PlacedTimeline()
  private var outcome: TapOutcome?
  private var pictures: [(name: String, path: String)] = []
  private var after: Archive?

  public init(widget: WidgetSession, folder: String) {
    self.widget = widget
    self.folder = folder
  }

  /// Whether the intent or the reload failed.
  public var hasFaults: Bool { events.contains { $0.kind == .fault } }

  /// - target: nil: the control as a whole.
  /// Throws `Tap.NotFound`, `ExtensionFault` and `AtomicFile.Failure`.
  public mutating func carryOut(_ target: TapTarget?, isLocked: Bool) throws {
    let now = widget.job.environment.date
    let shown = try content(after: .added, at: now)
    events = []
    var rules = widget.rules
    rules.isLocked = isLocked
    let outcome = try TapOutcome.run(
      target ?? middle, on: widget.widget, showing: shown, rules: rules)
    self.outcome = outcome
    notes = outcome.tap.notes
    events = outcome.events(at: now)
    try draw(outcome.before, as: "before")
    guard outcome.reloads else { return }
    if let pending = outcome.pending { try draw(pending, as: "pending") }
    guard let next = try? content(after: .intent, at: now) else { return }
    let archive = try widget.widget.client.render(next).archive.get()
    after = archive
    try draw(archive, as: "after")
  }

  private var middle: TapTarget {
    let environment = widget.job.environment
    return .point(Point(environment.width / 2, environment.height / 2))
  }

  /// What is on screen once it was requested: an entry of the timeline, or the content that a
  /// control or a Live Activity has now.
  private mutating func content(
    after cause: ReloadCause, at now: Double
  ) throws(ExtensionFault) -> RenderRequest {
    var request = widget.job.request
    guard widget.hasTimeline else {
      request.source = .snapshot
      // The value that a control has now, not the one that its gallery shows.
      request.environment.isPreview = false
      var event = TimelineEvent(
        at: now, .reload, cause: cause.rawValue, detail: "its content is requested again; free")
      event.cost = 0
      events.append(event)
      return request
    }
    _ = placed.request(cause, at: now)
    request.source = .timelineEntry(index: try reload(at: now).get())
    return request
  }

  /// Requests the timeline; the entry on screen, by its position in the provider's order.
  private mutating func reload(at now: Double) -> Result<Int, ExtensionFault> {
    while true {
      let (step, happened) = placed.step(at: now)
      events += happened
      switch step {
      case .ask(let request):
        let answer = widget.widget.timeline(
          widget.job.environment, configuration: widget.job.configuration)
        events += placed.receive(answer.mapError(TimelineFault.init), to: request, at: now)
        if case .failure(let fault) = answer { return .failure(fault) }
      case .show(let index):
        return .success(placed.timeline?.entries[index].index ?? 0)
      case nil: return .failure(.failed(.timelineEmpty(kind: widget.job.name)))
      }
    }
  }

  private mutating func draw(_ archive: Archive, as name: String) throws {
    let path = "\(folder)/\(name).png"
    try PictureWriter().write(archive, of: widget.job, to: path)
    pictures.append((name, path))
  }
}

// MARK: Words

extension TapReport {
  /// A page for a terminal.
  public var text: String {
    (events.map(TimelineReport.line) + pictures.map { "\($0.name): \($0.path)" })
      .joined(separator: "\n")
  }

  /// The same as data.
  public var json: JSON {
    .object([
      "kind": .string(widget.job.name), "family": .string(widget.job.family?.rawValue ?? ""),
      "date": .string(DateText.iso8601(widget.job.environment.date)),
      "action": .string(outcome?.cause ?? "none"), "detail": .string(outcome?.detail ?? ""),
      "target": outcome?.tap.node.map(Inspection.node) ?? .null,
      "url": .optional(url), "performed": performed,
      "notes": .array(notes.map { .string($0) }),
      "events": .array(events.map(TimelineReport.json)),
      "pictures": .object(pictures.map { JSON.Member($0.name, .string($0.path)) }),
      "before": outcome.map { Inspection.node($0.before.semantics) } ?? .null,
      "after": after.map { Inspection.node($0.semantics) } ?? .null,
    ])
  }

  private var url: String? {
    switch outcome?.tap.action {
    case .open(let url, _): return url
    case .perform:
      if case .success(let response) = outcome?.performed { return response.url }
      return nil
    case .openApp, .nothing, nil: return nil
    }
  }

  private var performed: JSON {
    guard case .perform(let reference, let toggleTo) = outcome?.tap.action else { return .null }
    var members = [
      JSON.Member("intent", .string(IntentName.of(reference))),
      JSON.Member("reference", .string(reference)),
      JSON.Member("toggleTo", toggleTo.map { .bool($0) } ?? .null),
    ]
    switch outcome?.performed {
    case .success(let response):
      members += [
        JSON.Member("opensApp", .bool(response.opensApp)),
        JSON.Member("runsInApp", .bool(response.runsInApp)),
        JSON.Member("reloads", .array(response.reloads.map { .string($0) })),
        JSON.Member("dialog", .optional(response.dialog)),
      ]
    case .failure(let fault): members.append(JSON.Member("failure", .string("\(fault)")))
    case nil: break
    }
    return .object(members)
  }
}
