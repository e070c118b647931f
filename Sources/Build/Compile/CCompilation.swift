import Foundation
import VitrinePlatform

/// Modules in C: their objects, and what the Swift compiler must be told to import them.
extension CompileStage {
  /// Folders in which the Swift compiler finds the modules' maps and headers.
  var cSearchPaths: [String] {
    project.modules.filter { $0.c != nil }.flatMap { module in
      [mapFolder(of: module) ?? module.c?.moduleMap.map(Paths.folder), module.c?.include]
        .compactMap { $0 }
    }
  }

  /// Folders that headers may lead to.
  var cFolders: [String] { project.modules.compactMap(\.c?.folder) }

  private func mapFolder(of module: LocalModule) -> String? {
    module.c?.moduleMap == nil ? work.modules + "/maps/" + module.name : nil
  }

  /// Writes the map that SwiftPM would make: of the header with the module's name, else of all.
  private func writeMap(_ module: LocalModule, _ target: CTarget) throws {
    guard let folder = mapFolder(of: module) else { return }
    try CacheFile.makeFolder(folder)
    let header = [module.name, module.name + "/" + module.name]
      .map { target.include + "/" + $0 + ".h" }.first(where: inputs.isFile)
    let umbrella = header.map { "umbrella header \"\($0)\"" } ?? "umbrella \"\(target.include)\""
    try CacheFile.write(
      "module \(module.name) { \(umbrella)\n export * }\n", to: folder + "/module.modulemap")
  }

  /// What the Swift compiler needs to import a module in C.
  func prepareC(_ module: LocalModule, _ target: CTarget) throws {
    try writeMap(module, target)
  }

  /// Objects of the modules in C, made when a program turns out to need them.
  var objectsInC: CObjects? {
    let targets = project.modules.compactMap { module in module.c.map { (module, $0) } }
      .filter { !$0.1.sources.isEmpty }
    guard !targets.isEmpty else { return nil }
    return CObjects(
      sources: targets.flatMap(\.1.sources), folder: work.modules + "/objects",
      text: { inputs.bytes($0) ?? [] }
    ) { sources in
      for (module, target) in targets {
        let own = sources.filter { target.sources.contains($0.source) }
        if !own.isEmpty { try compile(own, of: module, target) }
      }
    }
  }

  /// As many files at a time as there are processors. One that does not compile has no object: what needs it is
  /// told by the linker.
  private func compile(
    _ sources: [CObjects.File], of module: LocalModule, _ target: CTarget
  ) throws {
    let key = key(of: module, target)
    let cache = ObjectCache(folder: compiler.objects)
    let keys = sources.map { file in
      SHA256.digest((key + Paths.relative(file.source, to: target.folder)).utf8)
    }
    let open = sources.indices.filter { !cache.take(keys[$0], to: sources[$0].object) }
    guard !open.isEmpty else { return }
    progress(.compiling(name: module.name, files: open.count))
    SideBySide.run(open.count) { number in
      let (file, key) = (sources[open[number]], keys[open[number]])
      guard (try? compile(file.source, of: target, to: file.object)) != nil else { return }
      cache.keep(file.object, as: key)
    }
    cache.prune()
  }

  /// Folders of the headers that a target's sources may include, the target's own first.
  private func includes(_ target: CTarget) -> [String] {
    target.searchPaths + [target.include] + project.modules.compactMap(\.c?.include)
  }

  private func flags(_ target: CTarget) -> [String] {
    ["-fPIC", "-g0", "-O1", "-w", "-DSWIFT_PACKAGE=1"] + target.defines.map { "-D" + $0 }
  }

  private var clang: String { compiler.toolchain.folder + "/bin/clang" }

  private func compile(_ source: String, of target: CTarget, to object: String) throws {
    var tool = BuildTool(clang, in: compiler.sandbox)
    tool.readable = cFolders + project.modules.compactMap(\.c?.include)
    tool.writable = [Paths.folder(object)]
    let isPlusPlus = ["cc", "cpp", "cxx"].contains(Paths.ending(source))
    let result = try tool.run(
      ["-c", source, "-o", object] + flags(target) + (isPlusPlus ? ["-std=c++17"] : [])
        + includes(target).flatMap { ["-I", $0] })
    guard result.status.isSuccess else {
      let errors = CompilerOutput.parse(result.errorText).filter { $0.severity == .error }
      throw errors.isEmpty
        ? BuildError.toolFailed(tool: "clang", output: result.errorText)
        : BuildError.compileFailed(errors)
    }
  }

  /// Digest of all that decides the objects: the sources, the headers that they may include, the compiler.
  private func key(of module: LocalModule, _ target: CTarget) -> String {
    let hash = SHA256()
    hash.update("c 2" + module.name)
    hash.update(SDKIdentity.digest(of: clang, cache: cache))
    for flag in flags(target) { hash.update(flag) }
    let headers = ([target.folder] + includes(target)).flatMap(inputs.headers)
    // Sources include each other too.
    for path in target.sources + headers {
      hash.update(Paths.relative(path, to: target.folder))
      hash.update(inputs.digest(path) ?? "")
    }
    return String(hash.finish().prefix(40))
  }
}

extension FileRecorder {
  /// C headers in a folder and those below it, as far as packages nest them.
  func headers(below folder: String) -> [String] { headers(below: folder, depth: 0) }

  private func headers(below folder: String, depth: Int) -> [String] {
    guard depth < 8, isFolder(folder) else { return [] }
    return (names(folder) ?? []).flatMap { name -> [String] in
      let path = folder + "/" + name
      if isFolder(path) { return headers(below: path, depth: depth + 1) }
      return ["h", "hpp", "modulemap"].contains(Paths.ending(name)) ? [path] : []
    }
  }
}
