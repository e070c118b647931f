/// Picks the sources of one extension out of all that were found.
struct SourceSelection {
  /// Paths to compile, sorted.
  var sources: [String]
  /// Widgets for a generated `@main`; absent where the sources have their own.
  var mainWidgets: [String]?
  var name: String?
  var notes: [BuildDiagnostic] = []

  init(project: WidgetProject, index: SourceIndex, target: String?) throws {
    let own = index.only(project.sources)
    let index = SourceIndex(files: index.files.filter { !project.handlerSources.contains($0.path) })
    let entry = try Entry(project: project, own: own, target: target)
    name = entry.name
    var excluded = entry.excluded
    let apps = own.apps.filter { !excluded.contains($0.path) }
    excluded.formUnion(apps.map(\.path))
    var wanted = Set(project.sources).subtracting(excluded)
    // The entry point of another target is never wanted.
    let entries = Set(index.declarations(\.isMain).map(\.file.path))
    var optional = Set(project.optionalSources).subtracting(excluded).subtracting(entries)
    if !apps.isEmpty, !project.isExact, !entry.mains.isEmpty || !own.widgets.isEmpty {
      let roots = Set((entry.mains + own.widgets).map(\.file.path)).subtracting(excluded)
      let kept = Self.kept(wanted, roots: roots, mains: entry.mains, apps: apps)
      optional.formUnion(wanted.subtracting(kept))
      wanted = kept
      notes += apps.map { app in
        BuildDiagnostic(
          path: app.path, line: app.line, severity: .note,
          message: "\(app.name) is an app; compiling what the widgets use")
      }
    }
    let known = (own.widgets + own.widgetMains + own.previewProviders).filter {
      wanted.contains($0.file.path)
    }
    sources = Self.reached(
      from: wanted, among: optional, index: index,
      known: Set(known.map(\.declaration.name)).union(Self.types(of: wanted, in: index))
    ).sorted()
    if entry.mains.isEmpty {
      mainWidgets = try Self.mainWidgets(among: Set(sources), of: project, own: own, index: index)
    }
  }

  /// Where an app stands beside its widget: what the widget's folders hold. What the widget mentions
  /// of the rest comes back.
  private static func kept(
    _ wanted: Set<String>, roots: Set<String>, mains: [SourceIndex.Found],
    apps: [SourceIndex.App]
  ) -> Set<String> {
    let folders = Set(mains.map { Paths.folder($0.file.path) }).filter { folder in
      !apps.contains { Paths.isInside($0.path, folder) }
    }
    return wanted.filter { path in
      roots.contains(path) || folders.contains { Paths.isInside(path, $0) }
    }
  }

  /// The widgets for a generated entry point; none where there are previews alone.
  private static func mainWidgets(
    among selected: Set<String>, of project: WidgetProject, own: SourceIndex, index: SourceIndex
  ) throws -> [String] {
    let widgets = own.widgets.filter { selected.contains($0.file.path) }
    let hasPreviews = index.files.contains { selected.contains($0.path) && !$0.previews.isEmpty }
    let hasProviders = index.previewProviders.contains { selected.contains($0.file.path) }
    guard !widgets.isEmpty || hasPreviews || hasProviders else {
      throw BuildError.noWidget(
        path: project.sources.count == 1 ? project.sources[0] : project.root)
    }
    return widgets.map(\.declaration.name)
  }

  /// The one entry point among those of the sources, and what belongs to the others.
  private struct Entry {
    var mains: [SourceIndex.Found]
    var excluded: Set<String> = []
    /// What tells it from the others.
    var name: String?

    init(project: WidgetProject, own: SourceIndex, target: String?) throws {
      mains = own.widgetMains
      guard mains.count > 1 else {
        try checkName(target, project)
        return
      }
      let chosen = try SourceSelection.choose(among: mains, project: project, target: target)
      // The folders of the other bundles belong to them.
      for main in mains where main.file.path != chosen.file.path {
        let folder = Paths.folder(main.file.path)
        if Paths.isInside(chosen.file.path, folder) {
          excluded.insert(main.file.path)
        } else {
          excluded.formUnion(project.sources.filter { Paths.isInside($0, folder) })
        }
      }
      name = Paths.name(Paths.folder(chosen.file.path))
      mains = [chosen]
    }

    private func checkName(_ target: String?, _ project: WidgetProject) throws {
      guard let target, !project.isExact else { return }
      let names =
        [project.name, project.module] + SourceSelection.names(of: mains)
        + mains.map(\.declaration.name)
      guard names.contains(target) else {
        throw BuildError.unknownTarget(name: target, path: project.root, names: [project.name])
      }
    }
  }

  /// The names under which the bundles of one folder are told apart: their folders', or where
  /// they share one, the types'.
  static func names(of mains: [SourceIndex.Found]) -> [String] {
    let folders = mains.map { Paths.name(Paths.folder($0.file.path)) }
    return Set(folders).count == mains.count ? folders : mains.map(\.declaration.name)
  }

  fileprivate static func choose(
    among mains: [SourceIndex.Found], project: WidgetProject, target: String?
  ) throws -> SourceIndex.Found {
    let names = names(of: mains)
    guard !project.isExact else {
      throw BuildError.brokenProject(
        path: mains.last?.file.path ?? project.root, line: mains.last?.declaration.line,
        reason: "the target \(project.name) has several types marked @main: "
          + mains.map(\.declaration.name).sorted().joined(separator: ", "))
    }
    guard let target else {
      throw BuildError.severalTargets(path: project.root, names: names.sorted())
    }
    guard let index = names.firstIndex(of: target) else {
      throw BuildError.unknownTarget(name: target, path: project.root, names: names.sorted())
    }
    return mains[index]
  }

  /// Adds files of `optional` while something in the set mentions what they declare.
  /// - known: names that are declared in the set; an app's view may be named like the widget.
  static func reached(
    from start: Set<String>, among optional: Set<String>, index: SourceIndex,
    known: Set<String> = []
  ) -> Set<String> {
    guard !optional.isEmpty else { return start }
    let files = Dictionary(index.files.map { ($0.path, $0) }) { first, _ in first }
    let declaredTypes = Set(
      index.files.flatMap { $0.declaredNames ?? [] }.filter { !$0.contains(".") })
    var result = start
    var left = optional
    var mentioned = Set(start.flatMap { files[$0]?.referencedNames ?? [] })
    var types = Set(start.flatMap { files[$0]?.declaredNames ?? [] })
    let own = Set(types.filter(isOwnMember))
    let declared = optional.reduce(into: [:]) { result, path in
      result[path] = Self.names(files[path]?.declaredNames ?? [], without: known)
        .filter { !own.contains($0) }
    }
    var grew = true
    while grew {
      grew = false
      for path in left.sorted() {
        let names = declared[path] ?? []
        guard names.contains(where: { isNeeded($0, mentioned, types, declaredTypes) }) else {
          continue
        }
        left.remove(path)
        result.insert(path)
        mentioned.formUnion(files[path]?.referencedNames ?? [])
        types.formUnion(names)
        grew = true
      }
    }
    return result
  }

  /// Types of some files: what the widget's folder has of its own is not looked for in the app's, where it is
  /// often written a second time.
  private static func types(of files: Set<String>, in index: SourceIndex) -> [String] {
    index.files.filter { files.contains($0.path) }.flatMap { $0.declaredNames ?? [] }
      .filter { !$0.contains(".") && $0.first?.isUppercase == true }
  }

  /// What an extension adds by a name of its own. Apps and widgets are modules of their own, in which the same
  /// helpers are written twice: what the widget's folder has is not looked for elsewhere.
  private static func isOwnMember(_ name: String) -> Bool {
    guard let dot = name.firstIndex(of: ".") else { return false }
    let member = name[name.index(after: dot)...]
    return !member.isEmpty && member != "init" && member != name[..<dot]
  }

  /// Types of other modules that are named like those of this one say nothing, nor do their members; extensions do.
  private static func names(_ declared: [String], without known: Set<String>) -> [String] {
    let doubled = known.intersection(declared)
    guard !doubled.isEmpty else { return declared }
    return declared.filter { name in
      !doubled.contains(name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name)
    }
  }

  /// A plain name is needed when mentioned; a member of an extension when mentioned and its type
  /// is the system's or already in.
  private static func isNeeded(
    _ name: String, _ mentioned: Set<String>, _ types: Set<String>, _ declaredTypes: Set<String>
  ) -> Bool {
    guard let dot = name.firstIndex(of: ".") else { return mentioned.contains(name) }
    let owner = String(name[..<dot])
    let member = String(name[name.index(after: dot)...])
    let isIn = types.contains(owner) || !declaredTypes.contains(owner)
    if member.isEmpty { return types.contains(owner) }
    return isIn && mentioned.contains(member)
  }
}
