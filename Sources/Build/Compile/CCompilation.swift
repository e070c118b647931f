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

  /// The objects of a module in C.
  func compileC(_ module: LocalModule, _ target: CTarget) throws -> [String] {
    try writeMap(module, target)
    guard !target.sources.isEmpty else { return [] }
    progress(.compiling(name: module.name, files: target.sources.count))
    let others = project.modules.compactMap(\.c?.include)
    let folder = work.modules + "/objects/" + module.name
    try CacheFile.makeFolder(folder)
    return try target.sources.enumerated().map { number, source in
      let object = folder + "/\(number).o"
      var tool = BuildTool(compiler.toolchain.folder + "/bin/clang", in: compiler.sandbox)
      tool.readable = cFolders + others
      tool.writable = [folder]
      let isPlusPlus = ["cc", "cpp", "cxx"].contains(Paths.ending(source))
      let result = try tool.run(
        ["-c", source, "-o", object, "-fPIC", "-g0", "-O1", "-w", "-DSWIFT_PACKAGE=1"]
          + (isPlusPlus ? ["-std=c++17"] : [])
          + (target.searchPaths + [target.include] + others).flatMap { ["-I", $0] }
          + target.defines.map { "-D" + $0 })
      guard result.status.isSuccess else {
        let errors = CompilerOutput.parse(result.errorText).filter { $0.severity == .error }
        throw errors.isEmpty
          ? BuildError.toolFailed(tool: "clang", output: result.errorText)
          : BuildError.compileFailed(errors)
      }
      return object
    }
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
