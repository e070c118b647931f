import VitrineBuild
import VitrineComposition
import VitrineExtensionClient
public import VitrineHost
import VitrineMessages
public import VitrinePlatform

/// The widgets of a stack with their extension running.
public struct StackSession {
  public var session: ExtensionSession
  /// One for each member, all of one family.
  private var jobs: [RenderJob]

  public struct Report {
    public var json: JSON
    public var text: String
    public var problems: [String]
  }

  public static func open(_ inputs: Inputs, messages: inout Messages) throws -> StackSession {
    let request = inputs.builds[0]
    let session = try ExtensionSession.open(
      try ExtensionSession.build(request, messages: &messages)[0],
      environment: inputs.environment, messages: &messages)
    do {
      try Inputs.checkNames(inputs.selection, [session.description])
      let jobs = try inputs.jobs(in: session, platform: request.platform).filter {
        $0.hasTimeline(in: session.description)
      }
      guard let family = jobs.first?.family else {
        throw StudioError.usage(inputs.whyEmpty([session]))
      }
      var members: [RenderJob] = []
      for job in jobs
      where job.family == family && !members.contains(where: { $0.name == job.name }) {
        members.append(job)
      }
      if members.count > SmartStack.limit {
        messages.say(
          .warning,
          "a stack holds \(SmartStack.limit) widgets; \(members.count - SmartStack.limit) are left "
            + "out: choose with --widget")
      }
      return StackSession(session: session, jobs: Array(members.prefix(SmartStack.limit)))
    } catch {
      session.close()
      throw error
    }
  }

  public var isWatch: Bool { jobs.first?.device.platform == .watch }
  private var family: String { jobs.first?.family?.rawValue ?? "" }

  // MARK: iPhone and iPad

  public func turns(from start: Double, to end: Double) -> Report {
    var members: [[SmartStack.Member]] = []
    var problems: [String] = []
    for job in jobs {
      let client = session.widget(job.name)
      var simulation = TimelineSimulation(
        kind: job.name,
        rules: InteractionRules(
          family: job.family ?? .systemSmall, platform: job.device.platform, os: job.options.os),
        environment: job.environment, configuration: job.configuration, from: start, to: end)
      simulation.run(client)
      problems += client.faults.map { "\(job.name): \($0)" }
      members.append(
        simulation.timelines.map {
          SmartStack.Member(kind: job.name, entries: $0.timeline.entries, from: $0.at)
        })
    }
    let stack = SmartStack(members)
    let turns = stack.turns(from: start, to: end)
    return Report(
      json: .object([
        "family": .string(family), "from": .string(DateText.iso8601(start)),
        "to": .string(DateText.iso8601(end)),
        "members": .array(jobs.map { .string($0.name) }),
        "turns": .array(
          turns.map { turn in
            .object([
              "at": .string(DateText.iso8601(turn.at)), "widget": .string(jobs[turn.member].name),
              "scores": .array(turn.scores.map(score)),
            ])
          }),
      ]), text: turns.map(text).joined(separator: "\n"), problems: problems)
  }

  private func score(_ score: SmartStack.Score) -> JSON {
    .object([
      "widget": .string(jobs[score.member].name), "score": .number(score.value),
      "because": .string(score.because),
    ])
  }

  private func text(_ turn: SmartStack.Turn) -> String {
    let others = turn.scores.map {
      "    \(JSON.number($0.value))  \(jobs[$0.member].name): \($0.because)"
    }
    return (["\(DateText.iso8601(turn.at))  \(jobs[turn.member].name) on top"] + others)
      .joined(separator: "\n")
  }

  // MARK: Watch

  public func suggestions(in situation: Situation) -> Report {
    var found: [(kind: String, match: WatchMatch)] = []
    var problems: [String] = []
    for job in jobs {
      let request = RelevanceRequest(kind: job.name, environment: job.environment)
      let client = session.widget(job.name)
      switch client.ask(.relevance(request)) {
      case .success(.relevance(let attributes)):
        found += attributes.map { (job.name, WatchMatch($0, in: situation)) }
      case .success: problems.append("\(job.name): another answer than its relevance")
      case .failure(let fault): problems.append("\(job.name): \(fault)")
      }
    }
    let ranked = found.enumerated().sorted {
      ($1.element.match.score, $0.offset) < ($0.element.match.score, $1.offset)
    }.map(\.element)
    let lines = ranked.map {
      "\(JSON.number($0.match.score))  \($0.kind): \($0.match.because)"
        + ($0.match.attribute.configuration.map { "  \($0)" } ?? "")
    }
    return Report(
      json: .object([
        "family": .string(family), "date": .string(DateText.iso8601(situation.date)),
        "suggestions": .array(
          ranked.map { kind, match in
            .object([
              "widget": .string(kind), "score": .number(match.score),
              "because": .string(match.because),
              "configuration": match.attribute.configuration.map { .raw($0) } ?? .null,
              "group": .optional(match.attribute.group),
            ])
          }),
      ]),
      text: lines.isEmpty ? "no widget here says when it matters" : lines.joined(separator: "\n"),
      problems: problems)
  }
}
