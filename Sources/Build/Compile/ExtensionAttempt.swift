import Foundation

/// Compiling the extension's own sources, several times where some have to be left out.
struct ExtensionAttempt {
  let stage: CompileStage
  let generated: GeneratedSources
  /// Compiled before, and again without what is wrong in their code.
  private(set) var modules: CompileStage.Modules
  /// Modules that only mode 6 of the language takes.
  var strict: Set<String>
  var compiler: Compiler
  /// The source of types that stand for some of packages that are not there.
  var standIns: String?
  /// Names of files that are generated or kept out of the repository.
  var keptOut: KeptOutNames?
  /// How often the modules may still lose something.
  private var rounds = CompileStage.omissionRounds

  init(
    stage: CompileStage, generated: GeneratedSources, modules: CompileStage.Modules,
    strict: Set<String>
  ) {
    self.stage = stage
    self.generated = generated
    self.modules = modules
    self.strict = strict
    compiler = stage.compiler
  }

  /// The extension's files as they are now.
  func job(_ index: SourceIndex) throws -> Compiler.Job {
    let (project, work) = (stage.project, stage.work)
    var files = index.files.map { work.sources + $0.path } + (try generated.write(for: index))
    for (name, code) in [("StandIns", standIns), ("Names", keptOut?.code)] {
      guard let code else { continue }
      let path = work.generated + "/Generated\(name).swift"
      try CacheFile.write(code, to: path)
      files.append(path)
    }
    var job = Compiler.Job(
      module: project.module, files: files, settings: project.settings,
      searchPaths: project.modules.isEmpty ? [] : [work.modules] + stage.cSearchPaths,
      objects: modules.objects,
      output: work.bundle + "/extension", workFolder: work.path)
    job.headers = stage.cFolders
    job.objectsInC = stage.objectsInC
    job.code = modules.code
    job.interfaces = index.interfaces(in: work.sources)
    job.note(index, in: work.sources)
    job.imported = modules.digest
    return job
  }

  /// As often as names that are kept out of the repository are learned of.
  /// - errors: of the last attempt, of which most files stand as they did.
  mutating func compile(_ index: SourceIndex, after errors: [BuildDiagnostic] = []) throws {
    var errors = errors
    while true {
      try look(at: errors, in: index)
      do {
        return try compileOnce(index)
      } catch BuildError.compileFailed(let further) {
        guard keptOut?.learn(from: further) ?? false else {
          throw BuildError.compileFailed(further)
        }
        errors = further
      }
    }
  }

  /// Throws what is wrong in the files that were wrong, once these ask for no more names that are kept out: the others are
  /// known to be right, and the whole would fail as well.
  private mutating func look(at before: [BuildDiagnostic], in index: SourceIndex) throws {
    let wrong = OmissionRounds.files(before).intersection(index.files.map(\.path))
    guard OmissionRounds.pays(wrong, among: index.files.count) else { return }
    var left: [BuildDiagnostic]
    repeat {
      left = try errors(in: wrong, of: index)
    } while keptOut?.learn(from: left) ?? false
    try demandMore(after: left)
    guard left.isEmpty else { throw BuildError.compileFailed(left) }
  }

  /// Where code of the modules turns out to be wrong, they are made without it. The extension's files stay as they
  /// are: what had to be left out of them has to go with less in the modules too.
  private mutating func compileOnce(_ index: SourceIndex) throws {
    while true {
      do {
        return try compileAndLink(index)
      } catch let failure as CodeOnDemand.Failure {
        rounds -= 1
        guard rounds > 0, let less = try stage.modules(modules, less: failure) else {
          throw failure
        }
        modules = less
      }
    }
  }

  private mutating func compileAndLink(_ index: SourceIndex) throws {
    let job = try job(index)
    do {
      let known = stage.knownErrors(of: job, by: compiler)
      try known.orThrown {
        try stage.compile(job, index: index, strict: &strict, by: compiler)
      }
    } catch BuildError.compileFailed(let errors) {
      try demandMore(after: errors)
      throw BuildError.compileFailed(errors)
    }
  }

  /// Throws `TooFew` where the errors are about what was taken out of the modules, or of the target.
  private func demandMore(after errors: [BuildDiagnostic]) throws {
    for reach in modules.reached {
      if let more = reach.missed(in: errors) { throw Reach.TooFew(seeds: more) }
    }
  }
}
