import Foundation

/// Modules of packages that were compiled before, for this widget or another one: a package is compiled
/// once for all that use it. What decides about a module is its name in the cache.
struct CompiledModules {
  let cache: CacheLocation
  /// Of the SDK and the compiler.
  let identity: String
  let project: WidgetProject
  /// Where the widget's build looks for modules.
  let folder: String
  let inputs: FileRecorder
  /// Programs with macros.
  let plugins: [MacroPlugins.Plugin]

  private static let endings = ["o", "swiftmodule"]
  /// The file that says what the others hold: what is damaged is compiled again.
  private static let digests = "digests.txt"

  private static func digests(of folder: String) -> [UInt8] {
    let lines = endings.map { Checksum.digest(ofFile: "\(folder)/module.\($0)") ?? "-" }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Takes the module from the cache; no where it has to be compiled.
  func use(_ module: LocalModule, _ job: Compiler.Job, _ index: SourceIndex) throws -> Bool {
    let kept = cache.compiledModules + "/" + key(module, job, index)
    guard let digests = CheckedFile.read("\(kept)/\(Self.digests)"),
      Self.digests(of: kept).elementsEqual(digests)
    else { return false }
    utimensat(AT_FDCWD, kept, nil, 0)
    for ending in Self.endings {
      let target = "\(folder)/\(module.name).\(ending)"
      unlink(target)
      do {
        try FileManager.default.copyItem(atPath: "\(kept)/module.\(ending)", toPath: target)
      } catch {
        return false
      }
    }
    try CacheFile.write(key(module, job, index), to: "\(folder)/\(module.name).key")
    return true
  }

  /// Keeps what was just compiled, whole or not at all.
  func keep(_ module: LocalModule, _ job: Compiler.Job, _ index: SourceIndex) {
    let key = key(module, job, index)
    try? CacheFile.write(key, to: "\(folder)/\(module.name).key")
    let kept = cache.compiledModules + "/" + key
    guard let work = try? cache.makeWorkFolder("module") else { return }
    defer { work.remove() }
    let made = work.path + "/kept"
    do {
      try CacheFile.makeFolder(cache.compiledModules)
      try CacheFile.makeFolder(made)
      for ending in Self.endings {
        try FileManager.default.copyItem(
          atPath: "\(folder)/\(module.name).\(ending)", toPath: "\(made)/module.\(ending)")
      }
      try CheckedFile.write(Self.digests(of: made), to: "\(made)/\(Self.digests)")
      // One that is damaged stands there already.
      if Paths.exists(kept) { try FileManager.default.removeItem(atPath: kept) }
      rename(made, kept)
    } catch {
      return
    }
  }

  /// Sources, settings, and the modules that it imports by their own keys.
  private func key(_ module: LocalModule, _ job: Compiler.Job, _ index: SourceIndex) -> String {
    let hash = SHA256()
    for part in ["module 1", identity, module.name, project.platform.rawValue] { hash.update(part) }
    hash.update(settings(module.settings))
    for plugin in plugins where module.macros.contains(plugin.module) { hash.update(plugin.key) }
    for file in job.files {
      let path =
        file.hasPrefix(job.workFolder) ? String(file.dropFirst(job.workFolder.count)) : file
      hash.update(path)
      hash.update(FileRecorder.read(file).map { SHA256.digest($0.bytes) } ?? "")
    }
    let imports = Set(index.files.flatMap(\.imports))
    for other in project.modules where imports.contains(other.name) {
      hash.update(other.name)
      if let target = other.c {
        let files = target.sources + inputs.headers(below: target.include)
        for path in files { hash.update(inputs.digest(path) ?? "") }
      } else {
        hash.update(
          FileRecorder.read("\(folder)/\(other.name).key").map { SHA256.digest($0.bytes) } ?? "")
      }
    }
    return String(hash.finish().prefix(40))
  }

  private func settings(_ settings: ProjectSettings) -> String {
    var own = settings
    // Of the project, and of no effect on code.
    own.variables = [:]
    own.infoPlistKeys = [:]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(own)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
