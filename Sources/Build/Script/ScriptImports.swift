import Foundation

/// What esbuild has bundled, by its own list: a script may import its own files alone, and not the
/// user's by a path that leads out of its folder.
struct ScriptImports {
  let project: ScriptProject
  /// The copy that was bundled.
  let sources: String

  /// The shape of esbuild's `--metafile`, as far as it matters.
  private struct List: Decodable {
    struct Input: Decodable {
      struct Import: Decodable {
        var path: String
        var original: String?
        var external: Bool?
      }
      var imports: [Import]
    }
    var inputs: [String: Input]
  }

  /// An error for each import that leads elsewhere.
  func foreign(in list: String) -> [BuildDiagnostic] {
    guard let bytes = FileRecorder.read(list)?.bytes,
      let list = try? JSONDecoder().decode(List.self, from: Data(bytes))
    else { return [] }
    return list.inputs.sorted { $0.key < $1.key }.flatMap { file, input in
      input.imports.filter { !($0.external ?? false) && !isOwn($0.path) }.map { item in
        let name = item.original ?? item.path
        return BuildDiagnostic(
          path: project.root + "/" + file, line: line(of: name, in: file), severity: .error,
          message: Self.isForeign(name))
      }
    }
  }

  static func isForeign(_ name: String) -> String {
    "'\(name)' is outside the script's folder; a script can only import its own files"
  }

  /// Paths are relative to the sources; those that lead nowhere else are there.
  private func isOwn(_ path: String) -> Bool {
    Paths.isInside(Paths.resolved(Paths.absolute(path, in: sources)), Paths.resolved(sources))
  }

  private func line(of name: String, in file: String) -> Int? {
    guard let bytes = FileRecorder.read(sources + "/" + file)?.bytes else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.firstIndex { $0.contains(name) }.map { $0 + 1 }
  }
}

enum ScriptFiles {
  /// Copies a file, and makes the folder that it goes to.
  static func copy(_ path: String, to target: String) throws {
    try CacheFile.makeFolder(Paths.folder(target))
    do {
      try FileManager.default.copyItem(atPath: path, toPath: target)
    } catch {
      throw BuildError.unwritable(path: target, reason: "\(error)")
    }
  }
}
