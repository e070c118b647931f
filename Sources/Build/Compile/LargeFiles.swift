/// Files of an extension that no person has written by their size, as those of protocol buffers: a widget uses a few of
/// thousands of declarations.
extension CompileStage {
  /// Bytes from which on a file counts as generated (estimate).
  private static let generatedSize = 200_000

  /// The extension's files, where large ones have only what is reached of them, and what that is.
  /// Errors in what somebody wrote are told, whether it is reached or not.
  func withoutUnreached(_ used: SourceIndex, _ part: Part) throws -> (SourceIndex, Reach?) {
    guard case .reached(let seeds) = part else { return (used, nil) }
    let large = used.files.filter { file in
      file.declarations.allSatisfy { !$0.isMain }
        && (file.pieces?.last?.end ?? 0) >= Self.generatedSize
    }
    guard !large.isEmpty else { return (used, nil) }
    let paths = Set(large.map(\.path))
    var roots = SourceIndex(files: used.files.filter { !paths.contains($0.path) })
    for index in roots.files.indices { roots.files[index].imports.append(project.module) }
    // What the protocols of the modules ask for is mentioned there.
    let modules =
      try named(readModules()) + [(name: project.module, index: SourceIndex(files: large))]
    let reach = Reach(roots: roots, modules: modules, seeds: seeds)
    guard reach.savesMuch(in: modules.count - 1) else { return (used, nil) }
    let left = try reach.trimmed([SourceIndex(files: large)], in: work.sources)
    let gone = paths.subtracting(left.flatMap { $0.files.map(\.path) })
    var trimmed = used
    trimmed.files.removeAll { gone.contains($0.path) }
    // What others see of them is not what it was.
    for index in trimmed.files.indices where paths.contains(trimmed.files[index].path) {
      trimmed.files[index].omissions = (trimmed.files[index].omissions ?? 0) + 1
    }
    return (trimmed, reach)
  }
}
