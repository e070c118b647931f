import Foundation
import VitrinePlatform

/// A `Package.swift` as SwiftPM evaluates it. The manifest is a foreign program: it runs with a scratch
/// folder as its home, without the user's environment, and for a limited time.
struct PackageManifest {
  let folder: String
  let checkouts: PackageCheckouts

  private var path: String { folder + "/Package.swift" }

  /// The answer is kept by the manifest's text, since evaluating one takes seconds.
  func read() throws -> JSONValue {
    guard let swift = Tool.find("swift") else { throw BuildError.toolchainMissing(tool: "swift") }
    let kept = checkouts.manifests.map { $0 + "/" + key(swift) + ".json" }
    if let kept, let bytes = FileRecorder.read(kept)?.bytes,
      let json = try? JSONValue.parse(bytes)
    {
      return json
    }
    let result = try evaluate(swift)
    if result.isTimedOut {
      throw BuildError.brokenProject(
        path: path, line: nil, reason: "evaluating the manifest took more than a minute")
    }
    guard result.status.isSuccess, let json = try? JSONValue.parse(result.standardOutput) else {
      let reason = CompilerOutput.parse(result.errorText).first { $0.severity == .error }
      throw BuildError.brokenProject(
        path: path, line: reason?.line,
        reason: "the manifest cannot be evaluated: \(reason?.message ?? result.errorText)")
    }
    if let kept {
      try? CacheFile.write(result.outputText, to: kept)
    }
    return json
  }

  private func key(_ swift: String) -> String {
    let hash = SHA256()
    hash.update(folder)
    hash.update(Paths.resolved(swift))
    hash.update(checkouts.files.bytes(path) ?? [])
    return String(hash.finish().prefix(40))
  }

  /// Nothing is written beside the manifest, nor into SwiftPM's own folders.
  private func evaluate(_ swift: String) throws -> Tool.Result {
    try BuildTool(path: swift, timeLimit: 60, isIsolated: true).runTidily { scratch in
      let options = ["--scratch-path", "--cache-path", "--config-path", "--security-path"]
      return ["package", "--package-path", folder, "--manifest-cache", "none"]
        + options.flatMap { [$0, scratch + "/" + $0.dropFirst(2)] } + ["dump-package"]
    }
  }
}
