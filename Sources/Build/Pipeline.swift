import Foundation
import VitrinePlatform

/// One extension from project to a finished folder in the cache, stage by stage: index, select,
/// generate, compile with what has to be omitted, publish. README.md says what each stage guarantees
/// to the next.
struct Pipeline {
  let project: WidgetProject
  let request: BuildRequest
  let sdk: SDKLocation
  let cache: CacheLocation
  /// What this project is made of: all of it is in the key.
  let inputs: FileRecorder
  let compiler: Compiler
  let reader: SourceReader
  /// Of the SDK and the compiler.
  let identity: String

  /// `files`: what read the project while it was found.
  init(
    project: WidgetProject, request: BuildRequest, sdk: SDKLocation, cache: CacheLocation,
    identity: String, files: FileRecorder
  ) throws {
    guard !project.sources.isEmpty else { throw BuildError.noSources(path: project.root) }
    self.project = project
    self.request = request
    self.sdk = sdk
    self.cache = cache
    self.identity = identity
    inputs = FileRecorder(parent: files)
    project.record(in: inputs)
    let compilation = SDKIdentity(sdk, cache: cache).compilation
    compiler = try Compiler(
      sdk: sdk, cache: cache, identity: compilation, sandbox: request.sandbox,
      implicit: ImplicitModules(project, inputs).names)
    reader = SourceReader(
      tool: SyntaxTool(sdk: sdk, sandbox: request.sandbox), cache: cache, inputs: inputs,
      identity: compilation)
  }

  func key() throws -> BuildKey {
    let own = [compiler.moduleCache, compiler.modules]
    let flags =
      Compiler.constantFlags
      + compiler.flags(module: project.module, settings: project.settings, searchPaths: [])
      .map { own.contains($0) ? "" : $0 }
    // With it more is left out, and what was built is another widget's picture.
    let allowance = request.allowsOmissions ? ["allow-omissions"] : []
    return try BuildKey(
      project, inputs: inputs, sdk: identity, flags: [sdk.folder] + allowance + flags,
      target: request.target)
  }

  /// The finished build of the key, made where it is not there or damaged.
  func run(_ key: BuildKey, progress: @escaping @Sendable (BuildPhase) -> Void) throws
    -> BuiltExtension
  {
    let folder = cache.builds + "/" + key.text
    if let built = BuildRecord.read(folder, root: project.root) { return built }
    let lock = FileLock(path: folder + ".lock")
    defer { lock?.remove() }
    if let built = BuildRecord.read(folder, root: project.root) { return built }
    let own = try cache.makeWorkFolder(key.text)
    defer { own.remove() }
    let work = WorkFolder(path: own.path)
    do {
      try make(in: work, progress: progress)
    } catch BuildError.compileFailed(let errors) {
      // Only now: the widget may do without the files that need them.
      throw BuildError.compileFailed(
        FailureSummary(errors: errors, project: project).diagnostics)
    }
    guard inputs.isUnchanged(but: project.copiedSources) else { throw SourcesChanged() }
    return try Publication(cache: cache, key: key.text).publish(work.output, root: project.root)
  }

  // MARK: Stages

  private func make(in work: WorkFolder, progress: @escaping @Sendable (BuildPhase) -> Void) throws
  {
    try work.make()
    let index = try index(in: work, progress: progress)
    let selection = try select(from: index, in: work)
    let used = index.only(selection.sources)
    var bundle = ResourceBundle(project: project, folder: work.bundle, inputs)
    try bundle.write(index: used)
    try AppBundle(project: project, folder: work.app, files: inputs).write(
      plist: bundle.info["infoPlist"] ?? .object([:]))
    let lists = try missingPropertyLists(in: work, selection)
    var compiler = compiler
    compiler.plugins = MacroPlugins(
      compiler: compiler, cache: cache, inputs: inputs, tool: reader.tool,
      folder: work.modules + "/macros"
    ).plugins(project.modules, progress: progress)
    let stage = CompileStage(
      project: project, sdk: sdk, compiler: compiler, work: work, inputs: inputs,
      reader: reader, isStrict: request.isStrict,
      omitsNothing: request.omitsNothing, allowsOmissions: request.allowsOmissions,
      cache: cache, progress: progress)
    let name = selection.name ?? project.name
    let omissions = try stage.compile(
      used, handlers: index.only(project.handlerSources),
      generated: GeneratedSources(
        project: project, bundle: bundle, selection: selection, folder: work.generated,
        inputs: inputs),
      name: name)
    let built = BuiltExtension(
      name: name, folder: work.output, project: project, bundle: bundle,
      diagnostics: project.notes + selection.notes + bundle.diagnostics + used.problems
        + lists.diagnostics(areAllowed: request.allowsOmissions)
        + omissions.causes(in: project),
      omissions: omissions)
    try Publication.write(built, index: used, to: work.output)
  }

  private func missingPropertyLists(
    in work: WorkFolder, _ selection: SourceSelection
  ) throws -> MissingPropertyLists {
    let lists = MissingPropertyLists(
      sources: selection.sources + project.modules.flatMap(\.sources),
      known: Set(project.resources.map { Paths.name($0.name) }), inputs)
    if request.allowsOmissions { try lists.write(to: work.bundle) }
    return lists
  }

  /// Sources that hold no widget may hold one that does not compile: their errors come first.
  func select(from index: SourceIndex, in work: WorkFolder) throws -> SourceSelection {
    do {
      return try SourceSelection(project: project, index: index, target: request.target)
    } catch BuildError.noWidget(let path) {
      // `#available` asks for what this file declares.
      let support = work.generated + "/GeneratedBundle.swift"
      try CacheFile.write(SupportFile.code(mainWidgets: nil), to: support)
      let files = index.files.map { work.sources + $0.path } + [support]
      let job = Compiler.Job(
        module: project.module, files: files, settings: project.settings, searchPaths: [],
        objects: [], output: work.modules + "/check.o", workFolder: work.path, isLibrary: true)
      do { try compiler.run(job) } catch BuildError.compileFailed(let errors) {
        let shown = CompilerOutput.map(errors, index: index).prefix(Self.shownErrors)
        throw BuildError.compileFailed(
          shown + [
            BuildDiagnostic(path: path, severity: .error, message: BuildError.noWidgetReason)
          ])
      }
      throw BuildError.noWidget(path: path)
    }
  }
  /// Errors shown of sources that hold no widget.
  private static let shownErrors = 20

  func index(
    in work: WorkFolder, progress: @escaping @Sendable (BuildPhase) -> Void
  ) throws -> SourceIndex {
    let all = project.sources + project.optionalSources + project.handlerSources
    progress(.reading(files: all.count))
    let index = try reader.read(
      all, platform: project.platform, settings: project.settings,
      extraModules: project.modules.map(\.name), folder: work.sources)
    if let file = index.files.first(where: { $0.unreadable != nil }) {
      throw BuildError.notSwift(path: file.path, reason: file.unreadable ?? "")
    }
    return index
  }
}

/// A file was saved while it was read: what came out belongs to no key.
struct SourcesChanged: Error {}

extension WidgetProject {
  /// Files that are compiled from a copy.
  fileprivate var copiedSources: Set<String> {
    Set(sources + optionalSources + handlerSources + modules.flatMap(\.sources))
  }
}

/// The folder of one build while it runs.
struct WorkFolder {
  let path: String

  /// Copies of the sources, rewritten where that is needed, at the user's own absolute paths.
  var sources: String { path + "/src" }
  var generated: String { path + "/generated" }
  var modules: String { path + "/modules" }
  /// What is published.
  var output: String { path + "/out" }
  var bundle: String { output + "/" + BundleLayout.bundle }
  var app: String { output + "/" + BundleLayout.app }

  func make() throws {
    for folder in [bundle, generated, modules] { try CacheFile.makeFolder(folder) }
  }
}

/// Modules that SwiftUI re-exports on the platform, and those of which a source uses a name without
/// importing them, as it can on Apple's platforms.
struct ImplicitModules {
  let names: [String]

  init(_ project: WidgetProject, _ inputs: FileRecorder) {
    let own: [String] =
      switch project.platform {
      case .macOS: ["AppKit"]
      case .watchOS: ["WatchKit"]
      case .iOS: []
      }
    let sources = project.sources + project.modules.flatMap(\.sources)
    let further = [
      ("CoreImage", ["CIImage", "CIFilter", "CIContext"]),
      ("IOKit", ["IOServiceMatching", "IOServiceGetMatchingService", "IOPSCopyPowerSources"]),
      ("ImageIO", ["CGImageSource", "CGImageDestination", "kCGImageProperty"]),
      ("QuartzCore", ["CALayer", "CAGradientLayer", "CACurrentMediaTime", "CAMediaTiming"]),
    ].filter { _, names in
      sources.contains { path in names.contains { inputs.contains($0, in: path) } }
    }
    // A file with a fetch request need not import CoreData itself.
    let models = project.allDataModels.isEmpty ? [] : ["CoreData"]
    names = own + further.map(\.0) + models
  }
}

extension SourceIndex {
  func only(_ paths: [String]) -> SourceIndex {
    let chosen = Set(paths)
    return SourceIndex(files: files.filter { chosen.contains($0.path) })
  }

  /// What the syntax tool found wrong.
  var problems: [BuildDiagnostic] {
    files.flatMap { file in
      file.problems.map {
        BuildDiagnostic(
          path: file.path, line: $0.line, column: $0.column, severity: .warning,
          message: $0.message)
      }
    }
  }
}
