import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform

/// A tap from the entry on screen to the one after it, with its pictures.
struct TapReport {
  let bench: WidgetBench
  let folder: String
  private(set) var events: [TimelineEvent] = []
  private(set) var notes: [String] = []
  private var session: TapSession?
  private var pictures: [(name: String, path: String)] = []
  private var after: Archive?

  init(bench: WidgetBench, folder: String) {
    self.bench = bench
    self.folder = folder
  }

  var hasFaults: Bool { events.contains { $0.kind == .fault } }

  /// Throws `Tap.NotFound`, `ExtensionFault` and `AtomicFile.Failure`.
  mutating func carryOut(_ place: TapPlace, isLocked: Bool) throws {
    let environment = bench.job.environment
    let now = environment.date
    var placed = PlacedTimeline()
    _ = placed.request(.added, at: now)
    let entry = try reload(&placed, at: now).get()
    var rules = bench.rules
    rules.isLocked = isLocked
    let session = try TapSession.run(
      place, on: bench.questions, entry: entry, rules: rules, environment: environment,
      configuration: bench.job.configuration)
    self.session = session
    notes = session.tap.notes
    events = session.events(at: now)
    try draw(session.before, as: "before")
    guard session.reloads else { return }
    if let pending = session.pending { try draw(pending, as: "pending") }
    _ = placed.request(.intent, at: now)
    guard case .success(let entry) = reload(&placed, at: now) else { return }
    let archive = try bench.questions.archive(
      entry: entry, environment, configuration: bench.job.configuration
    ).get().archive
    after = archive
    try draw(archive, as: "after")
  }

  /// Asks for the timeline; the entry on screen, by its place in the provider's order.
  private mutating func reload(
    _ placed: inout PlacedTimeline, at now: Double
  ) -> Result<Int, ExtensionFault> {
    while true {
      let (step, said) = placed.step(at: now)
      events += said
      switch step {
      case .ask(let request):
        let answer = bench.questions.timeline(
          bench.job.environment, configuration: bench.job.configuration)
        events += placed.receive(answer.mapError(TimelineFault.init), to: request, at: now)
        if case .failure(let fault) = answer { return .failure(fault) }
      case .show(let index):
        return .success(placed.timeline?.entries[index].index ?? 0)
      case nil: return .failure(.failed(.timelineEmpty(kind: bench.job.name)))
      }
    }
  }

  private mutating func draw(_ archive: Archive, as name: String) throws {
    let job = bench.job
    guard let composition = job.composition() else { return }
    let picture = composition.picture(
      of: archive, scale: job.environment.displayScale, now: job.environment.date)
    let path = "\(folder)/\(name).png"
    try AtomicFile.write(try Encoding.encoder(.png)(picture).bytes, to: path)
    pictures.append((name, path))
  }
}

// MARK: Words

extension TapReport {
  var text: String {
    (events.map(TimelineReport.line) + pictures.map { "\($0.name): \($0.path)" })
      .joined(separator: "\n")
  }

  var json: JSON {
    .object([
      "kind": .string(bench.job.name), "family": .string(bench.job.family?.rawValue ?? ""),
      "date": .string(DateText.iso8601(bench.job.environment.date)),
      "action": .string(session?.cause ?? "none"), "detail": .string(session?.detail ?? ""),
      "target": session?.tap.node.map(Inspection.node) ?? .null,
      "url": .optional(url), "performed": performed,
      "notes": .array(notes.map { .string($0) }),
      "events": .array(events.map(TimelineReport.json)),
      "pictures": .object(pictures.map { JSON.Member($0.name, .string($0.path)) }),
      "before": session.map { Inspection.node($0.before.semantics) } ?? .null,
      "after": after.map { Inspection.node($0.semantics) } ?? .null,
    ])
  }

  private var url: String? {
    switch session?.tap.action {
    case .open(let url, _): return url
    case .perform:
      if case .success(let response) = session?.outcome { return response.url }
      return nil
    case .openApp, .nothing, nil: return nil
    }
  }

  private var performed: JSON {
    guard case .perform(let reference, let toggleTo) = session?.tap.action else { return .null }
    var members = [
      JSON.Member("intent", .string(IntentName.of(reference))),
      JSON.Member("reference", .string(reference)),
      JSON.Member("toggleTo", toggleTo.map { .bool($0) } ?? .null),
    ]
    switch session?.outcome {
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
