import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform

/// What the host does for one placement: asks, takes answers, shows.
extension HostService {
  /// Does what is due, until nothing is.
  func settle(_ index: Int) throws(StoreError) {
    while true {
      let now = clock.now
      let (step, events) = placements[index].timeline.step(at: now)
      switch step {
      case .ask(let request):
        if !events.isEmpty { try keep(index, events) }
        try ask(request, index, at: now)
      case .show(let entry): try present(entry, index, events, at: now)
      case nil:
        if !events.isEmpty { try keep(index, events) }
        placements[index].next = placements[index].timeline.nextMoment(after: now)
        return
      }
    }
  }

  private func ask(_ request: ReloadRequest, _ index: Int, at now: Double) throws(StoreError) {
    let placement = placements[index].widget
    var environment = placement.environment
    environment.date = now
    let job = HostJob(
      placement: placement, request: request, environment: environment,
      placed: placed(of: placement.source))
    guard !pool.add(job) else { return }
    let fault = ExtensionFault.cannotStart(
      executable: placement.source, reason: "it has not been built by this host")
    try keep(
      index,
      placements[index].timeline.receive(.failure(TimelineFault(fault)), to: request, at: now))
  }

  // MARK: Answers

  func receive(_ answer: HostAnswer) throws(StoreError) {
    switch answer {
    case .timeline(let job, let answer, let pictures, let faults):
      guard let index = index(of: job.placement) else { return }
      do throws(StoreError) {
        try receive(answer, to: job, index, pictures, faults)
      } catch {
        try recover(index, from: error, at: clock.now)
      }
    case .pictures(let job, let pictures):
      guard let index = index(of: job.placement) else { return }
      do throws(StoreError) {
        try add(pictures, of: job, index)
      } catch {
        try recover(index, from: error, at: clock.now)
      }
    case .done(let job, let worker, let fault):
      let pause = pool.finish(job, worker: worker, fault)
      guard let index = index(of: job.placement) else { return }
      try finish(index, pause: pause)
    }
  }

  private func receive(
    _ answer: Result<TimelineResponse, ExtensionFault>, to job: HostJob, _ index: Int,
    _ pictures: [StoredArchive], _ faults: [TimelineFault]
  ) throws(StoreError) {
    let now = clock.now
    var events = placements[index].timeline.receive(
      answer.mapError(TimelineFault.init), to: job.request, at: now,
      asked: job.environment.date)
    // A newer request was sent in the meantime.
    guard !events.isEmpty else { return }
    placements[index].next = now
    guard case .success(let response) = answer, !pictures.isEmpty else {
      return try keep(index, events)
    }
    events += faults.map { TimelineEvent.fault($0, cause: job.request.cause, at: now) }
    try store.replaceTimeline(
      placements[index].timeline, of: job.placement.id, number: job.request.number,
      archives: pictures,
      events: events)
    for event in events { log(job.placement, event) }
    placements[index].isDrawing = true
    placements[index].awaited = nil
    guard !response.reloads.isEmpty else { return }
    try request(.app) {
      $0.source == job.source
        && (response.reloads.contains("*") || response.reloads.contains($0.kind))
    }
  }

  /// Pictures of entries that come later.
  private func add(_ pictures: [StoredArchive], of job: HostJob, _ index: Int) throws(StoreError) {
    guard
      try store.addArchives(pictures, of: job.placement.id, number: job.request.number),
      let awaited = placements[index].awaited,
      let picture = pictures.first(where: { $0.entry == awaited })
    else { return }
    placements[index].awaited = nil
    show?(job.placement, picture.body, clock.now)
  }

  /// A process is free again. What it did not draw is requested again.
  private func finish(_ index: Int, pause: Double?) throws(StoreError) {
    let now = clock.now
    placements[index].isDrawing = false
    var events: [TimelineEvent] = []
    if let pause {
      events.append(
        TimelineEvent(
          at: now, .denied, cause: "back-off",
          detail: "the extension is not restarted for it within \(DurationText.short(pause))"))
    }
    if placements[index].awaited != nil {
      placements[index].awaited = nil
      placements[index].next = now
      events += placements[index].timeline.request(.retry, at: now)
    }
    guard !events.isEmpty else { return }
    do throws(StoreError) {
      try keep(index, events)
    } catch {
      try recover(index, from: error, at: now)
    }
  }

  // MARK: On screen

  private func present(
    _ position: Int, _ index: Int, _ events: [TimelineEvent], at now: Double
  ) throws(StoreError) {
    let placement = placements[index]
    guard let timeline = placement.timeline.timeline else { return }
    let entry = timeline.entries[position]
    var event = TimelineEvent(
      at: now, .entry, cause: "timeline",
      detail: "entry \(position + 1) of \(timeline.entries.count)")
    (event.entryDate, event.entryIndex) = (entry.date, entry.index)
    placements[index].awaited = nil
    if let archive = try store.archive(of: placement.widget.id, entry: entry.index) {
      show?(placement.widget, archive, now)
    } else if placement.isDrawing {
      event.detail += ", still being drawn"
      placements[index].awaited = entry.index
    } else {
      event.detail += ", without a picture; a new timeline is requested"
      _ = placements[index].timeline.request(.retry, at: now)
    }
    try keep(index, events + [event])
  }
}
