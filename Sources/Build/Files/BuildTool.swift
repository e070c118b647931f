import Foundation
import VitrinePlatform

/// A tool of the toolchain, or another that a build needs, run to its end.
struct BuildTool {
  let path: String
  var arguments: [String] = []
  var input: [UInt8] = []
  var folder: String?
  /// Seconds.
  var timeLimit: Double?
  /// The tool runs foreign code, which gets a folder of its own as its home and nothing of the user's
  /// environment but PATH.
  var isIsolated = false

  func run(environment: [String: String]? = nil) throws -> Tool.Result {
    do {
      return try Tool(
        path, arguments, input: input, folder: folder, environment: environment,
        timeLimit: timeLimit
      ).run()
    } catch {
      throw BuildError.toolFailed(tool: Paths.name(path), output: error.description)
    }
  }

  /// With a folder for temporary files that is gone afterwards: the toolchain leaves some behind at
  /// each call. `arguments` are told the folder.
  func runTidily(_ arguments: (_ scratch: String) -> [String]) throws -> Tool.Result {
    let scratch: TemporaryFolder
    do {
      scratch = try TemporaryFolder("vitrine-build")
    } catch {
      throw BuildError.noTemporaryFolder(path: TemporaryFolder.base, reason: error.reason)
    }
    defer { scratch.remove() }
    var environment = ProcessInfo.processInfo.environment
    if isIsolated {
      environment = environment.filter { ["PATH", "LANG", "LC_ALL"].contains($0.key) }
      environment["HOME"] = scratch.path
    }
    environment["TMPDIR"] = scratch.path
    var tool = self
    tool.arguments = arguments(scratch.path)
    return try tool.run(environment: environment)
  }
}
