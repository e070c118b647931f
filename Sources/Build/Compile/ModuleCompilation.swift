import Foundation

/// Modules of local packages, compiled before the extension that imports them.
extension BuildTask {
  struct Modules {
    /// In the order of compilation; the `.swiftmodule` files stand in `modules` of the work folder.
    var objects: [String] = []
    /// Why files were left out: notes where the widget does without them, its errors where not.
    var omissions: [BuildDiagnostic] = []
    var notes: [BuildDiagnostic] {
      omissions.prefix(1).map { first in
        BuildDiagnostic(
          path: first.path, line: first.line, column: first.column, severity: .note,
          message: "the package is compiled without files that the widget does not use: "
            + first.message)
      }
    }
  }

  /// All modules. Where one does not compile, since an app's package often holds what no widget
  /// needs (sign-in, shops, a database), only the files that the extension reaches by name, less
  /// those that still do not compile: names reach too far, most of all into extensions.
  func compileModules(
    for widget: SourceIndex, in work: String, progress: (BuildPhase) -> Void
  ) throws -> Modules {
    guard !project.modules.isEmpty else { return Modules() }
    let indexes = try project.modules.map { module in
      try SyntaxTool(sdk: sdk).resolve(
        module.sources, platform: project.platform, settings: module.settings,
        extraModules: project.modules.map(\.name), folder: work + "/src")
    }
    do {
      return Modules(objects: try compile(indexes, in: work, progress: progress))
    } catch BuildError.compileFailed(let diagnostics) {
      let start = Set(widget.files.map(\.path))
      let all = SourceIndex(files: widget.files + indexes.flatMap(\.files))
      let reached = SourceSelection.reached(
        from: start, among: Set(all.files.map(\.path)).subtracting(start), index: all)
      let pruned = indexes.map { index in
        SourceIndex(files: index.files.filter { reached.contains($0.path) })
      }
      let errors = diagnostics.filter { $0.severity == .error }
      let objects = try compileLess(
        pruned == indexes ? Self.indexes(indexes, less: errors) : pruned, in: work, errors: errors,
        progress: progress)
      return Modules(objects: objects, omissions: errors)
    }
  }

  /// Leaves out files with errors until the rest compiles. Throws the first errors where nothing
  /// is left to be left out, or a file without errors of its own is in the way.
  private func compileLess(
    _ indexes: [SourceIndex], in work: String, errors: [BuildDiagnostic],
    progress: (BuildPhase) -> Void
  ) throws -> [String] {
    var indexes = indexes
    for _ in 0..<Self.omissionRounds {
      do {
        return try compile(indexes, in: work, progress: progress)
      } catch BuildError.compileFailed(let diagnostics) {
        let less = Self.indexes(indexes, less: diagnostics.filter { $0.severity == .error })
        guard less != indexes else { break }
        indexes = less
      }
    }
    throw BuildError.compileFailed(errors)
  }

  private static func indexes(
    _ indexes: [SourceIndex], less errors: [BuildDiagnostic]
  ) -> [SourceIndex] {
    let wrong = Set(errors.map(\.path))
    return indexes.map { index in
      SourceIndex(files: index.files.filter { !wrong.contains($0.path) })
    }
  }

  /// Each round shows the compiler's complaints about what the last one took away.
  static var omissionRounds: Int { 8 }

  private func compile(
    _ indexes: [SourceIndex], in work: String, progress: (BuildPhase) -> Void
  ) throws -> [String] {
    var objects: [String] = []
    for (module, index) in zip(project.modules, indexes) {
      progress(.compiling(name: module.name, files: index.files.count))
      var files = index.files.map { $0.rewritten ? work + "/src" + $0.path : $0.path }
      let support = work + "/generated/\(module.name)Support.swift"
      try FileBytes.write(SupportFile.code(mainWidgets: nil), to: support)
      files.append(support)
      if let symbols = try assetSymbols(of: module, index: index, in: work) {
        files.append(symbols)
      }
      let object = work + "/modules/\(module.name).o"
      try compile(
        .init(
          module: module.name, files: files, settings: module.settings,
          searchPaths: [work + "/modules"], objects: [], output: object,
          workFolder: work, isLibrary: true),
        index: index)
      objects.append(object)
    }
    return objects
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
