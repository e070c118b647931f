import ArgumentParser
import VitrineBuild
import VitrineMessages
import VitrineSystem

/// A kind with its push handler, and a push on its way to it.
struct PushBench {
  var workshop: Workshop
  var widget: WidgetDescription
  var environment: RenderEnvironment
  var configuration: String?

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
        let job = try inputs.jobs(in: workshop, platform: built.platform).first {
          $0.name == widget.kind
        }
        return PushBench(
          workshop: workshop, widget: widget,
          environment: job?.environment
            ?? RenderEnvironment(date: inputs.environment.variants[0].options.date),
          configuration: job?.configuration)
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

  func deliver(_ message: PushMessage) throws -> Outcome {
    let questions = WidgetQuestions(kind: widget.kind, process: workshop.process)
    let now = environment.date
    guard message.kind != .liveactivity else { return try update(message, questions, at: now) }
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
    _ placed: inout PlacedTimeline, _ questions: WidgetQuestions, at now: Double
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

  /// Draws the activity with the state that the push brings: a state that does not decode is a
  /// fault, as it is on a device.
  private func update(
    _ message: PushMessage, _ questions: WidgetQuestions, at now: Double
  ) throws -> Outcome {
    guard case .object(let members)? = JSONReader.read(message.payload),
      case .object(let aps)? = members["aps"], let state = aps["content-state"]
    else { return Outcome(token: [], events: []) }
    let attributes = aps["attributes"].map { "\"attributes\":\($0.json)," } ?? ""
    let request = RenderRequest(
      kind: widget.kind, source: .snapshot, environment: environment,
      configuration: "{\(attributes)\"states\":[\(state.json)]}", activityRegion: "lockScreen")
    _ = try questions.ask(.render(request)).get()
    return Outcome(
      token: [],
      events: [
        TimelineEvent(
          at: now, .push, cause: "push", detail: "the content state was shown")
      ])
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
    return (head.compactMap(\.self) + events.map(TimelineReport.line)).joined(separator: "\n")
  }

  func json(_ message: PushMessage) -> JSONText {
    .object([
      "pushType": .string(message.kind.rawValue), "topic": .string(message.topic),
      "payloadBytes": .integer(message.payload.utf8.count), "token": .string(hexadecimal),
      "events": .array(events.map(TimelineReport.json)),
    ])
  }
}
