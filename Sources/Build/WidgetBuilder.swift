import Foundation

/// What the builder is at, for a progress line.
public enum BuildPhase: Sendable, Hashable {
  case finding(path: String)
  case reading(files: Int)
  case compiling(name: String, files: Int)
}

/// Builds widget extensions and keeps them by content.
public struct WidgetBuilder: Sendable {
  public var sdk: SDKLocation
  public var cache: CacheLocation

  public init(sdk: SDKLocation, cache: CacheLocation) {
    self.sdk = sdk
    self.cache = cache
  }

  /// One target's result among several.
  public struct Outcome: Sendable {
    public var name: String
    public var result: Result<BuiltExtension, BuildError>
  }

  /// The one extension of the request; several are an error that lists them.
  public func build(
    _ request: BuildRequest, progress: @Sendable (BuildPhase) -> Void = { _ in }
  ) throws -> BuiltExtension {
    if let script = try script(request, progress) { return try script.result.get() }
    if let warm = warm(request) {
      guard warm.count == 1 else {
        throw BuildError.severalTargets(path: request.paths.first ?? ".", names: warm.map(\.name))
      }
      return warm[0]
    }
    progress(.finding(path: request.paths.first ?? "."))
    let projects = try finder(request).find()
    guard projects.count == 1 else {
      throw BuildError.severalTargets(path: request.paths.first ?? ".", names: projects.map(\.name))
    }
    return try build(projects, request, progress)[0].result.get()
  }

  /// Every extension of the request, each with its own result: one that does not compile does not
  /// keep the others from being drawn.
  public func buildAll(
    _ request: BuildRequest, progress: @Sendable (BuildPhase) -> Void = { _ in }
  ) throws -> [Outcome] {
    if let script = try script(request, progress) { return [script] }
    if let warm = warm(request) { return warm.map { Outcome(name: $0.name, result: .success($0)) } }
    progress(.finding(path: request.paths.first ?? "."))
    let projects = try finder(request).find()
    if projects.count == 1, !projects[0].isExact, request.target == nil {
      // A folder may hold several bundles: they are only seen when compiled.
      do {
        return [
          Outcome(
            name: projects[0].name,
            result: .success(try build(projects, request, progress)[0].result.get()))
        ]
      } catch BuildError.severalTargets(_, let names) {
        return try names.flatMap { name in
          var one = request
          one.target = name
          return try buildAll(one, progress: progress)
        }
      }
    }
    return try build(projects, request, progress)
  }

  /// The request's extensions where they are built already and no source has changed since.
  public func cached(_ request: BuildRequest) -> [BuiltExtension]? { warm(request) }

  /// Names of the extensions at the request's paths, without compiling.
  public func targets(_ request: BuildRequest) throws -> [String] {
    try finder(request).find().map(\.name)
  }

  // MARK: Scripts

  /// Whether the path looks like a script, told by names alone.
  public static func isScript(_ path: String) -> Bool { ScriptProject.isOne(path) }

  /// The ready-made extension that runs every script.
  public static func scriptRunner(in sdk: SDKLocation) -> String {
    ScriptBuild.runner(in: sdk)
  }

  // MARK: Steps

  /// The request's script, where its path is one.
  private func script(
    _ request: BuildRequest, _ progress: @Sendable (BuildPhase) -> Void
  ) throws -> Outcome? {
    guard request.paths.count == 1 else { return nil }
    var path = request.paths[0]
    let isArchive = Paths.ending(path) == "scripting" && !Paths.isFolder(path)
    guard isArchive || ScriptProject.isOne(path) else { return nil }
    let place = try writableCache().place
    if isArchive { path = try ScriptArchive(path: path).unpack(below: place.archives) }
    guard let project = try ScriptProject.find(path) else {
      if isArchive { throw BuildError.noWidget(path: request.paths[0]) }
      return nil
    }
    let build = ScriptBuild(project: project, sdk: sdk, cache: place)
    var built = try build.run(progress: progress)
    // One program for all of them: it is told at its start.
    built.platform = request.platform ?? .iOS
    if !built.isFromCache { place.prune() }
    return Outcome(name: project.name, result: .success(built))
  }

  /// The cache, or a temporary one with a note that says so.
  private func writableCache() throws -> (place: CacheLocation, notes: [BuildDiagnostic]) {
    if cache.isWritable() { return (cache, []) }
    guard let fallback = CacheLocation.fallback(), fallback.isWritable() else {
      throw BuildError.unwritable(
        path: cache.folder, reason: "neither it nor a temporary folder is writable")
    }
    let note = BuildDiagnostic(
      path: cache.folder, severity: .note,
      message: "the cache cannot be written; building in \(fallback.folder)")
    return (fallback, [note])
  }

  private func finder(_ request: BuildRequest) -> ProjectFinder {
    ProjectFinder(request: request, manifestCache: cache.isWritable() ? cache.manifests : nil)
  }

  private func warm(_ request: BuildRequest) -> [BuiltExtension]? {
    if let builds = warm(request, in: cache) { return builds }
    guard !cache.isWritable(), let fallback = CacheLocation.fallback() else { return nil }
    return warm(request, in: fallback)
  }

  private func warm(_ request: BuildRequest, in place: CacheLocation) -> [BuiltExtension]? {
    guard let keys = Lookup(request, cache: place, sdk: sdk).read() else { return nil }
    let builds = keys.compactMap { BuiltExtension(folder: place.builds + "/" + $0) }
    return builds.count == keys.count ? builds : nil
  }

  private func build(
    _ projects: [WidgetProject], _ request: BuildRequest, _ progress: (BuildPhase) -> Void
  ) throws -> [Outcome] {
    _ = try sdk.checked()
    let (place, notes) = try writableCache()
    var outcomes: [Outcome] = []
    var keys: [BuildKey] = []
    for project in projects {
      do {
        let task = try BuildTask(project: project, request: request, sdk: sdk, cache: place)
        var (built, key) = try task.run(progress: progress)
        built.diagnostics = notes + built.diagnostics
        outcomes.append(Outcome(name: project.name, result: .success(built)))
        keys.append(key)
      } catch let error as BuildError where !error.isFault {
        outcomes.append(Outcome(name: project.name, result: .failure(error)))
      }
    }
    place.prune()
    if keys.count == projects.count {
      Lookup(request, cache: place, sdk: sdk).write(keys: keys)
    }
    return outcomes
  }
}
