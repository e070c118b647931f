import Foundation
import VitrinePlatform

/// Evaluates Tuist's manifests. They are foreign programs, as SwiftPM's are: compiled against the SDK's
/// `ProjectDescription`, and run confined, with a scratch folder as their home, for a limited time.
struct TuistManifests: Sendable {
  let sdk: SDKLocation
  let cache: CacheLocation
  let sandbox: BuildSandbox
  /// Digest of the compiler and the SDK: asked for where there is a manifest.
  private var identity: String { SDKIdentity(sdk, cache: cache).compilation }

  /// Stands in the output of a manifest before its project.
  private static let mark = Array("\n==== project ====\n".utf8)

  /// The project of a manifest, in the words of XcodeGen's descriptions.
  func read(_ manifest: String, root: String, _ files: FileRecorder) throws -> JSONValue {
    let helpers = TuistHelpers(root: root, files)
    let kept = cache.manifests + "/" + key(manifest, root, helpers, files) + ".json"
    if let bytes = CheckedFile.read(kept), let json = try? JSONValue.parse(bytes) {
      return told(json, manifest, root, files)
    }
    let evaluation = try TuistEvaluation(self, identity: identity, root: root, files)
    defer { evaluation.remove() }
    let result = try evaluation.run(manifest, helpers)
    guard let start = result.output.lastRange(of: Self.mark)?.upperBound,
      var json = (try? JSONValue.parse(Array(result.output[start...])))?.object
    else {
      throw BuildError.brokenProject(
        path: manifest, line: nil, reason: "the manifest makes no 'Project'")
    }
    json[Self.madeUpForHelpers] = .string(result.madeUpForHelpers)
    json[Self.madeUp] = .string(result.madeUp)
    try? CheckedFile.write(Array(JSONValue.object(json).text.utf8), to: kept)
    return told(.object(json), manifest, root, files)
  }

  /// Where a project says which names stand with made-up values: of its helpers, and its own.
  private static let madeUpForHelpers = "helpersMadeUpNames"
  private static let madeUp = "madeUpNames"

  /// All manifests of a repository have the same helpers: these are told of once.
  private func told(
    _ json: JSONValue, _ manifest: String, _ root: String, _ files: FileRecorder
  ) -> JSONValue {
    for (key, place, whose) in [
      (Self.madeUpForHelpers, root, "the manifests' helpers ask"),
      (Self.madeUp, manifest, "the manifest asks"),
    ] {
      guard let names = json[key]?.string, !names.isEmpty else { continue }
      files.refuse(
        place,
        "what \(whose) for of sources that are kept out of the repository is made up: \(names)")
    }
    return json
  }

  private func key(
    _ manifest: String, _ root: String, _ helpers: TuistHelpers, _ files: FileRecorder
  ) -> String {
    let hash = SHA256()
    for part in ["tuist 3", identity, root, manifest] { hash.update(part) }
    for path in [manifest] + helpers.modules.flatMap(\.sources) {
      hash.update(path)
      hash.update(files.digest(path) ?? "")
    }
    return String(hash.finish().prefix(40))
  }
}

extension [UInt8] {
  fileprivate func lastRange(of other: [UInt8]) -> Range<Int>? {
    guard count >= other.count else { return nil }
    for start in stride(from: count - other.count, through: 0, by: -1)
    where self[start] == other[0] && self[start..<start + other.count].elementsEqual(other) {
      return start..<start + other.count
    }
    return nil
  }
}
