import Foundation

/// Asks `vitrine-syntax` to resolve `#if` in all sources and to index them.
struct SyntaxTool: Sendable {
  var sdk: SDKLocation
  var sandbox = BuildSandbox()

  private struct Request: Encodable {
    struct File: Encodable {
      var path: String
      var input: String?
      var output: String
    }
    var platform: String
    var modules: [String]
    var conditions: [String]
    var languageVersion: String
    var features: [String]
    var names: Bool
    var keepsColumns: Bool?
    var files: [File]
  }

  /// Rewritten files go under `folder`, at the user's own absolute path.
  /// - areCopied: the sources stand there already, and are read there.
  /// - keepsColumns: only changes that leave every column where it is.
  func resolve(
    _ sources: [String], platform: BuildPlatform, settings: ProjectSettings,
    extraModules: [String], folder: String, areCopied: Bool = false,
    keepsColumns: Bool? = nil
  ) throws -> SourceIndex {
    let provided = settings.isPortable ? SDKLocation.linuxModules : sdk.importable(on: platform)
    let request = Request(
      platform: settings.isPortable ? "Linux" : platform.rawValue, modules: provided + extraModules,
      conditions: settings.conditions, languageVersion: settings.swiftVersion,
      features: settings.upcomingFeatures + settings.experimentalFeatures, names: true,
      keepsColumns: keepsColumns,
      files: sources.map {
        .init(path: $0, input: areCopied ? folder + $0 : nil, output: folder + $0)
      })
    return try answer(
      "resolve", request, reading: areCopied ? [] : sources, writing: folder)
  }

  /// - writing: the folder for what it rewrites.
  func answer<Answer: Decodable>(
    _ job: String, _ request: some Encodable, reading sources: [String], writing folder: String
  ) throws -> Answer {
    try CacheFile.makeFolder(folder)
    var tool = BuildTool(sdk.syntaxTool, in: sandbox)
    tool.input = [UInt8](try JSONEncoder().encode(request))
    tool.readable = BuildTool.readable(sources)
    tool.writable = [folder]
    let result = try tool.run([job])
    guard result.status.isSuccess else {
      throw BuildError.toolFailed(tool: "vitrine-syntax", output: result.errorText)
    }
    do {
      return try JSONDecoder().decode(Answer.self, from: Data(result.standardOutput))
    } catch {
      throw BuildError.toolFailed(tool: "vitrine-syntax", output: "unexpected answer: \(error)")
    }
  }
}
