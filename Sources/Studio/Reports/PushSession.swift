import VitrineBuild
import VitrineComposition
import VitrineExtensionClient
public import VitrineHost
public import VitrineMessages
public import VitrinePlatform

/// A kind with its push handler, and a push on its way to it.
public struct PushSession {
  public var session: ExtensionSession
  public var widget: WidgetDescription
  var environment: RenderEnvironment
  var configuration: String?
  /// Where the widget or the activity is shown.
  var jobs: [RenderJob]

  public struct NoHandler: Error, CustomStringConvertible {
    var kind: String
    public var description: String {
      "'\(kind)' has no push handler: give its configuration .pushHandler(_:), or no token exists "
        + "that a server could send to"
    }
  }

  public struct Outcome {
    var token: [UInt8]
    public var events: [TimelineEvent]
    var pictures: [(name: String, path: String)] = []
  }

  public static func open(
    _ inputs: Inputs, kind: String, messages: inout Messages
  ) throws -> PushSession {
    var known: [String] = []
    for built in try ExtensionSession.build(inputs.build, messages: &messages) {
      let session = try ExtensionSession.open(
        built, environment: inputs.environment, messages: &messages)
      if let widget = session.description.widgets.first(where: {
        $0.kind == kind || $0.kind == "activity:\(kind)"
      }) {
        let jobs = try inputs.jobs(in: session, platform: built.platform).filter {
          $0.name == widget.kind
        }
        let job = jobs.first
        return PushSession(
          session: session, widget: widget,
          environment: job?.environment
            ?? RenderEnvironment(date: inputs.environment.options.date),
          configuration: job?.configuration, jobs: jobs)
      }
      known += session.description.widgets.map(\.kind)
      session.close()
    }
    throw StudioError.usage(Choice.unknown(kind, what: "widget", known: known))
  }

  /// The app's bundle identifier.
  public var app: String { PushMessage.app(ofExtension: session.built.bundleIdentifier) }

  public var type: PushMessage.Kind {
    switch widget.configuration {
    case .activity: .liveactivity
    case .control: .controls
    case .static, .appIntent, .intent, .relevance: .widgets
    }
  }

  /// - folder: for the pictures of a Live Activity.
  public func deliver(_ message: PushMessage, pictures folder: String) throws -> Outcome {
    let client = session.widget(widget.kind)
    let now = environment.date
    if message.kind == .liveactivity {
      let push = ActivityPush(session: self, folder: folder, message: message)
      let shown = try push.deliver(at: now)
      return Outcome(token: [], events: [shown.event], pictures: shown.files)
    }
    guard widget.pushHandler != nil else { throw NoHandler(kind: widget.kind) }
    let token = Self.token(session.built.bundleIdentifier)
    let reply = try client.ask(
      .pushToken(
        PushTokenRequest(kind: widget.kind, token: token, families: widget.families))
    ).get()
    var events = [
      TimelineEvent(
        at: now, .push, cause: "token",
        detail: "\(widget.pushHandler ?? "the handler") was given \(token.count) bytes")
    ]
    var placed = PlacedTimeline()
    _ = placed.request(.added, at: now)
    _ = settle(&placed, client, at: now)
    // A second later the push arrives.
    let later = now + 1
    events.append(
      TimelineEvent(at: later, .push, cause: "push", detail: "content-changed arrived"))
    events += placed.request(.push, at: later)
    var moment = later
    events += settle(&placed, client, at: moment)
    if case .performed(let response) = reply, !response.reloads.isEmpty {
      events += placed.request(.app, at: later)
    }
    // Held back by the spacing: what the push leads to is shown all the same.
    while !events.contains(where: { $0.kind == .reload }), events.count < 50,
      let next = placed.nextMoment(after: moment), next > moment
    {
      moment = next
      events += settle(&placed, client, at: moment)
    }
    return Outcome(token: token, events: events)
  }

  private func settle(
    _ placed: inout PlacedTimeline, _ client: WidgetClient, at now: Double
  ) -> [TimelineEvent] {
    var events: [TimelineEvent] = []
    while true {
      let (step, happened) = placed.step(at: now)
      events += happened
      switch step {
      case .ask(let request):
        var environment = environment
        environment.date = now
        let answer = client.timeline(environment, configuration: configuration)
        events += placed.receive(answer.mapError(TimelineFault.init), to: request, at: now)
      case .show(let index):
        var event = TimelineEvent(
          at: now, .entry, cause: "timeline",
          detail: "entry \(index + 1) of \(placed.timeline?.entries.count ?? 0)")
        event.entryDate = placed.timeline?.entries[index].date
        events.append(event)
      case nil: return events
      }
    }
  }

  /// The same for the same app, like nothing that the service gives out.
  static func token(_ app: String) -> [UInt8] {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    return (0..<32).map { index in
      for byte in app.utf8 + [UInt8(index)] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return UInt8(truncatingIfNeeded: hash >> 24)
    }
  }
}

extension PushSession.Outcome {
  private var hexadecimal: String {
    token.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  public func text(_ message: PushMessage) -> String {
    let head = [
      "apns-push-type: \(message.kind.rawValue)", "apns-topic: \(message.topic)",
      token.isEmpty ? nil : "token: \(hexadecimal)", "payload: \(message.payload)", "",
    ]
    return
      (head.compactMap(\.self) + events.map(TimelineReport.line)
      + pictures.map { "\($0.name): \($0.path)" }).joined(separator: "\n")
  }

  public func json(_ message: PushMessage) -> JSON {
    .object([
      "pushType": .string(message.kind.rawValue), "topic": .string(message.topic),
      "payloadBytes": .integer(message.payload.utf8.count), "token": .string(hexadecimal),
      "events": .array(events.map(TimelineReport.json)),
      "pictures": .object(pictures.map { JSON.Member($0.name, .string($0.path)) }),
    ])
  }
}
