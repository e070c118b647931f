import VitrineBuild
import VitrineComposition
import VitrineExtensionClient
public import VitrineHost
public import VitrineMessages
public import VitrinePlatform

/// A widget, control or Live Activity, and a push on its way to it.
public struct PushSession {
  /// The running extension.
  public var session: ExtensionSession
  /// To whom messages go.
  public var widget: WidgetDescription
  var environment: RenderEnvironment
  var configuration: String?
  /// Where the widget or the activity is shown.
  var jobs: [RenderJob]

  /// The widget has no `pushHandler`.
  public struct NoHandler: Error, CustomStringConvertible {
    var kind: String
    public var description: String {
      "'\(kind)' has no push handler, so a server has no token to send to: give its configuration "
        + ".pushHandler(_:)"
    }
  }

  /// What came of a push.
  public struct Outcome {
    var token: [UInt8]
    /// What has happened so far, in order of time.
    public var events: [TimelineEvent]
    var pictures: [(name: String, path: String)] = []
  }

  /// Builds and starts what the inputs name. Throws where no widget takes a push.
  public static func open(
    _ inputs: Inputs, kind: String, messages: inout Messages
  ) throws -> PushSession {
    var known: [String] = []
    for built in try ExtensionSession.build(inputs.build, messages: &messages) {
      let session = try ExtensionSession.open(
        built, environment: inputs.environment, messages: &messages)
      if let widget = session.description.widgets.first(where: { $0.isNamed(kind) }) {
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

  /// What APNs calls this kind of push.
  public var type: PushMessage.Kind {
    switch widget.configuration {
    case .activity: .liveactivity
    case .control: .controls
    case .static, .appIntent, .intent, .relevance: .widgets
    }
  }

  /// - folder: for the pictures before and after.
  public func deliver(_ message: PushMessage, pictures folder: String) throws -> Outcome {
    let client = session.widget(widget.kind)
    let now = environment.date
    if message.kind == .liveactivity {
      let push = ActivityPush(session: self, folder: folder, message: message)
      let shown = try push.deliver(at: now)
      return Outcome(token: [], events: [shown.event], pictures: shown.files)
    }
    guard widget.pushHandler != nil else { throw NoHandler(kind: widget.kind) }
    let before = try draw("before", at: now, into: folder)
    let token = Self.token(session.built.bundleIdentifier)
    let reply = try client.ask(
      .pushToken(
        PushTokenRequest(kind: widget.kind, token: token, families: widget.families))
    ).get()
    var events = [
      TimelineEvent(
        at: now, .push, cause: "token",
        detail: "\(widget.pushHandler ?? "the handler") got a token of \(token.count) bytes")
    ]
    if message.kind == .controls {
      events += Self.reloadOfControl(at: now + 1)
    } else {
      var placed = PlacedTimeline()
      _ = placed.request(.added, at: now)
      _ = settle(&placed, client, at: now)
      events += arrive(&placed, client, reply, at: now + 1)
    }
    let after = try draw("after", at: events.last?.at ?? now + 1, into: folder)
    return Outcome(token: token, events: events, pictures: before + after)
  }

  /// A control has no timeline: its value is requested again.
  private static func reloadOfControl(at now: Double) -> [TimelineEvent] {
    [
      TimelineEvent(at: now, .push, cause: "push", detail: "content-changed arrived"),
      TimelineEvent(at: now, .reload, cause: "push", detail: "its value is requested again"),
    ]
  }

  /// What a push leads to a second later.
  private func arrive(
    _ placed: inout PlacedTimeline, _ client: WidgetClient, _ reply: ExtensionReply,
    at later: Double
  ) -> [TimelineEvent] {
    var events: [TimelineEvent] = []
    events.append(
      TimelineEvent(at: later, .push, cause: "push", detail: "content-changed arrived"))
    events += placed.request(.push, at: later)
    var moment = later
    events += settle(&placed, client, at: moment)
    if case .performed(let response) = reply, !response.reloads.isEmpty {
      events += placed.request(.app, at: later)
    }
    // The spacing may hold the reload back: what the push leads to is shown all the same.
    while !events.contains(where: { $0.kind == .reload }), events.count < 50,
      let next = placed.nextMoment(after: moment), next > moment
    {
      moment = next
      events += settle(&placed, client, at: moment)
    }
    return events
  }

  /// What each family shows at a moment.
  private func draw(
    _ name: String, at now: Double, into folder: String
  ) throws -> [(name: String, path: String)] {
    try jobs.compactMap { job in
      guard let family = job.family else { return nil }
      var request = job.request
      request.environment.date = now
      // The value that a control has now, not the one that its gallery shows.
      if family.isControl { request.environment.isPreview = false }
      let archive = try ExtensionClient(session.process).render(request).archive.get()
      let file = (
        name: "\(family.rawValue)-\(name)", path: "\(folder)/\(family.rawValue)-\(name).png"
      )
      try PictureWriter().write(archive, of: job, at: now, to: file.path)
      return file
    }
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

  /// The same for the same app, and unlike any that the service gives out.
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

  /// A page for a terminal.
  public func text(_ message: PushMessage) -> String {
    let head = [
      "apns-push-type: \(message.kind.rawValue)", "apns-topic: \(message.topic)",
      token.isEmpty ? nil : "token: \(hexadecimal)", "payload: \(message.payload)", "",
    ]
    return
      (head.compactMap(\.self) + events.map(TimelineReport.line)
      + pictures.map { "\($0.name): \($0.path)" }).joined(separator: "\n")
  }

  /// The same as data.
  public func json(_ message: PushMessage) -> JSON {
    .object([
      "pushType": .string(message.kind.rawValue), "topic": .string(message.topic),
      "payloadBytes": .integer(message.payload.utf8.count), "token": .string(hexadecimal),
      "events": .array(events.map(TimelineReport.json)),
      "pictures": .object(pictures.map { JSON.Member($0.name, .string($0.path)) }),
    ])
  }
}
