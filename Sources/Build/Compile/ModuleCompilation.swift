import Foundation
import VitrinePlatform

/// Modules of local packages, compiled before the extension that imports them.
extension CompileStage {
  struct Modules {
    /// In the order of compilation; the `.swiftmodule` files stand in `modules` of the work folder.
    var objects: [String] = []
    /// Of those that wait with it until the extension is linked.
    var code: CodeOnDemand?
    /// Of all that the extension sees of them; empty where there are none.
    var digest = ""
    /// How they came to stand there; nil where there are none.
    var state: ModuleState?
    /// Files that were left out.
    var leftOut: [Omission] = []
    var omissions: [Omission] { leftOut + (state?.omissions.omissions ?? []) }
    /// Why something was left out: shown where the widget turns out to need it.
    var errors: [BuildDiagnostic] = []
    /// Modules that do not compile, and those that import them.
    var broken: Set<String> = []
    /// Where only what the extension reaches by name was compiled: of the modules, and of its own files.
    var reached: [Reach] = []
  }

  /// Modules on their way to standing there.
  struct ModuleState {
    var indexes: [SourceIndex]
    /// What was taken out of their files.
    var omissions: SourceOmissions
    var rounds: ModuleRounds
  }

  /// What the rounds of a compilation know of each other.
  struct ModuleRounds {
    /// Modules that stand there, and the sources that they came of.
    var compiled: [String: SourceIndex] = [:]
    /// Modules that only mode 6 of the language takes.
    var strict: Set<String> = []
    /// Modules that did not compile in some round.
    var failed: Set<String> = []
    /// Modules that others of the round import.
    var imported: Set<String> = []
    /// Modules that were checked against others with errors, by name, with the sources they were checked as.
    var sketched: [String: SourceIndex] = [:]
    /// Modules in C that can be imported.
    var inC: Set<String> = []
    /// Where only what the extension reaches by name is compiled.
    var reach: Reach?
    /// Modules that the extension's own files import.
    var importedByWidget: Set<String> = []
  }

  /// How much of the modules is compiled.
  enum Part {
    /// What the extension and further names reach, where that is much less.
    case reached(with: Reach.Seeds)
    case all

    /// - seeds: what was missed.
    mutating func add(_ seeds: Reach.Seeds) {
      guard case .reached(var all) = self else { return }
      all.add(seeds)
      self = .reached(with: all)
    }
  }

  /// The modules: what the extension reaches of them, which of an app's own is often a small part, or where that
  /// does not compile alone, all. Where one does not compile, since an app's package often holds what no widget
  /// needs (sign-in, shops, a database), only the files that the extension reaches by name, less
  /// what still does not compile: names reach too far, most of all into extensions. Files that are no text go first:
  /// the compiler has an error for each of their bytes.
  /// - whole: as `readModules` has them.
  func compileModules(
    _ whole: [SourceIndex], for widget: SourceIndex, less missing: MissingModules, part: Part
  ) throws -> Modules {
    guard !project.modules.isEmpty else { return Modules() }
    let illegible = whole.flatMap(\.illegible)
    var modules = try compile(whole.map(\.legible), for: widget, less: missing, part: part)
    modules.leftOut = Omission.files(illegible.map(\.path), errors: illegible) + modules.leftOut
    modules.errors += illegible
    return modules
  }

  private func compile(
    _ whole: [SourceIndex], for widget: SourceIndex, less missing: MissingModules, part: Part
  ) throws -> Modules {
    let reach = reach(from: widget, in: whole, part)
    let all = try reach?.trimmed(whole, in: work.sources) ?? whole
    let indexes = all.map(missing.complete)
    let absent = all.flatMap(missing.errors)
    let left = zip(all, indexes).flatMap { Self.paths($0, without: $1) }
    let files = Omission.files(left, errors: absent)
    let imported = Set(widget.files.flatMap(\.imports))
    var rounds = ModuleRounds(reach: reach, importedByWidget: imported)
    let reached =
      reach == nil ? Self.reached(from: widget, in: all) : Set(all.flatMap { $0.files.map(\.path) })
    var modules: Modules
    // A file that the widget needs is worth more without an import than not at all.
    if !reached.isDisjoint(with: left) {
      var less = try compileLess(all, reached, after: absent, rounds: &rounds)
      less.errors = absent
      if less.broken.isEmpty { return less }
      _ = try reach?.trimmed(try readModules().map(\.legible), in: work.sources) ?? readModules()
      rounds = ModuleRounds(reach: reach, importedByWidget: imported)
    }
    modules = try compileAll(indexes, reached, rounds: &rounds)
    modules.leftOut = files + modules.leftOut
    modules.errors = absent + modules.errors
    return modules
  }

  /// Declaration by declaration, where that saves much.
  private func reach(from widget: SourceIndex, in modules: [SourceIndex], _ part: Part) -> Reach? {
    guard case .reached(let seeds) = part else { return nil }
    let reach = Reach(roots: widget, modules: named(modules), seeds: seeds)
    return reach.savesMuch ? reach : nil
  }

  func named(_ modules: [SourceIndex]) -> [(name: String, index: SourceIndex)] {
    zip(project.modules, modules).map { (name: $0.name, index: $1) }
  }

  /// The modules' files, each as its own settings ask for; what was taken out of them is there again.
  func readModules() throws -> [SourceIndex] {
    let names = project.modules.map(\.name)
    let sources = project.modules.flatMap(\.sources)
    // A file of two modules has one copy: the last one's.
    let isShared = Set(sources).count < sources.count
    return try SideBySide.map(names.count, atMost: isShared ? 1 : .max) { number in
      let module = project.modules[number]
      return try reader.read(
        module.sources, platform: project.platform, settings: module.settings,
        extraModules: names, folder: work.sources)
    }
  }

  private func compileAll(
    _ indexes: [SourceIndex], _ reached: Set<String>, rounds: inout ModuleRounds
  ) throws -> Modules {
    do {
      try compile(indexes, rounds: &rounds)
      return try standing(
        ModuleState(indexes: indexes, omissions: sourceOmissions, rounds: rounds))
    } catch BuildError.compileFailed(let diagnostics) where !omitsNothing {
      let errors = diagnostics.filter { $0.severity == .error }
      // What is wrong with what is reached is wrong with the whole as well.
      var less = try compileLess(
        indexes, reached, after: errors, isTried: rounds.reach != nil, rounds: &rounds)
      less.errors = errors
      return less
    }
  }

  /// The modules' files that the widget reaches by name.
  private static func reached(
    from widget: SourceIndex, in modules: [SourceIndex]
  ) -> Set<String> {
    let roots = Set(widget.files.map(\.path))
    let sources = SourceIndex(files: widget.files + modules.flatMap(\.files))
    return SourceSelection.reached(
      from: roots, among: Set(sources.files.map(\.path)).subtracting(roots), index: sources
    ).union(sources.exporters)
  }

  /// Only what the extension reaches, and of that what compiles. Where that does not end, the widget
  /// is tried without the modules that do not compile.
  private func compileLess(
    _ all: [SourceIndex], _ reached: Set<String>, after errors: [BuildDiagnostic],
    isTried: Bool = false, rounds: inout ModuleRounds
  ) throws -> Modules {
    let pruned = pruned(all, to: reached, rounds)
    var state = ModuleState(indexes: pruned, omissions: sourceOmissions, rounds: rounds)
    let left = zip(all, pruned).flatMap { Self.paths($0, without: $1) }
    let files = Omission.files(left, errors: errors)
    let known = Set(pruned.flatMap { $0.files.map(\.path) })
    // Imports of what nobody has are known before the compiler is asked.
    let imports = errors.filter {
      known.contains($0.path) && CompilerOutput.missingModule($0.message) != nil
    }
    var next: [SourceIndex]? = pruned
    if !imports.isEmpty || left.isEmpty || isTried {
      next = try state.omissions.less(pruned, after: imports.isEmpty ? errors : imports)
    }
    var modules = try settle(&state, next)
    rounds = state.rounds
    modules.leftOut = files
    return modules
  }

  /// Leaves out what does not compile until the rest does. Where that does not end, the modules that do not compile are
  /// told.
  private func settle(_ state: inout ModuleState, _ next: [SourceIndex]?) throws -> Modules {
    var next = next
    for _ in 0..<Self.omissionRounds {
      guard let less = next else { break }
      state.indexes = less
      do {
        try compile(less, rounds: &state.rounds)
        return try standing(state)
      } catch BuildError.compileFailed(let diagnostics) {
        next = try self.less(less, after: diagnostics, &state.omissions, state.rounds)
      }
    }
    let names = project.modules.filter { $0.macro == nil }.map(\.name)
    removeSketches(state.rounds)
    var modules = try standing(state)
    modules.broken = Set(names).subtracting(state.rounds.compiled.keys)
      .subtracting(state.rounds.inC)
    return modules
  }

  /// The same without what is wrong in code that waited, and all else as it is; nothing where that does not help.
  func modules(_ modules: Modules, less failure: CodeOnDemand.Failure) throws -> Modules? {
    guard !omitsNothing, var state = modules.state else { return nil }
    let errors = failure.errors.sorted { $0.key < $1.key }.flatMap(\.value)
    if let more = state.rounds.reach?.missed(in: errors) { throw Reach.TooFew(seeds: more) }
    guard let next = try less(state.indexes, after: errors, &state.omissions, state.rounds)
    else { return nil }
    var less = try settle(&state, next)
    guard less.broken.isSubset(of: modules.broken) else { return nil }
    less.leftOut = modules.leftOut
    less.errors = modules.errors + errors
    less.reached = modules.reached
    return less
  }

  private var sourceOmissions: SourceOmissions {
    SourceOmissions(tool: reader.tool, folder: work.sources, isThorough: !isStrict)
  }

  /// The modules that stand there after a round.
  private func standing(_ state: ModuleState) throws -> Modules {
    Modules(
      objects: objects(state.rounds), code: try codeOnDemand(state.indexes, state.rounds),
      digest: digest(state.rounds), state: state,
      reached: [state.rounds.reach].compactMap { $0 })
  }

  /// What compiled as a whole stays as it is.
  private func pruned(
    _ all: [SourceIndex], to reached: Set<String>, _ rounds: ModuleRounds
  ) -> [SourceIndex] {
    zip(project.modules, all).map { module, index in
      rounds.compiled[module.name] == index ? index : index.only(Array(reached))
    }
  }

  /// The modules without what does not compile in the files that do not.
  private func less(
    _ indexes: [SourceIndex], after errors: [BuildDiagnostic], _ omissions: inout SourceOmissions,
    _ rounds: ModuleRounds
  ) throws -> [SourceIndex]? {
    var indexes = indexes
    let helps = try OmissionRounds.settle(after: errors) { errors in
      guard let less = try omissions.less(indexes, after: errors) else { return nil }
      indexes = less
      // What other modules miss of these shows when they are compiled again.
      let wrong = Set(errors.map(\.path))
      return OmissionRounds.Step(
        less.filter { $0.files.contains { wrong.contains($0.path) } }, gone: omissions.goneNames)
    } look: {
      try self.errors(in: $0, of: indexes, rounds)
    }
    return helps ? indexes : nil
  }

  /// Of the modules that stand there with their code.
  func objects(_ rounds: ModuleRounds) -> [String] {
    project.modules.filter { rounds.compiled[$0.name] != nil && !defersCode(of: $0) }.map(object)
  }

  /// Of all that the extension sees of the modules that stand there.
  private func digest(_ rounds: ModuleRounds) -> String {
    let hash = SHA256()
    for plugin in compiler.plugins { hash.update(plugin.key) }
    for module in project.modules
    where rounds.compiled[module.name] != nil || rounds.inC.contains(module.name) {
      hash.update(module.name)
      hash.update(kept.interfaceDigest(of: module))
    }
    return hash.finish()
  }

  private func object(of module: LocalModule) -> String { work.modules + "/\(module.name).o" }

  /// - onSketches: whether modules with errors may be among those that it imports.
  func job(
    _ module: LocalModule, _ index: SourceIndex, onSketches: Bool
  ) throws -> Compiler.Job {
    let generated = ModuleSources(
      module: module, platform: project.platform, work: work, inputs: inputs)
    let files =
      index.files.map { work.sources + $0.path }
      + (try generated.write(for: index))
    var job = Compiler.Job(
      module: module.name, files: files, settings: module.settings,
      searchPaths: [work.modules] + cSearchPaths, objects: [], output: object(of: module),
      workFolder: work.path, headers: cFolders, isLibrary: true,
      importsSketches: onSketches)
    job.note(index, in: work.sources)
    return job
  }

  /// Whether it is of a package that was fetched: those mostly compile.
  func isPublished(_ module: LocalModule) -> Bool {
    module.sources.allSatisfy { $0.hasPrefix(cache.folder + "/") }
  }

  /// The modules in the cache.
  var kept: CompiledModules {
    CompiledModules(
      cache: cache, identity: compiler.identity, project: project, folder: work.modules,
      inputs: inputs, plugins: compiler.plugins)
  }

  /// - onSketches: whether modules with errors are among those that it imports.
  /// - rounds: tell whether it compiled before.
  func compile(
    _ module: LocalModule, _ index: SourceIndex, onSketches: Bool, _ rounds: ModuleRounds,
    strict: inout Set<String>
  ) throws {
    var job = try job(module, index, onSketches: onSketches)
    job.waitsForDemand = defersCode(of: module)
    job.isImported = rounds.imported.contains(module.name)
    let hasFailed = rounds.failed.contains(module.name)
    job.mayHaveErrors = hasFailed || !isPublished(module)
    let kept = kept
    let key = kept.key(module, job, index)
    if try kept.use(module, key, job, index) { return }
    kept.remove(module)
    do {
      // What is wrong in bodies is not known where nobody has looked.
      try KnownErrors(name: module.name, key: job.kept(as: key), cache: cache).orThrown {
        try compile(job, index: index, strict: &strict, by: compiler)
        // It holds for these modules alone, and they are not what will be linked.
        if onSketches { throw BuildError.compileFailed([]) }
      }
    } catch let error as BuildError {
      if case .compileFailed = error { kept.shareSketch(module, key) }
      throw error
    }
    kept.keep(module, key, job, index)
  }
}
