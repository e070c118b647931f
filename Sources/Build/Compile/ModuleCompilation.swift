import Foundation

/// Modules of local packages, compiled before the extension that imports them.
extension BuildTask {
  struct Modules {
    /// In the order of compilation; the `.swiftmodule` files stand in `modules` of the work folder.
    var objects: [String] = []
    /// Why files were left out: notes where the widget does without them, its errors where not.
    var omissions: [BuildDiagnostic] = []
    var stubs: [String] = []
    /// Why functions of theirs are without a body.
    var causes: [BuildDiagnostic] = []
    /// Whether they import modules that nobody has here.
    var lacksModules = false
    var notes: [BuildDiagnostic] { UnusedSources.notes(omissions, stubs: stubs) }
  }

  /// What the rounds of a compilation know of each other.
  struct ModuleRounds {
    /// Modules that stand there, and the sources that they came of.
    var compiled: [String: SourceIndex] = [:]
    /// Modules that only mode 5 of the language takes.
    var relaxed: Set<String> = []
  }

  /// All modules. Where one does not compile, since an app's package often holds what no widget
  /// needs (sign-in, shops, a database), only the files that the extension reaches by name, less
  /// what still does not compile: names reach too far, most of all into extensions.
  func compileModules(
    for widget: SourceIndex, less missing: MissingModules, in work: String,
    progress: (BuildPhase) -> Void
  ) throws -> Modules {
    guard !project.modules.isEmpty else { return Modules() }
    let all = try project.modules.map { module in
      try SyntaxTool(sdk: sdk).resolve(
        module.sources, platform: project.platform, settings: module.settings,
        extraModules: project.modules.map(\.name), folder: work + "/src")
    }
    let indexes = all.map(missing.complete)
    let absent = all.flatMap(missing.errors)
    var rounds = ModuleRounds()
    do {
      let objects = try compile(indexes, in: work, rounds: &rounds, progress: progress)
      return Modules(objects: objects, omissions: absent, lacksModules: !absent.isEmpty)
    } catch BuildError.compileFailed(let diagnostics) {
      let roots = Set(widget.files.map(\.path))
      let sources = SourceIndex(files: widget.files + indexes.flatMap(\.files))
      let reached = SourceSelection.reached(
        from: roots, among: Set(sources.files.map(\.path)).subtracting(roots), index: sources)
      let pruned = indexes.map { index in
        SourceIndex(files: index.files.filter { reached.contains($0.path) })
      }
      let errors = diagnostics.filter { $0.severity == .error }
      var omissions = Omissions(tool: SyntaxTool(sdk: sdk), folder: work + "/src")
      let start = pruned == indexes ? try omissions.less(indexes, after: errors) : pruned
      guard let start,
        let objects = try compileLess(
          start, by: &omissions, in: work, rounds: &rounds, progress: progress)
      else { throw BuildError.compileFailed(absent + errors) }
      return Modules(
        objects: objects, omissions: absent + errors, stubs: omissions.stubs,
        causes: omissions.causes, lacksModules: !absent.isEmpty)
    }
  }

  /// Leaves out what does not compile until the rest does; nothing where that does not end.
  private func compileLess(
    _ indexes: [SourceIndex], by omissions: inout Omissions, in work: String,
    rounds: inout ModuleRounds, progress: (BuildPhase) -> Void
  ) throws -> [String]? {
    var indexes = indexes
    for _ in 0..<Self.omissionRounds {
      do {
        return try compile(indexes, in: work, rounds: &rounds, progress: progress)
      } catch BuildError.compileFailed(let diagnostics) {
        guard let less = try omissions.less(indexes, after: diagnostics) else { return nil }
        indexes = less
      }
    }
    return nil
  }

  /// Each round shows the compiler's complaints about what the last one took away.
  static var omissionRounds: Int { 12 }

  /// One round: what stands there already, on the same sources and the same modules, stays. A
  /// module that fails keeps those from being compiled that import it, and no others.
  private func compile(
    _ indexes: [SourceIndex], in work: String, rounds: inout ModuleRounds,
    progress: (BuildPhase) -> Void
  ) throws -> [String] {
    var errors: [BuildDiagnostic] = []
    var failed: Set<String> = []
    var renewed: Set<String> = []
    for (module, index) in zip(project.modules, indexes) {
      let imports = Set(index.files.flatMap(\.imports))
      guard failed.isDisjoint(with: imports) else {
        failed.insert(module.name)
        continue
      }
      if rounds.compiled[module.name] == index, renewed.isDisjoint(with: imports) { continue }
      rounds.compiled[module.name] = nil
      progress(.compiling(name: module.name, files: index.files.count))
      do {
        try compile(module, index, in: work, relaxed: &rounds.relaxed)
        rounds.compiled[module.name] = index
        renewed.insert(module.name)
      } catch BuildError.compileFailed(let diagnostics) {
        errors += diagnostics
        failed.insert(module.name)
      }
    }
    guard failed.isEmpty else { throw BuildError.compileFailed(errors) }
    return project.modules.map { object(of: $0, in: work) }
  }

  private func object(of module: LocalModule, in work: String) -> String {
    work + "/modules/\(module.name).o"
  }

  private func compile(
    _ module: LocalModule, _ index: SourceIndex, in work: String, relaxed: inout Set<String>
  ) throws {
    var files = index.files.map { $0.rewritten ? work + "/src" + $0.path : $0.path }
    let support = work + "/generated/\(module.name)Support.swift"
    try FileBytes.write(SupportFile.code(mainWidgets: nil), to: support)
    files.append(support)
    if let symbols = try assetSymbols(of: module, index: index, in: work) {
      files.append(symbols)
    }
    let declared = Set(index.files.flatMap { $0.declaredNames ?? [] })
    for path in module.dataModels {
      let classes = DataModelClasses(path: path, declared: declared)
      files += try write(
        classes, of: path, to: work + "/generated/\(module.name)", bundle: work + "/out/bundle")
    }
    try compile(
      .init(
        module: module.name, files: files, settings: module.settings,
        searchPaths: [work + "/modules"], objects: [], output: object(of: module, in: work),
        workFolder: work, isLibrary: true),
      index: index, relaxed: &relaxed)
  }

  /// `Image(.name)` and `Color(.name)` for the module's own catalogs, as Xcode generates them for
  /// every target.
  private func assetSymbols(
    of module: LocalModule, index: SourceIndex, in work: String
  ) throws -> String? {
    guard !module.catalogs.isEmpty, module.settings.generatesAssetSymbols else { return nil }
    let symbols = AssetSymbols(
      AssetCatalog(catalogs: module.catalogs),
      declared: Set(index.files.flatMap { $0.declaredNames ?? [] }), platform: project.platform)
    guard let code = symbols.code else { return nil }
    let path = work + "/generated/\(module.name)AssetSymbols.swift"
    try FileBytes.write(code, to: path)
    return path
  }
}
