import Foundation
import VitrinePlatform

/// Code of the modules that an extension imports, made when it is linked and only of the files that it then needs.
/// Until then their interfaces stand there, checked. Making code is most of the compiler's work: of the modules of a
/// two-factor app (SwiftProtobuf among them) its widget needs 5 files of 390.
struct CodeOnDemand {
  /// A module whose interface stands there.
  struct Module {
    var job: Compiler.Job
    /// Of all that decides its code beside a file's own text.
    var key: String
    /// Whether others compile it as well.
    var isPublished: Bool
    /// The files of the job as they were read; nil for generated ones.
    var sources: [SourceIndex.File?]
  }

  let modules: [Module]
  /// Modules that the extension's own files import.
  let imported: Set<String>
  let compiler: Compiler
  /// Where it is remembered what does not compile.
  let cache: CacheLocation
  let progress: @Sendable (BuildPhase) -> Void

  /// Code that does not compile although the interfaces do: what is wrong is left out, and all else goes on from there.
  struct Failure: Error {
    /// What is wrong in each module's files, by its name; nothing where the compiler has no words for it.
    var errors: [String: [BuildDiagnostic]] = [:]
  }

  /// A file of a module.
  private struct Place {
    var module: Int
    var file: Int
  }

  /// Objects with what others miss of the modules, and what these miss in turn.
  /// - sources: of the others; nil where some are of modules that did not wait.
  func objects(missedBy others: [String], of sources: [String]?) throws -> [String] {
    let places = modules.indices.flatMap { module in
      modules[module].job.files.indices.map { Place(module: module, file: $0) }
    }
    let published = Set(modules.filter(\.isPublished).map(\.job.module))
    var demand = SwiftDemand(
      places.map(file), imported: imported, published: published,
      lookups: sources?.map { TypeLookups.names(in: Self.text($0)) } ?? [nil])
    var (missing, defined): (Set<String>, Set<String>) = ([], [])
    func read(_ objects: [String]) {
      for symbols in objects.compactMap(ObjectSymbols.init) {
        missing.formUnion(symbols.undefined)
        defined.formUnion(symbols.defined)
      }
      missing.subtract(defined)
    }
    read(others)
    var made: [String] = []
    var failure = Failure()
    var wanted = demand.start() + demand.take(missing: missing)
    while !wanted.isEmpty {
      let objects = try make(wanted.map { places[$0] }, &failure)
      read(objects)
      made += objects
      // What is wrong elsewhere is better known at once.
      wanted = demand.take(missing: missing, besides: Set(failure.errors.keys))
    }
    guard failure.errors.isEmpty else { throw failure }
    return made
  }

  private static func text(_ path: String) -> Data { Data(FileRecorder.read(path)?.bytes ?? []) }

  private func file(_ place: Place) -> SwiftDemand.File {
    let module = modules[place.module]
    let path = module.job.files[place.file]
    let text = Self.text(path)
    let source = module.sources[place.file]
    return SwiftDemand.File(
      module: module.job.module, declared: source?.declaredNames,
      types: source?.declarations.map(\.name) ?? [], imports: source?.imports ?? [],
      conformances: source?.conformances ?? [], size: Int64(text.count),
      isFoundByName: ["@_cdecl", "@_silgen_name", "@c("].contains {
        text.range(of: Data($0.utf8)) != nil
      }, lookups: TypeLookups.names(in: text),
      hasWidgetPreviews: source?.previews.contains { $0.kind != "view" } ?? false)
  }

  /// Files of one module that are compiled together.
  private struct Part {
    var module: Int
    var files: [Int]
  }

  /// Compiles files that are not kept; answers the objects of those that compile.
  private func make(_ places: [Place], _ failure: inout Failure) throws -> [String] {
    let cache = ObjectCache(folder: compiler.objects)
    let open = try parts(of: places, notIn: cache)
    // One alone would leave a processor idle.
    let parts = open.flatMap { part in
      compiler.parts(of: modules[part.module].job, part.files, isAlone: open.count == 1)
        .map { Part(module: part.module, files: $0) }
    }
    let wrong = try SideBySide.map(parts.count) { number -> [BuildDiagnostic]? in
      let (module, files) = (modules[parts[number].module], parts[number].files)
      do {
        try makeCode(module, files)
      } catch let error as BuildError {
        if case .compileFailed(let errors) = error { return errors }
        return []
      }
      for file in files { cache.keep(module.job.ownObjects[file], as: key(module, file)) }
      return nil
    }
    cache.prune()
    for (part, errors) in zip(parts, wrong) {
      guard let errors else { continue }
      failure.errors[modules[part.module].job.module, default: []] += errors
    }
    return places.filter { failure.errors[modules[$0.module].job.module] == nil }
      .map { modules[$0.module].job.ownObjects[$0.file] }
  }

  /// The files that are not kept, by modules.
  private func parts(of places: [Place], notIn cache: ObjectCache) throws -> [Part] {
    let byModule = Dictionary(grouping: places, by: \.module).sorted { $0.key < $1.key }
    return try byModule.compactMap { number, places in
      let module = modules[number]
      try CacheFile.makeFolder(module.job.ownFolder)
      let open = places.map(\.file).filter {
        !cache.take(key(module, $0), to: module.job.ownObjects[$0])
      }
      guard !open.isEmpty else { return nil }
      progress(.compiling(name: module.job.module, files: open.count))
      return Part(module: number, files: open)
    }
  }

  /// Throws `compileFailed` with the user's own paths.
  private func makeCode(_ module: Module, _ files: [Int]) throws {
    let keys = files.map { key(module, $0) }
    let known = KnownErrors(
      name: module.job.module, key: SHA256.digest(keys.joined(separator: " ").utf8), cache: cache)
    do {
      try known.orThrown { try compiler.makeCode(module.job, files) }
    } catch BuildError.compileFailed(let errors) {
      let index = SourceIndex(files: module.sources.compactMap { $0 })
      throw BuildError.compileFailed(CompilerOutput.map(errors, index: index))
    }
  }

  private func key(_ module: Module, _ file: Int) -> String {
    let path = module.job.files[file]
    let text = FileRecorder.read(path).map { SHA256.digest($0.bytes) } ?? ""
    let name = Paths.relative(path, to: module.job.workFolder)
    return SHA256.digest("code 2 \(module.key) \(name) \(text)".utf8)
  }
}

extension Compiler {
  /// Files of a module, shared out to two frontends where that pays: of a large one, and where nothing else is
  /// compiled, of a smaller one.
  fileprivate func parts(of job: Job, _ files: [Int], isAlone: Bool) -> [[Int]] {
    let sizes = sizes(job, files)
    let types = OpaqueTypes(names: job.files.map { _ in [] }, texts: job.files.map { _ in [] })
    let least = isAlone ? Self.smallCheck : Self.largeModule
    return Self.parts(files, sizes: sizes, types, most: sizes.reduce(0, +) < least ? 1 : 2)
  }

  /// What other modules see of it, without a look at the rest.
  func writeInterface(of job: Job) throws {
    try throwErrors(try runFrontends(job, [FrontendArguments(compiler: self).interface(job)]))
  }

  fileprivate func makeCode(_ job: Job, _ files: [Int]) throws {
    let arguments = FrontendArguments(compiler: self)
      .compile(job, files, objects: files.map { job.ownObjects[$0] })
    try throwErrors(try runFrontends(job, [arguments]))
  }
}

extension CompileStage {
  /// Whether code of a module waits until the extension is linked. Where the compiler's driver links, and where nothing
  /// but previews is drawn, which are found in what is linked, it does not.
  func defersCode(of module: LocalModule) -> Bool {
    compiler.linker != nil && defersCode && !eager.contains(module.name)
  }

  /// The modules that stand there without code.
  func codeOnDemand(_ indexes: [SourceIndex], _ rounds: ModuleRounds) throws -> CodeOnDemand? {
    var modules: [CodeOnDemand.Module] = []
    for (module, index) in zip(project.modules, indexes)
    where module.c == nil && module.macro == nil && rounds.compiled[module.name] != nil
      && defersCode(of: module)
    {
      let job = try job(module, index, onSketches: false)
      let files = Dictionary(
        index.files.map { (work.sources + $0.path, $0) }
      ) { first, _ in first }
      modules.append(
        .init(
          job: job.inMode(rounds.strict), key: kept.codeKey(module, job),
          isPublished: isPublished(module), sources: job.files.map { files[$0] }))
    }
    guard !modules.isEmpty else { return nil }
    return CodeOnDemand(
      modules: modules, imported: rounds.importedByWidget, compiler: compiler, cache: cache,
      progress: progress)
  }
}

extension SourceIndex.File {
  /// Of its extensions at the top.
  fileprivate var conformances: [SwiftDemand.Conformance] {
    (pieces ?? []).compactMap { piece in
      guard piece.kind == .extension, let type = piece.names.first, let added = piece.inherits,
        !added.isEmpty
      else { return nil }
      return SwiftDemand.Conformance(type: type, protocols: added)
    }
  }
}
