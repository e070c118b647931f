import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineExtensionClient
public import VitrineHost
import VitrineMessages
public import VitrinePlatform

/// The widgets of a stack with their extension running.
public struct StackSession {
  /// The running extension.
  public var session: ExtensionSession
  /// One for each member, all of one family.
  private var jobs: [RenderJob]

  /// What a stack does, as text and as data.
  public struct Report {
    /// For other programs.
    public var json: JSON
    /// For a person.
    public var text: String
    /// What is wrong with the widgets' relevance.
    public var problems: [String]
  }
  /// For the pictures of what comes to the top.
  private let folder: String

  /// Builds and starts what the inputs name. Throws where nothing of it belongs in a stack.
  /// - folder: for the pictures of what comes to the top.
  public static func open(
    _ inputs: Inputs, pictures folder: String, messages: inout Messages
  ) throws -> StackSession {
    let request = inputs.builds[0]
    var inputs = inputs
    let platforms = inputs.selection.devices.map(\.platform)
    if inputs.selection.contexts.isEmpty, platforms.contains(.watch) {
      inputs.selection.contexts = ContextCatalog.all.filter { $0.id == "smart-stack" }
    }
    try checkContexts(inputs.selection)
    let session = try ExtensionSession.open(
      try ExtensionSession.build(request, messages: &messages)[0],
      environment: inputs.environment, messages: &messages)
    do {
      try Inputs.checkNames(inputs.selection, [session.description])
      var members = try members(inputs, session, platform: request.platform)
      if members.count > SmartStack.limit {
        messages.say(
          .warning,
          "a stack holds \(SmartStack.limit) widgets; \(members.count - SmartStack.limit) are left "
            + "out: choose with --widget")
        members = Array(members.prefix(SmartStack.limit))
      }
      return StackSession(session: session, jobs: members, folder: folder)
    } catch {
      session.close()
      throw error
    }
  }

  /// Stacks are on the Home Screen, in Today View, in CarPlay and on the watch (hig-rules, Smart Stack;
  /// geometry.md §10).
  private static func checkContexts(_ selection: Selection) throws {
    let without: Set<Device.Platform> = [.mac, .vision]
    if let device = selection.devices.first,
      selection.devices.allSatisfy({ without.contains($0.platform) })
    {
      throw StudioError.usage(
        "\(device.name) has no stacks; iPhones, iPads, watches and cars have them, such as "
          + "--device \(DeviceCatalog.defaultID)")
    }
    guard selection.namesContexts else { return }
    let surrounds: Set<Surround> = [.homeScreen, .todayView, .smartStack, .carScreen]
    for context in selection.contexts {
      let hasStacks = context.families.contains { platform, families in
        guard let device = DeviceCatalog.standard(platform), let family = families.first else {
          return false
        }
        return surrounds.contains(
          context.traits(ContextInput(device: device, family: family)).surround)
      }
      guard !hasStacks else { continue }
      throw StudioError.usage(
        "\(context.title) has no stacks; they are on the Home Screen (home-screen), in Today View "
          + "(today-view), in CarPlay (carplay) and on the watch (smart-stack)")
    }
  }

  /// One job for each widget, all of the family that comes first; on a watch that is the rectangle,
  /// which fills the stack's width, and Live Activities are members too.
  private static func members(
    _ inputs: Inputs, _ session: ExtensionSession, platform: BuildPlatform?
  ) throws -> [RenderJob] {
    let all = try inputs.jobs(in: session, platform: platform).filter(\.isWidget)
    let jobs = all.filter { $0.hasTimeline(in: session.description) }
    let isWatch = all.first?.device.platform == .watch
    let activities = isWatch ? all.filter { $0.family?.isActivity == true } : []
    let family =
      isWatch && jobs.contains { $0.family == .accessoryRectangular }
      ? .accessoryRectangular : jobs.first?.family
    var members: [RenderJob] = []
    for job in activities + jobs.filter({ $0.family == family })
    where !members.contains(where: { $0.name == job.name }) {
      members.append(job)
    }
    if members.isEmpty {
      throw StudioError.usage(
        all.isEmpty
          ? inputs.whyEmpty([session])
          : "only widgets belong in a stack on iPhone and iPad, and none was selected; a watch's stack "
            + "has Live Activities too: --device apple-watch-46mm")
    }
    return members
  }

  /// Draws what a member shows at a moment; nil where it cannot, with the reason in `problems`.
  private func draw(
    _ job: RenderJob, number: Int, at now: Double, configuration: String? = nil,
    _ problems: inout [String]
  ) -> (name: String, path: String)? {
    var request = job.request
    request.environment.date = now
    request.configuration = configuration ?? request.configuration
    if job.family?.isActivity == true { request.source = .snapshot }
    let name = "\(number)-\(FileName.safe(job.name))"
    do {
      let archive = try ExtensionClient(session.process).render(request).archive.get()
      try PictureWriter().write(archive, of: job, at: now, to: "\(folder)/\(name).png")
    } catch {
      problems.append("\(job.name): \(error)")
      return nil
    }
    return (name, "\(folder)/\(name).png")
  }

  private static func json(_ pictures: [(name: String, path: String)]) -> JSON {
    .object(pictures.map { JSON.Member($0.name, .string($0.path)) })
  }

  /// Whether the Smart Stack is a watch's.
  public var isWatch: Bool { jobs.first?.device.platform == .watch }
  private var family: String { jobs.first?.family?.rawValue ?? "" }

  // MARK: iPhone and iPad

  /// Which widget a stack shows when. Seconds since 1970.
  public func rotations(from start: Double, to end: Double) -> Report {
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
    let rotations = stack.rotations(from: start, to: end)
    let pictures = rotations.enumerated().compactMap { index, turn in
      draw(jobs[turn.member], number: index + 1, at: turn.at, &problems)
    }
    return Report(
      json: .object([
        "family": .string(family), "from": .string(DateText.iso8601(start)),
        "to": .string(DateText.iso8601(end)),
        "members": .array(jobs.map { .string($0.name) }),
        "turns": .array(
          rotations.map { turn in
            .object([
              "at": .string(DateText.iso8601(turn.at)), "widget": .string(jobs[turn.member].name),
              "scores": .array(turn.scores.map(score)),
            ])
          }),
        "pictures": Self.json(pictures),
      ]), text: (rotations.map(text) + pictures.map(\.path)).joined(separator: "\n"),
      problems: problems)
  }

  private func score(_ score: SmartStack.Score) -> JSON {
    .object([
      "widget": .string(jobs[score.member].name), "score": .number(score.value),
      "because": .string(score.reason),
    ])
  }

  private func text(_ turn: SmartStack.Rotation) -> String {
    let others = turn.scores.map {
      "    \(JSON.number($0.value))  \(jobs[$0.member].name): \($0.reason)"
    }
    return (["\(DateText.iso8601(turn.at))  \(jobs[turn.member].name) on top"] + others)
      .joined(separator: "\n")
  }

  // MARK: Watch

  /// Every member with how well it fits a situation, the best first.
  private func matches(
    in situation: Situation, _ problems: inout [String]
  ) -> [(kind: String, match: WatchMatch)] {
    var found: [(kind: String, match: WatchMatch)] = []
    for job in jobs where job.family?.isActivity == true {
      found.append((job.name, .liveActivity))
    }
    for job in jobs where job.family?.isActivity != true {
      let request = RelevanceRequest(kind: job.name, environment: job.environment)
      let client = session.widget(job.name)
      switch client.ask(.relevance(request)) {
      case .success(.relevance(let attributes)):
        found += attributes.map { (job.name, WatchMatch($0, in: situation)) }
      case .success: problems.append("\(job.name): the extension did not answer with a relevance")
      case .failure(let fault): problems.append("\(job.name): \(fault)")
      }
    }
    return found.enumerated().sorted {
      ($1.element.match.score, $0.offset) < ($0.element.match.score, $1.offset)
    }.map(\.element)
  }

  /// What a watch suggests in a situation.
  public func suggestions(in situation: Situation) -> Report {
    var problems: [String] = []
    let ranked = matches(in: situation, &problems)
    var pictures: [(name: String, path: String)] = []
    for (kind, match) in ranked where match.score > 0 {
      guard let job = jobs.first(where: { $0.name == kind }),
        let picture = draw(
          job, number: pictures.count + 1, at: situation.date,
          configuration: match.attribute.configuration, &problems)
      else { continue }
      pictures.append(picture)
    }
    let lines = ranked.map {
      "\(JSON.number($0.match.score))  \($0.kind): \($0.match.reason)"
        + ($0.match.attribute.configuration.map { "  \($0)" } ?? "")
    }
    return Report(
      json: .object([
        "family": .string(family), "date": .string(DateText.iso8601(situation.date)),
        "suggestions": .array(
          ranked.map { kind, match in
            .object([
              "widget": .string(kind), "score": .number(match.score),
              "because": .string(match.reason),
              "configuration": match.attribute.configuration.map { .raw($0) } ?? .null,
              "group": .optional(match.attribute.group),
            ])
          }),
        "pictures": Self.json(pictures),
      ]),
      text: lines.isEmpty
        ? "no widget here has a relevance: its provider's relevance() returns no attributes"
        : (lines + pictures.map(\.path)).joined(separator: "\n"),
      problems: problems)
  }
}
