/// The last resort where the files that say what the widgets are do not compile: a package could not be
/// had, or this SDK lacks a name of Apple's.
extension CompileStage {
  /// Errors show in layers: what one round takes away, the next one misses.
  private static let thoroughRounds = 24

  /// All that the widgets reach, less the views, functions and at last widgets with errors. Each of
  /// these is an error for whoever reads; nothing where not even that compiles.
  func compileThoroughly(
    _ used: SourceIndex, _ missing: MissingModules, by attempt: inout ExtensionAttempt
  ) throws -> [Omission]? {
    var index = ReachedSources.reached(used)
    let files = Omission.files(Self.paths(used, without: index), errors: [])
    let mains = Set(index.widgetMains.map(\.file.path))
    try restore(index)
    var omissions = SourceOmissions(tool: reader.tool, folder: work.sources, isThorough: true)
    var errors = missing.errors(index)
    var standIns = StandInTypes(files: Set(errors.map(\.path)), text: inputs.text)
    for _ in 0..<Self.thoroughRounds {
      let helps = try OmissionRounds.settle(after: errors) { errors in
        if errors.isEmpty { return OmissionRounds.Step([index], gone: []) }
        if standIns.learn(from: errors) {
          attempt.standIns = standIns.code
          return OmissionRounds.Step([index], gone: [])
        }
        guard let less = try omissions.less([index], after: errors)?.first,
          mains.isSubset(of: less.files.map(\.path))
        else { return nil }
        index = less
        return OmissionRounds.Step([index], gone: omissions.goneNames)
      } look: {
        try attempt.errors(in: $0, of: index)
      }
      guard helps else { return nil }
      do {
        try attempt.compile(index)
        return files + standIns.omissions + omissions.omissions
      } catch BuildError.compileFailed(let further) {
        errors = further
      }
    }
    return nil
  }
}
