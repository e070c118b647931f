import Foundation
import VitrinePlatform

/// A large module is compiled by several frontends side by side: one writes what other modules see of it and passes over
/// the bodies of functions, the others take a part of the files each. Together they take a twentieth longer than one that
/// does all (SwiftProtobuf: 16.9 s of processor time, 16.2 in one).
extension Compiler {
  /// Bytes of sources from which on parts pay (estimate): each frontend first reads the SDK's modules.
  static let largeModule: Int64 = 200_000
  /// Not by the number of processors: errors come in the same order on every machine.
  private static let moduleParts = 2
  /// One of so many files may declare `some` types: bodies behind these are checked for the interface too.
  private static let opaqueShare = 4

  /// The files of a large module, shared out; nil for one that is compiled in one piece.
  func parts(ofModule job: Job) -> [[Int]]? {
    let opaque = job.opaqueNames.values.count { !$0.isEmpty }
    guard job.isLibrary, linker != nil, job.files.count > 1,
      opaque * Self.opaqueShare <= job.files.count
    else { return nil }
    let sizes = sizes(job, Array(job.files.indices))
    guard sizes.reduce(0, +) >= Self.largeModule else { return nil }
    let types = OpaqueTypes(names: job.files.map { _ in [] }, texts: job.files.map { _ in [] })
    return Self.parts(
      Array(job.files.indices), sizes: sizes, types, most: Self.moduleParts)
  }

  /// Writes the module's interface and its object. Where a part is wrong, the code of the others is made in vain: a
  /// module that may well have errors is checked first.
  func run(_ job: Job, inParts parts: [[Int]]) throws {
    try CacheFile.makeFolder(job.ownFolder)
    defer { try? FileManager.default.removeItem(atPath: job.ownFolder) }
    let frontend = FrontendArguments(compiler: self)
    let isChecked = job.importsSketches || job.mayHaveErrors
    func code(_ part: [Int]) -> [String] {
      frontend.compile(job, part, objects: part.map { job.ownObjects[$0] })
    }
    let hasSketch = !isChecked || job.isImported
    let lists = parts.map { isChecked ? frontend.check(job, $0) : code($0) }
    try run(job, lists, interface: hasSketch ? frontend.interface(job) : nil)
    // The caller throws the result away.
    if job.importsSketches { throw BuildError.compileFailed([]) }
    if isChecked {
      try run(job, parts.map(code), interface: hasSketch ? nil : frontend.interface(job))
    }
    try join(job)
  }

  private func run(_ job: Job, _ parts: [[String]], interface: [String]?) throws {
    let results = try runFrontends(job, parts + [interface].compactMap { $0 })
    // What is wrong with a declaration shows in its part too, and is told from there.
    try throwErrors(Array(results.prefix(parts.count)))
    try throwErrors(results)
  }

  /// One object of all, as a module that is compiled in one piece has.
  private func join(_ job: Job) throws {
    guard let linker else { return }
    let result = try tool(linker.lld, job).run(["-r", "-o", job.output] + job.ownObjects)
    if !result.status.isSuccess { throw BuildError.linkFailed(output: result.errorText) }
  }
}
