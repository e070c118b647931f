/// Packages that come over the network: which ones the widgets found stand on, and once they are
/// there, the same search again with them.
extension ProjectFinder {
  /// Each search finds what the packages before it stand on: a chain of packages may be so long. Those that SwiftPM
  /// fetches come with all that they stand on.
  private static let rounds = 20

  /// The projects, and the finder that knows the packages on this machine and those that were fetched.
  func findWithPackages(
    _ paths: [String], first: String
  ) throws -> (projects: [WidgetProject], finder: ProjectFinder) {
    var finder = self
    var projects = try finder.findWithCheckouts(paths, first: first)
    var problem: String?
    var asked: Set<String> = []
    for _ in 0..<Self.rounds {
      // What was not had a moment ago is not asked for again.
      let wanted = projects.flatMap { finder.missing(in: $0) }
        .filter { !asked.contains($0.identity) }
      guard let store, !wanted.isEmpty else { break }
      let ahead = asked.isEmpty ? readAhead : nil
      asked.formUnion(wanted.map(\.identity))
      let pins = PinnedPackages(
        PinnedPackages.places(around: files.isFolder(first) ? first : Paths.folder(first), files)
          + projects.flatMap { PinnedPackages.places(around: $0.root, files) }, files, for: wanted)
      let answer = store.provide(Self.distinct(wanted), pins: pins) { [projects] in
        for project in projects { ahead?(project) }
      }
      problem = answer.problem ?? problem
      if let failure = answer.failure { files.note(failure) }
      guard !answer.folders.isEmpty else { break }
      finder.checkouts.add(answer.folders)
      projects = try finder.findWithCheckouts(paths, first: first)
    }
    for index in projects.indices {
      projects[index].packages = finder.missing(in: projects[index])
      if !projects[index].packages.isEmpty { projects[index].packageProblem = problem }
    }
    return (projects, finder)
  }

  /// With the modules of packages on this machine, and the packages that these stand on.
  private func findWithCheckouts(
    _ paths: [String], first: String
  ) throws -> [WidgetProject] {
    var projects = try find(paths, first: first)
    for index in projects.indices { try useCheckouts(in: &projects[index]) }
    return projects
  }

  /// The packages of a project that are not on this machine.
  private func missing(in project: WidgetProject) -> [PackageReference] {
    project.packages.filter { reference in
      guard checkouts.folder(of: reference.identity) == nil else { return false }
      // A folder that was given need not have the package's name.
      return !checkouts.folders.contains { folder in
        !reference.products.isEmpty
          && reference.products.allSatisfy { checkouts.declares($0, folder) }
      }
    }
  }

  /// One reference for each package: the first that asks for it, with the products of all.
  private static func distinct(_ references: [PackageReference]) -> [PackageReference] {
    var result: [String: PackageReference] = [:]
    for reference in references {
      result[reference.identity, default: reference].products.formUnion(reference.products)
    }
    return result.values.sorted { $0.identity < $1.identity }
  }
}
