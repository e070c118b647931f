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
    guard project.sources.contains(path) || module != nil,
      let work = try? cache.makeWorkFolder("ahead")
    else { return }
    defer { work.remove() }
    let reader = SourceReader(
      tool: tool, cache: cache, inputs: FileRecorder(), identity: identity)
    // What is wrong with it the build says.
    _ = try? reader.read(
      [path], platform: project.platform, settings: module?.settings ?? project.settings,
      extraModules: project.modules.map(\.name), folder: work.path)
  }
}

extension Pipeline {
  /// For the saves after this build.
  var ahead: SourceAhead {
    SourceAhead(project: project, tool: reader.tool, cache: cache, identity: reader.identity)
  }
}
