import FoundationEssentials
import VitrineBuild
import VitrineCatalog
import VitrineComposition
import VitrineExtensionClient
import VitrinePlatform
import VitrineRaster
public import VitrineSnapshots

/// Every preview and every family in every context against references: `vitrine test`.
public struct SnapshotRun: Sendable {
  /// What is drawn, and how.
  public var inputs: Inputs
  /// The folder of the references.
  public var references: String
  /// The folder of the report.
  public var output: String
  /// When references are written.
  public var mode: RecordMode
  /// What still counts as the same.
  public var threshold: SnapshotThreshold
  /// nil: the whole run.
  public var shard: Shard?
  /// Pictures drawn at the same time.
  public var workers: Int
  /// What a person writes to do the same again, without what chooses a shard.
  public var command: String

  public init(
    _ inputs: Inputs, references: String, output: String, mode: RecordMode = .missing,
    threshold: SnapshotThreshold = .exact, shard: Shard? = nil, workers: Int? = nil,
    command: String = "vitrine test"
  ) {
    self.inputs = inputs
    self.references = references
    self.output = output
    self.mode = mode
    self.threshold = threshold
    self.shard = shard
    self.workers = workers ?? Processors.count
    self.command = command
    self.inputs.selection.showsEveryContext = true
    self.inputs.build.outputs = Set([references, output].map(Self.absolute))
  }

  /// Where the references of a path are: beside its sources.
  public static func references(of path: String) -> String {
    var isFolder = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let folder = isThere && isFolder ? path : AtomicFile.parent(of: path)
    return (folder.isEmpty ? "." : folder) + "/" + ReferenceFolder.name
  }

  /// Draws, compares, records and writes the report. What differs is in the report; thrown is what
  /// kept the run from being one.
  public func run(_ messages: inout Messages) throws -> SnapshotReport {
    var plans: [(session: ExtensionSession, jobs: [RenderJob])] = []
    defer { for plan in plans { plan.session.close() } }
    for request in inputs.builds {
      for session in try ExtensionSession.all(
        request, environment: inputs.environment, messages: &messages)
      {
        plans.append((session, []))
        plans[plans.count - 1].jobs = try jobs(in: session, platform: request.platform)
      }
    }
    try Inputs.checkNames(inputs.selection, plans.map(\.session.description))
    var names: Set<String> = []
    for index in plans.indices {
      plans[index].jobs.removeAll { job in
        guard !names.insert(job.path).inserted else { return false }
        messages.say(.warning, "two snapshots are called \(job.path); the first one is tested")
        return true
      }
    }
    let total = names.count
    guard total > 0 else { throw StudioError.usage(inputs.whyEmpty(plans.map(\.session))) }
    choose(total, &plans)
    let collector = SnapshotCollector(
      references: ReferenceFolder(path: references), output: output, mode: mode,
      threshold: threshold)
    for (session, jobs) in plans where !jobs.isEmpty { draw(jobs, session, collector, &messages) }
    return try finish(collector, total: total, names: names)
  }

  /// Widgets and previews, unless something was named.
  private func jobs(
    in session: ExtensionSession, platform: BuildPlatform?
  ) throws -> [RenderJob] {
    var jobs = try inputs.jobs(in: session, platform: platform)
    if isWhole, !session.description.previews.isEmpty, !session.description.widgets.isEmpty {
      var previews = inputs
      previews.selection.previews = ["all"]
      let families = inputs.selection.families
      jobs += try previews.jobs(in: session, platform: platform).filter { job in
        families.isEmpty || job.family.map(families.contains) ?? false
      }
    }
    return jobs
  }

  /// Whether widgets and previews are both meant.
  private var isWhole: Bool {
    let selection = inputs.selection
    return selection.widgets.isEmpty && selection.previews.isEmpty
  }

  /// Whether a reference without a snapshot is left over, and not only left out this time.
  private var isEverything: Bool {
    let selection = inputs.selection
    return isWhole && selection.families.isEmpty && selection.devices.isEmpty
      && selection.contexts.isEmpty && inputs.environment.variants.allSatisfy(\.name.isEmpty)
  }

  /// Keeps this shard's jobs.
  private func choose(
    _ total: Int, _ plans: inout [(session: ExtensionSession, jobs: [RenderJob])]
  ) {
    guard let shard else { return }
    let own = Set(shard.indices(of: total))
    var first = 0
    for index in plans.indices {
      let jobs = plans[index].jobs
      plans[index].jobs = jobs.indices.filter { own.contains(first + $0) }.map { jobs[$0] }
      first += jobs.count
    }
  }

  private func draw(
    _ jobs: [RenderJob], _ session: ExtensionSession, _ collector: SnapshotCollector,
    _ messages: inout Messages
  ) {
    let console = messages.console
    let writer = PictureWriter()
    writer.warmUp()
    var runner = RenderRunner(
      writer: writer, workers: workers, spares: session.spares, deliver: collector.take)
    runner.keepsPlainResults = false
    let results = runner.run(jobs, on: session.process) { begun, job in
      // A terminal is slower than this.
      if begun % 16 == 0 { console.progress("\(begun)/\(jobs.count) \(job.name)") }
    }
    console.progress(nil)
    for result in results {
      for diagnostic in result.diagnostics { messages.say(diagnostic) }
      if let fault = result.fault { messages.say(fault, subject: result.job.name) }
      if let failure = result.failure { collector.fail(result.job, failure.description) }
    }
  }

  private func finish(
    _ collector: SnapshotCollector, total: Int, names: Set<String>
  ) throws -> SnapshotReport {
    let libraries = Dictionary(
      LibraryVersions.used.map { ($0.name, $0.version) }, uniquingKeysWith: { first, _ in first })
    var report = SnapshotReport(
      source: SourceName.of(inputs.path), shard: shard, total: total, libraries: libraries,
      referenceLibraries: collector.references.libraries, results: collector.results,
      command: command)
    if shard == nil, isEverything {
      report.obsolete = collector.references.obsolete(besides: names)
    }
    let recorded = report.count(.recorded) + report.count(.updated)
    // Some anew beside many old ones: the record says what the old ones were drawn with.
    let isFresh = collector.references.libraries.isEmpty || mode == .all
    if isFresh, recorded > 0 || mode == .all {
      try collector.references.writeRecord(libraries)
    }
    try SnapshotOutput(folder: output).write(report)
    return report
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
