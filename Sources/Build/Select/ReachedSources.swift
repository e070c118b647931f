/// Which sources of a target its widgets reach: screens of the app are often given to the extension
/// as well, with packages that are not on this machine.
enum ReachedSources {
  /// The sources that the widgets reach by name; all where there are no widgets.
  static func reached(_ index: SourceIndex) -> SourceIndex {
    let start = Set((index.widgetMains + index.widgets).map(\.file.path))
    guard !start.isEmpty else { return index }
    let reached = SourceSelection.reached(
      from: start, among: Set(index.files.map(\.path)).subtracting(start), index: index)
    return index.only(Array(reached.union(index.exporters)))
  }

  /// Files that say what the widgets are and show: an error there is the author's to correct.
  static func needed(_ index: SourceIndex) -> Set<String> {
    let skeleton: Set<String> = [
      "TimelineProvider", "AppIntentTimelineProvider", "IntentTimelineProvider", "TimelineEntry",
      "ActivityAttributes", "ControlValueProvider", "AppIntentControlValueProvider",
    ]
    let files = index.declarations { !skeleton.isDisjoint(with: $0.inherits) }
    return Set((files + index.widgetMains + index.widgets).map(\.file.path))
  }
}

extension SourceIndex {
  /// Files that hold imports alone: one with `@_exported` is why the others of its module find a name, and
  /// nothing mentions it.
  var exporters: Set<String> {
    Set(files.filter { $0.declaredNames?.isEmpty == true && !$0.imports.isEmpty }.map(\.path))
  }
}

extension BuildDiagnostic {
  /// Whether the compiler misses what Apple's platforms have and this SDK may not have.
  var isUnknownName: Bool {
    ["cannot find", "has no member", "no such module", "no type named", "is inaccessible due to"]
      .contains { message.contains($0) }
  }
}
