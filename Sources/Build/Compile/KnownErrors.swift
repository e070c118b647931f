/// What the compiler said of sources that do not compile, kept under a digest of all that it read. A build is often
/// several rounds of leaving out what does not compile: one that was ended, or that fails at last, goes through
/// them again without the compiler.
struct KnownErrors {
  /// Of the module.
  let name: String
  let key: String
  let cache: CacheLocation

  /// - files: those that are looked at; nil: all.
  init(name: String, key: String, cache: CacheLocation, only files: Set<String>? = nil) {
    self.name = name
    self.key = files.map { SHA256.digest((key + $0.sorted().joined(separator: "\n")).utf8) } ?? key
    self.cache = cache
  }

  /// Throws what is known, or else does the work and keeps what that throws.
  func orThrown(_ work: () throws -> Void) throws {
    if let known = KnownFailure.read(key, in: cache) { throw known.error }
    do {
      try work()
    } catch let error as BuildError {
      if case .compileFailed = error, error.followsFromSources {
        KnownFailure(name: name, error: error).write(key, in: cache)
      }
      throw error
    }
  }
}

extension CompileStage {
  /// Of the extension's own sources, on the modules that were compiled before.
  func knownErrors(
    of job: Compiler.Job, by compiler: Compiler, only chosen: Set<String>? = nil
  ) -> KnownErrors {
    let hash = SHA256()
    let flags = compiler.flags(module: job.module, settings: job.settings, searchPaths: [])
    let own = [compiler.moduleCache, compiler.modules]
    for part in ["errors 1", compiler.identity, job.imported ?? ""] { hash.update(part) }
    for flag in flags where !own.contains(flag) { hash.update(flag) }
    for file in job.files {
      hash.update(Paths.relative(file, to: job.workFolder))
      hash.update(FileRecorder.read(file).map { SHA256.digest($0.bytes) } ?? "")
    }
    return KnownErrors(
      name: job.module, key: String(hash.finish().prefix(40)), cache: cache, only: chosen)
  }
}
