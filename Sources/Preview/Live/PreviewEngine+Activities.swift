import VitrineCatalog
import VitrineComposition
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform

extension PreviewEngine {
  /// The picture of one region of an activity.
  func job(_ activity: PreviewState.Activity, _ family: Family) -> RenderJob {
    let isIsland = family != .activityLockScreen
    let platform: Device.Platform =
      isIsland ? .iPhone : state.platform == .vision ? .iPhone : state.platform
    // A place that shows it alone, else where it stands among widgets.
    let isAlone = !isIsland && !state.theMode.regions.isEmpty && state.thePlace.layout != .island
    let place = Place.find(
      isAlone
        ? state.place
        : isIsland ? "dynamic-island" : platform == .watch ? "smart-stack" : "lock-screen")
    return job(
      activity.kind, family, in: place?.place ?? state.thePlace, on: platform,
      configuration: Self.configuration(activity), at: furthest)
  }

  /// As `--configuration` has it; nil: the states of the widget's preview.
  private static func configuration(_ activity: PreviewState.Activity) -> String? {
    guard activity.attributes != nil || activity.contentState != nil || activity.isStale else {
      return nil
    }
    var members: [String] = []
    if let attributes = activity.attributes { members.append("\"attributes\":\(attributes)") }
    if let state = activity.contentState { members.append("\"states\":[\(state)]") }
    if activity.isStale { members.append("\"isStale\":true") }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// Draws the regions of an activity that the stage shows.
  func bring(_ activity: PreviewState.Activity) {
    for (one, family) in regions(in: state.thePlace) where one.id == activity.id {
      let id = "\(activity.id)-\(family.rawValue)"
      let job = job(activity, family)
      let isFresh =
        live[id].map { widget in
          var asked = widget.asked
          asked?.date = job.environment.date
          return asked == job.environment && widget.configuration == job.configuration
        } ?? false
      if !isFresh { snapshot(id, job, cause: live[id] == nil ? .added : .app) }
    }
  }

  func start(
    kind: String, attributes: JSON?, contentState: JSON?
  ) async throws -> PreviewState.Activity {
    let extensions = try await extensions(for: state.platform == .watch ? .watch : .iPhone)
    guard let widget = extensions.find(kind), widget.configuration == .activity else {
      let known = extensions.widgets.filter { $0.configuration == .activity }.map(\.kind)
      throw PreviewError.malformed(
        "there is no Live Activity '\(kind)'"
          + (known.isEmpty ? " here" : "; there are: \(known.joined(separator: ", "))"))
    }
    var activity = PreviewState.Activity(id: "a\(state.next)", kind: widget.kind)
    activity.attributes = attributes?.compactText()
    activity.contentState = contentState?.compactText()
    try check(activity)
    state.next += 1
    liveInPresent()
    state.activities.append(activity)
    state.turn(state.thePlace, toActivities: true)
    if !state.thePlace.showsActivities(state.theMode), state.platform == .iPhone {
      let hasIsland = widget.families.contains(Family.islandCompact.rawValue)
      state.place = hasIsland ? "dynamic-island" : "lock-screen"
    }
    bring(activity)
    hub.send(
      "push",
      .object(["activity": .string(activity.id), "detail": .string("the activity started")]))
    changed("activity")
    return activity
  }

  /// Whether the extension can read the state.
  private func check(_ activity: PreviewState.Activity) throws {
    let job = job(activity, .activityLockScreen)
    guard job.configuration != nil,
      let widget = running(for: job.device.platform)?.widget(activity.kind)
    else { return }
    let answer = widget.client.client.render(job.request)
    if case .failure(.failed(.badConfiguration(let parameter, let message))) = answer.response {
      throw PreviewError.malformed("\(parameter): \(message)")
    }
  }

  func activity(_ id: String) throws(PreviewError) -> PreviewState.Activity {
    guard let found = state.activities.first(where: { $0.id == id }) else {
      throw .unknown("there is no Live Activity '\(id)'")
    }
    return found
  }

  func update(
    activity id: String, event: String, contentState: JSON?, isStale: Bool?
  ) throws -> PreviewState.Activity {
    var activity = try activity(id)
    guard ["update", "end"].contains(event) else {
      throw PreviewError.malformed(
        "'event' must be update or end; start one with POST /api/activities")
    }
    if let contentState { activity.contentState = contentState.compactText() }
    if let isStale { activity.isStale = isStale }
    activity.isEnded = event == "end" || activity.isEnded
    try check(activity)
    liveInPresent()
    if let index = state.activities.firstIndex(where: { $0.id == id }) {
      state.activities[index] = activity
    }
    bring(activity)
    hub.send(
      "push",
      .object([
        "activity": .string(id),
        "detail": .string(event == "end" ? "the activity ended" : "the content state was updated"),
      ]))
    changed("activity")
    return activity
  }

  func dismiss(activity id: String) throws {
    _ = try activity(id)
    state.activities.removeAll { $0.id == id }
    for key in live.keys where key.hasPrefix("\(id)-") { live[key] = nil }
    changed("activity")
  }
}
