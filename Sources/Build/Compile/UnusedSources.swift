/// Sources of a target that its widgets never reach: screens of the app that were given to the
/// extension as well, with packages that nobody has here.
enum UnusedSources {
  /// The sources less those, where every error is in one of them; nothing where leaving them out
  /// would not help.
  static func pruned(_ index: SourceIndex, after errors: [BuildDiagnostic]) -> SourceIndex? {
    let start = Set((index.widgetMains + index.widgets).map(\.file.path))
    let all = Set(index.files.map(\.path))
    let reached = SourceSelection.reached(
      from: start, among: all.subtracting(start), index: index)
    let wrong = Set(errors.filter { $0.severity == .error }.map(\.path))
    guard !start.isEmpty, !wrong.isEmpty, wrong.isDisjoint(with: reached) else { return nil }
    return SourceIndex(files: index.files.filter { reached.contains($0.path) })
  }

  /// The sources less those with errors; nothing where one of them declares a widget, or no file
  /// of the user's is at fault.
  static func less(_ index: SourceIndex, after errors: [BuildDiagnostic]) -> SourceIndex? {
    let needed = Set((index.widgetMains + index.widgets).map(\.file.path))
    let wrong = Set(errors.filter { $0.severity == .error }.map(\.path))
    guard !needed.isEmpty, !wrong.isEmpty, wrong.isDisjoint(with: needed),
      wrong.isSubset(of: Set(index.files.map(\.path)))
    else { return nil }
    return SourceIndex(files: index.files.filter { !wrong.contains($0.path) })
  }

  /// Says what was left out, at the first error.
  static func note(_ errors: [BuildDiagnostic]) -> [BuildDiagnostic] {
    errors.filter { $0.severity == .error }.prefix(1).map {
      BuildDiagnostic(
        path: $0.path, line: $0.line, column: $0.column, severity: .note,
        message: "compiled without files that the widgets do not use: " + $0.message)
    }
  }
}
