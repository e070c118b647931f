import Foundation

/// What a language server has to know of one module: the extension, or one that it imports.
public struct EditorModule: Sendable {
  /// As it is imported.
  public var name: String
  /// The user's own, absolute, sorted.
  public var sources: [String]
  /// What Xcode would generate.
  public var generated: [String]
  /// For `swiftc`, without the files.
  public var arguments: [String]
  /// Sources that differ for the platform from what stands in them, each with the copy to read instead.
  public var resolved: [String: String]
  /// How a text of the module is resolved while it is edited.
  public var resolver: EditorResolver
}

extension WidgetBuilder {
  /// The modules of a request's extensions. Nothing of the extensions themselves is compiled.
  /// - folder: for generated sources and resolved copies.
  public func editorModules(_ request: BuildRequest, folder: String) throws -> [EditorModule] {
    guard cache.isWritable() else {
      throw BuildError.unwritable(path: cache.folder, reason: "the cache cannot be written")
    }
    let files = FileRecorder(outputs: request.outputs)
    let provided = Toolchain().flatMap { ProvidedModules.names(sdk: sdk, $0) }
    var finder = ProjectFinder(
      request: request, files: files, manifestCache: cache.manifests, provided: provided ?? [])
    finder.store = PackageStore(cache: cache, sandbox: request.sandbox, policy: request.packages)
    finder.tuist = TuistManifests(sdk: sdk, cache: cache, sandbox: request.sandbox)
    let projects = try finder.find()
    let identity = SDKIdentity(sdk, cache: cache).digest
    return try projects.flatMap { project in
      let pipeline = try Pipeline(
        project: project, request: request, sdk: sdk, cache: cache, identity: identity,
        files: files)
      let name = Paths.identifier(project.name) + "-" + project.platform.rawValue
      return try pipeline.editorModules(in: WorkFolder(path: folder + "/" + name))
    }
  }

  /// The server that comes with the toolchain; nil: there is none.
  public static var languageServer: String? {
    Toolchain().map { $0.folder + "/bin/sourcekit-lsp" }.flatMap {
      access($0, X_OK) == 0 ? $0 : nil
    }
  }
}

extension Pipeline {
  fileprivate func editorModules(in work: WorkFolder) throws -> [EditorModule] {
    try work.make()
    let index = try index(in: work) { _ in }
    let selection = try select(from: index, in: work)
    let used = index.only(selection.sources)
    let bundle = ResourceBundle(project: project, folder: work.bundle, inputs)
    let generated = try GeneratedSources(
      project: project, bundle: bundle, selection: selection, folder: work.generated,
      inputs: inputs
    ).write(for: used)
    let editor = try EditorFlags(compiler: compiler, cache: cache)
    let own = EditorModule(
      name: project.module, sources: used.files.map(\.path), generated: generated,
      arguments: editor.arguments(
        project.module, project.settings,
        searchPaths: project.modules.isEmpty ? [] : [work.modules]),
      resolved: try resolved(used, in: work), resolver: resolver(project.settings, work))
    return try [own] + imported(by: used, in: work, editor)
  }

  /// Modules of local packages: the extension's imports are known once they are compiled.
  private func imported(
    by used: SourceIndex, in work: WorkFolder, _ editor: EditorFlags
  ) throws -> [EditorModule] {
    guard !project.modules.isEmpty else { return [] }
    let stage = CompileStage(
      project: project, sdk: sdk, compiler: compiler, work: work, inputs: inputs,
      reader: reader, isStrict: false, omitsNothing: false, allowsOmissions: false, cache: cache,
      progress: { _ in })
    let missing = MissingModules(
      provided: ProvidedModules.names(sdk: sdk, compiler.toolchain), modules: project.modules,
      inputs)
    // One that does not compile shows its errors in the editor.
    _ = try? stage.compileModules(stage.readModules(), for: used, less: missing, part: .all)
    return try project.modules.map { module in
      let index = try reader.read(
        module.sources, platform: project.platform, settings: module.settings,
        extraModules: project.modules.map(\.name), folder: work.sources)
      let generated = try ModuleSources(
        module: module, platform: project.platform, work: work, inputs: inputs
      ).write(for: index)
      return EditorModule(
        name: module.name, sources: module.sources, generated: generated,
        arguments: editor.arguments(module.name, module.settings, searchPaths: [work.modules]),
        resolved: try resolved(index, in: work), resolver: resolver(module.settings, work))
    }
  }

  private func resolved(_ index: SourceIndex, in work: WorkFolder) throws -> [String: String] {
    var result: [String: String] = [:]
    for file in index.files {
      let copy = work.sources + file.path
      if FileRecorder.read(copy)?.bytes != (try inputs.recorded(file.path)) {
        result[file.path] = copy
      }
    }
    return result
  }

  private func resolver(_ settings: ProjectSettings, _ work: WorkFolder) -> EditorResolver {
    EditorResolver(
      tool: reader.tool, platform: project.platform, settings: settings,
      modules: project.modules.map(\.name), folder: work.path + "/open")
  }
}

/// The compiler's flags as an editor needs them.
private struct EditorFlags {
  let compiler: Compiler
  let modules: String
  let moduleCache: String

  init(compiler: Compiler, cache: CacheLocation) throws {
    self.compiler = compiler
    let folder = cache.folder + "/editor/" + SHA256.digest(compiler.sdk.folder.utf8)
    modules = folder + "/modules"
    // The server has its own compiler, which refuses another one's modules.
    moduleCache = folder + "/module-cache"
    try CacheFile.makeFolder(moduleCache)
    try link()
  }

  /// Modules with what documents them and says where they are declared: hovers and jumps need that.
  private func link() throws {
    try CacheFile.makeFolder(modules)
    for name in compiler.sdk.moduleNames {
      for ending in ["swiftmodule", "swiftdoc", "swiftsourceinfo"] {
        let file = "/\(name).\(ending)"
        guard Paths.exists(compiler.sdk.modules + file) else { continue }
        unlink(modules + file)
        symlink(compiler.sdk.modules + file, modules + file)
      }
    }
  }

  func arguments(
    _ module: String, _ settings: ProjectSettings, searchPaths: [String]
  ) -> [String] {
    var list = compiler.flags(module: module, settings: settings, searchPaths: searchPaths)
    list = list.filter { $0 != "-suppress-warnings" }.map { flag in
      switch flag {
      case compiler.modules: modules
      case compiler.moduleCache: moduleCache
      default: flag
      }
    }
    // What a build takes out of the sources is accepted where the server reads them itself.
    return list + [
      "-module-alias", "Darwin=Glibc", "-Xfrontend", "-enable-objc-interop", "-Xfrontend",
      "-disable-objc-attr-requires-foundation-module",
    ]
  }
}
