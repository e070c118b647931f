import Foundation
import VitrinePlatform

/// Has SwiftPM run the build-tool plug-ins of a package's target.
///
/// SwiftPM builds a copy of the package that holds the target, without what it depends on, the plug-ins and their tools. The
/// target itself does not compile there, as Apple's frameworks are missing; by then its sources are made. They
/// stay in the cache, for all widgets, under a key of all that they were made from:
///
///     generated/<key>/<plug-in>/…    the sources
///     generated/<key>/made.json      their names, or why there are none
struct BuildToolPlugins {
  let checkouts: PackageCheckouts
  let store: PackageStore

  /// What came of a target's plug-ins.
  struct Made {
    var sources: [String] = []
    /// Why there are none; empty where all went well.
    var problems: [BuildDiagnostic] = []
  }

  /// As it is kept.
  private struct Record: Codable {
    /// Digests by the sources' names, which are relative to the folder that they stand in.
    var sources: [String: String] = [:]
    var problem: String?

    /// Whether the sources are there, undamaged.
    func isWhole(in folder: String) -> Bool {
      sources.allSatisfy {
        FileRecorder.read("\(folder)/\($0)").map { SHA256.digest($0.bytes) } == $1
      }
    }
  }

  private static let record = "made.json"

  /// Throws `BuildError.unwritable`; what goes wrong in a plug-in is told in the answer.
  func run(_ use: PluginUse) throws -> Made {
    let graph = try PackageGraph(root: use.package, checkouts: checkouts)
    let parts = graph.parts(of: use)
    guard parts.count > 1 else { return Made() }
    let files = parts.map { Tree(of: $0.target.folder, checkouts.files) }
    let folder = store.cache.generatedSources + "/" + key(use, files)
    checkouts.files.allow(folder)
    let kept = CheckedFile.read(folder + "/" + Self.record)
    if let kept, let record = try? JSONDecoder().decode(Record.self, from: Data(kept)),
      record.isWhole(in: folder)
    {
      return made(record, in: folder, use)
    }
    store.progress(
      .compiling(name: use.target, files: parts.reduce(0) { $0 + $1.target.sources.count }))
    let work = try store.cache.makeWorkFolder("plugins")
    defer { work.remove() }
    let copy = work.path + "/" + Paths.name(use.package)
    try write(use, parts, files, graph, to: copy)
    guard let output = try build(use, graph, copy: copy, work: work.path) else {
      // The machine's trouble, not the package's: the next build tries again.
      return made(Record(problem: "SwiftPM does not come to an end"), in: folder, use)
    }
    let record = try collect(use, output, from: work.path)
    try keep(record, work.path + "/made", as: folder)
    return made(record, in: folder, use)
  }

  private func made(_ record: Record, in folder: String, _ use: PluginUse) -> Made {
    let problem = record.problem.map {
      BuildDiagnostic(
        path: use.package + "/Package.swift", severity: .warning,
        message: "the plug-ins of \(use.target) made no sources: \($0)")
    }
    return Made(
      sources: record.sources.keys.sorted().map { folder + "/" + $0 },
      problems: problem.map { [$0] } ?? [])
  }

  private func key(_ use: PluginUse, _ trees: [Tree]) -> String {
    let hash = SHA256()
    for part in ["plug-ins 1", use.target, use.package] { hash.update(part) }
    for path in [use.package + "/Package.swift"] + trees.flatMap(\.files) {
      hash.update(path)
      hash.update(checkouts.files.digest(path) ?? "")
    }
    return String(hash.finish().prefix(40))
  }
}

// MARK: The copy

extension BuildToolPlugins {
  /// The package with those of its parts that are needed.
  private func write(
    _ use: PluginUse, _ parts: [(package: PackageProject, target: PackageProject.Target)],
    _ trees: [Tree], _ graph: PackageGraph, to copy: String
  ) throws {
    var names: [String] = []
    for (part, tree) in zip(parts, trees) where part.package.folder == use.package {
      names.append(part.target.name)
      for path in tree.files {
        guard let bytes = checkouts.files.bytes(path) else { continue }
        let target = copy + "/" + Paths.relative(path, to: use.package)
        try CacheFile.makeFolder(Paths.folder(target))
        try CacheFile.write(bytes, to: target)
      }
    }
    let manifest = checkouts.files.text(use.package + "/Package.swift") ?? ""
    // SwiftPM would resolve what any other package depends on as well, which nobody has fetched.
    let needed = Set(parts.map(\.package.folder)).subtracting([use.package])
    let packages = graph.packages.map(\.folder).filter(needed.contains)
    try CacheFile.write(
      manifest
        + Self.changes(
          target: use.target, plugins: parts[0].target.plugins, targets: names, packages: packages),
      to: copy + "/Package.swift")
  }

  /// Statements after those of a manifest: packages come from where they are on this machine, and what a target
  /// is compiled with is not needed.
  static func changes(target: String, plugins: [String], targets: [String], packages: [String])
    -> String
  {
    func list(_ names: [String]) -> String {
      names.map { "\($0.debugDescription)" }.joined(separator: ", ")
    }
    return """

      package.products = []
      package.dependencies = [\(list(packages))].map { .package(path: $0) }
      package.targets.removeAll { ![\(list(targets))].contains($0.name) }
      for target in package.targets where target.name == \(target.debugDescription) {
        target.dependencies = []
        target.plugins?.removeAll {
          if case .plugin(let name, _) = $0 { ![\(list(plugins))].contains(name) } else { true }
        }
      }

      """
  }

  private static let attempts = 4

  /// What SwiftPM said; nil where it had to be ended.
  private func build(
    _ use: PluginUse, _ graph: PackageGraph, copy: String, work: String
  ) throws -> String? {
    let toolchain = try Toolchain.find()
    var tool = BuildTool(toolchain.swift, in: checkouts.sandbox)
    tool.readable = graph.packages.map(\.folder).filter { $0 != use.package }
    tool.writable = [work]
    // Plug-ins and their tools are built and started there.
    tool.executable = [work]
    tool.usesFoundationProcesses = true
    // Where the machine has no namespaces, and so the tool no network of its own, SwiftPM may wait for a plug-in that has
    // ended. What it has built stays, and it goes on from there.
    tool.idleLimit = Tool.IdleLimit(seconds: 15, waitsFor: ["swift-frontend", "clang"])
    func run() throws -> Tool.Result {
      try tool.run { scratch in
        let options = ["--cache-path", "--config-path", "--security-path"]
        return ["build", "--package-path", copy, "--scratch-path", work + "/build"]
          + options.flatMap { [$0, scratch + "/" + $0.dropFirst(2)] }
          + ["--manifest-cache", "none", "--target", use.target]
      }
    }
    var result = try run()
    for _ in 1..<Self.attempts where result.isTimedOut { result = try run() }
    if result.isTimedOut { return nil }
    return (result.errorText + result.outputText).replacing(copy, with: use.package)
  }
}

// MARK: What was made

extension BuildToolPlugins {
  /// Puts the sources that were made into a folder of their own.
  private func collect(_ use: PluginUse, _ output: String, from work: String) throws -> Record {
    let outputs = work + "/build/plugins/outputs"
    // <package>/<target>/destination/<plug-in>/…, and the same with `tools` for what this machine runs.
    let made = Tree(of: outputs, FileRecorder()).files.filter {
      let path = Paths.relative($0, to: outputs).split(separator: "/")
      return path.count > 4 && path[1] == use.target && path[2] == "destination"
        && Paths.ending($0) == "swift"
    }
    var record = Record()
    try CacheFile.makeFolder(work + "/made")
    for path in made {
      guard let bytes = FileRecorder.read(path)?.bytes else { continue }
      let name = Paths.relative(path, to: outputs).split(separator: "/").dropFirst(3)
        .joined(separator: "/")
      try CacheFile.makeFolder(Paths.folder(work + "/made/" + name))
      try CacheFile.write(bytes, to: work + "/made/" + name)
      record.sources[name] = SHA256.digest(bytes)
    }
    if made.isEmpty { record.problem = Self.problem(in: output, of: use) }
    return record
  }

  /// The first error that is not about what the target itself holds; nil where a plug-in had nothing to make.
  static func problem(in output: String, of use: PluginUse) -> String? {
    output.split(whereSeparator: \.isNewline).map(String.init).first { line in
      line.contains("error: ") && !line.contains("no such module")
        && !line.contains("emit-module command failed")
        && !line.contains("/\(use.target)/")
    }
  }

  private func keep(_ record: Record, _ made: String, as folder: String) throws {
    try CheckedFile.write(Array(try JSONEncoder().encode(record)), to: made + "/" + Self.record)
    try CacheFile.makeFolder(Paths.folder(folder))
    if Paths.exists(folder) { try FileManager.default.removeItem(atPath: folder) }
    if rename(made, folder) != 0, !Paths.exists(folder) {
      throw BuildError.unwritable(path: folder, reason: SystemError.reason(errno))
    }
  }
}

/// All regular files below a folder, sorted, but for those that are hidden.
private struct Tree {
  private(set) var files: [String] = []

  init(of folder: String, _ recorder: FileRecorder) {
    var open = [folder]
    while let next = open.popLast() {
      guard let names = recorder.names(next), recorder.mayWalk(next, names: names.count) else {
        continue
      }
      for path in names.map({ next + "/" + $0 }) {
        switch recorder.kind(path) {
        case .folder: open.append(path)
        case .file: files.append(path)
        default: break
        }
      }
    }
    files.sort()
  }
}
