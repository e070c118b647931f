import VitrineHost
import VitrineMessages
import VitrinePlatform

extension PreviewEngine {
  /// Entries whose pictures are drawn ahead for the ruler (estimate: a day by the half hour).
  private static let aheadLimit = 48

  /// A placement's timeline with its budget and all that happened.
  func timeline(of id: String, pictures wanted: Bool, scale: Double) async throws -> JSON {
    let placement = try placement(id)
    await bring(id)
    let widget = live[id] ?? LiveWidget()
    let timeline = widget.timeline.timeline
    let shown = widget.frame(at: state.date)
    let names = wanted ? entryPictures(placement, scale: scale) : [:]
    let entries = (timeline?.entries ?? []).map { entry -> JSON in
      .object([
        "index": .integer(entry.index), "date": .string(DateText.iso8601(entry.date)),
        "isCurrent": .bool(entry.index == shown?.entry && entry.date == shown?.entryDate),
        "relevance": entry.relevance.map {
          .object(["score": .number($0.score), "duration": .number($0.duration)])
        } ?? .null,
        "picture": .optional(names[entry.index]),
      ])
    }
    let budget = widget.timeline.budget
    return .object([
      "entries": .array(entries), "policy": .string(Self.word(timeline?.policy)),
      "reloadDate": timeline?.reloadDate.map { .string(DateText.iso8601($0)) } ?? .null,
      "budget": .object([
        "allowed": .integer(budget.allowed), "spent": .integer(budget.spent),
        "denied": .integer(budget.denied), "available": .integer(budget.available(at: furthest)),
        "nextPossible": .string(DateText.iso8601(budget.earliest(at: furthest).rounded(.up))),
      ]),
      "staleSeconds": .number(widget.timeline.staleSeconds(at: furthest)),
      "frames": .array(
        widget.frames.map {
          .object([
            "at": .string(DateText.iso8601($0.at)), "entry": .integer($0.entry),
            "entryDate": .string(DateText.iso8601($0.entryDate)),
          ])
        }),
      "log": .array(widget.log.suffix(500).map { EventJSON.json($0, of: id, widget) }),
    ])
  }

  private static func word(_ policy: ReloadPolicy?) -> String {
    switch policy {
    case .atEnd: "atEnd"
    case .after: "after"
    case .never, nil: "never"
    }
  }

  /// Pictures of the entries, each as it will look at its date.
  private func entryPictures(_ placement: Placement, scale: Double) -> [Int: String] {
    guard let timeline = live[placement.id]?.timeline.timeline,
      let widget = running(for: placement.thePlatform)?.widget(placement.kind)
    else { return [:] }
    var names: [Int: String] = [:]
    for entry in timeline.entries.prefix(Self.aheadLimit) {
      guard case .success(let frame) = draw(placement, entry: entry.index, widget.client) else {
        continue
      }
      var job = job(placement, at: entry.date)
      job.options.date = entry.date
      var picture = picture(
        frame.archive, job, hasContainerBackground: frame.hasContainerBackground, scale: scale)
      picture.now = entry.date
      names[entry.index] = pictures.name(picture)
    }
    return names
  }

  /// What happened to all placements, the newest last.
  var log: JSON {
    let all = live.flatMap { id, widget in widget.log.map { (id, $0, widget) } }
    let newest = all.sorted { ($0.1.at, $0.0) < ($1.1.at, $1.0) }.suffix(500)
    return .object(["log": .array(newest.map { EventJSON.json($0.1, of: $0.0, $0.2) })])
  }

  /// From the entry before to the one that is shown; nil: none is shown yet.
  func transition(of id: String, scale: Double, frames: Int) async throws -> JSON? {
    let placement = try placement(id)
    await bring(id)
    guard let widget = live[id], let to = widget.frame(at: state.date) else { return nil }
    let from = widget.frame(before: state.date) ?? to
    let job = job(placement, at: state.date)
    return Self.json(
      transition(
        from.archive, to.archive, job, standing: standing(id, job), scale: scale, frames: frames))
  }

  /// Asks a placement's provider again, as the app, a push or a person may.
  func reload(_ id: String, cause word: String) async throws {
    let placement = try placement(id)
    guard let cause = ReloadCause(rawValue: word) else {
      let known = ReloadCause.allCases.map(\.rawValue).joined(separator: ", ")
      throw PreviewError.malformed("no cause '\(word.prefix(80))'; there are: \(known)")
    }
    await bring(id)
    liveInPresent()
    let now = state.date
    let job = job(placement, at: now)
    if job.source == .snapshot {
      snapshot(id, job, cause: cause)
    } else if var widget = live[id] {
      let events = widget.timeline.request(cause, at: now)
      live[id] = widget
      note(id, events)
      settle(id, at: now)
    }
    changed("reload")
  }
}
