import Synchronization
import VitrineBuild
import VitrineCatalog
import VitrineHost
import VitrinePlatform
import VitrineStudio

/// Tells the page what a build is at, where it takes long enough for somebody to wonder.
private final class BuildProgress: Sendable {
  /// Progress is told from here on, and again after as long.
  private static let patience = Duration.milliseconds(300)

  private let phase = Mutex("")
  private let task: Mutex<Task<Void, Never>?> = Mutex(nil)

  /// - begun: seconds of the machine's uptime.
  init(begun: Double, hub: EventHub) {
    let task = Task.detached { [weak self] in
      while (try? await Task.sleep(for: Self.patience)) != nil, let self {
        let phase = self.phase.withLock(\.self)
        hub.send(
          "building",
          .object([
            "phase": .string(phase),
            "milliseconds": .integer(Int((SystemClock.uptime - begun) * 1000)),
          ]))
      }
    }
    self.task.withLock { $0 = task }
  }

  func note(_ text: String) { phase.withLock { $0 = text } }

  func end() { task.withLock { $0?.cancel() } }
}

extension PreviewEngine {
  /// Something was saved: builds until nothing is newer than what was built.
  /// - moment: of the save, seconds since 1970; 0: nothing is known of one.
  func saved(at moment: Double) async {
    newestSave = max(newestSave, moment)
    hasUnbuiltSave = true
    guard !isRebuilding else { return }
    isRebuilding = true
    while hasUnbuiltSave {
      hasUnbuiltSave = false
      await rebuild()
    }
    isRebuilding = false
  }

  /// Builds platforms, and puts what was built in the place of what ran. Placements, time and state
  /// stay; each widget on the stage is asked anew.
  func build(_ platforms: [BuildPlatform]) async {
    let begun = SystemClock.uptime
    lastBuild += 1
    let number = lastBuild
    for platform in platforms { building[platform] = number }
    let progress = BuildProgress(begun: begun, hub: hub)
    defer { progress.end() }
    for platform in platforms {
      // A save came meanwhile: what is on the stage comes first, built anew.
      if platform != platforms.first, hasUnbuiltSave {
        if building[platform] == number { building[platform] = nil }
        continue
      }
      var request = request
      request.platform = platform == .iOS ? self.request.platform : platform
      request.omitsNothing = extensions[platform]?.built.allSatisfy(\.omissions.isEmpty) ?? false
      let answer = await run(request) { progress.note($0.text) }
      // A newer save has begun another one of this platform.
      guard building[platform] == number else { continue }
      building[platform] = nil
      if isRebuilding, answer.isOutdated, outdated < Self.mostOutdated {
        outdated += 1
        hasUnbuiltSave = true
        continue
      }
      outdated = 0
      // Editors make several notices of one save: what is told is new.
      let isNews = newestSave >= told
      told = SystemClock.now
      finish(
        answer.result, platform, milliseconds: Int((SystemClock.uptime - begun) * 1000),
        isNews: isNews)
    }
  }

  /// Builds in a row that are passed over since something was saved meanwhile: what is told is what is
  /// on the disk. One who saves all the time sees something now and then (estimate).
  private static let mostOutdated = 3

  /// What a save leads to: the platforms that run, the one on the stage first.
  func rebuild() async {
    let first = request.platform ?? state.platform.build
    var platforms = Array(extensions.keys) + Array(failures.keys)
    platforms.removeAll { $0 == first }
    await build([first] + Set(platforms))
    // Where nothing compiled at first.
    try? await open()
    await refresh()
  }

  private struct BuildAnswer: Sendable {
    var result: Result<[BuiltExtension], any Error>
    var isOutdated = false
  }

  private func run(
    _ request: BuildRequest, progress: @escaping @Sendable (BuildPhase) -> Void
  ) async -> BuildAnswer {
    do {
      return try await beside { [sources] in
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), cache: .standard())
        let outcomes = try builder.buildAll(request, progress: progress)
        sources.note(builder.inputs(of: request))
        sources.use(outcomes.compactMap(\.ahead), for: request.platform ?? .iOS)
        let built = outcomes.compactMap { try? $0.result.get() }
        return BuildAnswer(
          result: Result {
            built.isEmpty ? try outcomes.prefix(1).map { try $0.result.get() } : built
          },
          isOutdated: outcomes.contains(where: \.isOutdated))
      }
    } catch {
      return BuildAnswer(result: .failure(error))
    }
  }

  /// - isNews: whether something was saved since a build was last told.
  private func finish(
    _ result: Result<[BuiltExtension], any Error>, _ platform: BuildPlatform, milliseconds: Int,
    isNews: Bool
  ) {
    do {
      let built = try result.get()
      let isSame =
        failures[platform] == nil
        && extensions[platform]?.built.map(\.executable) == built.map(\.executable)
      if isSame, !isNews { return }
      let started = try Extensions(
        built, environment: environment, container: container.path, messages: &messages)
      extensions[platform]?.close()
      extensions[platform] = started
      failures[platform] = nil
      forgetPictures(of: platform)
      revision += 1
      hub.send(
        "rebuilt",
        .object([
          "milliseconds": .integer(milliseconds), "name": .string(built.first?.name ?? ""),
          "platform": .string(platform.rawValue), "revision": .integer(revision),
          "diagnostics": .array(built.flatMap(\.diagnostics).map(DiagnosticJSON.json)),
        ]))
    } catch {
      var failure = BuildFailure(message: "\(error)", diagnostics: [], milliseconds: milliseconds)
      if let error = error as? BuildError { failure.diagnostics = error.diagnostics }
      if let first = failure.diagnostics.first(where: { $0.severity == .error }) {
        failure.message = first.message
      }
      let isSame =
        failures[platform]?.message == failure.message
        && failures[platform]?.diagnostics == failure.diagnostics
      failures[platform] = failure
      if isSame, !isNews { return }
      hub.send("failed", DiagnosticJSON.json(failure))
    }
  }

  /// New code draws anew: at the next look every widget is asked again, free.
  private func forgetPictures(of platform: BuildPlatform) {
    for placement in state.placements
    where (request.platform ?? placement.thePlatform.build) == platform {
      live[placement.id]?.asked = nil
    }
    // Each region of an activity is drawn by itself.
    for (activity, region) in Family.allCases.filter(\.isActivity).flatMap({ family in
      state.activities.map { ($0, family) }
    }) {
      live["\(activity.id)-\(region.rawValue)"]?.asked = nil
    }
  }
}

extension BuildError {
  /// What the compiler said, or the one thing that is wrong.
  var diagnostics: [BuildDiagnostic] {
    switch self {
    case .compileFailed(let diagnostics): diagnostics
    case .brokenProject(let path, let line, let reason):
      [BuildDiagnostic(path: path, line: line, severity: .error, message: reason)]
    default: []
    }
  }
}
