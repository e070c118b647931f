import Foundation
import VitrinePlatform

/// Evaluates Tuist's manifests. They are foreign programs, as SwiftPM's are: compiled against the SDK's
/// `ProjectDescription`, and run confined, with a scratch folder as their home, for a limited time.
struct TuistManifests: Sendable {
  let sdk: SDKLocation
  let cache: CacheLocation
  let sandbox: BuildSandbox
  /// Digest of the compiler and the SDK: asked for where there is a manifest.
  private var identity: String { SDKIdentity(sdk, cache: cache).compilation }

  /// Stands in the output of a manifest before its project.
  private static let mark = Array("\n==== project ====\n".utf8)

  /// The project of a manifest, in the words of XcodeGen's descriptions.
  func read(_ manifest: String, root: String, _ files: FileRecorder) throws -> JSONValue {
    let helpers = TuistHelpers(root: root, files)
    let kept = cache.manifests + "/" + key(manifest, root, helpers, files) + ".json"
    if let bytes = CheckedFile.read(kept), let json = try? JSONValue.parse(bytes) { return json }
    let output = try evaluate(manifest, root: root, helpers)
    guard let start = output.lastRange(of: Self.mark)?.upperBound,
      let json = try? JSONValue.parse(Array(output[start...]))
    else {
      throw BuildError.brokenProject(
        path: manifest, line: nil, reason: "the manifest makes no 'Project'")
    }
    try? CheckedFile.write(Array(output[start...]), to: kept)
    return json
  }

  private func key(
    _ manifest: String, _ root: String, _ helpers: TuistHelpers, _ files: FileRecorder
  ) -> String {
    let hash = SHA256()
    for part in ["tuist 1", identity, root, manifest] { hash.update(part) }
    for path in [manifest] + helpers.modules.flatMap(\.sources) {
      hash.update(path)
      hash.update(files.digest(path) ?? "")
    }
    return String(hash.finish().prefix(40))
  }

  private func evaluate(
    _ manifest: String, root: String, _ helpers: TuistHelpers
  ) throws -> [UInt8] {
    let scratch = try TemporaryFolder.forBuild("tuist")
    defer { scratch.remove() }
    let compiler = try Compiler(sdk: sdk, cache: cache, identity: identity, sandbox: sandbox)
    var objects: [String] = []
    for module in helpers.modules {
      let object = "\(scratch.path)/\(module.name).o"
      try compile(
        module.sources, as: module.name,
        ["-parse-as-library", "-wmo", "-o", object, "-emit-module", "-emit-module-path"]
          + [CompiledModules.interfaceFile(of: module.name, in: scratch.path)],
        compiler, scratch.path)
      objects.append(object)
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
    try compile([main], as: job.module, ["-o", job.ownObjects[0]], compiler, scratch.path)
    try compiler.linkObjects(job)
    return try run(job.output, [Paths.folder(manifest), root])
  }

  private func compile(
    _ sources: [String], as module: String, _ options: [String], _ compiler: Compiler,
    _ scratch: String
  ) throws {
    var tool = BuildTool(compiler.toolchain.swiftc, in: sandbox, folder: scratch)
    tool.readable =
      BuildTool.readable(sources) + [compiler.modules]
      + SDKLocation.folders(named: compiler.sdkFlags)
    tool.executable = [sdk.folder]
    tool.writable = [scratch, compiler.moduleCache]
    let result = try tool.run(
      [
        "-c", "-module-name", module, "-Onone", "-suppress-warnings", "-diagnostic-style", "llvm",
        "-swift-version", "5", "-module-cache-path", compiler.moduleCache,
        "-I", compiler.modules, "-I", scratch,
      ] + compiler.sdkFlags + options + sources)
    guard !result.status.isSuccess else { return }
    let error = CompilerOutput.parse(result.errorText).first { $0.severity == .error }
    throw BuildError.brokenProject(
      path: error?.path ?? sources.first ?? module, line: error?.line,
      reason: "the manifest cannot be evaluated: \(error?.message ?? result.errorText)")
  }

  private func run(_ program: String, _ arguments: [String]) throws -> [UInt8] {
    var tool = BuildTool(program, in: sandbox)
    tool.readable = [sdk.folder] + arguments
    tool.executable = [sdk.folder]
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

/// Modules that manifests import beside `ProjectDescription`: a project's own helpers, and those of plug-ins that
/// are in its repository.
struct TuistHelpers {
  struct Module: Hashable {
    var name: String
    var sources: [String]
  }
  private(set) var modules: [Module] = []

  init(root: String, _ files: FileRecorder) {
    for folder in Self.plugins(in: root, depth: 2, files) {
      guard let text = files.text(folder + "/Plugin.swift"),
        let name = text.firstMatch(of: /Plugin\(\s*name:\s*"(\w+)"/)?.output.1
      else { continue }
      add(String(name), in: folder + "/ProjectDescriptionHelpers", files)
    }
    // These may import the plug-ins.
    add("ProjectDescriptionHelpers", in: root + "/Tuist/ProjectDescriptionHelpers", files)
  }

  /// Folders of plug-ins; their names are the repository's own choice.
  private static func plugins(in folder: String, depth: Int, _ files: FileRecorder) -> [String] {
    if files.isFile(folder + "/Plugin.swift") { return [folder] }
    guard depth > 0 else { return [] }
    return (files.names(folder) ?? [])
      .filter { !FolderScan.isSkipped(folder: $0, includesTests: true) }
      .map { folder + "/" + $0 }.filter(files.isFolder)
      .flatMap { plugins(in: $0, depth: depth - 1, files) }
  }

  private mutating func add(_ name: String, in folder: String, _ files: FileRecorder) {
    let sources = (try? FolderScan.scan(folder, files, includesTests: true))?.sources ?? []
    guard !sources.isEmpty, !modules.contains(where: { $0.name == name }) else { return }
    modules.append(Module(name: name, sources: sources.sorted()))
  }
}

extension [UInt8] {
  fileprivate func lastRange(of other: [UInt8]) -> Range<Int>? {
    guard count >= other.count else { return nil }
    for start in stride(from: count - other.count, through: 0, by: -1)
    where self[start] == other[0] && self[start..<start + other.count].elementsEqual(other) {
      return start..<start + other.count
    }
    return nil
  }
}
