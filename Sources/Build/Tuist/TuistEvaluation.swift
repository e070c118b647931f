import Foundation
import VitrinePlatform

/// One run of a manifest of Tuist's. Its helpers are compiled once for all manifests of the repository.
struct TuistEvaluation {
  private let manifests: TuistManifests
  private let identity: String
  private let root: String
  private let files: FileRecorder
  private let compiler: Compiler
  private let scratch: TemporaryFolder

  init(
    _ manifests: TuistManifests, identity: String, root: String, _ files: FileRecorder
  ) throws {
    (self.manifests, self.identity, self.root, self.files) = (manifests, identity, root, files)
    compiler = try Compiler(
      sdk: manifests.sdk, cache: manifests.cache, identity: identity, sandbox: manifests.sandbox)
    scratch = try TemporaryFolder.forBuild("tuist")
  }

  func remove() { scratch.remove() }

  /// What came of a manifest.
  struct Outcome {
    /// What it printed.
    var output: [UInt8]
    /// Names of its helpers that are made up, and its own.
    var madeUpForHelpers: String
    var madeUp: String
  }

  func run(_ manifest: String, _ helpers: TuistHelpers) throws -> Outcome {
    var objects: [String] = []
    var madeUp: [String] = []
    for number in helpers.modules.indices {
      let module = try make(helpers.modules[number], after: helpers.modules[..<number])
      objects.append(module.object)
      if !module.madeUp.isEmpty { madeUp.append(module.madeUp) }
    }
    // The statements of a program stand in a file of this name.
    let main = scratch.path + "/main.swift"
    try CacheFile.write(
      "#sourceLocation(file: \(String(reflecting: manifest)), line: 1)\n"
        + (FileRecorder.read(manifest).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""),
      to: main)
    let job = Compiler.Job(
      module: "Manifest", files: [main], settings: ProjectSettings(), searchPaths: [],
      objects: objects, output: scratch.path + "/manifest", workFolder: scratch.path)
    try CacheFile.makeFolder(scratch.path + "/objects")
    let own = try compileMakingUp([main], as: job.module, ["-wmo", "-o", job.ownObjects[0]])
    try compiler.linkObjects(job)
    return Outcome(
      output: try run(job.output, [Paths.folder(manifest), root]),
      madeUpForHelpers: madeUp.joined(separator: ", "), madeUp: own)
  }

  // MARK: Helpers

  private func make(
    _ module: TuistHelpers.Module, after others: ArraySlice<TuistHelpers.Module>
  ) throws -> (object: String, madeUp: String) {
    let object = "\(scratch.path)/\(module.name).o"
    let notes = "\(scratch.path)/\(module.name).txt"
    let made = [object, CompiledModules.interfaceFile(of: module.name, in: scratch.path), notes]
    let kept = KeptFiles(
      cache: manifests.cache, key: key(module, after: others),
      names: ["module.o", "module.swiftmodule", "names.txt"])
    if !kept.use(as: made) {
      try CacheFile.write(try compile(module, to: made), to: notes)
      try? kept.keep(made)
    }
    return (
      object, FileRecorder.read(notes).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    )
  }

  private func key(
    _ module: TuistHelpers.Module, after others: ArraySlice<TuistHelpers.Module>
  ) -> String {
    let hash = SHA256()
    for part in ["tuist helpers 1", identity, module.name] { hash.update(part) }
    for path in (others + [module]).flatMap(\.sources) {
      hash.update(path)
      hash.update(files.digest(path) ?? "")
    }
    hash.update(ignored.joined(separator: "\n"))
    return "tuist-" + hash.finish().prefix(40)
  }

  /// Sources that the repository keeps out, in the words of its `.gitignore`.
  private var ignored: [String] { MissingParts(around: root, files).ignoredSources }

  /// Answers which names stand with made-up values.
  private func compile(_ module: TuistHelpers.Module, to made: [String]) throws -> String {
    try compileMakingUp(
      module.sources, as: module.name,
      ["-parse-as-library", "-wmo", "-o", made[0], "-emit-module", "-emit-module-path", made[1]])
  }

  // MARK: Tools

  /// Answers which names stand with made-up values: those of secrets that the repository keeps out of it.
  private func compileMakingUp(
    _ sources: [String], as module: String, _ options: [String]
  ) throws -> String {
    var names = KeptOutNames(declared: [], incomplete: [], addsMembers: true, text: files.text)
    let source = scratch.path + "/\(module)Names.swift"
    while true {
      let code = names.code.map { "import ProjectDescription\n" + $0 }
      if let code { try CacheFile.write(code, to: source) }
      let errors = try compile(sources + (code == nil ? [] : [source]), as: module, options)
      guard let error = errors.first else { break }
      guard !ignored.isEmpty, names.learn(from: errors) else {
        throw broken(error, sources.first ?? module)
      }
    }
    return names.madeUp.joined(separator: ", ")
  }

  private func broken(_ error: BuildDiagnostic, _ path: String) -> BuildError {
    .brokenProject(
      path: error.path.isEmpty ? path : error.path, line: error.line,
      reason: "the manifest cannot be evaluated: \(error.message)")
  }

  /// Answers what is wrong; nothing where it compiles.
  private func compile(
    _ sources: [String], as module: String, _ options: [String]
  ) throws -> [BuildDiagnostic] {
    var tool = BuildTool(compiler.toolchain.swiftc, in: manifests.sandbox, folder: scratch.path)
    tool.readable =
      BuildTool.readable(sources) + [compiler.modules]
      + SDKLocation.folders(named: compiler.sdkFlags)
    tool.executable = [manifests.sdk.folder]
    tool.writable = [scratch.path, compiler.moduleCache]
    let result = try tool.run(
      [
        "-c", "-module-name", module, "-Onone", "-suppress-warnings", "-diagnostic-style", "llvm",
        "-swift-version", "5", "-module-cache-path", compiler.moduleCache,
        "-I", compiler.modules, "-I", scratch.path,
      ] + compiler.sdkFlags + options + sources)
    guard !result.status.isSuccess else { return [] }
    let errors = CompilerOutput.parse(result.errorText).filter { $0.severity == .error }
    return errors.isEmpty
      ? [BuildDiagnostic(path: "", severity: .error, message: result.errorText)] : errors
  }

  private func run(_ program: String, _ arguments: [String]) throws -> [UInt8] {
    let sandbox = manifests.sandbox
    var tool = BuildTool(program, in: sandbox)
    tool.readable = [manifests.sdk.folder] + arguments
    tool.executable = [manifests.sdk.folder]
    tool.timeLimit = sandbox.manifestSeconds
    let result = try tool.run(arguments)
    let manifest = (arguments.first ?? "") + "/Project.swift"
    if result.isTimedOut {
      throw BuildError.brokenProject(
        path: manifest, line: nil,
        reason: "evaluating the manifest took more than \(Int(sandbox.manifestSeconds)) seconds")
    }
    guard result.status.isSuccess else {
      throw BuildError.brokenProject(
        path: manifest, line: nil, reason: "the manifest failed: \(result.errorText.suffix(400))")
    }
    return result.standardOutput
  }
}
