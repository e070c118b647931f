import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform

extension PreviewEngine {
  /// A message that would arrive, to begin with.
  func pushTemplate(kind: String) async throws -> JSON {
    let (widget, app) = try await pushTarget(kind)
    let type = Self.type(widget)
    var message = PushMessage.standard(type, app: app)
    if type == .liveactivity {
      let content =
        state.activities.last { $0.kind == widget.kind }?.contentState
        ?? contentStates(of: widget.kind).first?.compactText() ?? "{}"
      message.payload =
        "{\"aps\":{\"timestamp\":\(Int(state.date)),\"event\":\"update\",\"content-state\":\(content)}}"
    }
    return .object([
      "type": .string(type.rawValue), "topic": .string(message.topic),
      "payload": .string((try? JSON(parsing: message.payload))?.text() ?? message.payload),
      "hasHandler": .bool(widget.pushHandler != nil || type == .liveactivity),
    ])
  }

  private func pushTarget(_ kind: String) async throws -> (WidgetDescription, app: String) {
    let extensions = try await extensions(for: state.platform)
    let widget = try widget(kind, in: extensions)
    let identifier = extensions.widget(widget.kind)?.2.session.built.bundleIdentifier ?? ""
    return (widget, PushMessage.app(ofExtension: identifier))
  }

  private static func type(_ widget: WidgetDescription) -> PushMessage.Kind {
    switch widget.configuration {
    case .activity: .liveactivity
    case .control: .controls
    case .static, .appIntent, .intent, .relevance: .widgets
    }
  }

  /// Sends a push. What APNs or the device would refuse is said, and nothing happens.
  func push(kind: String, payload: String, topic: String?, activity: String?) async throws -> JSON {
    let (widget, app) = try await pushTarget(kind)
    let type = Self.type(widget)
    let message = PushMessage(
      kind: type, topic: topic ?? PushMessage.topic(type, app: app), payload: payload)
    var problems = message.problems(app: app).map(\.description)
    if widget.pushHandler == nil, type != .liveactivity {
      problems.append(
        "'\(widget.kind)' has no push handler, so a server has no token to send to: give its "
          + "configuration .pushHandler(_:)")
    }
    // Without a handler a preview delivers all the same: it is what the person asked to see.
    let stops = !message.problems(app: app).isEmpty
    if !stops {
      if type == .liveactivity {
        try await deliver(message, to: widget.kind, activity: activity)
      } else {
        deliver(to: widget.kind)
      }
      changed("push")
    }
    return .object([
      "delivered": .bool(!stops), "problems": .array(problems.map { .string($0) }),
      "state": stateJSON,
    ])
  }

  private func deliver(to kind: String) {
    liveInPresent()
    let now = state.date
    for placement in state.placements where placement.kind == kind {
      note(
        placement.id,
        [TimelineEvent(at: now, .push, cause: "push", detail: "content-changed arrived")])
    }
    reload([kind], cause: .push, at: now)
  }

  private func deliver(
    _ message: PushMessage, to kind: String, activity id: String?
  ) async throws {
    guard let aps = (try? JSON(parsing: message.payload))?["aps"] else { return }
    let event = aps["event"]?.string ?? "update"
    if event == "start" {
      _ = try await start(
        kind: kind, attributes: aps["attributes"], contentState: aps["content-state"])
      return
    }
    guard let target = id ?? state.activities.last(where: { $0.kind == kind })?.id else {
      throw PreviewError.malformed("no Live Activity of \(kind) runs: start one first")
    }
    let isStale = aps["stale-date"]?.double.map { $0 <= state.date }
    _ = try update(
      activity: target, event: event, contentState: aps["content-state"], isStale: isStale)
  }
}
