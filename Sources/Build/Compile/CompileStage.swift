import Foundation

/// Compiles an extension and the modules that it imports. What does not compile and no widget needs is
/// left out and reported.
struct CompileStage: Sendable {
  let project: WidgetProject
  let sdk: SDKLocation
  let compiler: Compiler
  let work: WorkFolder
  let inputs: FileRecorder
  let reader: SourceReader
  let isStrict: Bool
  let omitsNothing: Bool
  /// Where compiled modules are kept.
  let cache: CacheLocation
  /// Of the SDK and the compiler, for what is kept.
  let identity: String
  let progress: @Sendable (BuildPhase) -> Void

  /// Each round shows the compiler's errors about what the last one took away.
  static let omissionRounds = 12

  /// Compiles the chosen sources to the bundle's executable; answers what had to be left out.
  func compile(
    _ used: SourceIndex, handlers: SourceIndex, generated: GeneratedSources, name: String
  ) throws -> [Omission] {
    do {
      return try compile(used, handlers, generated, name: name, part: .reached)
    } catch is ReachedModules.TooFew {
      try restore(used)
      return try compile(used, handlers, generated, name: name, part: .all)
    }
  }

  private func compile(
    _ used: SourceIndex, _ handlers: SourceIndex, _ generated: GeneratedSources, name: String,
    part: Part
  ) throws -> [Omission] {
    var missing = MissingModules(
      provided: ProvidedModules.names(sdk: sdk, compiler.toolchain), modules: project.modules,
      inputs)
    let start = Set((used.widgetMains + used.widgets).map(\.file.path))
    let modules = try compileModules(for: used, less: missing, part: part)
    missing.broken = modules.broken
    let complete = start.isEmpty ? used : missing.complete(used)
    let absent = start.isEmpty ? [] : missing.errors(used)
    progress(.compiling(name: name, files: complete.files.count))
    var attempt = ExtensionAttempt(stage: self, generated: generated, modules: modules, relaxed: [])
    let omissions = Omission.files(Self.paths(used, without: complete), errors: absent)
    // Without the files of the widgets themselves nothing can be had.
    var hopeless = missing.errors(used.only(Array(start)))
    if hopeless.isEmpty {
      do {
        let less = try compile(complete, handlers: missing.complete(handlers), by: &attempt)
        return modules.omissions + omissions + less
      } catch BuildError.compileFailed(let errors) {
        hopeless = errors
      }
    }
    if !absent.isEmpty {
      // Packages bring UIKit along, without which files got by that import them.
      attempt.compiler.implicit.append("UIKit")
      if !omitsNothing, let less = try compileWithoutImports(used, missing, by: &attempt) {
        return modules.omissions + less
      }
    }
    let errors = modules.errors + absent + hopeless.filter { !absent.contains($0) }
    // Where nothing is missing, a name that is not found is the author's mistake, and all is told of it.
    let isWhole = modules.errors.isEmpty && absent.isEmpty && modules.broken.isEmpty
    guard !start.isEmpty, !isStrict, !isWhole, errors.contains(where: \.isUnknownName),
      let less = try compileThoroughly(used, missing, by: &attempt)
    else { throw BuildError.compileFailed(errors) }
    return modules.omissions + less
  }

  /// Files that import what nobody provides, without these imports: often nothing, or only a function
  /// that no widget calls, uses them. Nothing where the widgets do.
  private func compileWithoutImports(
    _ used: SourceIndex, _ missing: MissingModules, by attempt: inout ExtensionAttempt
  ) throws -> [Omission]? {
    let reached = ReachedSources.reached(used)
    try restore(reached)
    var imports = SourceOmissions(tool: reader.tool, folder: work.sources)
    guard let less = try imports.less([reached], after: missing.errors(reached))?.first else {
      return nil
    }
    let files = Omission.files(Self.paths(used, without: reached), errors: [])
    do {
      try attempt.compile(less)
      return imports.omissions + files
    } catch BuildError.compileFailed(let errors) {
      guard let omissions = try omit(from: less, after: errors, by: &attempt) else { return nil }
      return imports.omissions + files + omissions
    }
  }

  /// Intent handlers are another target's code: welcome, not needed.
  private func compile(
    _ complete: SourceIndex, handlers: SourceIndex, by attempt: inout ExtensionAttempt
  ) throws -> [Omission] {
    if !handlers.files.isEmpty {
      do {
        try attempt.compile(SourceIndex(files: complete.files + handlers.files))
        return []
      } catch BuildError.compileFailed {}
    }
    do {
      try attempt.compile(complete)
      return []
    } catch BuildError.compileFailed(let errors) where !omitsNothing {
      guard let omissions = try compileLess(complete, after: errors, by: &attempt) else {
        throw BuildError.compileFailed(errors)
      }
      return omissions
    }
  }

  /// Leaves out files that no widget reaches, then declarations with errors, until the rest compiles.
  /// Answers what was left out; nothing where the widgets need what is wrong.
  private func compileLess(
    _ index: SourceIndex, after errors: [BuildDiagnostic], by attempt: inout ExtensionAttempt
  ) throws -> [Omission]? {
    let reached = ReachedSources.reached(index)
    if reached != index {
      let files = Omission.files(Self.paths(index, without: reached), errors: errors)
      do {
        try attempt.compile(reached)
        return files
      } catch BuildError.compileFailed(let further) {
        if let omissions = try omit(from: reached, after: further, by: &attempt) {
          return files + omissions
        }
      }
      try restore(index)
    }
    return try omit(from: index, after: errors, by: &attempt)
  }

  private func omit(
    from index: SourceIndex, after errors: [BuildDiagnostic], by attempt: inout ExtensionAttempt
  ) throws -> [Omission]? {
    var (index, errors) = (index, errors)
    let needed = ReachedSources.needed(index)
    // Where no name is missing, what is wrong is the author's own. Where one is, much else follows from
    // it: types that cannot be inferred, calls that fit nothing.
    guard !needed.isEmpty, errors.contains(where: \.isUnknownName) else { return nil }
    var omissions = SourceOmissions(tool: reader.tool, folder: work.sources, needed: needed)
    for _ in 0..<Self.omissionRounds {
      guard let less = try omissions.less([index], after: errors)?.first else { return nil }
      // The author hears of it now, and not after the other rounds.
      if isStrict, omissions.omissions.contains(where: { $0.kind == .function }) { return nil }
      do {
        try attempt.compile(less)
        return omissions.omissions
      } catch BuildError.compileFailed(let further) {
        (index, errors) = (less, further)
      }
    }
    return nil
  }

  /// What was taken out on another way is there again.
  func restore(_ index: SourceIndex) throws {
    _ = try reader.read(
      index.files.map(\.path), platform: project.platform, settings: project.settings,
      extraModules: project.modules.map(\.name), folder: work.sources)
  }

  static func paths(_ all: SourceIndex, without kept: SourceIndex) -> [String] {
    let kept = Set(kept.files.map(\.path))
    return all.files.map(\.path).filter { !kept.contains($0) }
  }

  /// Compile errors in the user's own paths. Language mode 6 asks more of the SDK's annotations than
  /// they may give: what fails there gets a second chance in mode 5, with 6's syntax, and is not asked
  /// for in 6 again.
  func compile(
    _ job: Compiler.Job, index: SourceIndex, relaxed: inout Set<String>, by compiler: Compiler
  ) throws {
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

/// Compiling the extension's own sources, several times where some have to be left out.
struct ExtensionAttempt {
  let stage: CompileStage
  let generated: GeneratedSources
  /// Compiled before.
  let modules: CompileStage.Modules
  /// Modules that only mode 5 of the language takes.
  var relaxed: Set<String>
  var compiler: Compiler
  /// The source of types that stand for some of packages that are not there.
  var standIns: String?

  init(
    stage: CompileStage, generated: GeneratedSources, modules: CompileStage.Modules,
    relaxed: Set<String>
  ) {
    self.stage = stage
    self.generated = generated
    self.modules = modules
    self.relaxed = relaxed
    compiler = stage.compiler
  }

  mutating func compile(_ index: SourceIndex) throws {
    let (project, work) = (stage.project, stage.work)
    var files = index.files.map { work.sources + $0.path } + (try generated.write(for: index))
    if let standIns {
      let path = work.generated + "/GeneratedStandIns.swift"
      try CacheFile.write(standIns, to: path)
      files.append(path)
    }
    var job = Compiler.Job(
      module: project.module, files: files, settings: project.settings,
      searchPaths: project.modules.isEmpty ? [] : [work.modules] + stage.cSearchPaths,
      objects: modules.objects,
      output: work.bundle + "/extension", workFolder: work.path)
    job.headers = stage.cFolders
    job.interfaces = index.interfaces(in: work.sources)
    for file in index.files { job.opaqueNames[work.sources + file.path] = file.opaqueNames }
    job.imported = modules.digest
    do {
      try stage.compile(job, index: index, relaxed: &relaxed, by: compiler)
    } catch BuildError.compileFailed(let errors) {
      if modules.left?.explains(errors) ?? false { throw ReachedModules.TooFew() }
      throw BuildError.compileFailed(errors)
    }
  }
}

extension SourceIndex {
  /// Digests of what the copies show each other, by the copies' paths; nil where that is not known of all,
  /// as when something has been taken out.
  fileprivate func interfaces(in folder: String) -> [String: String]? {
    var digests: [String: String] = [:]
    for file in files {
      guard file.omissions == nil, let interface = file.interface else { return nil }
      digests[folder + file.path] = interface
    }
    return digests
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
