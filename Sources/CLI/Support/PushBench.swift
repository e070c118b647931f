import ArgumentParser
import VitrineBuild
import VitrineComposition
import VitrineExtensionClient
import VitrineHost
import VitrineMessages
import VitrinePlatform

/// A kind with its push handler, and a push on its way to it.
struct PushBench {
  var workshop: Workshop
  var widget: WidgetDescription
  var environment: RenderEnvironment
  var configuration: String?
  /// Where the widget or the activity is shown.
  var jobs: [RenderJob]

  struct NoHandler: Error, CustomStringConvertible {
    var kind: String
    var description: String {
      "'\(kind)' has no push handler: give its configuration .pushHandler(_:), or no token exists "
        + "that a server could send to"
    }
  }

  struct Outcome {
    var token: [UInt8]
    var events: [TimelineEvent]
    var pictures: [(name: String, path: String)] = []
  }

  static func open(
    _ inputs: Inputs, source: SourceOptions, kind: String, messages: inout Messages
  ) throws -> PushBench {
    var known: [String] = []
    for built in try Workshop.build(
      path: inputs.path, source: source, platform: try source.buildPlatform(), messages: &messages)
    {
      let workshop = try Workshop.open(
        built, environment: inputs.environment, messages: &messages)
      if let widget = workshop.description.widgets.first(where: {
        $0.kind == kind || $0.kind == "activity:\(kind)"
      }) {
        let jobs = try inputs.jobs(in: workshop, platform: built.platform).filter {
          $0.name == widget.kind
        }
        let job = jobs.first
        return PushBench(
          workshop: workshop, widget: widget,
          environment: job?.environment
            ?? RenderEnvironment(date: inputs.environment.variants[0].options.date),
          configuration: job?.configuration, jobs: jobs)
      }
      known += workshop.description.widgets.map(\.kind)
      workshop.close()
    }
    throw ValidationError(Choice.unknown(kind, what: "widget", known: known))
  }

  /// The app's bundle identifier.
  var app: String { PushMessage.app(ofExtension: workshop.built.bundleIdentifier) }

  var type: PushMessage.Kind {
    switch widget.configuration {
    case .activity: .liveactivity
    case .control: .controls
    case .static, .appIntent, .intent, .relevance: .widgets
    }
  }

  /// - folder: for the pictures of a Live Activity.
  func deliver(_ message: PushMessage, pictures folder: String) throws -> Outcome {
    let questions = WidgetClient(
      kind: widget.kind, client: ExtensionClient(workshop.process, backtraces: .first))
    let now = environment.date
    if message.kind == .liveactivity {
      let push = ActivityPush(bench: self, folder: folder, message: message)
      let shown = try push.deliver(at: now)
      return Outcome(token: [], events: [shown.event], pictures: shown.files)
    }
    guard widget.pushHandler != nil else { throw NoHandler(kind: widget.kind) }
    let token = Self.token(workshop.built.bundleIdentifier)
    let reply = try questions.ask(
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
    _ = settle(&placed, questions, at: now)
    // A second later the push arrives.
    let later = now + 1
    events.append(
      TimelineEvent(at: later, .push, cause: "push", detail: "content-changed arrived"))
    events += placed.request(.push, at: later)
    var moment = later
    events += settle(&placed, questions, at: moment)
    if case .performed(let response) = reply, !response.reloads.isEmpty {
      events += placed.request(.app, at: later)
    }
    // Held back by the spacing: what the push leads to is shown all the same.
    while !events.contains(where: { $0.kind == .reload }), events.count < 50,
      let next = placed.nextMoment(after: moment), next > moment
    {
      moment = next
      events += settle(&placed, questions, at: moment)
    }
    return Outcome(token: token, events: events)
  }

  private func settle(
    _ placed: inout PlacedTimeline, _ questions: WidgetClient, at now: Double
  ) -> [TimelineEvent] {
    var events: [TimelineEvent] = []
    while true {
      let (step, said) = placed.step(at: now)
      events += said
      switch step {
      case .ask(let request):
        var environment = environment
        environment.date = now
        let answer = questions.timeline(environment, configuration: configuration)
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

extension PushBench.Outcome {
  private var hexadecimal: String {
    token.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  func text(_ message: PushMessage) -> String {
    let head = [
      "apns-push-type: \(message.kind.rawValue)", "apns-topic: \(message.topic)",
      token.isEmpty ? nil : "token: \(hexadecimal)", "payload: \(message.payload)", "",
    ]
    return
      (head.compactMap(\.self) + events.map(TimelineReport.line)
      + pictures.map { "\($0.name): \($0.path)" }).joined(separator: "\n")
  }

  func json(_ message: PushMessage) -> JSON {
    .object([
      "pushType": .string(message.kind.rawValue), "topic": .string(message.topic),
      "payloadBytes": .integer(message.payload.utf8.count), "token": .string(hexadecimal),
      "events": .array(events.map(TimelineReport.json)),
      "pictures": .object(pictures.map { JSON.Member($0.name, .string($0.path)) }),
    ])
  }
}
