import Foundation
import VitrinePlatform

/// Calls the compiler directly: no package manager, no manifest. A module is compiled file by file where
/// it is known what its files show each other (`FileCompilation`), else as a whole.
struct Compiler {
  var sdk: SDKLocation
  /// The SDK's own flags and linker, read once.
  var sdkFlags: [String]
  var linker: SDKLocation.Linker?
  var toolchain: Toolchain
  var sandbox: BuildSandbox
  var moduleCache: String
  /// Where compiled sources are kept.
  var objects: String
  /// Digest of the compiler and the SDK.
  var identity: String
  /// Folder with the SDK's modules, and no others.
  var modules: String
  /// Where the stub of the SDK's library is kept.
  var stubs: String
  /// Modules that SwiftUI brings along on Apple's platforms, where the project has a use for them.
  var implicit: [String]
  /// Programs with the macros of packages.
  var plugins: [MacroPlugins.Plugin] = []
  /// How long the compiler looks for the types of one expression.
  var patience = Patience.brief

  struct Job {
    var module: String
    /// Files as the compiler reads them.
    var files: [String]
    var settings: ProjectSettings
    /// Folders with further modules.
    var searchPaths: [String]
    /// Objects of modules compiled before.
    var objects: [String]
    /// Modules whose code is made as far as the program needs it.
    var code: CodeOnDemand?
    /// Modules in C, which are compiled as far as the program needs them.
    var objectsInC: CObjects?
    var output: String
    /// Where the compiler runs; copies of the sources stand in `src` of it at the user's absolute paths.
    var workFolder: String
    /// Digests of what the files show each other, by path; nil: they are compiled as a whole.
    var interfaces: [String: String]?
    /// Names of what returns `some` type to other files, by path.
    var opaqueNames: [String: [String]] = [:]
    /// Whether something was left out of it: what was meant for that may call itself now.
    var hasOmissions = false
    /// Digest of the modules that were compiled before.
    var imported: String?
    /// Folders that headers of the search paths lead to.
    var headers: [String] = []
    /// A module for others to import, not an executable.
    var isLibrary = false
    /// Whether it imports modules with errors in them (`ModuleSketch`): what the compiler makes of it is one too.
    var importsSketches = false
    /// Whether errors are likely: it is an app's own module, or one that had some in an earlier round.
    var mayHaveErrors = false
    /// Whether only its interface is made now, and its code when a program turns out to need it.
    var waitsForDemand = false
    /// Whether another module is checked on it, and be it on its sketch.
    var isImported = true

    /// The compiled sources, where linking is a step of its own: an object for each file, since they
    /// are made on several threads.
    var ownObjects: [String] { files.indices.map { ownFolder + "/\($0).o" } }
    var objectMap: String { ownFolder + "/map.json" }
    /// Modules are compiled side by side.
    var ownFolder: String { workFolder + "/objects" + (isLibrary ? "/" + module : "") }
  }

  init(
    sdk: SDKLocation, cache: CacheLocation, identity: String,
    sandbox: BuildSandbox = BuildSandbox(), implicit: [String] = []
  ) throws {
    toolchain = try Toolchain.find()
    self.sandbox = sandbox
    self.sdk = sdk
    sdkFlags = sdk.flags
    linker = sdk.linker
    try sdk.checkedModules()
    self.implicit = implicit
    moduleCache = sdk.moduleCache(or: cache.modules)
    stubs = cache.folder + "/stubs"
    objects = cache.objects
    self.identity = identity
    modules = try sdk.searchFolder(or: cache.folder + "/sdk")
  }

  /// Compiles and links; throws `compileFailed` with the compiler's own paths.
  func run(_ job: Job) throws {
    if let interfaces = job.interfaces, !job.isLibrary {
      return try run(job, interfaces: interfaces)
    }
    if job.waitsForDemand { return try writeInterface(of: job) }
    if let parts = parts(ofModule: job) { return try run(job, inParts: parts) }
    var job = job
    if !job.isLibrary, linker != nil { try writeObjectMap(job) }
    // Where the compiler's driver links, it gets all.
    if !job.isLibrary, linker == nil, let inC = job.objectsInC { job.objects += try inC.all() }
    try check(try tool(toolchain.swiftc, job).run(arguments(job)), job)
    if !job.isLibrary, let linker { try link(job, linker) }
  }

  /// Throws what a run of the compiler says.
  func check(_ result: Tool.Result, _ job: Job) throws {
    guard !result.status.isSuccess || job.isLibrary && ModuleSketch.isOne(result.errorText)
    else { return }
    if result.isTimedOut {
      throw BuildError.toolFailed(
        tool: "swiftc",
        output: "compiling \(job.module) took more than \(Int(sandbox.toolSeconds)) seconds")
    }
    var diagnostics = CompilerOutput.parse(result.errorText)
    if job.isLibrary { diagnostics.removeAll(where: \.isOfSketch) }
    let crash = CompilerCrash.diagnostic(result.errorText, job.module, sandbox) {
      job.files.map { path in
        let text = String(decoding: FileRecorder.read(path)?.bytes ?? [], as: UTF8.self)
        return (Paths.relative(path, to: job.workFolder), text)
      }
    }
    if let crash {
      diagnostics = ModuleSketch.causes(of: crash, diagnostics, job)
    }
    if result.status.isSuccess, !job.importsSketches,
      !diagnostics.contains(where: { $0.severity == .error })
    {
      return
    }
    // Ended from outside, as where memory is short: the sources are not to blame.
    if let signal = result.status.signal, signal == SIGKILL || signal == SIGTERM {
      throw BuildError.toolFailed(tool: "swiftc", output: "it was killed by signal \(signal)")
    }
    if job.importsSketches || diagnostics.contains(where: { $0.severity == .error }) {
      throw BuildError.compileFailed(diagnostics)
    }
    throw BuildError.linkFailed(output: result.errorText)
  }

  /// The compiler or the linker on a job's files.
  func tool(_ path: String, _ job: Job) -> BuildTool {
    var tool = BuildTool(path, in: sandbox, folder: job.workFolder)
    tool.readable =
      [stubs, modules] + SDKLocation.folders(named: sdkFlags) + job.searchPaths + job.headers
      + BuildTool.readable(job.files)
    // The macros' plugins are there.
    tool.executable = [sdk.folder] + plugins.map(\.folder)
    tool.writable = [job.workFolder, moduleCache]
    return tool
  }

  private func writeObjectMap(_ job: Job) throws {
    try CacheFile.makeFolder(Paths.folder(job.objectMap))
    let entries = zip(job.files, job.ownObjects).map { file, object in
      JSON.Member(Paths.relative(file, to: job.workFolder), .object(["object": .string(object)]))
    }
    try CacheFile.write(JSON.object(entries).compactText(), to: job.objectMap)
  }

  /// The same for every job: part of the build's key as well.
  static let constantFlags = [
    // `#filePath` and backtraces name the user's own files. The map is relative because it goes
    // into the names of the compiler's cached C modules: they would be made anew for every folder.
    "-file-prefix-map", "src/=/",
    // Code that is not optimized would call the standard library's specializations by name; one that
    // a module of the SDK has a copy of is hidden in its library.
    "-Xllvm", "-sil-disable-pass=use-prespecialized",
  ]

  func arguments(_ job: Job) -> [String] {
    var list = flags(module: job.module, settings: job.settings, searchPaths: job.searchPaths)
    list += Self.constantFlags + patience.flags
    list += job.files.map { Paths.relative($0, to: job.workFolder) }
    if job.isLibrary {
      // Otherwise the driver starts two frontends that type-check everything: one for the module, one for its code.
      list += ["-wmo", "-no-emit-module-separately-wmo"]
      // Code is most of the work, and that of a sketch is thrown away.
      if !job.importsSketches { list += ["-c", "-o", job.output] }
      list += ["-emit-module", "-emit-module-path"]
      list += [Paths.folder(job.output) + "/\(job.module).swiftmodule"] + ModuleSketch.flags
    } else if linker != nil {
      // As fast with two threads as with more: the first stages are one file after the other.
      list += ["-c", "-wmo", "-num-threads", "2", "-output-file-map", job.objectMap]
    } else {
      // As a whole: the driver's batches give up on some modules without a word.
      list += job.objects + ["-wmo"] + driverLinkArguments(job)
    }
    return list
  }

  /// What decides the result beside the files: part of the build's key.
  func flags(module: String, settings: ProjectSettings, searchPaths: [String]) -> [String] {
    var list = [
      "-module-name", module, "-parse-as-library", "-Onone", "-gline-tables-only",
      "-suppress-warnings", "-diagnostic-style", "llvm", "-swift-version", settings.swiftVersion,
      "-module-cache-path", moduleCache,
      "-load-plugin-executable", "\(sdk.syntaxTool)#VitrineMacros",
    ]
    // What was built comes before the SDK, as for Xcode: a package may have the name of a framework.
    for path in searchPaths + [modules] { list += ["-I", path] }
    list += plugins.flatMap(\.flags)
    // Files that import only Foundation see these too, as on Apple's platforms.
    var implicit = ["FoundationNetworking", "Observation"]
    let more = ["VitrineFoundation", "VitrinePublishers", "Security"] + self.implicit
    implicit += (more + settings.bridgedModules.filter { !more.contains($0) }).filter {
      Paths.exists(sdk.modules + "/\($0).swiftmodule")
    }
    for name in settings.isPlain ? [] : implicit {
      list += ["-Xfrontend", "-import-module", "-Xfrontend", name]
    }
    if let name = settings.packageName { list += ["-package-name", name] }
    if let isolation = settings.defaultIsolation { list += ["-default-isolation", isolation] }
    // On by default in mode 6, an error to ask for there.
    let included: Set<String> = [
      "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference",
      "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
      "InferSendableFromCaptures", "IsolatedDefaultValues", "RegionBasedIsolation",
      "StrictConcurrency",
    ]
    for feature in settings.upcomingFeatures
    where settings.swiftVersion != "6" || !included.contains(feature) {
      list += ["-enable-upcoming-feature", feature]
    }
    for feature in settings.experimentalFeatures {
      list += ["-enable-experimental-feature", feature]
    }
    // Beyond, the compiler names the expression.
    list += ["-Xfrontend", "-solver-expression-time-threshold=\(sandbox.expressionSeconds)"]
    return list + settings.conditions.flatMap { ["-D", $0] } + sdkFlags
  }
}

/// Reads `path:line:column: severity: message` lines.
enum CompilerOutput {
  static func parse(_ text: String) -> [BuildDiagnostic] {
    var seen: Set<BuildDiagnostic> = []
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let diagnostic = diagnostic(line), seen.insert(diagnostic).inserted else { return nil }
      return diagnostic
    }
  }

  private static func diagnostic(_ line: Substring) -> BuildDiagnostic? {
    for severity in [BuildDiagnostic.Severity.error, .warning, .note] {
      guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
      var parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let message = String(line[mark.upperBound...])
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
        let row = Int(parts[parts.count - 2])
      else {
        return BuildDiagnostic(
          path: String(line[..<mark.lowerBound]), severity: severity, message: message)
      }
      parts.removeLast(2)
      return BuildDiagnostic(
        path: parts.joined(separator: ":"), line: row, column: column, severity: severity,
        message: message)
    }
    if line.hasPrefix("error: ") {
      return BuildDiagnostic(path: "swiftc", severity: .error, message: String(line.dropFirst(7)))
    }
    return nil
  }

  /// Replaces paths and columns of rewritten files by the user's own, and locations in a macro's
  /// text by that of its expansion. Notes stay with their error.
  static func map(
    _ diagnostics: [BuildDiagnostic], index: SourceIndex
  ) -> [BuildDiagnostic] {
    let shifts = Dictionary(index.files.map { ($0.path, $0.shifts) }) { first, _ in first }
    var (result, seen): ([BuildDiagnostic], Set<BuildDiagnostic>) = ([], [])
    let expansions = expansions(in: diagnostics)
    for (original, expansion) in zip(diagnostics, expansions) {
      var diagnostic = original
      if diagnostic.isInExpansion {
        guard let expansion else { continue }
        diagnostic.message += " (in \(diagnostic.path))"
        diagnostic.path = expansion.path
        diagnostic.line = expansion.line
        diagnostic.column = expansion.column
      }
      if diagnostic.path.hasPrefix("src/") {
        diagnostic.path = String(diagnostic.path.dropFirst(3))
      }
      for shift in (shifts[diagnostic.path] ?? []).reversed() where shift.line == diagnostic.line {
        if let column = diagnostic.column, column > shift.column {
          diagnostic.column = max(shift.column, column - shift.by)
        }
      }
      diagnostic.message = explained(diagnostic.message)
      if seen.insert(diagnostic).inserted { result.append(diagnostic) }
    }
    return result
  }

  /// For each diagnostic the next one that names an expansion in the user's own file. A macro may stand in another
  /// one's text.
  private static func expansions(in diagnostics: [BuildDiagnostic]) -> [BuildDiagnostic?] {
    var next: BuildDiagnostic?
    var result: [BuildDiagnostic?] = []
    for diagnostic in diagnostics.reversed() {
      result.append(next)
      if diagnostic.message.contains("in expansion of macro"), !diagnostic.isInExpansion {
        next = diagnostic
      }
    }
    return result.reversed()
  }

  /// The module that a message reports missing.
  static func missingModule(_ message: String) -> String? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 2 && parts[0] == "no such module " ? String(parts[1]) : nil
  }

  /// A missing module's message with the next step.
  static func explained(_ message: String) -> String {
    guard let name = missingModule(message) else { return message }
    return message
      + "; Vitrine's SDK has none of that name: give its package, or a folder of that name with its "
      + "sources, with --also, or put the import inside #if canImport(\(name))"
  }
}
