/// Those sources of the modules compiled before that an extension reaches by name. An app's own packages hold
/// all of its screens; a widget shows a few of their values.
struct ReachedModules {
  /// The modules, each with the files that are reached.
  let kept: [SourceIndex]
  /// Files that are not.
  private let rest: [SourceIndex.File]
  /// Fewer files than this are compiled rather than thought about (estimate).
  private static let leastFiles = 20

  /// The extension does not compile with these alone.
  struct TooFew: Error {}

  /// Nothing where compiling only these saves little.
  init?(_ modules: [SourceIndex], _ reached: Set<String>) {
    kept = modules.map { $0.only(Array(reached)) }
    rest = modules.flatMap(\.files).filter { !reached.contains($0.path) }
    let count = modules.reduce(0) { $0 + $1.files.count }
    guard rest.count >= Self.leastFiles, rest.count * 4 >= count else { return nil }
  }

  /// Whether errors may come of files that were not compiled: these declare a name that one speaks of, or a
  /// conformance that it misses.
  func explains(_ errors: [BuildDiagnostic]) -> Bool {
    var declared: Set<Substring> = []
    for name in rest.flatMap({ $0.declaredNames ?? [] }) {
      declared.formUnion(name.split(separator: "."))
    }
    return errors.contains { error in
      Self.quoted(error.message).contains(where: declared.contains)
    }
  }

  /// The names in quotation marks, part by part.
  private static func quoted(_ message: String) -> [Substring] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.flatMap { part in
      part.element.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }
  }
}
