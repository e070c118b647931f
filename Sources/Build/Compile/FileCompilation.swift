import Foundation
import VitrinePlatform

/// Compiling a module file by file: only those files whose objects are not kept.
extension Compiler {
  /// Compiles and links; throws `compileFailed` with the compiler's own paths.
  func run(_ job: Job, interfaces: [String: String]) throws {
    try CacheFile.makeFolder(Paths.folder(job.objectMap))
    let cache = ObjectCache(folder: objects)
    let keys = try job.objectKeys(interfaces: interfaces, flags: keyFlags(job), identity: identity)
    let objects = job.ownObjects
    let changed = job.files.indices.filter { !cache.take(keys.alone[$0], to: objects[$0]) }
    if !changed.isEmpty {
      let types = OpaqueTypes(
        names: job.files.map { job.opaqueNames[$0] ?? [] }, texts: keys.texts)
      let missing = changed.filter { !cache.take(keys.together($0, types), to: objects[$0]) }
      try compile(job, missing, types) { part in
        for file in part {
          let isAlone = !types.sees(file, among: part)
          cache.keep(objects[file], as: isAlone ? keys.alone[file] : keys.together(file, types))
        }
      }
      if !missing.isEmpty { cache.prune() }
    }
    try linkObjects(job)
  }

  /// The flags less folders that differ from one build or machine to the next and decide nothing.
  private func keyFlags(_ job: Job) -> [String] {
    let own = [moduleCache, modules] + job.searchPaths
    return (flags(module: job.module, settings: job.settings, searchPaths: []) + Self.constantFlags)
      .filter { !own.contains($0) }
  }

  /// Several at a time: each process reads the SDK's modules anew, which is a third of the work of a
  /// small widget. Errors come in the order of files.
  /// - made: is told which files were compiled together, also where others turned out to be wrong.
  private func compile(
    _ job: Job, _ missing: [Int], _ types: OpaqueTypes, made: ([Int]) -> Void
  ) throws {
    guard !missing.isEmpty else { return }
    let parts = Self.parts(missing, sizes: sizes(job, missing), types)
    let results = try runFrontends(
      job,
      parts.map { part in
        FrontendArguments(compiler: self)
          .compile(job, part, objects: part.map { job.ownObjects[$0] })
      })
    for (part, result) in zip(parts, results) where result.isEmpty { made(part) }
    try throwErrors(results)
  }

  /// Throws what is wrong with some files of a module, without the others' own errors: a fraction of the time of
  /// the whole.
  func check(_ job: Job, only files: Set<String>) throws {
    let chosen = job.files.indices.filter { files.contains(job.files[$0]) }
    guard !chosen.isEmpty else { return }
    let types = OpaqueTypes(names: job.files.map { _ in [] }, texts: job.files.map { _ in [] })
    let sizes = sizes(job, chosen)
    let most = sizes.reduce(0, +) < Self.smallCheck ? 1 : nil
    let parts = Self.parts(chosen, sizes: sizes, types, most: most)
    try throwErrors(
      try runFrontends(job, parts.map { FrontendArguments(compiler: self).check(job, $0) }))
  }

  /// Bytes of files below which a second frontend takes longer to read the module than these to check (estimate).
  static let smallCheck: Int64 = 60_000

  func sizes(_ job: Job, _ files: [Int]) -> [Int64] {
    files.map { FileStamp(path: job.files[$0])?.size ?? 0 }
  }

  /// What each frontend said, in the order of their arguments.
  func runFrontends(_ job: Job, _ arguments: [[String]]) throws -> [[BuildDiagnostic]] {
    try SideBySide.map(arguments.count) { try runFrontend(job, arguments[$0]) }
  }

  /// Throws what several frontends said, each error once.
  func throwErrors(_ results: [[BuildDiagnostic]]) throws {
    var seen: Set<BuildDiagnostic> = []
    let diagnostics = results.joined().filter { seen.insert($0).inserted }
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw BuildError.compileFailed(diagnostics)
    }
  }

  /// What the compiler said of files that do not compile; nothing where they do.
  private func runFrontend(_ job: Job, _ arguments: [String]) throws -> [BuildDiagnostic] {
    let result = try tool(toolchain.frontend, job).run(arguments)
    do {
      try check(result, job)
      return job.hasOmissions ? EndlessCalls.errors(in: result.errorText) : []
    } catch BuildError.compileFailed(let diagnostics) {
      return diagnostics
    } catch BuildError.linkFailed(let output) {
      // No diagnostic and no success: nothing that a source has to do with.
      throw BuildError.toolFailed(tool: "swift-frontend", output: output)
    }
  }

  /// Bytes by which a part may be larger to keep files apart that see types of each other: less than what
  /// compiling one of them again costs after the first edit (estimate).
  private static let allowedImbalance: Int64 = 2000

  /// Files shared out by size, the largest first.
  /// - most: parts; nil: as many as pay on this machine.
  static func parts(
    _ files: [Int], sizes: [Int64], _ types: OpaqueTypes, most: Int? = nil
  ) -> [[Int]] {
    let most = most ?? min(4, Processors.count)
    let count = max(1, min(most, files.count))
    var parts = Array(repeating: (files: [Int](), size: Int64(0)), count: count)
    for (file, size) in zip(files, sizes).sorted(by: { ($1.1, $0.0) < ($0.1, $1.0) }) {
      // A file costs something whatever its size is: bytes (estimate).
      let cost = size + 500
      let largest = parts.map(\.size).max() ?? 0
      let order = parts.indices.sorted { parts[$0].size < parts[$1].size }
      let chosen = order.first { part in
        parts[part].size + cost <= max(largest, parts[order[0]].size + cost) + allowedImbalance
          && !parts[part].files.contains { types.meet($0, file) }
      }
      parts[chosen ?? order[0]].files.append(file)
      parts[chosen ?? order[0]].size += cost
    }
    return parts.map { $0.files.sorted() }.sorted { $0[0] < $1[0] }
  }
}
