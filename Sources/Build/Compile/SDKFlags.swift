import Foundation
import VitrinePlatform

/// What the compiler must be told to load the SDK's modules: names that stand for others, and where
/// the C modules are described that they import.
enum SDKFlags {
  private static let file = "/sdk-flags.txt"

  /// One flag a line in `sdk-flags.txt`, where `$SDK` is the folder itself: an installed SDK has the
  /// file. Beside a build in a checkout it is written when it is first asked for.
  static func read(_ folder: String) -> [String] {
    guard !isStale(folder), let bytes = FileRecorder.read(folder + file)?.bytes else {
      return made(in: folder)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      String($0).replacing("$SDK/", with: folder + "/")
    }
  }

  /// The checkout around `.build/<platform>/<configuration>`.
  private static func root(_ folder: String) -> String {
    Paths.folder(Paths.folder(Paths.folder(folder)))
  }

  /// Older than the manifest that lists the C modules; beside an installed SDK stands none.
  private static func isStale(_ folder: String) -> Bool {
    guard let flags = FileStamp(path: folder + file),
      let manifest = FileStamp(path: root(folder) + "/Package.swift")
    else { return false }
    return flags.isOlder(than: manifest)
  }

  private static func made(in folder: String) -> [String] {
    let root = root(folder)
    let sources = root + "/Sources"
    let maps = ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).sorted()
      .map { "\(sources)/\($0)/module.modulemap" }.filter(Paths.exists)
    guard !maps.isEmpty else { return [] }
    // Modules called 'os', 'Combine' and 'Network' in the build folder would be found by canImport in
    // packages that the command stands on (GRDB, Hummingbird).
    var flags = ["os=VitrineOS", "Combine=VitrineCombine", "Network=VitrineNetwork"].flatMap {
      ["-module-alias", $0]
    }
    for map in maps { flags += ["-Xcc", "-fmodule-map-file=" + map] }
    let helpers = root + "/.build/checkouts/OpenCombine/Sources/COpenCombineHelpers/include"
    if Paths.exists(helpers) { flags += ["-Xcc", "-I" + helpers] }
    for flag in packageFlags() { flags += ["-Xcc", flag] }
    let text = flags.map { $0 + "\n" }.joined()
    try? Data(text.utf8).write(to: URL(fileURLWithPath: folder + file), options: .atomic)
    return flags
  }

  /// Where the headers of libraries stand, by `pkg-config`: confined like all tools of a build.
  private static func packageFlags() -> [String] {
    guard let path = Tool.find("pkg-config") else { return [] }
    var tool = BuildTool(path, in: BuildSandbox())
    tool.timeLimit = 30
    tool.variables = ["PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR"]
    let environment = ProcessInfo.processInfo.environment
    tool.readable = tool.variables.flatMap {
      environment[$0]?.split(separator: ":").map(String.init) ?? []
    }
    let found = try? tool.run(["--cflags-only-I", "pangocairo", "pangoft2", "spng"])
    return found?.outputText.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }
}
