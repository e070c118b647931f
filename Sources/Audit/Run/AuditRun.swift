import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineMessages
import VitrinePlatform
public import VitrineStudio

/// Judges everything that the inputs select: `vitrine audit`.
public struct AuditRun: Sendable {
  /// What is judged.
  public var inputs: Inputs
  /// The rules that are applied.
  public var rules: [AuditRule]
  /// Rules that the project's settings silence, with the reason.
  public var disabled: [String: String] = [:]
  /// Findings that are known already; nil: none are.
  public var baseline: Baseline?
  /// Where pictures of renders with findings go; nil: none are written.
  public var pictures: String?
  /// Whether widgets are drawn with words made a third longer, to find what a translation cuts off.
  public var lengthensText = false
  /// Whether the report's pictures are kept for a page.
  public var illustrates = false

  public init(_ inputs: Inputs, rules: [AuditRule] = AuditRules.all) {
    self.inputs = inputs
    self.rules = rules
  }

  /// The report, and pictures by the findings' index where they were asked for.
  public func run(
    _ messages: inout Messages
  ) throws -> (report: AuditReport, pictures: [Int: [UInt8]]) {
    let begun = SystemClock.uptime
    var report = AuditReport(path: inputs.path)
    var shown: [(finding: Finding, rendered: Rendered?)] = []
    var kinds: [WidgetDescription] = []
    for request in inputs.builds {
      for built in try ExtensionSession.build(request, messages: &messages) {
        let places = SourcePlaces(built, path: inputs.path)
        let gaps = Gaps(built)
        let silences = Silences(places)
        silences.say(&messages)
        let session = try ExtensionSession.open(
          built, environment: inputs.environment, messages: &messages)
        defer { session.close() }
        kinds += session.description.widgets
        for evidence in try evidence(session, request.platform, places, &messages) {
          report.widgets.append(evidence.widget.kind)
          report.renders += evidence.contexts.count + evidence.variants.values.joined().count
          let found = judge(evidence, places).filter { !gaps.explain($0) }
          report.excerpts = report.excerpts.merged(with: SourceExcerpts(places, for: found))
          for finding in found {
            if let reason = silences.comment(for: finding)?.reason ?? disabled[finding.rule] {
              report.silenced.append((finding, reason))
            } else {
              shown.append((finding, evidence.render(of: finding)))
            }
          }
        }
      }
    }
    if report.widgets.isEmpty {
      try Inputs.checkNames(
        inputs.selection, [BundleDescription(widgets: kinds)])
      throw StudioError.usage("there is no widget to audit in \(inputs.path)")
    }
    return finish(report, shown, since: begun, &messages)
  }

  private func judge(_ evidence: Evidence, _ places: SourcePlaces) -> [Finding] {
    rules.flatMap { $0.findings(in: evidence) }.map(places.locate)
  }

  private func finish(
    _ started: AuditReport, _ shown: [(finding: Finding, rendered: Rendered?)], since begun: Double,
    _ messages: inout Messages
  ) -> (report: AuditReport, pictures: [Int: [UInt8]]) {
    var report = started
    let wanted = baseline.map { $0.new(of: shown.map(\.finding)) }
    report.known = wanted?.known ?? 0
    var left = wanted?.new
    let kept = shown.filter { pair in
      guard let index = left?.firstIndex(of: pair.finding) else { return left == nil }
      left?.remove(at: index)
      return true
    }
    let illustrations = Illustrations(kept, folder: pictures, keeps: illustrates, &messages)
    report.findings = illustrations.findings
    report.seconds = SystemClock.uptime - begun
    return (report, illustrations.pictures)
  }

  // MARK: Evidence

  private func evidence(
    _ session: ExtensionSession, _ platform: BuildPlatform?, _ places: SourcePlaces,
    _ messages: inout Messages
  ) throws -> [Evidence] {
    var whole = inputs
    whole.selection.showsEveryContext = true
    whole.selection.previews = []
    whole.environment.variants = [plain]
    let jobs = try whole.jobs(in: session, platform: platform)
    let asked = try askedJobs(session, platform)
    let meter = ContrastMeter()
    let path = inputs.path
    let reloads = { places.callsForReloads || Reloads.areCalled(in: path) }
    let startMemory = session.process.memory?.own
    return session.description.widgets.firstOfEachKind.compactMap { widget in
      let own = jobs.filter {
        $0.subject == .widget(kind: widget.kind)
          && ($0.family.map { widget.families.contains($0.rawValue) || !$0.isSystem } ?? true)
      }
      guard !own.isEmpty else { return nil }
      messages.console.progress("auditing \(widget.kind)")
      var collector = EvidenceCollector(
        session: session, widget: widget, jobs: own,
        asked: asked.filter { $0.subject == .widget(kind: widget.kind) }, meter: meter)
      collector.callsForReloads = reloads
      collector.isScript = places.isScript
      collector.languages = Translations.languages(of: session.built, besides: plain.options.locale)
      collector.lengthensText = lengthensText
      collector.startMemory = startMemory
      let evidence = collector.collect()
      messages.console.progress(nil)
      for failure in evidence.faults where failure.context != "gallery" {
        messages.say(failure.fault, subject: "\(widget.kind) \(failure.family.rawValue)")
      }
      return evidence
    }
  }

  /// The environment as it was asked for, without what is judged anyway.
  private var plain: EnvironmentSelection.Variant {
    var variant = inputs.environment.variants[0]
    variant.options.appearance = .light
    variant.options.typeSize = "large"
    variant.name = ""
    return variant
  }

  /// Type sizes, languages and appearances that a person has named, in the main contexts.
  private func askedJobs(
    _ session: ExtensionSession, _ platform: BuildPlatform?
  ) throws -> [RenderJob] {
    let plain = plain.options
    let others = inputs.environment.variants.filter { $0.options != plain }
    guard !others.isEmpty else { return [] }
    var asked = inputs
    asked.selection.previews = []
    asked.environment.variants = others
    return try asked.jobs(in: session, platform: platform)
  }
}

extension Evidence {
  /// The render that shows a finding.
  func render(of finding: Finding) -> Rendered? {
    let all = contexts + variants.values.joined() + entries
    return all.first {
      $0.family.rawValue == finding.family && $0.job.contextID == finding.context
        && $0.job.device.id == finding.device && $0.job.variant == finding.variant
    }
  }
}

extension [WidgetDescription] {
  /// The system knows a widget by its kind: of several that share one it shows the first.
  fileprivate var firstOfEachKind: [WidgetDescription] {
    var seen: Set<String> = []
    return filter { seen.insert($0.kind).inserted }
  }
}
