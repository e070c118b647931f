import VitrineBuild
import VitrineHost
import VitrinePlatform
import VitrineStudio

extension PreviewEngine {
  /// Progress is told from here on, seconds.
  private static let patience = 0.3

  /// Builds platforms, and puts what was built in the place of what ran. Placements, time and state
  /// stay; each widget on the stage is asked anew.
  func build(_ platforms: [BuildPlatform]) async {
    let begun = SystemClock.uptime
    lastBuild += 1
    let number = lastBuild
    for platform in platforms { building[platform] = number }
    for platform in platforms {
      var request = request
      request.platform = platform == .iOS ? self.request.platform : platform
      let hub = hub
      let result = await Self.run(request) { phase in
        let passed = SystemClock.uptime - begun
        guard passed > Self.patience else { return }
        hub.send(
          "building",
          .object([
            "phase": .string(Self.text(phase)),
            "milliseconds": .integer(Int(passed * 1000)),
          ]))
      }
      // A newer save has begun another one of this platform.
      guard building[platform] == number else { continue }
      building[platform] = nil
      finish(result, platform, milliseconds: Int((SystemClock.uptime - begun) * 1000))
    }
  }

  /// What a save leads to: the platforms that run, the one on the stage first.
  func rebuild() async {
    let first = request.platform ?? state.platform.build
    var platforms = Array(extensions.keys) + Array(failures.keys)
    platforms.removeAll { $0 == first }
    failures = [:]
    await build([first] + Set(platforms))
    // Where nothing compiled at first.
    try? await open()
    await refresh()
  }

  private static func run(
    _ request: BuildRequest, progress: @escaping @Sendable (BuildPhase) -> Void
  ) async -> Result<[BuiltExtension], any Error> {
    do {
      return .success(
        try await beside {
          let builder = WidgetBuilder(sdk: try SDKLocation.find(), cache: .standard())
          let outcomes = try builder.buildAll(request, progress: progress)
          let built = outcomes.compactMap { try? $0.result.get() }
          if built.isEmpty, let first = outcomes.first { return [try first.result.get()] }
          return built
        })
    } catch {
      return .failure(error)
    }
  }

  private static func text(_ phase: BuildPhase) -> String {
    switch phase {
    case .finding(let path): "looking through \(path)"
    case .reading(let files): "reading \(files) files"
    case .compiling(let name, let files): "compiling \(name) (\(files) files)"
    }
  }

  private func finish(
    _ result: Result<[BuiltExtension], any Error>, _ platform: BuildPlatform, milliseconds: Int
  ) {
    do {
      let built = try result.get()
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
      failures[platform] = failure
      hub.send("failed", DiagnosticJSON.json(failure))
    }
  }

  /// New code draws anew: at the next look every widget is asked again, free.
  private func forgetPictures(of platform: BuildPlatform) {
    for placement in state.placements
    where (request.platform ?? placement.thePlatform.build) == platform {
      live[placement.id]?.asked = nil
    }
    for activity in state.activities { live[activity.id]?.asked = nil }
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
