import Foundation

/// The name of a finished build: a digest of everything that decides what comes out of it. Contents
/// and names relative to the project alone, so that a cache that was restored on another machine is
/// as good as one's own.
struct BuildKey: Hashable {
  /// Changes with what a finished build holds.
  static let format = "vitrine build 5"

  var text: String

  /// `inputs` has to have read all of `project.inputs`.
  init(
    _ project: WidgetProject, inputs: FileRecorder, sdk: String, flags: [String], target: String?
  ) throws {
    let hash = SHA256()
    for part in [Self.format, sdk, target ?? ""] + flags { hash.update(part) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Settings name the project's folder too.
    let description = String(decoding: try encoder.encode(project), as: UTF8.self)
    hash.update(description.replacingOccurrences(of: project.root, with: "$ROOT"))
    for (path, record) in inputs.records.sorted(by: { $0.key < $1.key }) {
      hash.update(Paths.relative(path, to: project.root))
      hash.update(record.contents ?? record.kind.rawValue)
    }
    text = String(hash.finish().prefix(40))
  }
}

extension WidgetProject {
  /// Reads everything that the build of this project will read.
  func record(in inputs: FileRecorder) {
    let own = sources + optionalSources + handlerSources + modules.flatMap(\.sources)
    let plists = [infoPlist, entitlements].compactMap { $0 }
    let inC = modules.compactMap(\.c)
    let headers = inC.flatMap { target in
      inputs.headers(below: target.include) + target.searchPaths.flatMap(inputs.headers)
    }
    let inMacros = modules.compactMap(\.macro).flatMap(\.sources)
    for path in own + inMacros + inC.flatMap(\.sources) + headers
      + (stringFiles + appNameFiles).map(\.path) + intentDefinitions + plists
    { inputs.digest(path) }
    let bundled = BundledFiles(inputs)
    let folders = catalogs + allDataModels + modules.flatMap(\.catalogs) + resources.map(\.path)
    for path in folders {
      for file in bundled.files(path) { inputs.digest(file.path) }
    }
  }
}
