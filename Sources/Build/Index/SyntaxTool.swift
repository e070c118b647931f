import Foundation

/// Asks `vitrine-syntax` to resolve `#if` in all sources and to index them.
struct SyntaxTool {
  var sdk: SDKLocation

  private struct Request: Encodable {
    struct File: Encodable {
      var path: String
      var output: String
    }
    var platform: String
    var modules: [String]
    var conditions: [String]
    var languageVersion: String
    var features: [String]
    var names: Bool
    var files: [File]
  }

  /// Rewritten files go under `folder`, at the user's own absolute path.
  func resolve(
    _ sources: [String], platform: BuildPlatform, settings: ProjectSettings,
    extraModules: [String], folder: String
  ) throws -> SourceIndex {
    let request = Request(
      platform: platform.rawValue, modules: sdk.importable(on: platform) + extraModules,
      conditions: settings.conditions, languageVersion: settings.swiftVersion,
      features: settings.upcomingFeatures, names: true,
      files: sources.map { .init(path: $0, output: folder + $0) })
    return try answer("resolve", request)
  }

  func answer<Answer: Decodable>(_ job: String, _ request: some Encodable) throws -> Answer {
    let input = [UInt8](try JSONEncoder().encode(request))
    let result = try BuildTool(path: sdk.syntaxTool, arguments: [job], input: input).run()
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
