import VitrinePlatform

/// Parses a source as soon as it was saved, while the build that will ask for it still looks for what it
/// consists of: the answer waits in the cache under the source's contents. Nothing depends on it.
public struct SourceAhead: Sendable {
  let project: WidgetProject
  let tool: SyntaxTool
  let cache: CacheLocation
  /// As `SourceReader.identity`.
  let identity: String

  /// Does nothing where the path is none of the project's sources.
  public func parse(_ path: String) {
    let module = project.modules.first { $0.sources.contains(path) }
    guard project.sources.contains(path) || module != nil else { return }
    read([([path], module?.settings ?? project.settings)])
  }

  /// Parses all that is known of the project while its packages are fetched. Files that ask which modules there are
  /// are parsed again afterward.
  func parseAll() {
    let modules = project.modules.filter { $0.c == nil && $0.macro == nil }
    read([(project.sources, project.settings)] + modules.map { ($0.sources, $0.settings) })
  }

  private func read(_ parts: [(sources: [String], settings: ProjectSettings)]) {
    guard let work = try? cache.makeWorkFolder("ahead") else { return }
    defer { work.remove() }
    let reader = SourceReader(
      tool: tool, cache: cache, inputs: FileRecorder(), identity: identity)
    let modules = project.modules.map(\.name)
    for part in parts {
      // What is wrong with them the build says.
      _ = try? reader.read(
        part.sources, platform: project.platform, settings: part.settings, extraModules: modules,
        folder: work.path)
    }
  }
}

extension Pipeline {
  /// For the saves after this build.
  var ahead: SourceAhead {
    SourceAhead(project: project, tool: reader.tool, cache: cache, identity: reader.identity)
  }
}
