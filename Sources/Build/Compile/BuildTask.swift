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
      implicit: Self.broughtAlong(project)
        + (project.allDataModels.isEmpty ? [] : ["CoreData"]))
  }

  /// Modules that SwiftUI brings along on the platform, and UIKit where a source has a use for them.
  private static func broughtAlong(_ project: WidgetProject) -> [String] {
    let own: [String] =
      switch project.platform {
      case .macOS: ["AppKit"]
      case .watchOS: ["WatchKit"]
      case .iOS: []
      }
    let sources = project.sources + project.modules.flatMap(\.sources)
    let further = [
      ("CoreImage", ["CIImage", "CIFilter", "CIContext"]),
      ("QuartzCore", ["CALayer", "CAGradientLayer", "CACurrentMediaTime", "CAMediaTiming"]),
    ].filter { _, names in
      sources.contains { path in names.contains { FileBytes.contain($0, in: path) } }
    }
    return own + further.map(\.0)
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
      } catch BuildError.compileFailed(let errors) {
        // Only now: the widget may do without the files that need them.
        throw BuildError.compileFailed(unavailable(errors))
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

  /// The errors, with one that names all packages of missing modules in place of theirs.
  private func unavailable(_ errors: [BuildDiagnostic]) -> [BuildDiagnostic] {
    func package(_ error: BuildDiagnostic) -> String? {
      guard let module = CompilerOutput.missingModule(error.message),
        let address = project.addresses[module]
      else { return nil }
      return "\(module) (\(address))"
    }
    let names = Set(errors.compactMap(package)).sorted()
    guard !names.isEmpty else { return errors }
    // Most of what else is wrong follows from it.
    let rest = errors.filter { package($0) == nil }.prefix(5)
    return [
      BuildDiagnostic(
        path: project.root, severity: .error,
        message: "it imports \(names.joined(separator: ", ")), of which there is no copy on this "
          + "machine; clone it and give its folder with --also, or put it below "
          + "SourcePackages/checkouts beside the project")
    ] + rest
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
    let missing = MissingModules(sdk: sdk, swiftc: compiler.swiftc, modules: project.modules)
    let start = Set((used.widgetMains + used.widgets).map(\.file.path))
    let own = SourceIndex(files: used.files.filter { start.contains($0.path) })
    guard missing.errors(own).isEmpty else {
      let reached = SourceSelection.reached(
        from: start, among: chosen.subtracting(start), index: used)
      throw BuildError.compileFailed(
        missing.errors(SourceIndex(files: used.files.filter { reached.contains($0.path) })))
    }
    let modules = try compileModules(for: used, less: missing, in: work, progress: progress)
    let complete = start.isEmpty ? used : missing.complete(used)
    progress(.compiling(name: selection.name ?? project.name, files: complete.files.count))
    var relaxed: Set<String> = []
    func compile(_ sources: SourceIndex) throws {
      let generated = try generate(
        bundle, selection: selection, index: sources, folder: work + "/generated")
      let files = sources.files.map { $0.rewritten ? work + "/src" + $0.path : $0.path } + generated
      try self.compile(
        .init(
          module: project.module, files: files, settings: project.settings,
          searchPaths: project.modules.isEmpty ? [] : [work + "/modules"], objects: modules.objects,
          output: resources + "/extension", workFolder: work),
        index: sources, relaxed: &relaxed)
    }
    var notes = project.notes + selection.notes + modules.notes + bundle.diagnostics
    let handlers = missing.complete(
      SourceIndex(files: index.files.filter { project.handlerSources.contains($0.path) }))
    var omissions = start.isEmpty ? [] : missing.errors(used)
    var omitted = Omissions(tool: SyntaxTool(sdk: sdk), folder: work + "/src")
    // The handlers are another target's code: welcome, not needed.
    if handlers.files.isEmpty
      || (try? compile(SourceIndex(files: complete.files + handlers.files))) == nil
    {
      do {
        try compile(complete)
      } catch BuildError.compileFailed(let errors) {
        omissions += errors
        guard let less = try compileLess(complete, after: errors, in: work, by: compile) else {
          throw BuildError.compileFailed(modules.omissions + omissions)
        }
        omitted = less
      }
    }
    notes += UnusedSources.notes(omissions, stubs: omitted.stubs)
    // With all modules there, what is wrong is wrong in the sources: drawn as far as it goes, and
    // said as what it is.
    if missing.errors(used).isEmpty, !modules.lacksModules {
      notes += modules.causes + omitted.causes
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

  /// Leaves out files that no widget reaches, then declarations with errors, until the rest
  /// compiles. Answers which declarations; nothing where the widgets do not do without what is
  /// wrong.
  private func compileLess(
    _ index: SourceIndex, after errors: [BuildDiagnostic], in work: String,
    by compile: (SourceIndex) throws -> Void
  ) throws -> Omissions? {
    let reached = UnusedSources.reached(index)
    if reached != index {
      do {
        try compile(reached)
        return Omissions(tool: SyntaxTool(sdk: sdk), folder: work + "/src")
      } catch BuildError.compileFailed(let further) {
        if let omissions = try omit(from: reached, after: further, in: work, by: compile) {
          return omissions
        }
      }
    }
    return try omit(from: index, after: errors, in: work, by: compile)
  }

  private func omit(
    from index: SourceIndex, after errors: [BuildDiagnostic], in work: String,
    by compile: (SourceIndex) throws -> Void
  ) throws -> Omissions? {
    var (index, errors) = (index, errors)
    let needed = UnusedSources.needed(index)
    // What is wrong by itself is no matter of what this SDK has.
    let wrong = Dictionary(grouping: errors.filter { $0.severity == .error }, by: \.path)
    guard !needed.isEmpty,
      wrong.values.allSatisfy({ $0.contains(where: UnusedSources.isUnknownName) })
    else { return nil }
    var omissions = Omissions(tool: SyntaxTool(sdk: sdk), folder: work + "/src", needed: needed)
    for _ in 0..<Self.omissionRounds {
      guard let less = try omissions.less([index], after: errors)?.first else { return nil }
      do {
        try compile(less)
        return omissions
      } catch BuildError.compileFailed(let further) {
        (index, errors) = (less, further)
      }
    }
    return nil
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
      files += try write(classes, of: path, to: folder + "/", bundle: bundle.folder)
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

  /// Writes the classes of a data model, and what they stand for at run time.
  func write(
    _ classes: DataModelClasses, of path: String, to prefix: String, bundle: String
  ) throws -> [String] {
    let stem = Paths.stem(path)
    try FileBytes.write(
      JSONValue.object(classes.entities).text, to: bundle + "/\(stem).datamodel.json")
    guard !classes.code.isEmpty else { return [] }
    let file = prefix + Paths.identifier(stem) + "Model.swift"
    try FileBytes.write(classes.code, to: file)
    return [file]
  }

  /// Compile errors in the user's own paths. Language mode 6 asks more of the SDK's annotations
  /// than they may give: what fails there gets a second chance in mode 5, with 6's syntax, and is
  /// not asked for in 6 again.
  func compile(_ job: Compiler.Job, index: SourceIndex, relaxed: inout Set<String>) throws {
    var job = job
    do {
      if job.settings.swiftVersion == "6", !relaxed.contains(job.module) {
        do { return try compiler.run(job) } catch BuildError.compileFailed {}
        relaxed.insert(job.module)
      }
      if relaxed.contains(job.module) { job.settings.relax() }
      try compiler.run(job)
    } catch BuildError.compileFailed(let diagnostics) {
      throw BuildError.compileFailed(CompilerOutput.map(diagnostics, index: index))
    }
  }
}

extension ProjectSettings {
  /// Mode 5 of the language, with what mode 6 has beside its checks.
  fileprivate mutating func relax() {
    swiftVersion = "5"
    upcomingFeatures += [
      "BareSlashRegexLiterals", "InferSendableFromCaptures", "IsolatedDefaultValues",
      "RegionBasedIsolation", "GlobalActorIsolatedTypesUsability",
    ].filter { !upcomingFeatures.contains($0) }
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
