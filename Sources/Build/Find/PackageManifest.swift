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
    let toolchain = try Toolchain.find()
    let kept = checkouts.manifests.map { $0 + "/" + key(toolchain) + ".json" }
    if let kept, let bytes = CheckedFile.read(kept),
      let json = try? JSONValue.parse(bytes)
    {
      return json
    }
    let result = try evaluate(toolchain)
    if result.isTimedOut {
      let seconds = Int(checkouts.sandbox.manifestSeconds)
      throw BuildError.brokenProject(
        path: path, line: nil, reason: "evaluating the manifest took more than \(seconds) seconds")
    }
    guard result.status.isSuccess, let json = try? JSONValue.parse(result.standardOutput) else {
      let reason = CompilerOutput.parse(result.errorText).first { $0.severity == .error }
      throw BuildError.brokenProject(
        path: path, line: reason?.line,
        reason: "the manifest cannot be evaluated: \(reason?.message ?? result.errorText)")
    }
    if let kept {
      try? CheckedFile.write(result.standardOutput, to: kept)
    }
    return json
  }

  /// Evaluates the manifests of some folders side by side: reading one takes a second, most of it of one processor.
  static func warm(_ folders: [String], _ checkouts: PackageCheckouts) {
    guard folders.count > 1, checkouts.manifests != nil else { return }
    SideBySide.run(folders.count) { number in
      // What is wrong with it is told where it is needed.
      _ = try? PackageManifest(folder: folders[number], checkouts: checkouts).read()
    }
  }

  private func key(_ toolchain: Toolchain) -> String {
    let hash = SHA256()
    hash.update(folder)
    hash.update(toolchain.folder)
    hash.update(checkouts.files.bytes(path) ?? [])
    return String(hash.finish().prefix(40))
  }

  /// Nothing is written beside the manifest, nor into SwiftPM's own folders.
  private func evaluate(_ toolchain: Toolchain) throws -> Tool.Result {
    var tool = BuildTool(toolchain.swift, in: checkouts.sandbox)
    tool.readable = [folder]
    tool.timeLimit = checkouts.sandbox.manifestSeconds
    return try tool.run { scratch in
      let options = ["--scratch-path", "--cache-path", "--config-path", "--security-path"]
      return ["package", "--package-path", folder, "--manifest-cache", "none"]
        + options.flatMap { [$0, scratch + "/" + $0.dropFirst(2)] } + ["dump-package"]
    }
  }
}
