import Foundation

/// Modules of local packages, compiled before the extension that imports them.
extension CompileStage {
  struct Modules {
    /// In the order of compilation; the `.swiftmodule` files stand in `modules` of the work folder.
    var objects: [String] = []
    /// Of all that they were compiled from; empty where there are none.
    var digest = ""
    var omissions: [Omission] = []
    /// Why something was left out: shown where the widget turns out to need it.
    var errors: [BuildDiagnostic] = []
  }

  /// What the rounds of a compilation know of each other.
  struct ModuleRounds {
    /// Modules that stand there, and the sources that they came of.
    var compiled: [String: SourceIndex] = [:]
    /// Modules that only mode 5 of the language takes.
    var relaxed: Set<String> = []
    /// Objects of modules in C.
    var inC: [String: [String]] = [:]
  }

  /// All modules. Where one does not compile, since an app's package often holds what no widget
  /// needs (sign-in, shops, a database), only the files that the extension reaches by name, less
  /// what still does not compile: names reach too far, most of all into extensions.
  func compileModules(for widget: SourceIndex, less missing: MissingModules) throws -> Modules {
    guard !project.modules.isEmpty else { return Modules() }
    let all = try project.modules.map { module in
      try reader.read(
        module.sources, platform: project.platform, settings: module.settings,
        extraModules: project.modules.map(\.name), folder: work.sources)
    }
    let indexes = all.map(missing.complete)
    let absent = all.flatMap(missing.errors)
    let left = zip(all, indexes).flatMap { Self.paths($0, without: $1) }
    let files = Omission.files(left, errors: absent)
    var rounds = ModuleRounds()
    do {
      let objects = try compile(indexes, rounds: &rounds)
      return Modules(
        objects: objects, digest: try digest(indexes, rounds), omissions: files, errors: absent)
    } catch BuildError.compileFailed(let diagnostics) {
      let errors = diagnostics.filter { $0.severity == .error }
      guard let less = try compileLess(indexes, for: widget, after: errors, rounds: &rounds) else {
        throw BuildError.compileFailed(absent + errors)
      }
      return Modules(
        objects: less.objects, digest: less.digest, omissions: files + less.omissions,
        errors: absent + errors)
    }
  }

  /// Only what the extension reaches, and of that what compiles; nothing where that does not end.
  private func compileLess(
    _ indexes: [SourceIndex], for widget: SourceIndex, after errors: [BuildDiagnostic],
    rounds: inout ModuleRounds
  ) throws -> Modules? {
    let roots = Set(widget.files.map(\.path))
    let sources = SourceIndex(files: widget.files + indexes.flatMap(\.files))
    let reached = SourceSelection.reached(
      from: roots, among: Set(sources.files.map(\.path)).subtracting(roots), index: sources)
    let pruned = indexes.map { $0.only(Array(reached)) }
    var omissions = SourceOmissions(tool: reader.tool, folder: work.sources)
    let left = zip(indexes, pruned).flatMap { Self.paths($0, without: $1) }
    let files = Omission.files(left, errors: errors)
    let start = left.isEmpty ? try omissions.less(indexes, after: errors) : pruned
    guard var indexes = start else { return nil }
    for _ in 0..<Self.omissionRounds {
      do {
        let objects = try compile(indexes, rounds: &rounds)
        return Modules(
          objects: objects, digest: try digest(indexes, rounds),
          omissions: files + omissions.omissions)
      } catch BuildError.compileFailed(let diagnostics) {
        guard let less = try omissions.less(indexes, after: diagnostics) else { return nil }
        indexes = less
      }
    }
    return nil
  }

  /// One round: what stands there already, on the same sources and the same modules, stays. A
  /// module that fails keeps those from being compiled that import it, and no others.
  private func compile(_ indexes: [SourceIndex], rounds: inout ModuleRounds) throws -> [String] {
    var errors: [BuildDiagnostic] = []
    var failed: Set<String> = []
    var renewed: Set<String> = []
    for (module, index) in zip(project.modules, indexes) {
      if let target = module.c {
        // What imports it fails with the compiler's own words.
        if rounds.inC[module.name] == nil {
          rounds.inC[module.name] = (try? compileC(module, target)) ?? []
        }
        continue
      }
      let imports = Set(index.files.flatMap(\.imports))
      guard failed.isDisjoint(with: imports) else {
        failed.insert(module.name)
        continue
      }
      if rounds.compiled[module.name] == index, renewed.isDisjoint(with: imports) { continue }
      rounds.compiled[module.name] = nil
      progress(.compiling(name: module.name, files: index.files.count))
      do {
        try compile(module, index, relaxed: &rounds.relaxed)
        rounds.compiled[module.name] = index
        renewed.insert(module.name)
      } catch BuildError.compileFailed(let diagnostics) {
        errors += diagnostics
        failed.insert(module.name)
      }
    }
    guard failed.isEmpty else { throw BuildError.compileFailed(errors) }
    return project.modules.flatMap { rounds.inC[$0.name] ?? [object(of: $0)] }
  }

  /// Of the modules' sources as they were compiled, and how.
  private func digest(_ indexes: [SourceIndex], _ rounds: ModuleRounds) throws -> String {
    let hash = SHA256()
    for name in rounds.relaxed.sorted() { hash.update(name) }
    for (module, index) in zip(project.modules, indexes) {
      let flags = compiler.flags(module: module.name, settings: module.settings, searchPaths: [])
      for flag in flags { hash.update(flag) }
      if let target = module.c {
        let files = target.sources + inputs.headers(below: target.include)
        for path in files { hash.update(inputs.digest(path) ?? "") }
      }
      for file in index.files {
        hash.update(file.path)
        let text = FileRecorder.read(work.sources + file.path)?.bytes ?? []
        hash.update(SHA256.digest(text))
      }
    }
    return hash.finish()
  }

  private func object(of module: LocalModule) -> String { work.modules + "/\(module.name).o" }

  private func compile(
    _ module: LocalModule, _ index: SourceIndex, relaxed: inout Set<String>
  ) throws {
    let generated = ModuleSources(
      module: module, platform: project.platform, work: work, inputs: inputs)
    let files =
      index.files.map { work.sources + $0.path }
      + (try generated.write(for: index))
    let job = Compiler.Job(
      module: module.name, files: files, settings: module.settings,
      searchPaths: [work.modules] + cSearchPaths, objects: [], output: object(of: module),
      workFolder: work.path, headers: cFolders, isLibrary: true)
    let kept = CompiledModules(
      cache: cache, identity: identity, project: project, folder: work.modules, inputs: inputs)
    if try kept.use(module, job, index) { return }
    try compile(job, index: index, relaxed: &relaxed)
    kept.keep(module, job, index)
  }
}
