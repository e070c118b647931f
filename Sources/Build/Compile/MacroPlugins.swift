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
  /// Where it works.
  let folder: String

  private var host: String { compiler.toolchain.folder + "/lib/swift/host" }

  /// The programs of a project's macros. Ones that do not compile are left out: what uses them says so.
  func plugins(
    _ modules: [LocalModule], progress: @Sendable (BuildPhase) -> Void
  ) throws -> [Plugin] {
    try modules.compactMap { module in
      guard let target = module.macro else { return nil }
      let kept = KeptFiles(cache: cache, key: key(target), names: [module.name])
      let plugin = Plugin(module: module.name, path: kept.folder + "/" + module.name)
      if kept.use() { return plugin }
      progress(.compiling(name: module.name, files: target.sources.count))
      guard let made = try program(target, named: module.name), (try? kept.keep([made])) != nil
      else { return nil }
      return plugin
    }
  }

  private func key(_ target: MacroTarget) -> String {
    let hash = SHA256()
    for part in ["macro 1", compiler.identity] { hash.update(part) }
    for module in target.modules {
      hash.update(module.name + " " + module.swiftVersion)
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
  /// nil where it does not compile.
  private func program(_ target: MacroTarget, named name: String) throws -> String? {
    guard try makeSupport(), let last = target.modules.last else { return nil }
    var objects = [folder + "/SwiftCompilerPlugin.o"]
    for module in target.modules.dropLast() {
      let object = folder + "/\(module.name).o"
      guard
        try run(
          module, ["-c", "-o", object] + Self.emits(module.name, in: folder))
      else { return nil }
      objects.append(object)
    }
    let program = folder + "/" + name
    let link =
      ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host, "-Xlinker", "--as-needed"] + libraries
    return try run(last, objects + ["-o", program] + link) ? program : nil
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

  private func run(_ module: MacroTarget.Module, _ arguments: [String]) throws -> Bool {
    var tool = BuildTool(compiler.toolchain.swiftc, in: compiler.sandbox, folder: folder)
    tool.readable = BuildTool.readable(module.sources)
    tool.writable = [folder, compiler.moduleCache]
    let result = try tool.run(
      [
        "-module-name", module.name, "-parse-as-library", "-Onone", "-wmo", "-suppress-warnings",
        "-swift-version", module.swiftVersion, "-module-cache-path", compiler.moduleCache,
        "-I", host, "-I", folder,
      ] + module.sources + arguments)
    return result.status.isSuccess
  }

  /// The part of swift-syntax that the toolchain does not carry, and names by which sources ask for its
  /// version.
  private func makeSupport() throws -> Bool {
    let module = "SwiftCompilerPlugin"
    if Paths.exists(folder + "/\(module).o") { return true }
    try CacheFile.makeFolder(folder)
    let maps = Self.versions.map { "module SwiftSyntax\($0) {}\n" }.joined()
    try CacheFile.write(maps, to: folder + "/module.modulemap")
    let source = folder + "/\(module)-source.swift"
    try CacheFile.write(Self.pluginSource, to: source)
    return try run(
      .init(name: module, sources: [source], swiftVersion: "5"),
      ["-c", "-o", folder + "/\(module).o"] + Self.emits(module, in: folder))
  }

  /// Versions of swift-syntax up to that of a Swift 6.3 toolchain: `#if canImport(SwiftSyntax600)`.
  private static let versions = [509, 510, 600, 601, 602, 603]

  /// What `import SwiftCompilerPlugin` gives: the entry of a program with macros.
  private static let pluginSource = """
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
    import SwiftSyntaxMacros

    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }

    extension CompilerPlugin {
      public static func main() throws {
        let provider = ListedMacros(macros: Self().providingMacros)
        let connection = try StandardIOMessageConnection()
        try CompilerPluginMessageListener(connection: connection, provider: provider).main()
      }
    }

    private struct ListedMacros: PluginProvider {
      struct Unknown: Error, CustomStringConvertible {
        let description: String
      }
      let macros: [any Macro.Type]

      func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        let name = moduleName + "." + typeName
        if let macro = macros.first(where: { String(reflecting: $0) == name }) { return macro }
        throw Unknown(description: "this plug-in has no macro '\\(name)'")
      }

      func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
        throw Unknown(description: "this plug-in loads no libraries")
      }
    }

    """
}
