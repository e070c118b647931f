import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform

extension PreviewEngine {
  /// What a tap came to.
  struct TapResult {
    var outcome: TapOutcome
    var pending: String?
    var transition: (seconds: Double, frames: [String])?
  }

  /// Taps a placement and carries out what the tap does.
  func tap(_ id: String, _ target: TapTarget, scale: Double) async throws -> TapResult {
    let placement = try placement(id)
    await bring(id)
    liveInPresent()
    let now = state.date
    guard let widget = running(for: placement.thePlatform)?.widget(placement.kind),
      let frame = live[id]?.frame(at: now)
    else { throw PreviewError(.malformed, "nothing is on screen yet that could be tapped") }
    return try await tap(
      id, job(placement, at: now), frame, target, on: widget.client, scale: scale)
  }

  /// Taps the region of an activity.
  func tap(
    _ id: String, _ job: RenderJob, _ target: TapTarget, scale: Double
  ) async throws -> TapResult {
    liveInPresent()
    guard let widget = running(for: job.device.platform)?.widget(job.name),
      let frame = live[id]?.frame(at: state.date)
    else { throw PreviewError(.malformed, "nothing is on screen yet that could be tapped") }
    return try await tap(id, job, frame, target, on: widget.client, scale: scale)
  }

  private func tap(
    _ id: String, _ job: RenderJob, _ frame: LiveWidget.Frame, _ target: TapTarget,
    on client: WidgetClient, scale: Double
  ) async throws -> TapResult {
    var shown = job.request
    shown.environment = live[id]?.asked ?? job.environment
    if job.source != .snapshot { shown.source = .timelineEntry(index: frame.entry) }
    shown.carriesChanges = true
    return try await carryOut(
      target, on: client, id: id, job: job, shown: shown, before: frame.archive, scale: scale)
  }

  private func carryOut(
    _ target: TapTarget, on client: WidgetClient, id: String, job: RenderJob,
    shown: RenderRequest, before: Archive, scale: Double
  ) async throws -> TapResult {
    let now = state.date
    let rules = InteractionRules(
      family: job.family ?? .systemSmall, platform: job.device.platform, os: job.options.os)
    var performing = shown.environment
    performing.date = now
    let outcome = try TapOutcome.run(
      target, on: client, showing: shown, before: before, performing: performing, rules: rules)
    var result = TapResult(outcome: outcome)
    note(id, outcome.events(at: now))
    tell(outcome, id)
    if let pending = outcome.pending {
      result.pending = pictures.name(
        picture(pending, job, standing: standing(id, job), scale: scale))
    }
    guard outcome.reloads else { return result }
    if job.source == .snapshot {
      snapshot(id, job, cause: .intent)
    } else if var widget = live[id] {
      let events = widget.timeline.request(.intent, at: now)
      live[id] = widget
      note(id, events)
      settle(id, at: now)
    }
    if case .success(let response) = outcome.performed {
      reload(response.reloads, cause: .app, at: now, but: id)
    }
    if let after = live[id]?.frame(at: now)?.archive {
      result.transition = transition(
        outcome.pending ?? before, after, job, standing: standing(id, job), scale: scale)
    }
    changed("tap")
    return result
  }

  /// The frames from one archive to another.
  /// - standing: as the still pictures before and after them have it.
  func transition(
    _ from: Archive, _ to: Archive, _ job: RenderJob, standing: Rect?, scale: Double,
    frames: Int = 12
  ) -> (seconds: Double, frames: [String]) {
    let transition = EntryTransition(from: from, to: to)
    let names = EntryTransition.moments(frames).map {
      pictures.name(
        picture(transition.archive(at: $0), job, standing: standing, scale: scale))
    }
    return (transition.seconds, names)
  }

  /// The system says what it opens.
  private func tell(_ outcome: TapOutcome, _ id: String) {
    let app = running(for: state.platform)?.built.first?.displayName ?? "the app"
    switch outcome.tap.action {
    case .open(let url, _): notice("url", "\(app) opens at \(url)", url: url, placement: id)
    case .openApp: notice("app", "\(app) opens", placement: id)
    case .perform:
      switch outcome.performed {
      case .success(let response):
        if let dialog = response.dialog { notice("dialog", dialog, placement: id) }
        if let url = response.url {
          notice("url", "\(app) opens at \(url)", url: url, placement: id)
        } else if response.opensApp {
          notice("app", "\(app) opens", placement: id)
        }
      case .failure(let fault): notice("crash", "\(fault)", placement: id)
      case nil: break
      }
    case .nothing: break
    }
  }

  func placement(_ id: String) throws(PreviewError) -> Placement {
    guard let found = state.placements.first(where: { $0.id == id }) else {
      let known = state.placements.map(\.id).joined(separator: ", ")
      throw .unknown("there is no placement '\(id)'; there are: \(known)")
    }
    return found
  }
}
