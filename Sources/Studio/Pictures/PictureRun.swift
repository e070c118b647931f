import FoundationEssentials
import VitrineBuild
public import VitrineComposition
import VitrineExtensionClient
import VitrinePlatform

/// Draws everything that the inputs select: `vitrine render`.
public struct PictureRun: Sendable {
  /// What is drawn.
  public var inputs: Inputs
  /// Where the pictures go.
  public var destination: Destination
  /// How much of the screen is in a picture.
  public var crop: Crop
  /// Pictures drawn at the same time.
  public var workers: Int
  /// Whether a summary takes the place of the files' names.
  public var summarizes = false
  /// How whole screens are shown to others; nil: as they are.
  public var poster: Poster?
  /// Whether bare widgets stand on their place's own color instead of nothing.
  public var isOpaque = false
  /// Whether each extension's memory is said when it is done.
  public var showsStatistics = false

  public init(
    _ inputs: Inputs, to destination: Destination, crop: Crop = .widget, workers: Int? = nil
  ) {
    self.inputs = inputs
    self.destination = destination
    self.crop = crop
    self.workers = workers ?? Processors.count
    self.inputs.selection.showsEveryContext = destination.folder != nil
    self.inputs.build.outputs = destination.outputs(below: inputs.path)
  }

  /// Names of pictures of an earlier run in one note.
  private static let staleNames = 12

  /// Results in the order of the pictures. Files are written and named on the console; `widgetFailed`
  /// is thrown where anything went wrong with a widget, after all that can be drawn has been.
  @discardableResult
  public func run(
    early: EarlyStart? = nil, _ messages: inout Messages
  ) throws -> [RenderResult] {
    let begun = SystemClock.uptime
    let writer = PictureWriter(destination.format)
    writer.warmUp()
    var plans: [(session: ExtensionSession, jobs: [RenderJob])] = []
    defer { for plan in plans { plan.session.close() } }
    for request in inputs.builds {
      for session in try ExtensionSession.all(
        request, environment: inputs.environment, early: early, messages: &messages)
      {
        plans.append((session, []))
        plans[plans.count - 1].jobs = try inputs.jobs(
          in: session, platform: request.platform, crop: crop
        ).map { job in
          var job = job
          job.isOpaque = isOpaque
          return job
        }
      }
    }
    try Inputs.checkNames(inputs.selection, plans.map(\.session.description))
    let count = plans.reduce(0) { $0 + $1.jobs.count }
    guard count > 0 else { throw StudioError.usage(inputs.whyEmpty(plans.map(\.session))) }
    try destination.check(count: count)
    var results: [RenderResult] = []
    for (session, jobs) in plans {
      results += draw(jobs, session, writer, (results.count, count), &messages)
    }
    if summarizes { messages.console.result(summary(of: results, since: begun)) }
    try finish(results, plans.map(\.session.built), &messages)
    return results
  }

  /// - progress: how many pictures there are before these, and of all.
  private func draw(
    _ jobs: [RenderJob], _ session: ExtensionSession, _ writer: PictureWriter,
    _ progress: (done: Int, count: Int), _ messages: inout Messages
  ) -> [RenderResult] {
    let console = messages.console
    var runner = RenderRunner(
      writer: writer, workers: workers, spares: session.spares, path: destination.path)
    runner.poster = poster
    let results = runner.run(jobs, on: session.process) { begun, job in
      console.progress(
        "\(progress.done + begun + 1)/\(progress.count) \(job.name) "
          + "\(job.family?.rawValue ?? "") \(job.contextID)")
    }
    console.progress(nil)
    if showsStatistics, let memory = session.process.memory {
      console.message("\(session.built.name): \(results.count) pictures; \(memory)")
    }
    for result in results { report(result, &messages) }
    return results
  }

  /// Says what one job has to say.
  private func report(_ result: RenderResult, _ messages: inout Messages) {
    let subject = [result.job.name, result.job.family?.rawValue].compactMap { $0 }
    for diagnostic in result.diagnostics { messages.say(diagnostic) }
    if let fault = result.fault { messages.say(fault, subject: subject.joined(separator: " ")) }
    if case .internalError(let text) = result.failure { messages.say(.error, text) }
    if let path = result.path, !summarizes { messages.console.result(path) }
  }

  /// `24 pictures of 2 widgets in vitrine-pictures (1.2 s); 1 shows an error instead`
  private func summary(of results: [RenderResult], since begun: Double) -> String {
    func count(_ number: Int, _ name: String) -> String {
      "\(number) \(name)\(number == 1 ? "" : "s")"
    }
    let drawn = results.filter { $0.path != nil }
    let seconds = ((SystemClock.uptime - begun) * 10).rounded() / 10
    var text =
      "\(count(drawn.count, "picture")) of \(count(Set(results.map(\.job.name)).count, "widget")) "
      + "in \(destination.folder ?? destination.file ?? ".") (\(seconds) s)"
    let faults = results.count { $0.fault != nil }
    if faults > 0 { text += "; \(faults) of them show an error instead" }
    let missing = results.count - drawn.count
    if missing > 0 { text += "; \(missing) not drawn, see above" }
    return text
  }

  private func finish(
    _ results: [RenderResult], _ built: [BuiltExtension], _ messages: inout Messages
  ) throws {
    var index = RenderIndex(path: inputs.path, date: inputs.environment.options.date)
    for one in built { index.add(one) }
    index.add(results)
    if let folder = destination.folder {
      let stale = index.stale(in: folder)
      if let first = stale.first {
        messages.say(
          .note,
          stale.count == 1
            ? "a picture of an earlier run is still in \(folder): \(first)"
            : "\(stale.count) pictures of an earlier run are still in \(folder): "
              + stale.prefix(Self.staleNames).joined(separator: ", ")
              + (stale.count > Self.staleNames ? " …" : ""))
      }
      try index.write(to: folder)
    }
    try throwFailure(results.compactMap(\.failure))
    if index.hasFaults || messages.hasErrors || index.isEmpty { throw StudioError.widgetFailed }
  }

  private func throwFailure(_ failures: [RenderFailure]) throws(StudioError) {
    var unwritable: [AtomicFile.Failure] = []
    for failure in failures {
      switch failure {
      case .internalError: throw .internalError
      case .unwritable(let file): unwritable.append(file)
      }
    }
    guard let first = unwritable.first else { return }
    let others = unwritable.count > 1 ? " (and \(unwritable.count - 1) more files)" : ""
    throw .unwritable(first.description + others)
  }
}
