import Foundation
import VitrinePlatform

/// From the user's files to an index and a copy that the compiler reads. The copies are of the bytes
/// that the build's key is made of: what is saved while a build runs is the next build's. A file that was
/// seen before is not parsed again.
struct SourceReader {
  let tool: SyntaxTool
  let cache: CacheLocation
  let inputs: FileRecorder
  /// Digest of the syntax tool and all else of the SDK.
  let identity: String

  /// Changes with what the syntax tool answers.
  private static let format = "vitrine source 3"

  /// What is kept of a file.
  private struct Kept: Codable {
    var file: SourceIndex.File
    /// Where it differs from the user's.
    var text: String?
  }

  /// The copies stand under `folder`, at the user's own absolute path.
  func read(
    _ sources: [String], platform: BuildPlatform, settings: ProjectSettings,
    extraModules: [String], folder: String
  ) throws -> SourceIndex {
    let (plain, asking) = seeds(platform, settings, extraModules)
    var files: [String: SourceIndex.File] = [:]
    var texts: [String: [UInt8]] = [:]
    var keys: [String: String] = [:]
    for path in sources {
      // What cannot be read the tool reports.
      guard let text = try inputs.recorded(path) else { continue }
      let key = Self.key(Self.asksForModules(text) ? asking : plain, text)
      if let kept = kept(key) {
        files[path] = try take(kept, text, path, folder)
      } else {
        (texts[path], keys[path]) = (text, key)
        try CacheFile.write(text, to: folder + path)
      }
    }
    let lock = lock(keys)
    defer { lock?.remove() }
    if lock != nil, let (path, key) = keys.first, let kept = kept(key) {
      files[path] = try take(kept, texts[path] ?? [], path, folder)
    }
    let unknown = sources.filter { files[$0] == nil }
    if !unknown.isEmpty {
      let index = try tool.resolve(
        unknown, platform: platform, settings: settings, extraModules: extraModules,
        folder: folder, areCopied: true)
      for file in index.files {
        let text = texts[file.path] ?? []
        let file = file.finished(text, Self.asksForModules(text) ? asking : plain)
        files[file.path] = file
        if let key = keys[file.path], file.unreadable == nil { keep(file, key, folder) }
      }
    }
    return SourceIndex(files: sources.compactMap { files[$0]?.copied })
  }

  /// What is known of a source, of which the compiler gets its copy.
  private func take(
    _ kept: Kept, _ text: [UInt8], _ path: String, _ folder: String
  ) throws -> SourceIndex.File {
    try CacheFile.write(kept.text.map { Array($0.utf8) } ?? text, to: folder + path)
    return kept.file.at(path)
  }

  /// A saved file is parsed by who builds and by who watches (`SourceAhead`): the second one waits, and takes
  /// what the first one kept. With several files two could wait for each other.
  private func lock(_ keys: [String: String]) -> FileLock? {
    keys.count == 1 ? keys.values.first.flatMap { FileLock(path: path($0) + ".lock") } : nil
  }

  /// Whether the project's modules decide about a text: `#if canImport` is all that asks for them.
  private static func asksForModules(_ text: [UInt8]) -> Bool {
    // C looks through all sources of an app at once; collections' own functions take a second for it.
    text.withUnsafeBytes { text in
      guard let start = text.baseAddress else { return false }
      var from = 0
      while let found = memchr(start + from, Int32(UInt8(ascii: "I")), text.count - from) {
        let place = UnsafeRawPointer(found) - start
        if place >= 3, place + 6 <= text.count, memcmp(start + place - 3, "canImport", 9) == 0 {
          return true
        }
        from = place + 1
      }
      return false
    }
  }

  /// Digests for texts that ask for no modules, and for those that do.
  private func seeds(
    _ platform: BuildPlatform, _ settings: ProjectSettings, _ extraModules: [String]
  ) -> (plain: String, asking: String) {
    (seed(platform, settings, []), seed(platform, settings, extraModules))
  }

  /// Digest of all that decides the answer for a text.
  private func seed(
    _ platform: BuildPlatform, _ settings: ProjectSettings, _ extraModules: [String]
  ) -> String {
    let hash = SHA256()
    for words in [
      [Self.format, identity, settings.isPortable ? "Linux" : platform.rawValue],
      [settings.swiftVersion], settings.conditions,
      settings.upcomingFeatures + settings.experimentalFeatures, extraModules,
    ] {
      hash.update(String(words.count))
      for word in words { hash.update(word) }
    }
    return hash.finish()
  }

  private static func key(_ seed: String, _ text: [UInt8]) -> String {
    let hash = SHA256()
    hash.update(seed)
    hash.update(text)
    return String(hash.finish().prefix(40))
  }

  // MARK: The cache

  private func path(_ key: String) -> String { cache.sources + "/" + key + ".json" }

  private func kept(_ key: String) -> Kept? {
    CheckedFile.read(path(key)).flatMap { try? JSONDecoder().decode(Kept.self, from: Data($0)) }
  }

  /// A cache that cannot be written costs time and nothing else.
  private func keep(_ file: SourceIndex.File, _ key: String, _ folder: String) {
    var kept = Kept(file: file.at(""))
    if file.rewritten {
      guard let bytes = FileRecorder.read(folder + file.path)?.bytes,
        let text = String(validating: bytes, as: UTF8.self)
      else { return }
      kept.text = text
    }
    guard let data = try? JSONEncoder().encode(kept) else { return }
    try? CheckedFile.write([UInt8](data), to: path(key))
  }
}

extension SourceIndex.File {
  /// The compiler reads the copy in any case.
  fileprivate var copied: Self {
    var file = self
    file.rewritten = true
    return file
  }

  fileprivate func at(_ path: String) -> Self {
    var file = self
    file.path = path
    return file
  }

  /// With the digest of what others can see of the text.
  /// - seed: what decides how the text is rewritten.
  fileprivate func finished(_ text: [UInt8], _ seed: String) -> Self {
    var file = self
    file.bodies = nil
    guard let bodies, bodies.count.isMultiple(of: 2) else { return file }
    let hash = SHA256()
    hash.update(seed)
    var position = 0
    for index in stride(from: 0, to: bodies.count, by: 2) {
      let (start, end) = (bodies[index], bodies[index + 1])
      guard position <= start, start <= end, end <= text.count else { return file }
      hash.update(text[position..<start])
      position = end
    }
    hash.update(text[position...])
    file.interface = String(hash.finish().prefix(40))
    return file
  }
}
