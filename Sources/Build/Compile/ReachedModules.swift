/// Those sources of the modules compiled before that an extension reaches by name. An app's own packages hold
/// all of its screens; a widget shows a few of their values.
struct ReachedModules {
  /// The modules, each with the files that are reached.
  let kept: [SourceIndex]
  /// Files that are not.
  private let rest: [SourceIndex.File]
  /// Fewer files than this are compiled rather than thought about (estimate).
  private static let leastFiles = 20

  /// What was compiled does not compile alone.
  struct TooFew: Error {
    /// Files that declare what it misses.
    var files: Set<String>
  }

  /// Nothing where compiling only these saves little.
  init?(_ modules: [SourceIndex], _ reached: Set<String>) {
    kept = modules.map { $0.only(Array(reached)) }
    rest = modules.flatMap(\.files).filter { !reached.contains($0.path) }
    let count = modules.reduce(0) { $0 + $1.files.count }
    guard rest.count >= Self.leastFiles, rest.count * 4 >= count else { return nil }
  }

  /// Files that were not compiled and declare what errors miss. A member that a type of somebody else's misses is
  /// in none of them: it would have been reached by its name.
  func files(missedIn errors: [BuildDiagnostic]) -> Set<String> {
    MissedNames(errors).declarers(among: rest)
  }
}
