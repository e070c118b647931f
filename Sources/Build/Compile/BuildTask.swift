import Foundation

/// One extension from project to a finished folder in the cache.
struct BuildTask {
  var project: WidgetProject
  var request: BuildRequest
  var sdk: SDKLocation
  var cache: CacheLocation
  private let compiler: Compiler

  init(
    project: WidgetProject, request: BuildRequest, sdk: SDKLocation, cache: CacheLocation
  ) throws {
    guard !project.sources.isEmpty else { throw BuildError.noSources(path: project.root) }
    self.project = project
    self.request = request
    self.sdk = sdk
    self.cache = cache
    // A file with a fetch request need not import CoreData itself.
    compiler = try Compiler(
      sdk: sdk, cache: cache,
      implicit: (project.platform == .macOS ? ["AppKit"] : [])
        + (project.dataModels.isEmpty ? [] : ["CoreData"]))
  }

  func run(progress: (BuildPhase) -> Void) throws -> (BuiltExtension, BuildKey) {
    for attempt in 0..<3 {
      let key = self.key()
      let folder = cache.builds + "/" + key.text
      if let built = BuiltExtension(folder: folder) { return (built, key) }
      let lock = FileLock(path: folder + ".lock")
      if let built = BuiltExtension(folder: folder) { return (built, key) }
      let work = cache.work + "/\(key.text.prefix(12))-\(getpid())-\(attempt)"
      defer {
        try? FileManager.default.removeItem(atPath: work)
        unlink(folder + ".lock")
        _ = lock
      }
      do {
        try make(in: work, progress: progress)
      } catch BuildError.compileFailed(let errors)
        where !project.missingPackages.isEmpty
        && errors.contains(where: { $0.message.hasPrefix("no such module") })
      {
        // Only now: the widget may do without the files that need them.
        throw BuildError.unavailableDependency(
          package: project.root, names: project.missingPackages)
      }
      // Saved while compiling: what came out belongs to no key. Once more.
      guard key.isFresh || attempt == 2 else { continue }
      if rename(work + "/out", folder) != 0, !Paths.exists(folder + "/built.txt") {
        throw BuildError.unwritable(path: folder, reason: String(cString: strerror(errno)))
      }
      guard var built = BuiltExtension(folder: folder) else {
        throw BuildError.unwritable(path: folder, reason: "the finished build is not there")
      }
      built.isFromCache = false
      return (built, key)
    }
    throw BuildError.toolFailed(
      tool: "vitrine", output: "the sources keep changing while compiling")
  }

  private func key() -> BuildKey {
    let flags = compiler.flags(module: project.module, settings: project.settings, searchPaths: [])
      .map { [compiler.moduleCache, compiler.modules].contains($0) ? "" : $0 }
    return BuildKey(project, sdk: sdk, flags: flags, request: request)
  }

  private func make(in work: String, progress: (BuildPhase) -> Void) throws {
    let out = work + "/out"
    let resources = out + "/bundle"
    for folder in [resources, work + "/generated", work + "/modules"] {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw BuildError.unwritable(path: folder, reason: "\(error)")
      }
    }
    let all = project.sources + project.optionalSources + project.handlerSources
    progress(.reading(files: all.count))
    let index = try SyntaxTool(sdk: sdk).resolve(
      all, platform: project.platform, settings: project.settings,
      extraModules: project.modules.map(\.name), folder: work + "/src")
    if let file = index.files.first(where: { $0.unreadable != nil }) {
      throw BuildError.notSwift(path: file.path, reason: file.unreadable ?? "")
    }
    let selection = try SourceSelection(project: project, index: index, target: request.target)
    let chosen = Set(selection.sources)
    let used = SourceIndex(files: index.files.filter { chosen.contains($0.path) })

    var bundle = ResourceBundle(project: project, folder: resources)
    try bundle.write(index: used)
    let modules = try compileModules(for: used, in: work, progress: progress)
    progress(.compiling(name: selection.name ?? project.name, files: used.files.count))
    func compile(_ sources: SourceIndex) throws {
      let generated = try generate(
        bundle, selection: selection, index: sources, folder: work + "/generated")
      let files = sources.files.map { $0.rewritten ? work + "/src" + $0.path : $0.path } + generated
      try self.compile(
        .init(
          module: project.module, files: files, settings: project.settings,
          searchPaths: project.modules.isEmpty ? [] : [work + "/modules"], objects: modules.objects,
          output: resources + "/extension", workFolder: work),
        index: sources)
    }
    var notes = project.notes + selection.notes + modules.notes + bundle.diagnostics
    let handlers = index.files.filter { project.handlerSources.contains($0.path) }
    // The handlers are another target's code: welcome, not needed.
    if handlers.isEmpty || (try? compile(SourceIndex(files: used.files + handlers))) == nil {
      do {
        try compile(used)
      } catch BuildError.compileFailed(let errors) {
        if let pruned = UnusedSources.pruned(used, after: errors) {
          try compile(pruned)
        } else if try !compileLess(used, after: errors, by: compile) {
          throw BuildError.compileFailed(modules.omissions + errors)
        }
        notes += UnusedSources.note(errors)
      }
    }

    let built = BuiltExtension(
      name: selection.name ?? project.name, folder: out, project: project, bundle: bundle,
      diagnostics: notes + problems(used))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try FileBytes.write(
      String(decoding: try encoder.encode(used), as: UTF8.self), to: out + "/index.json")
    try FileBytes.write(built.text, to: out + "/built.txt")
  }

  /// Leaves out files with errors, other than the widgets' own, until the rest compiles: an app's
  /// services often belong to its extension, which uses a constant of theirs. False where the
  /// widgets do not do without them.
  private func compileLess(
    _ index: SourceIndex, after errors: [BuildDiagnostic], by compile: (SourceIndex) throws -> Void
  ) throws -> Bool {
    var (index, errors) = (index, errors)
    for _ in 0..<Self.omissionRounds {
      guard let less = UnusedSources.less(index, after: errors) else { return false }
      do {
        try compile(less)
        return true
      } catch BuildError.compileFailed(let further) {
        (index, errors) = (less, further)
      }
    }
    return false
  }

  private func problems(_ index: SourceIndex) -> [BuildDiagnostic] {
    index.files.flatMap { file in
      file.problems.map {
        .init(
          path: file.path, line: $0.line, column: $0.column, severity: .warning, message: $0.message
        )
      }
    }
  }

  private func generate(
    _ bundle: ResourceBundle, selection: SourceSelection, index: SourceIndex, folder: String
  ) throws -> [String] {
    var files: [String] = []
    func add(_ name: String, _ code: String) throws {
      try FileBytes.write(code, to: folder + "/" + name)
      files.append(folder + "/" + name)
    }
    try add("GeneratedBundle.swift", SupportFile.code(mainWidgets: selection.mainWidgets))
    let declared = Set(index.files.flatMap { $0.declaredNames ?? [] })
    for path in project.dataModels {
      let classes = DataModelClasses(path: path, declared: declared)
      try FileBytes.write(
        JSONValue.object(classes.entities).text,
        to: bundle.folder + "/\(Paths.stem(path)).datamodel.json")
      if !classes.code.isEmpty {
        try add(Paths.identifier(Paths.stem(path)) + "Model.swift", classes.code)
      }
    }
    if project.settings.generatesAssetSymbols {
      let symbols = AssetSymbols(bundle.catalog, declared: declared, platform: project.platform)
      if let code = symbols.code { try add("GeneratedAssetSymbols.swift", code) }
    }
    if !bundle.intents.isEmpty {
      let handlers = index.declarations {
        $0.inherits.contains("INExtension") && $0.kind == "class"
      }
      try add("GeneratedHandlers.swift", SupportFile.handlers(handlers.map(\.declaration.name)))
    }
    for (path, intents) in bundle.intents where !intents.code.isEmpty {
      try add(Paths.identifier(Paths.stem(path)) + "Intents.swift", intents.code)
    }
    return files
  }

  /// Compile errors in the user's own paths. Language mode 6 asks more of the SDK's annotations
  /// than they may give: what fails there gets a second chance in mode 5, with 6's syntax.
  func compile(_ job: Compiler.Job, index: SourceIndex) throws {
    do {
      try compiler.run(job)
    } catch BuildError.compileFailed(let diagnostics) {
      if job.settings.swiftVersion == "6" {
        var relaxed = job
        relaxed.settings.swiftVersion = "5"
        relaxed.settings.upcomingFeatures += [
          "BareSlashRegexLiterals", "InferSendableFromCaptures", "IsolatedDefaultValues",
          "RegionBasedIsolation", "GlobalActorIsolatedTypesUsability",
        ].filter { !job.settings.upcomingFeatures.contains($0) }
        if (try? compiler.run(relaxed)) != nil { return }
      }
      throw BuildError.compileFailed(
        CompilerOutput.map(diagnostics, index: index))
    }
  }
}

extension BuiltExtension {
  init(
    name: String, folder: String, project: WidgetProject, bundle: ResourceBundle,
    diagnostics: [BuildDiagnostic]
  ) {
    self.name = name
    executable = URL(fileURLWithPath: folder + "/bundle/extension", isDirectory: false)
    resources = URL(fileURLWithPath: folder + "/bundle", isDirectory: true)
    platform = project.platform
    bundleIdentifier = bundle.info["bundleIdentifier"]?.string ?? ""
    displayName = bundle.info["displayName"]?.string ?? name
    self.diagnostics = diagnostics
    isFromCache = false
  }
}
