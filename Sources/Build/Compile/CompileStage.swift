import Foundation

/// Compiles an extension and the modules that it imports. What does not compile and no widget needs is
/// left out and reported.
struct CompileStage: Sendable {
  let project: WidgetProject
  let sdk: SDKLocation
  let compiler: Compiler
  let work: WorkFolder
  let inputs: FileRecorder
  let reader: SourceReader
  let isStrict: Bool
  let omitsNothing: Bool
  /// Whether the widgets' own files may lose what is wrong in them even where nothing is missing.
  let allowsOmissions: Bool
  /// Where compiled modules are kept.
  let cache: CacheLocation
  let progress: @Sendable (BuildPhase) -> Void
  /// Whether modules may wait with their code until the extension is linked (`CodeOnDemand`).
  var defersCode = true
  /// Modules whose code does not wait: some of it did not compile, and nothing could be left out for that.
  var eager: Set<String> = []
  /// What is left of the extension's own files that were taken apart (`LargeTargets`).
  var ownReach: Reach?

  /// Each round shows the compiler's errors about what the last one took away.
  static let omissionRounds = 12

  /// Compiles the chosen sources to the bundle's executable; answers what had to be left out.
  func compile(
    _ used: SourceIndex, handlers: SourceIndex, generated: GeneratedSources, name: String
  ) throws -> [Omission] {
    var stage = self
    stage.defersCode = !used.widgetMains.isEmpty || !used.widgets.isEmpty
    var part = Part.reached(with: reachedAtRunTime)
    for _ in 0..<Self.additions {
      do {
        return try stage.compile(used, handlers, generated, name: name, part: part)
      } catch let few as Reach.TooFew {
        part.add(few.seeds)
      } catch let failure as CodeOnDemand.Failure {
        stage.eager.formUnion(failure.errors.keys)
      }
      try restore(used)
    }
    stage.defersCode = false
    return try stage.compile(used, handlers, generated, name: name, part: .all)
  }

  /// How often declarations are added that the extension reaches by other ways than names. What compiled is kept
  /// meanwhile.
  private static let additions = 12

  private func compile(
    _ used: SourceIndex, _ handlers: SourceIndex, _ generated: GeneratedSources, name: String,
    part: Part
  ) throws -> [Omission] {
    var missing = MissingModules(
      provided: ProvidedModules.names(sdk: sdk, compiler.toolchain), modules: project.modules,
      inputs)
    let whole = try readModules()
    try generated.bundle.writeInfo(used, modules: whole)
    var stage = self
    let used = try stage.takeApart(used, beside: whole, part)
    var modules = try stage.compileModules(whole, for: used, less: missing, part: part)
    modules.reached += [stage.ownReach].compactMap { $0 }
    missing.broken = modules.broken
    let sources = Sources(used: used, handlers: handlers, missing: missing)
    return try stage.compile(sources, generated, name: name, on: modules)
  }

  private func compile(
    _ sources: Sources, _ generated: GeneratedSources, name: String, on modules: Modules
  ) throws -> [Omission] {
    progress(.compiling(name: name, files: sources.complete.files.count))
    var attempt = ExtensionAttempt(stage: self, generated: generated, modules: modules, strict: [])
    attempt.keptOut = keptOutNames(sources)
    let omissions = try compile(sources, by: &attempt)
    return attempt.modules.omissions + (attempt.keptOut?.omissions ?? []) + omissions
  }

  /// What the extension is compiled of, on the modules that stand there.
  private struct Sources {
    let used: SourceIndex
    let handlers: SourceIndex
    let missing: MissingModules
    /// The files that say what the widgets are.
    let start: Set<String>
    /// Less the files that import what nobody provides.
    let complete: SourceIndex
    /// Errors of those.
    let absent: [BuildDiagnostic]

    init(used: SourceIndex, handlers: SourceIndex, missing: MissingModules) {
      (self.used, self.handlers, self.missing) = (used, handlers, missing)
      start = Set((used.widgetMains + used.widgets).map(\.file.path))
      complete = start.isEmpty ? used : missing.complete(used)
      absent = start.isEmpty ? [] : missing.errors(used)
    }

    var left: [SourceIndex.File] { CompileStage.files(used, without: complete) }
  }

  /// Names that stand with made-up values: nothing where no source is known to be missing, unless that is allowed.
  private func keptOutNames(_ sources: Sources) -> KeptOutNames? {
    let isKnown =
      !project.missingParts.ignoredSources.isEmpty
      || project.missingFiles.contains { Paths.ending($0) == "swift" }
    guard !isStrict, !omitsNothing, isKnown || allowsOmissions else { return nil }
    let names = (sources.used.files + sources.handlers.files).flatMap { $0.declaredNames ?? [] }
    return KeptOutNames(
      declared: Set(names.map { String($0.prefix { $0 != "." }) }),
      incomplete: Set(sources.absent.map(\.path)), text: inputs.text)
  }

  private func compile(
    _ sources: Sources, by attempt: inout ExtensionAttempt
  ) throws -> [Omission] {
    let (used, missing, absent) = (sources.used, sources.missing, sources.absent)
    // Without the files of the widgets themselves nothing can be had.
    var hopeless = missing.errors(used.only(Array(sources.start)))
    // Where the widgets speak of what is left out, that attempt comes last: it fails, and not soon.
    let isLast =
      !omitsNothing
      && MissingModules.needs(sources.left, of: sources.complete, from: sources.start)
    if !isLast, let done = try compileComplete(sources, &hopeless, by: &attempt) { return done }
    if !absent.isEmpty {
      // Packages bring these along (`@_exported import SwiftUI`): files got by without them that import one.
      attempt.compiler.implicit += ["UIKit", "SwiftUI"]
      if !omitsNothing, let less = try compileWithoutImports(used, missing, by: &attempt) {
        return less
      }
    }
    if isLast {
      try restore(used)
      if let done = try compileComplete(sources, &hopeless, by: &attempt) { return done }
    }
    let modules = attempt.modules
    let errors = modules.errors + absent + hopeless.filter { !absent.contains($0) }
    // Where nothing is missing, a name that is not found is the author's mistake, and all is told of it. A target of
    // a project was built with Apple's SDK: what it names and this SDK lacks keeps nothing else from being drawn.
    let isWhole = modules.errors.isEmpty && absent.isEmpty && modules.broken.isEmpty
    let isTold = !project.isExact && (isWhole || !errors.contains(where: \.isUnknownName))
    guard !sources.start.isEmpty, !isStrict, allowsOmissions || !isTold,
      let less = try compileThoroughly(used, missing, by: &attempt)
    else { throw BuildError.compileFailed(errors) }
    return less
  }

  /// The files whose imports are there, less what no widget needs of them. Nothing where the widgets need what is
  /// wrong: then that is told.
  private func compileComplete(
    _ sources: Sources, _ hopeless: inout [BuildDiagnostic], by attempt: inout ExtensionAttempt
  ) throws -> [Omission]? {
    guard hopeless.isEmpty else { return nil }
    let omissions = Omission.files(sources.left.map(\.path), errors: sources.absent)
    do {
      let less = try compile(
        sources.complete, handlers: sources.missing.complete(sources.handlers), left: sources.left,
        by: &attempt)
      return omissions + less
    } catch BuildError.compileFailed(let errors) {
      hopeless = errors
      return nil
    }
  }

  /// Files that import what nobody provides, without these imports: often nothing, or only a function
  /// that no widget calls, uses them. Nothing where the widgets do.
  private func compileWithoutImports(
    _ used: SourceIndex, _ missing: MissingModules, by attempt: inout ExtensionAttempt
  ) throws -> [Omission]? {
    let reached = ReachedSources.reached(used)
    try restore(reached)
    var imports = SourceOmissions(tool: reader.tool, folder: work.sources)
    guard let less = try imports.less([reached], after: missing.errors(reached))?.first else {
      return nil
    }
    let files = Omission.files(Self.paths(used, without: reached), errors: [])
    do {
      try attempt.compile(less)
      return imports.omissions + files
    } catch BuildError.compileFailed(let errors) {
      guard let omissions = try omit(from: less, after: errors, by: &attempt) else { return nil }
      return imports.omissions + files + omissions
    }
  }

  /// Intent handlers are another target's code: welcome, not needed.
  /// - left: files that import what nobody provides.
  private func compile(
    _ complete: SourceIndex, handlers: SourceIndex, left: [SourceIndex.File],
    by attempt: inout ExtensionAttempt
  ) throws -> [Omission] {
    var before: [BuildDiagnostic] = []
    if !handlers.files.isEmpty {
      do {
        try attempt.compile(SourceIndex(files: complete.files + handlers.files))
        return []
      } catch BuildError.compileFailed(let errors) {
        before = errors
      }
    }
    do {
      try attempt.compile(complete, after: before)
      return []
    } catch BuildError.compileFailed(let errors) where !omitsNothing {
      // What the rest needs of them does not come by leaving more out.
      guard MissedNames(errors).declarers(among: left).isEmpty else {
        throw BuildError.compileFailed(errors)
      }
      guard let omissions = try compileLess(complete, after: errors, by: &attempt) else {
        throw BuildError.compileFailed(errors)
      }
      return omissions
    }
  }

  /// Leaves out files that no widget reaches, then declarations with errors, until the rest compiles.
  /// Answers what was left out; nothing where the widgets need what is wrong.
  private func compileLess(
    _ index: SourceIndex, after errors: [BuildDiagnostic], by attempt: inout ExtensionAttempt
  ) throws -> [Omission]? {
    let reached = ReachedSources.reached(index)
    if reached != index {
      let files = Omission.files(Self.paths(index, without: reached), errors: errors)
      do {
        try attempt.compile(reached, after: errors)
        return files
      } catch BuildError.compileFailed(let further) {
        if let omissions = try omit(from: reached, after: further, by: &attempt) {
          return files + omissions
        }
      }
      try restore(index)
    }
    return try omit(from: index, after: errors, by: &attempt)
  }

  private func omit(
    from index: SourceIndex, after errors: [BuildDiagnostic], by attempt: inout ExtensionAttempt
  ) throws -> [Omission]? {
    var (index, errors) = (index, errors)
    let needed = ReachedSources.needed(index)
    // Where no name is missing, what is wrong is the author's own, and somebody who edits wants to hear of
    // nothing else. Where one is, much else follows from it: types that cannot be inferred, calls that fit nothing.
    guard !needed.isEmpty, !isStrict || errors.contains(where: \.isUnknownName) else { return nil }
    var omissions = SourceOmissions(tool: reader.tool, folder: work.sources, needed: needed)
    for _ in 0..<Self.omissionRounds {
      let helps = try OmissionRounds.settle(after: errors) { errors in
        guard let less = try omissions.less([index], after: errors)?.first else { return nil }
        index = less
        // The author hears of it now, and not after the other rounds.
        if isStrict, omissions.omissions.contains(where: { $0.kind == .function }) { return nil }
        return OmissionRounds.Step([index], gone: omissions.goneNames)
      } look: {
        try attempt.errors(in: $0, of: index)
      }
      guard helps else { return nil }
      do {
        try attempt.compile(index)
        return omissions.omissions
      } catch BuildError.compileFailed(let further) {
        errors = further
      }
    }
    return nil
  }

  /// What was taken out on another way is there again, less what nothing reaches.
  func restore(_ index: SourceIndex) throws {
    _ = try reader.read(
      index.files.map(\.path), platform: project.platform, settings: project.settings,
      extraModules: project.modules.map(\.name), folder: work.sources)
    _ = try ownReach?.trimmed([index], in: work.sources)
  }

  static func paths(_ all: SourceIndex, without kept: SourceIndex) -> [String] {
    files(all, without: kept).map(\.path)
  }

  private static func files(
    _ all: SourceIndex, without kept: SourceIndex
  ) -> [SourceIndex.File] {
    let kept = Set(kept.files.map(\.path))
    return all.files.filter { !kept.contains($0.path) }
  }

  /// Compile errors in the user's own paths.
  /// - strict: modules that mode 6 of the language alone takes.
  func compile(
    _ job: Compiler.Job, index: SourceIndex, strict: inout Set<String>, by compiler: Compiler
  ) throws {
    do {
      try job.run(strict: &strict) {
        try compilePatiently($0, by: compiler)
      } check: {
        try compiler.check($0, only: $1)
      }
    } catch BuildError.compileFailed(let diagnostics) {
      throw BuildError.compileFailed(CompilerOutput.map(diagnostics, index: index))
    }
  }

  /// What the compiler gives up on is often a mistake that it finds no words for, and follows from the others:
  /// it waits until these are mended. What is left then gets more time.
  private func compilePatiently(_ job: Compiler.Job, by compiler: Compiler) throws {
    do {
      try compiler.run(job)
    } catch BuildError.compileFailed(let diagnostics) {
      guard diagnostics.areGivenUp else {
        throw BuildError.compileFailed(diagnostics.filter { !$0.isGivenUp })
      }
      var (job, compiler) = (job, compiler)
      // All else is known to be right.
      job.mayHaveErrors = false
      compiler.patience = diagnostics.patience(isWhole: !job.hasOmissions)
      try compiler.run(job)
    }
  }
}

extension Compiler.Job {
  mutating func note(_ index: SourceIndex, in folder: String) {
    hasOmissions = index.files.contains { ($0.omissions ?? 0) > 0 }
    for file in index.files { opaqueNames[folder + file.path] = file.opaqueNames }
  }
}

extension SourceIndex {
  /// Digests of what the copies show each other, by the copies' paths; nil where that is not known of all. Of files from
  /// which more has been taken out than bodies all is seen.
  func interfaces(in folder: String) -> [String: String]? {
    var digests: [String: String] = [:]
    for file in files {
      if let interface = file.interface {
        digests[folder + file.path] = interface
      } else if file.omissions == nil {
        return nil
      }
    }
    return digests
  }
}
