import Foundation
import VitrinePlatform

/// What the builder is at, for a progress line.
public enum BuildPhase: Sendable, Hashable {
  case finding(path: String)
  case reading(files: Int)
  /// Packages come over the network, by their identities.
  case fetching(packages: [String])
  /// What came, each with its version and address.
  case fetched([String])
  case compiling(name: String, files: Int)
}

/// Builds widget extensions and keeps them by content.
public struct WidgetBuilder: Sendable {
  /// What extensions are compiled and linked against.
  public var sdk: SDKLocation
  /// Where results are kept.
  public var cache: CacheLocation

  public init(sdk: SDKLocation, cache: CacheLocation) {
    self.sdk = sdk
    self.cache = cache
  }

  /// One target's result among several.
  public struct Outcome: Sendable {
    /// The target's name.
    public var name: String
    /// The extension in the cache, or why there is none.
    public var result: Result<BuiltExtension, BuildError>
    /// Whether something was saved while it was built: a newer one is to be had, or why not.
    public var isOutdated = false
    /// Parses sources ahead of the next build; nil: nothing had to be looked for.
    public var ahead: SourceAhead?
  }

  /// Every extension of the request, each with its own result: one that does not compile does not
  /// keep the others from being drawn.
  public func buildAll(
    _ request: BuildRequest, progress: @escaping @Sendable (BuildPhase) -> Void = { _ in }
  ) throws -> [Outcome] {
    if let script = try script(request, progress) { return [script] }
    let outcomes = try warm(request) ?? cold(request, progress)
    // A folder may hold several bundles: they are only seen once it is indexed.
    if outcomes.count == 1, request.target == nil,
      case .failure(.severalTargets(_, let names)) = outcomes[0].result
    {
      return try names.flatMap { name in
        var one = request
        one.target = name
        return try buildAll(one, progress: progress)
      }
    }
    return outcomes.map { outcome in
      var outcome = outcome
      outcome.result = outcome.result.flatMap { $0.judged(by: request) }
      return outcome
    }
  }

  /// The request's extensions where they are built already and no source has changed since.
  public func cached(_ request: BuildRequest) -> [BuiltExtension]? {
    guard let outcomes = warm(request) else { return nil }
    let built = outcomes.compactMap { try? $0.result.flatMap { $0.judged(by: request) }.get() }
    return built.count == outcomes.count ? built : nil
  }

  /// The files that the last build of the request was made of, absolute: those beside its own folders too,
  /// as those of local packages. What the cache holds is left out, since it does not change.
  public func inputs(of request: BuildRequest) -> [String] {
    Lookup(request, cache: cache, sdk: sdk).files.filter { !$0.hasPrefix(cache.folder + "/") }
  }

  // MARK: Scripts

  /// Whether the path looks like a script, told by names alone.
  public static func isScript(_ path: String) -> Bool { ScriptProject.isScript(path) }

  /// The ready-made extension that runs every script.
  public static func scriptRunner(in sdk: SDKLocation) -> String {
    ScriptBuild.runner(in: sdk)
  }

  /// The request's script, where its path is one.
  private func script(
    _ request: BuildRequest, _ progress: @Sendable (BuildPhase) -> Void
  ) throws -> Outcome? {
    guard request.paths.count == 1 else { return nil }
    var path = request.paths[0]
    let isZipped = Paths.ending(path) == "scripting" && !Paths.isFolder(path)
    guard isZipped || ScriptProject.isScript(path) else { return nil }
    let (cache, notes) = try writableCache()
    if isZipped { path = try ZippedScript(path: path).unpack(below: cache.unpackedScripts) }
    guard let project = try ScriptProject.find(path) else {
      if isZipped { throw BuildError.noWidget(path: request.paths[0]) }
      return nil
    }
    var built = try ScriptBuild(
      project: project, sdk: sdk, cache: cache, sandbox: request.sandbox
    ).run(progress: progress)
    built.diagnostics = notes + built.diagnostics
    // One program for all of them: it is told at its start.
    built.platform = request.platform ?? .iOS
    if !built.isFromCache { cache.prune() }
    return Outcome(name: project.name, result: .success(built))
  }

  // MARK: Steps

  /// The cache, or a temporary one with a note about it.
  private func writableCache() throws -> (cache: CacheLocation, notes: [BuildDiagnostic]) {
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

  private func warm(_ request: BuildRequest) -> [Outcome]? {
    if let outcomes = warm(request, in: cache) { return outcomes }
    guard !cache.isWritable(), let fallback = CacheLocation.fallback() else { return nil }
    return warm(request, in: fallback)
  }

  private func warm(_ request: BuildRequest, in cache: CacheLocation) -> [Outcome]? {
    // A run that builds clears away what killed ones have left; so does one that need not build.
    defer { TemporaryFolder.clear(cache.work) }
    guard let entries = Lookup(request, cache: cache, sdk: sdk).read() else { return nil }
    let outcomes = entries.compactMap { entry -> Outcome? in
      if entry.isFailure {
        return KnownFailure.read(entry.key, in: cache).map {
          Outcome(name: $0.name, result: .failure($0.error))
        }
      }
      return BuildRecord.read(cache.builds + "/" + entry.key, root: entry.root).map {
        Outcome(name: $0.name, result: .success($0))
      }
    }
    return outcomes.count == entries.count ? outcomes : nil
  }

  /// Finds and builds; again where a file is saved meanwhile.
  private func cold(
    _ request: BuildRequest, _ progress: @escaping @Sendable (BuildPhase) -> Void
  ) throws -> [Outcome] {
    _ = try sdk.checked()
    let (cache, notes) = try writableCache()
    for _ in 0..<3 {
      do {
        return try ColdBuild(request: request, sdk: sdk, cache: cache, notes: notes)
          .run(progress: progress)
      } catch is SourcesChanged {
        continue
      }
    }
    throw BuildError.toolFailed(
      tool: "vitrine", output: "the sources keep changing while they are compiled")
  }
}

extension BuiltExtension {
  /// With what a person is told of omissions. Where somebody is writing it, a function without its body
  /// is a compile error, whoever built it.
  fileprivate func judged(by request: BuildRequest) -> Result<BuiltExtension, BuildError> {
    let functions = omissions.filter { $0.kind == .function }
    if request.isStrict, !functions.isEmpty {
      return .failure(
        .compileFailed(
          functions.map {
            BuildDiagnostic(
              path: $0.path, line: $0.line, column: $0.column, severity: .error, message: $0.reason)
          }))
    }
    var built = self
    built.diagnostics += omissions.diagnostics(areAllowed: request.allowsOmissions)
    return .success(built)
  }
}

/// Finding the extensions of a request and building each of them.
private struct ColdBuild {
  let request: BuildRequest
  let sdk: SDKLocation
  let cache: CacheLocation
  /// To go with every extension.
  let notes: [BuildDiagnostic]
  private let files: FileRecorder

  init(
    request: BuildRequest, sdk: SDKLocation, cache: CacheLocation, notes: [BuildDiagnostic]
  ) {
    self.request = request
    self.sdk = sdk
    self.cache = cache
    self.notes = notes
    files = FileRecorder(outputs: request.outputs)
  }

  func run(
    progress: @escaping @Sendable (BuildPhase) -> Void
  ) throws -> [WidgetBuilder.Outcome] {
    progress(.finding(path: request.paths.first ?? "."))
    let provided = Toolchain().flatMap { ProvidedModules.names(sdk: sdk, $0) }
    var finder = ProjectFinder(
      request: request, files: files, manifestCache: cache.manifests, provided: provided ?? [])
    finder.store = PackageStore(
      cache: cache, sandbox: request.sandbox, policy: request.packages, progress: progress)
    finder.readAhead = { [sdk, cache, request] project in
      SourceAhead(
        project: project, tool: SyntaxTool(sdk: sdk, sandbox: request.sandbox), cache: cache,
        identity: SDKIdentity(sdk, cache: cache).compilation
      ).parseAll()
    }
    finder.tuist = TuistManifests(sdk: sdk, cache: cache, sandbox: request.sandbox)
    let projects = try finder.find()
    let identity = SDKIdentity(sdk, cache: cache).digest
    var outcomes: [WidgetBuilder.Outcome] = []
    var entries: [Lookup.Entry] = []
    for project in projects {
      let (outcome, entry) = try build(project, sdk: identity, progress: progress)
      outcomes.append(outcome)
      entries.append(contentsOf: entry.map { [$0] } ?? [])
    }
    if !files.isUnchanged() { for index in outcomes.indices { outcomes[index].isOutdated = true } }
    // What the network did not give may be there the next time, unless it would not be asked yet.
    let isTriedAgain = request.packages != nil || files.recentFailures.isEmpty
    let isComplete = projects.allSatisfy { $0.packageProblem == nil }
    if entries.count == projects.count, isComplete || !isTriedAgain {
      Lookup(request, cache: cache, sdk: sdk).write(entries, files: files)
    }
    return outcomes
  }

  /// The result, and how a later run finds it.
  private func build(
    _ project: WidgetProject, sdk identity: String,
    progress: @escaping @Sendable (BuildPhase) -> Void
  ) throws -> (WidgetBuilder.Outcome, Lookup.Entry?) {
    var failure: String?
    var ahead: SourceAhead?
    do {
      let pipeline = try Pipeline(
        project: project, request: request, sdk: sdk, cache: cache, identity: identity,
        files: files)
      ahead = pipeline.ahead
      let key = try pipeline.key()
      let name = KnownFailure.name(key, root: project.root, request)
      failure = name
      if let known = KnownFailure.read(name, in: cache) { throw known.error }
      var built = try pipeline.run(key, progress: progress)
      if !built.isFromCache {
        cache.prune(adding: CacheLocation.size(ofBuild: cache.builds + "/" + key.text))
      }
      built.diagnostics = notes + built.diagnostics
      let entry = Lookup.Entry(key: key.text, root: project.root)
      return (.init(name: project.name, result: .success(built), ahead: ahead), entry)
    } catch let error as BuildError where !error.isFault {
      let outcome = WidgetBuilder.Outcome(
        name: project.name, result: .failure(error), ahead: ahead)
      guard let failure, error.followsFromSources else { return (outcome, nil) }
      KnownFailure(name: project.name, error: error).write(failure, in: cache)
      return (outcome, Lookup.Entry(key: failure, root: project.root, isFailure: true))
    }
  }
}
