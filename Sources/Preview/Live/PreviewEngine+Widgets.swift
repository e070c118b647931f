import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform

extension PreviewEngine {
  typealias Placement = PreviewState.Placement

  // MARK: What is asked for

  /// The picture of a placement as it stands.
  func job(_ placement: Placement, at date: Double) -> RenderJob {
    let place = Place.find(placement.place)?.place ?? state.thePlace
    return job(
      placement.kind, placement.theFamily, in: place, on: placement.thePlatform,
      configuration: placement.configuration, at: date)
  }

  func job(
    _ kind: String, _ family: Family, in place: Place, on platform: Device.Platform,
    configuration: String?, at date: Double
  ) -> RenderJob {
    let extensions = running(for: platform)
    let found = extensions?.widget(kind)
    var job = RenderJob(
      subject: .widget(kind: kind), family: family, device: state.device(of: platform),
      contextID: state.mode(of: place).contextID, options: state.options(at: date, own: own),
      source: .timelineEntry(index: nil), configuration: configuration,
      isBackgroundRemovable: found?.description.containerBackgroundRemovable ?? true)
    if let found {
      job.appName = found.2.session.built.displayName
      job.widgetName = found.description.displayName
      job.widgetDescription = found.description.description
      job.isBuiltForPhone = found.2.session.built.platform == .iOS
    }
    switch found?.description.configuration {
    case .activity, .control: job.source = .snapshot
    case .static, .appIntent, .intent, .relevance, nil: break
    }
    return job
  }

  // MARK: Running

  /// Brings the widgets on the stage up to now: new ones are asked for the first time, those that
  /// the settings have changed are asked again.
  func refresh() async {
    guard (try? await extensions(for: state.platform)) != nil else { return }
    for placement in state.onStage { await bring(placement.id) }
    for activity in state.activities { bring(activity) }
  }

  /// Brings one placement up to now.
  func bring(_ id: String) async {
    guard let placement = state.placements.first(where: { $0.id == id }),
      (try? await extensions(for: placement.thePlatform)) != nil,
      state.index(of: id) != nil
    else { return }
    let now = furthest
    let job = job(placement, at: now)
    let wanted = job.environment
    var widget = live[id] ?? LiveWidget()
    if job.source == .snapshot {
      live[id] = widget
      if !same(widget.asked, wanted) || widget.configuration != placement.configuration
        || widget.frames.isEmpty
      {
        snapshot(id, job, cause: widget.asked == nil ? .added : .appearance)
      }
      return
    }
    if widget.frames.isEmpty, !widget.timeline.isWaitingForAnswer, widget.log.isEmpty {
      widget.note(widget.timeline.request(.added, at: now))
    } else if widget.asked == nil {
      // New code.
      widget.note(widget.timeline.request(.app, at: now, isFree: true))
    } else if widget.configuration != placement.configuration {
      widget.note(widget.timeline.request(.configuration, at: now))
    } else if let asked = widget.asked, let cause = Self.change(from: asked, to: wanted) {
      widget.note(widget.timeline.request(cause, at: now))
    }
    live[id] = widget
    settle(id, at: now)
  }

  private func same(_ a: RenderEnvironment?, _ b: RenderEnvironment) -> Bool {
    a.map { Self.change(from: $0, to: b) == nil } ?? false
  }

  /// Why a widget has to be asked again; nil: nothing but the time has changed.
  private static func change(
    from old: RenderEnvironment, to new: RenderEnvironment
  ) -> ReloadCause? {
    var old = old
    old.date = new.date
    guard old != new else { return nil }
    if old.locale != new.locale || old.layoutDirection != new.layoutDirection { return .locale }
    if old.timeZone != new.timeZone { return .timeZone }
    if old.dynamicTypeSize != new.dynamicTypeSize || old.contrast != new.contrast {
      return .accessibility
    }
    return .appearance
  }

  /// Does what is due for a placement, until nothing is.
  func settle(_ id: String, at now: Double) {
    for _ in 0..<200 {
      guard var widget = live[id], let placement = state.placements.first(where: { $0.id == id })
      else { return }
      let (step, events) = widget.timeline.step(at: now)
      live[id] = widget
      note(id, events)
      switch step {
      case .ask(let request): ask(placement, request, at: now)
      case .show(let index): show(placement, index, at: now)
      case nil:
        if widget.frames.isEmpty, widget.fault == nil { showPlaceholder(placement, at: now) }
        return
      }
    }
  }

  private func ask(_ placement: Placement, _ request: ReloadRequest, at now: Double) {
    guard let widget = running(for: placement.thePlatform)?.widget(placement.kind) else {
      return fail(placement, request, at: now)
    }
    let environment = job(placement, at: now).environment
    let answer = widget.client.timeline(
      environment, configuration: placement.configuration, placed: placed(on: placement))
    guard var mine = live[placement.id] else { return }
    if case .failure(let fault) = answer {
      mine.fault = fault
      crashed(placement, fault)
    } else {
      mine.fault = nil
    }
    (mine.asked, mine.configuration) = (environment, placement.configuration)
    let events = mine.timeline.receive(
      answer.mapError(TimelineFault.init), to: request, at: now, asked: environment.date)
    live[placement.id] = mine
    note(placement.id, events)
    if case .success(let response) = answer, !response.reloads.isEmpty {
      reload(response.reloads, cause: .app, at: now, but: placement.id)
    }
  }

  private func fail(_ placement: Placement, _ request: ReloadRequest, at now: Double) {
    let fault = ExtensionFault.failed(
      .unknownWidget(
        kind: placement.kind, known: running(for: placement.thePlatform)?.widgets.map(\.kind) ?? [])
    )
    live[placement.id]?.fault = fault
    let events =
      live[placement.id]?.timeline.receive(
        .failure(TimelineFault(fault)), to: request, at: now) ?? []
    note(placement.id, events)
  }

  /// What `WidgetCenter` tells of.
  private func placed(on placement: Placement) -> [PlacedKind] {
    state.placements.filter { $0.platform == placement.platform }.map {
      PlacedKind(kind: $0.kind, family: $0.family, configuration: $0.configuration)
    }
  }

  /// Widgets of these kinds are asked again.
  func reload(_ kinds: [String], cause: ReloadCause, at now: Double, but id: String? = nil) {
    for other in state.placements
    where other.id != id && (kinds.contains("*") || kinds.contains(other.kind)) {
      guard var widget = live[other.id] else { continue }
      let job = job(other, at: now)
      if job.source == .snapshot {
        snapshot(other.id, job, cause: cause)
        continue
      }
      let events = widget.timeline.request(cause, at: now)
      live[other.id] = widget
      note(other.id, events)
      settle(other.id, at: now)
    }
  }

  // MARK: Showing

  private func show(_ placement: Placement, _ index: Int, at now: Double) {
    guard let timeline = live[placement.id]?.timeline.timeline,
      let widget = running(for: placement.thePlatform)?.widget(placement.kind)
    else { return }
    let entry = timeline.entries[index]
    var event = TimelineEvent(
      at: now, .entry, cause: "timeline",
      detail: "entry \(index + 1) of \(timeline.entries.count)"
        + (entry.date > now ? ", before its date" : ""))
    (event.entryDate, event.entryIndex) = (entry.date, entry.index)
    switch draw(placement, entry: entry.index, widget.client) {
    case .success(var frame):
      (frame.at, frame.entryCount) = (now, timeline.entries.count)
      live[placement.id]?.show(frame)
    case .failure(let fault):
      live[placement.id]?.fault = fault
      note(placement.id, [TimelineEvent.of(fault, at: now)])
      crashed(placement, fault)
    }
    note(placement.id, [event])
  }

  /// An entry of the timeline that the extension keeps, as the provider was asked for it.
  func draw(
    _ placement: Placement, entry: Int, _ client: WidgetClient
  ) -> Result<LiveWidget.Frame, ExtensionFault> {
    let asked = live[placement.id]?.asked ?? job(placement, at: furthest).environment
    let request = RenderRequest(
      kind: placement.kind, source: .timelineEntry(index: entry), environment: asked,
      configuration: placement.configuration, carriesChanges: true)
    return Self.frame(client.client.render(request), at: furthest)
  }

  static func frame(
    _ answer: RenderAnswer, at now: Double
  ) -> Result<LiveWidget.Frame, ExtensionFault> {
    answer.response.flatMap { response in
      answer.archive.map { archive in
        LiveWidget.Frame(
          at: now, entry: response.entryIndex, entryCount: response.entryCount,
          entryDate: response.entryDate, archive: archive,
          hasContainerBackground: response.hasContainerBackground,
          diagnostics: answer.diagnostics + archive.diagnostics)
      }
    }
  }

  /// Where there never was a timeline the placeholder stands.
  private func showPlaceholder(_ placement: Placement, at now: Double) {
    guard let widget = running(for: placement.thePlatform)?.widget(placement.kind) else { return }
    var request = job(placement, at: now).request
    request.source = .placeholder
    if case .success(let frame) = Self.frame(widget.client.client.render(request), at: now) {
      live[placement.id]?.frames = [frame]
    }
  }

  /// Controls and Live Activities have no timeline: what they show is asked for as it is.
  func snapshot(_ id: String, _ job: RenderJob, cause: ReloadCause) {
    let now = furthest
    let platform = job.device.platform
    guard let widget = running(for: platform)?.widget(job.name) else { return }
    var request = job.request
    request.environment = job.environment
    request.carriesChanges = true
    var mine = live[id] ?? LiveWidget()
    (mine.asked, mine.configuration) = (request.environment, job.configuration)
    var events: [TimelineEvent] = []
    switch Self.frame(widget.client.client.render(request), at: now) {
    case .success(let frame): mine.show(frame)
    case .failure(let fault):
      mine.fault = fault
      events.append(TimelineEvent.of(fault, at: now))
    }
    var event = TimelineEvent(
      at: now, .reload, cause: cause.rawValue, detail: "its content is requested; free")
    event.cost = 0
    live[id] = mine
    note(id, [event] + events)
  }

  /// Logs events and tells them.
  func note(_ id: String, _ events: [TimelineEvent]) {
    guard !events.isEmpty else { return }
    live[id]?.note(events)
    for event in events { hub.send(event.kind.rawValue, EventJSON.json(event, of: id, live[id])) }
  }

  private func crashed(_ placement: Placement, _ fault: ExtensionFault) {
    guard case .crashed = fault else { return }
    notice("crash", "\(placement.kind) crashed: \(fault)", placement: placement.id)
  }

  /// Something that a person should see for a moment.
  func notice(_ kind: String, _ text: String, url: String? = nil, placement: String? = nil) {
    hub.send(
      "notice",
      .object([
        "kind": .string(kind), "text": .string(text), "url": .optional(url),
        "placement": .optional(placement),
      ]))
  }
}

extension TimelineEvent {
  static func of(_ fault: ExtensionFault, at now: Double) -> TimelineEvent {
    let fault = TimelineFault(fault)
    var event = TimelineEvent(at: now, .fault, cause: "drawing", detail: fault.message)
    event.name = fault.name.rawValue
    return event
  }
}

/// Events as the page gets them.
enum EventJSON {
  static func json(_ event: TimelineEvent, of id: String, _ widget: LiveWidget?) -> JSON {
    .object([
      "placement": .string(id), "at": .string(DateText.iso8601(event.at)),
      "kind": .string(event.kind.rawValue), "cause": .string(event.cause),
      "detail": .string(event.detail),
      "entryDate": event.entryDate.map { .string(DateText.iso8601($0)) } ?? .null,
      "entryIndex": event.entryIndex.map { .integer($0) } ?? .null,
      "index": event.entryIndex.map { .integer($0) } ?? .null,
      "count": widget?.timeline.timeline.map { .integer($0.entries.count) } ?? .null,
      "name": .optional(event.name), "cost": event.cost.map { .integer($0) } ?? .null,
    ])
  }
}
