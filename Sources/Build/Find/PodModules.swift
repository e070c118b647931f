/// Modules that are pods of the repository itself: an app's own, and those of React Native and Expo. Nothing but a
/// `.podspec` names them as long as CocoaPods has not run.
extension ProjectFinder {
  /// Levels of folders below the repository's: packages of a monorepo, a package, `ios`.
  private static let podDepth = 4

  /// Adds the pods that the sources import and that nothing else provides, and what these import of the others.
  func usePods(in project: inout WidgetProject) throws {
    let known = provided.union(project.modules.map(\.name)).union(project.addresses.keys)
    let imports = imports(of: project.sources + project.modules.flatMap(\.sources))
      .subtracting(known)
    guard !imports.isEmpty, let top = podRepository(around: project.root) else { return }
    let specs = podspecs(in: top, depth: Self.podDepth)
    var (seen, found) = (known, [LocalModule]())
    func visit(_ names: Set<String>) throws {
      for name in names.sorted() where seen.insert(name).inserted {
        guard let path = specs.first(where: { Podspec.mayMake(name, $0, files) }) else { continue }
        let spec = try Podspec(path: path, files)
        guard spec.module == name, !spec.sources.isEmpty else { continue }
        try visit(self.imports(of: spec.sources))
        found.append(LocalModule(name: name, sources: spec.sources))
        project.notes.append(
          .init(
            path: path, severity: .note,
            message: "\(project.name) imports this pod of the repository; compiling it"))
      }
    }
    try visit(imports)
    project.use(found)
  }

  /// The repository's folder, where pods are used in it: it is walked through.
  private func podRepository(around folder: String) -> String? {
    let folders = Array(files.foldersUp(from: folder, atMost: 7))
    guard let top = folders.last, files.exists(top + "/.git") else { return nil }
    let marks = ["Podfile", "ios/Podfile", "pods.rb", "package.json"]
    let usesPods = folders.contains { place in marks.contains { files.isFile(place + "/" + $0) } }
    return usesPods ? top : nil
  }

  private func podspecs(in folder: String, depth: Int) -> [String] {
    let here = (files.names(folder) ?? []).filter { Paths.ending($0) == "podspec" }
      .map { folder + "/" + $0 }.filter(files.isFile)
    guard depth > 0 else { return here }
    return here + folders(in: folder).flatMap { podspecs(in: $0, depth: depth - 1) }
  }
}
