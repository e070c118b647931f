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

  private func kept(_ key: String, _ job: Compiler.Job) -> KeptFiles {
    KeptFiles(cache: cache, key: job.kept(as: key), names: endings(job).map { "module." + $0 })
  }

  /// Without code where that waits until it is needed (`CodeOnDemand`).
  private func endings(_ job: Compiler.Job) -> [String] {
    job.waitsForDemand ? ["swiftmodule"] : Self.endings
  }

  /// Where the widget's build has the module's files.
  private func files(of module: LocalModule, _ job: Compiler.Job) -> [String] {
    endings(job).map { "\(folder)/\(module.name).\($0)" }
  }

  /// Takes the module from the cache; no where it has to be compiled.
  func use(
    _ module: LocalModule, _ key: String, _ job: Compiler.Job, _ index: SourceIndex
  ) throws -> Bool {
    guard kept(key, job).use(as: files(of: module, job)) else { return false }
    try noteInterface(of: module, index)
    return true
  }

  // MARK: Sketches

  private func sketch(_ key: String) -> KeptFiles {
    KeptFiles(cache: cache, key: "sketch-" + key, names: ["module.swiftmodule"])
  }

  /// Where the compiler writes a module's declarations, whole or as a sketch.
  static func interfaceFile(of name: String, in folder: String) -> String {
    "\(folder)/\(name).swiftmodule"
  }

  /// Takes away what an earlier round has made of the module.
  func remove(_ module: LocalModule) {
    for ending in Self.endings + ["interface"] { unlink("\(folder)/\(module.name).\(ending)") }
  }

  /// Keeps what the compiler made of a module with errors, or takes it from the cache where they were known.
  func shareSketch(_ module: LocalModule, _ key: String) {
    let file = Self.interfaceFile(of: module.name, in: folder)
    if Paths.exists(file) {
      try? sketch(key).keep([file])
    } else if !sketch(key).use(as: [file]) {
      return
    }
    // What imports it has another key than with the module itself.
    try? CacheFile.write("sketch " + key, to: interfaceDigestFile(of: module))
  }

  /// Keeps what was just compiled, where the cache can be written.
  func keep(
    _ module: LocalModule, _ key: String, _ job: Compiler.Job, _ index: SourceIndex
  ) {
    try? noteInterface(of: module, index)
    try? kept(key, job).keep(files(of: module, job))
  }

  // MARK: Keys

  private func interfaceDigestFile(of module: LocalModule) -> String {
    "\(folder)/\(module.name).interface"
  }

  /// Notes what importers see: the interface, and those of the modules that it stands on. Bodies of functions are not
  /// in it: where they alone have changed, nothing else is compiled again.
  private func noteInterface(of module: LocalModule, _ index: SourceIndex) throws {
    let hash = SHA256()
    let interface = FileRecorder.read(Self.interfaceFile(of: module.name, in: folder))
    hash.update(interface.map { SHA256.digest($0.bytes) } ?? "")
    update(hash, withImportsOf: index)
    try CacheFile.write(hash.finish(), to: interfaceDigestFile(of: module))
  }

  /// Of what importers see of a module that stands there; empty where none does.
  func interfaceDigest(of module: LocalModule) -> String {
    guard let target = module.c else {
      return FileRecorder.read(interfaceDigestFile(of: module))
        .map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }
    let files = target.sources + inputs.headers(below: target.include)
    return files.map { inputs.digest($0) ?? "" }.joined(separator: "\n")
  }

  private func update(_ hash: SHA256, withImportsOf index: SourceIndex) {
    let imports = Set(index.files.flatMap(\.imports))
    for other in project.modules where imports.contains(other.name) {
      hash.update(other.name)
      hash.update(interfaceDigest(of: other))
    }
  }

  /// Sources, settings, and the interfaces of the modules that it imports.
  func key(_ module: LocalModule, _ job: Compiler.Job, _ index: SourceIndex) -> String {
    let hash = SHA256()
    for part in ["module 3", identity, module.name, project.platform.rawValue] { hash.update(part) }
    hash.update(settings(module.settings))
    for plugin in plugins where module.macros.contains(plugin.module) { hash.update(plugin.key) }
    for file in job.files { update(hash, file, job) }
    update(hash, withImportsOf: index)
    return String(hash.finish().prefix(40))
  }

  /// What decides a module's code beside a file's own text: what all files see of the module and of those that it
  /// imports, and the text of those that return `some` type, which files compiled together with them know.
  func codeKey(_ module: LocalModule, _ job: Compiler.Job) -> String {
    let hash = SHA256()
    for part in ["code 1", identity, module.name, project.platform.rawValue] { hash.update(part) }
    hash.update(settings(module.settings))
    for plugin in plugins where module.macros.contains(plugin.module) { hash.update(plugin.key) }
    hash.update(interfaceDigest(of: module))
    for file in job.files where job.opaqueNames[file]?.isEmpty == false { update(hash, file, job) }
    return String(hash.finish().prefix(40))
  }

  private func update(_ hash: SHA256, _ file: String, _ job: Compiler.Job) {
    let folder = job.workFolder
    hash.update(file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file)
    hash.update(FileRecorder.read(file).map { SHA256.digest($0.bytes) } ?? "")
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

extension Compiler.Job {
  /// What its result is kept under: a whole module, or an interface.
  func kept(as key: String) -> String { (waitsForDemand ? "interface-" : "") + key }
}
