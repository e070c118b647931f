import VitrinePlatform

/// One round of leaving out what does not compile shows what the last one took away, and each statement of a view
/// hides the mistakes of the next. Between two rounds of the whole module only the files that were wrong are looked
/// at, and when these are right, those that mention what is gone.
enum OmissionRounds {
  /// What one step left.
  struct Step {
    var files: [SourceIndex.File]
    /// Names that went.
    var gone: Set<String>

    init(_ indexes: [SourceIndex], gone: Set<String>) {
      files = indexes.flatMap(\.files)
      self.gone = gone
    }

    func mentions(_ names: Set<String>) -> Set<String> {
      Set(files.filter { !names.isDisjoint(with: $0.referencedNames ?? []) }.map(\.path))
    }
  }

  /// Looks between two rounds (estimate): one for each layer of mistakes in a file.
  static let looks = 24

  /// Takes a step and repeats it while files that were wrong still are; answers whether that helped.
  /// - step: leaves something out after errors; nothing where that cannot help.
  /// - look: the errors of some files, nothing where there are none.
  static func settle(
    after errors: [BuildDiagnostic], step: ([BuildDiagnostic]) throws -> Step?,
    look: (Set<String>) throws -> [BuildDiagnostic]
  ) throws -> Bool {
    guard var state = try step(errors) else { return false }
    var (errors, wrong, gone) = (errors, files(errors), state.gone)
    for _ in 0..<looks {
      var chosen = wrong
      if chosen.isEmpty {
        chosen = state.mentions(gone)
        gone = []
      }
      guard pays(chosen, among: state.files.count) else { break }
      let left = try look(chosen)
      // What stays as it was is the whole round's to tell.
      guard left != errors else { break }
      wrong = files(left)
      if left.isEmpty { continue }
      guard let next = try step(left) else { return false }
      (state, errors) = (next, left)
      gone.formUnion(next.gone)
    }
    return true
  }

  /// Whether a look at some files is worth it: one at more than half takes as long as the whole.
  static func pays(_ files: Set<String>, among count: Int) -> Bool {
    !files.isEmpty && files.count * 2 <= count
  }

  /// Files with errors.
  static func files(_ errors: [BuildDiagnostic]) -> Set<String> {
    Set(errors.filter { $0.severity == .error }.map(\.path))
  }
}

extension ExtensionAttempt {
  /// What some files have wrong beside the others as they are.
  func errors(in files: Set<String>, of index: SourceIndex) throws -> [BuildDiagnostic] {
    let job = try job(index)
    return try stage.look(
      job, index, files, known: stage.knownErrors(of: job, by: compiler, only: files), strict,
      by: compiler)
  }
}

extension CompileStage {
  /// The same of the modules.
  func errors(
    in files: Set<String>, of indexes: [SourceIndex], _ rounds: ModuleRounds
  ) throws -> [BuildDiagnostic] {
    let chosen = zip(project.modules, indexes).filter { module, index in
      module.c == nil && index.files.contains { files.contains($0.path) }
    }
    return try SideBySide.map(chosen.count) { number in
      let (module, index) = chosen[number]
      let job = try job(module, index, onSketches: true)
      let known = KnownErrors(
        name: module.name, key: kept.key(module, job, index), cache: cache, only: files)
      return try look(job, index, files, known: known, rounds.strict, by: compiler)
    }.flatMap { $0 }
  }

  fileprivate func look(
    _ job: Compiler.Job, _ index: SourceIndex, _ files: Set<String>, known: KnownErrors,
    _ strict: Set<String>, by compiler: Compiler
  ) throws -> [BuildDiagnostic] {
    let job = job.inMode(strict)
    let copies = Set(index.files.filter { files.contains($0.path) }.map { work.sources + $0.path })
    do {
      try known.orThrown {
        do {
          try compiler.check(job, only: copies)
        } catch BuildError.compileFailed(let diagnostics) {
          throw BuildError.compileFailed(
            CompilerOutput.map(diagnostics.filter { !$0.isGivenUp }, index: index))
        }
        // That nothing is wrong is worth remembering as well.
        throw BuildError.compileFailed([])
      }
    } catch BuildError.compileFailed(let errors) {
      return errors.filter { $0.severity == .error }
    }
    return []
  }
}
