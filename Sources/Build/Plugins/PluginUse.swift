/// The build-tool plug-ins that make sources for a target of a package.
struct PluginUse: Sendable, Hashable, Encodable {
  var target: String
  /// Folder of the target's package.
  var package: String

  /// Whether a plug-in only looks at sources, by its name, since nothing else tells before it has run: checkers are
  /// what most projects use, and take minutes to build.
  static func isChecker(_ name: String) -> Bool {
    let words = name.lowercased()
    return words.contains("lint") || words.contains("format")
  }

  /// The plug-ins that a target, as a manifest's JSON has it, uses, with the packages that it names for them;
  /// those that make no sources are left out.
  static func plugins(of target: JSONValue) -> [(name: String, package: String?)] {
    (target["pluginUsages"]?.array ?? []).compactMap { usage in
      guard let words = usage["plugin"]?.array, let name = words.first?.string, !isChecker(name)
      else { return nil }
      return (name, words.dropFirst().first?.string)
    }
  }
}

extension PackageGraph {
  /// A target, its plug-ins and what their tools are made of, each with its package.
  func parts(of use: PluginUse) -> [(package: PackageProject, target: PackageProject.Target)] {
    var result: [(package: PackageProject, target: PackageProject.Target)] = []
    var seen: Set<String> = []
    func visit(_ names: [String]) {
      for name in names {
        for package in packages {
          let targets = package.products[name] ?? [name]
          for target in package.targets where targets.contains(target.name) {
            guard seen.insert(package.folder + "\n" + target.name).inserted else { continue }
            result.append((package, target))
            visit(target.dependencies)
          }
        }
      }
    }
    guard let package = packages.first(where: { $0.folder == use.package }),
      let target = package.targets.first(where: { $0.name == use.target })
    else { return [] }
    seen.insert(package.folder + "\n" + target.name)
    result.append((package, target))
    visit(target.plugins)
    return result
  }
}

extension ProjectFinder {
  /// Adds the sources that plug-ins of packages make. From here on they are part of the project, wherever they come
  /// from.
  func addGeneratedSources(to project: inout WidgetProject) throws {
    guard let store else { return }
    let plugins = BuildToolPlugins(checkouts: checkouts, store: store)
    if let use = project.plugins {
      let made = try plugins.run(use)
      project.sources += made.sources
      project.notes += made.problems
      project.plugins = nil
    }
    for index in project.modules.indices {
      guard let use = project.modules[index].plugins else { continue }
      let made = try plugins.run(use)
      project.modules[index].sources += made.sources
      project.notes += made.problems
      project.modules[index].plugins = nil
    }
  }
}
