import Foundation
import VitrinePlatform

/// Compiles the macros of packages and keeps the programs that come of them: each is made once for all
/// widgets. They stand on the toolchain's own swift-syntax, as Vitrine's do.
struct MacroPlugins {
  /// A program with macros, and the module that `#externalMacro` names.
  struct Plugin: Hashable {
    var module: String
    /// The program.
    var path: String

    var folder: String { Paths.folder(path) }
    /// Of all that it was made from.
    var key: String { Paths.name(folder) }
    /// What the compiler is told of it.
    var flags: [String] { ["-load-plugin-executable", "\(path)#\(module)"] }
  }

  let compiler: Compiler
  let cache: CacheLocation
  let inputs: FileRecorder
  let tool: SyntaxTool
  /// Where it works.
  let folder: String

  private var host: String { compiler.toolchain.folder + "/lib/swift/host" }

  /// The programs of a project's macros. Ones that do not compile are left out: what uses them says so.
  func plugins(
    _ modules: [LocalModule], progress: @Sendable (BuildPhase) -> Void
  ) -> [Plugin] {
    modules.compactMap { module in
      guard let target = module.macro else { return nil }
      let kept = KeptFiles(cache: cache, key: key(target), names: [module.name])
      let plugin = Plugin(module: module.name, path: kept.folder + "/" + module.name)
      if kept.use() { return plugin }
      progress(.compiling(name: module.name, files: target.sources.count))
      let known = KnownErrors(name: module.name, key: kept.key, cache: cache)
      do {
        try known.orThrown { try kept.keep([try program(target, named: module.name)]) }
      } catch {
        return nil
      }
      return plugin
    }
  }

  private func key(_ target: MacroTarget) -> String {
    let hash = SHA256()
    for part in ["macro 2", compiler.identity] { hash.update(part) }
    for module in target.modules {
      hash.update(([module.name] + module.flags).joined(separator: " "))
      for path in module.sources {
        hash.update(path)
        hash.update(inputs.digest(path) ?? "")
      }
    }
    return String(hash.finish().prefix(40))
  }
}

// MARK: Compiling

extension MacroPlugins {
  /// Throws `compileFailed` where it does not compile.
  private func program(_ target: MacroTarget, named name: String) throws -> String {
    try makeSupport()
    var objects = [folder + "/SwiftCompilerPlugin.o"]
    for module in target.modules.dropLast() {
      let object = folder + "/\(module.name).o"
      try run(module, ["-c", "-o", object] + Self.emits(module.name, in: folder))
      objects.append(object)
    }
    let program = folder + "/" + name
    let link =
      ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host, "-Xlinker", "--as-needed"] + libraries
    if let last = target.modules.last { try run(last, objects + ["-o", program] + link) }
    return program
  }

  private static func emits(_ module: String, in folder: String) -> [String] {
    ["-emit-module", "-emit-module-path", folder + "/\(module).swiftmodule"]
  }

  /// The toolchain's libraries of swift-syntax; those that are plug-ins themselves are none.
  private var libraries: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: host)) ?? []
    return names.sorted().filter {
      $0.hasPrefix("libSwift") && $0.hasSuffix(".so") && !$0.contains("InProc")
        && !$0.contains("LibraryPlugin")
    }.map { "-l" + $0.dropFirst(3).dropLast(3) }
  }

  /// Where switches lack cases that syntax has had since they were written, these get a last one.
  private func run(_ module: MacroTarget.Module, _ arguments: [String]) throws {
    let flags = module.flags + EarlierSyntax.flags + arguments
    var errors = try compile(module.name, module.sources, flags)
    if let completed = try module.sources(completedAfter: errors, by: tool, in: folder) {
      errors = try compile(module.name, completed, flags)
    }
    guard errors.isEmpty else { throw BuildError.compileFailed(errors) }
  }

  /// Answers what is wrong.
  private func compile(
    _ name: String, _ sources: [String], _ arguments: [String]
  ) throws -> [BuildDiagnostic] {
    var tool = BuildTool(compiler.toolchain.swiftc, in: compiler.sandbox, folder: folder)
    tool.readable = BuildTool.readable(sources)
    tool.writable = [folder, compiler.moduleCache]
    let result = try tool.run(
      [
        "-module-name", name, "-parse-as-library", "-Onone", "-wmo", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-module-cache-path", compiler.moduleCache, "-I", host,
        "-I", folder,
      ] + sources + arguments)
    if result.status.isSuccess { return [] }
    let errors = CompilerOutput.parse(result.errorText).filter { $0.severity == .error }
    // Not the sources' doing, and not to be remembered: memory was short, or time.
    guard !errors.isEmpty else {
      throw BuildError.toolFailed(tool: "swiftc", output: result.errorText)
    }
    return errors
  }

  /// The part of swift-syntax that the toolchain does not carry, and names of its earlier versions.
  private func makeSupport() throws {
    let module = EarlierSyntax.module
    if Paths.exists(folder + "/\(module).o") { return }
    try CacheFile.makeFolder(folder)
    let maps = EarlierSyntax.versions.map { "module SwiftSyntax\($0) {}\n" }.joined()
    try CacheFile.write(maps, to: folder + "/module.modulemap")
    let source = folder + "/\(module)-source.swift"
    try CacheFile.write(EarlierSyntax.plugin + EarlierSyntax.names, to: source)
    let errors = try compile(
      module, [source],
      ["-swift-version", "5", "-c", "-o", folder + "/\(module).o"] + Self.emits(module, in: folder))
    guard errors.isEmpty else { throw BuildError.compileFailed(errors) }
  }
}

extension MacroTarget.Module {
  /// Copies in which every switch that the compiler found incomplete has a last case; nil where anything else is
  /// wrong, or nothing.
  fileprivate func sources(
    completedAfter errors: [BuildDiagnostic], by tool: SyntaxTool, in folder: String
  ) throws -> [String]? {
    let mark = "switch must be exhaustive"
    guard !errors.isEmpty, errors.allSatisfy({ $0.message.hasPrefix(mark) }) else { return nil }
    let byFile = Dictionary(grouping: errors, by: \.path)
    let wrong = sources.filter { byFile[$0] != nil }
    let request = SourceOmissions.Request(
      isThorough: false,
      files: wrong.map { path in
        .init(path: path, output: folder + path, errors: byFile[path] ?? [])
      })
    let answer: SourceOmissions.Answer = try tool.answer(
      "omit", request, reading: wrong, writing: folder)
    let written = Set(answer.files.filter(\.isWritten).map(\.path))
    return sources.map { written.contains($0) ? folder + $0 : $0 }
  }
}
