import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineExtensionClient
import VitrineMessages
import VitrinePlatform
import VitrineStudio

/// Renders and asks everything that rules want to know of one widget.
struct EvidenceCollector {
  let session: ExtensionSession
  let widget: WidgetDescription
  /// Every family in every context, the main context of a family first.
  let jobs: [RenderJob]
  /// What a person asked for besides.
  let asked: [RenderJob]
  let meter: ContrastMeter
  /// Whether the sources reload timelines themselves: asked where it matters only, as an app has many.
  var callsForReloads: () -> Bool = { false }
  /// Whether it is written for the Scripting app.
  var isScript = false
  /// Languages that the extension has words in, besides the one that is shown.
  var languages: [String] = []
  /// Whether the widget is drawn with longer words, too.
  var lengthensText = false
  /// Bytes that the extension had written before its first widget was asked; nil where unknown. What
  /// others have taken since is not this widget's.
  var startMemory: Int?

  private static let smallDevice = "iphone-se-3"
  /// A day, five hours and seventeen minutes: another weekday, another hour.
  private static let later = 105_420.0
  /// Contexts whose pictures are measured.
  private static let measured: Set<String> = [
    "home-screen", "home-screen-tinted", "home-screen-clear", "lock-screen", "standby",
    "standby-night", "mac-desktop", "smart-stack", "watch-face", "lock-screen-always-on",
  ]

  func collect() -> Evidence {
    var evidence = Evidence(
      widget: widget, bundle: session.description.widgets, platform: session.built.platform)
    evidence.isScript = isScript
    let client = ExtensionClient(session.process, backtraces: .first)
    let before = session.process.memory?.own
    addMains(client, &evidence)
    guard !evidence.contexts.isEmpty else { return evidence }
    addTimelines(client, &evidence)
    if evidence.timelines.first?.response.policy == .never {
      evidence.callsForReloads = callsForReloads()
    }
    evidence.memory = session.process.memory.map { after in
      guard let startMemory, let before else { return after.own }
      return startMemory + max(0, after.own - before)
    }
    addContexts(client, &evidence)
    addVariants(client, &evidence)
    addEntries(client, &evidence)
    addMotions(client, &evidence)
    addRelevance(client, &evidence)
    return evidence
  }

  // MARK: Contexts

  private var mainJobs: [RenderJob] {
    var seen: Set<Family> = []
    return jobs.filter { $0.family.map { seen.insert($0).inserted } ?? false }
  }

  private func addMains(_ client: ExtensionClient, _ evidence: inout Evidence) {
    for job in mainJobs { add(job, client, &evidence) }
  }

  private func addContexts(_ client: ExtensionClient, _ evidence: inout Evidence) {
    let mains = Set(mainJobs)
    for job in jobs where !mains.contains(job) {
      guard case .snapshot = job.source else {
        add(job, client, &evidence)
        continue
      }
      let watch = WaitWatch(session.process)
      add(job, client, &evidence)
      evidence.snapshotRequests += evidence.contexts.last?.networkRequests ?? 0
      evidence.snapshotWait = max(
        evidence.snapshotWait, watch.leastWait { _ = client.render(job.request) })
    }
  }

  private func add(_ job: RenderJob, _ client: ExtensionClient, _ evidence: inout Evidence) {
    if let rendered = render(job, client, &evidence) { evidence.contexts.append(rendered) }
  }

  private func render(
    _ job: RenderJob, _ client: ExtensionClient, _ evidence: inout Evidence
  ) -> Rendered? {
    guard let family = job.family else { return nil }
    let answer = client.render(job.request)
    note(answer.diagnostics, &evidence)
    switch answer.response {
    case .failure(.failed(.timelineEmpty)) where family.isActivity: return nil
    case .failure(let fault):
      evidence.faults.append(.init(family: family, context: job.contextID, fault: fault))
      return nil
    case .success(let response):
      guard let archive = try? Archive(decoding: response.archive) else { return nil }
      note(archive.diagnostics, &evidence)
      var rendered = Rendered(
        job, family, archive, hasContainerBackground: response.hasContainerBackground,
        entryCount: response.entryCount, entryDate: response.entryDate)
      rendered.networkRequests = response.networkRequests
      if Self.measured.contains(job.contextID), job.source != .placeholder {
        (rendered.contrasts, rendered.ground) = meter.measure(rendered)
      }
      return rendered
    }
  }

  private func note(_ diagnostics: [Diagnostic], _ evidence: inout Evidence) {
    for diagnostic in diagnostics where !evidence.diagnostics.contains(diagnostic) {
      evidence.diagnostics.append(diagnostic)
    }
  }

  // MARK: Variants

  private func addVariants(_ client: ExtensionClient, _ evidence: inout Evidence) {
    for (variant, changed) in Self.variants + languageVariants {
      for main in evidence.mains {
        guard let job = changed(main.job, evidence.hasTimeline),
          let rendered = render(job, client, &evidence)
        else { continue }
        evidence.variants[variant, default: []].append(rendered)
      }
    }
    for job in asked {
      guard let rendered = render(job, client, &evidence) else { continue }
      evidence.variants[.asked, default: []].append(rendered)
    }
  }

  /// A main picture's job, changed; nil where the variant says nothing of that picture.
  private typealias Change = @Sendable (_ main: RenderJob, _ hasTimeline: Bool) -> RenderJob?

  private static let variants: [(Evidence.Variant, Change)] = [
    (.dark, { job, _ in systemFamily(job, "dark") { $0.appearance = .dark } }),
    (.largestType, { job, _ in systemFamily(job, "ax5") { $0.typeSize = "accessibility5" } }),
    (.smallDevice, { job, _ in onSmallDevice(job) }),
    (.later, { job, timed in timed ? job.changed("later") { $0.options.date += later } : nil }),
    (
      .locale("de_DE"),
      { job, timed in timed ? job.changed("de_DE") { $0.options.locale = "de_DE" } : nil }
    ),
    (
      .placeholder,
      { job, timed in timed ? job.changed("placeholder") { $0.source = .placeholder } : nil }
    ),
  ]

  /// The widget's own languages, and its own words made longer.
  private var languageVariants: [(Evidence.Variant, Change)] {
    var variants: [(Evidence.Variant, Change)] = languages.map { language in
      (.language(language), { job, _ in job.changed(language) { $0.options.locale = language } })
    }
    if lengthensText {
      variants.append(
        (
          .longText,
          { job, _ in job.changed("long-text") { $0.options.locale += PseudoLocale.suffix } }
        ))
    }
    return variants
  }

  private static func systemFamily(
    _ job: RenderJob, _ name: String, _ change: (inout EnvironmentOptions) -> Void
  ) -> RenderJob? {
    guard job.family?.isSystem == true else { return nil }
    return job.changed(name) { change(&$0.options) }
  }

  private static func onSmallDevice(_ main: RenderJob) -> RenderJob? {
    guard main.device.platform == .iPhone, let device = DeviceCatalog.find(smallDevice),
      let family = main.family, device.runs(main.options.os),
      ContextCatalog.find(main.contextID)?.allows(family, on: device, os: main.options.os) == true
    else { return nil }
    var job = main
    job.device = device
    return job
  }

  // MARK: Time

  /// As many entries as tell whether they differ.
  private static let mostEntries = 8

  private func addEntries(_ client: ExtensionClient, _ evidence: inout Evidence) {
    guard evidence.hasTimeline, let main = evidence.mains.first, main.entryCount > 1 else { return }
    for index in 0..<min(Self.mostEntries, main.entryCount) {
      var job = main.job
      job.source = .timelineEntry(index: index)
      job.variant = "entry-\(index)"
      if let rendered = render(job, client, &evidence) { evidence.entries.append(rendered) }
    }
  }

  /// How often the provider is asked again.
  private static let mostTimelines = 4

  private func addTimelines(_ client: ExtensionClient, _ evidence: inout Evidence) {
    guard evidence.hasTimeline, let main = evidence.contexts.first else { return }
    var environment = main.environment
    for _ in 0..<Self.mostTimelines {
      guard
        case .success(let response) = client.timeline(
          of: widget.kind, environment, configuration: main.job.configuration)
      else { return }
      evidence.timelines.append(.init(at: environment.date, response: response))
      guard let next = response.reloadDate else { return }
      // Never twice at one moment.
      environment.date = max(next, environment.date + 1)
    }
  }

  private func addMotions(_ client: ExtensionClient, _ evidence: inout Evidence) {
    for main in evidence.mains.prefix(2) {
      var request = main.job.request
      request.carriesChanges = true
      guard case .success(let archive) = client.render(request).archive else { continue }
      for motion in MotionWalk.motions(of: archive.list) {
        evidence.motions.append(
          .init(seconds: motion.seconds, rendered: main, bounds: motion.bounds))
      }
    }
  }

  private func addRelevance(_ client: ExtensionClient, _ evidence: inout Evidence) {
    guard evidence.platform == .watchOS, evidence.hasTimeline, let main = evidence.mains.first
    else { return }
    let request = RelevanceRequest(kind: widget.kind, environment: main.environment)
    if case .success(.relevance(let attributes)) = session.widget(widget.kind).ask(
      .relevance(request))
    {
      evidence.relevance = attributes
    }
  }
}

extension TimelineResponse {
  /// When the system would ask again by the policy, seconds since 1970; nil: never.
  var reloadDate: Double? {
    switch policy {
    case .atEnd: entries.map(\.date).max()
    case .after(let date): date
    case .never: nil
    }
  }
}

/// Animations in a display list, with the box of what moves.
enum MotionWalk {
  static func motions(of list: DisplayList) -> [(seconds: Double, bounds: Rect?)] {
    var found: [(seconds: Double, bounds: Rect?)] = []
    func add(_ list: DisplayList, _ map: Affine) {
      for case .group(let group) in list.operations {
        var inner = map
        switch group.effect {
        case .transform(let transform): inner = transform.then(map)
        case .tag(.motion(let motion)):
          found.append((motion.curve.asked, box(group.contents, inner)))
        case .tag(.view(let change)):
          let curves = [change.insertion.motion, change.removal.motion].compactMap { $0?.asked }
          if let seconds = curves.max() { found.append((seconds, box(group.contents, inner))) }
        case .opacity, .blend, .clip, .mask, .layer, .filter, .blur, .shadow, .vibrancy, .tag: break
        }
        add(group.contents, inner)
      }
    }
    add(list, .identity)
    return found
  }

  private static func box(_ list: DisplayList, _ map: Affine) -> Rect? {
    let leaves = LeafWalk.leaves(
      of: DisplayList([.group(EffectGroup(.transform(map), list))]), size: .zero)
    return leaves.map(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension RenderJob {
  fileprivate func changed(_ name: String, _ change: (inout RenderJob) -> Void) -> RenderJob {
    var job = self
    change(&job)
    job.variant = name
    return job
  }
}
