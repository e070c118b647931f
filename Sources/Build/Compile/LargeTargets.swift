/// Extensions that hold much more than their widgets use: an app's sources as a whole, or protocol buffers of thousands of
/// declarations. Only what is reached of these is compiled, declaration by declaration.
extension CompileStage {
  /// Bytes from which on a file counts as generated (estimate).
  private static let generatedSize = 200_000
  /// Bytes of sources beside the widgets' own from which on they are an app's: seven seconds of the compiler's work
  /// (estimate).
  private static let appSize = 100_000
  /// The share of them that may be reached where they are taken apart (estimate). Unlike a module, what is whole is kept
  /// for nobody else.
  private static let mostReached = 0.8

  /// Takes what is not reached out of files other than the widgets' own; `restore` keeps to that. Errors in the widgets'
  /// own are told, whether what is wrong is reached or not.
  /// - modules: all that the extension imports, where protocols ask for functions that only they mention.
  /// - Returns: the files of which something is left.
  mutating func takeApart(
    _ used: SourceIndex, beside modules: [SourceIndex], _ part: Part
  ) throws -> SourceIndex {
    ownReach = nil
    guard case .reached(let seeds) = part else { return used }
    let paths = Self.filesToTakeApart(used)
    guard !paths.isEmpty else { return used }
    let apart = used.only(Array(paths))
    var roots = SourceIndex(files: used.files.filter { !paths.contains($0.path) })
    for index in roots.files.indices { roots.files[index].imports.append(project.module) }
    let all = named(modules) + [(name: project.module, index: apart)]
    let reach = Reach(roots: roots, modules: all, seeds: seeds, most: Self.mostReached)
    guard reach.savesMuch(in: modules.count) else { return used }
    ownReach = reach
    let left = try reach.trimmed([apart], in: work.sources)
    let gone = paths.subtracting(left.flatMap { $0.files.map(\.path) })
    let changed = reach.removed
    var trimmed = used
    trimmed.files.removeAll { gone.contains($0.path) }
    // What others see of them is not what it was.
    for index in trimmed.files.indices where changed[trimmed.files[index].path] != nil {
      trimmed.files[index].omissions = (trimmed.files[index].omissions ?? 0) + 1
      trimmed.files[index].interface = nil
    }
    return trimmed
  }

  private static func filesToTakeApart(_ used: SourceIndex) -> Set<String> {
    let other = used.files.filter { $0.declarations.allSatisfy { !$0.isMain } }
    let generated = other.filter { $0.size >= generatedSize }
    let start = Set((used.widgetMains + used.widgets).map(\.file.path))
    let own = ReachedSources.needed(used).union(used.exporters)
    let folders = Set(start.map(Paths.folder))
    let app = other.filter { file in
      !own.contains(file.path) && !folders.contains { Paths.isInside(file.path, $0) }
        && file.previews.allSatisfy { $0.kind == "view" }
    }
    let isApp = !start.isEmpty && app.reduce(0) { $0 + $1.size } >= appSize
    return Set((generated + (isApp ? app : [])).map(\.path))
  }

  /// Classes of data models, which no source has to name.
  var reachedAtRunTime: Reach.Seeds {
    Reach.Seeds(
      names: Set(project.allDataModels.flatMap { DataModelClasses.names(path: $0, inputs) }))
  }
}

extension SourceIndex.File {
  /// Bytes up to the end of its last declaration.
  fileprivate var size: Int { pieces?.last?.end ?? 0 }
}
