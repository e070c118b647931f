import FoundationEssentials
import Glibc
public import VitrineBuild
import VitrinePlatform

/// `vitrine editor`: writes what SourceKit-LSP has to know of a path's widgets, so that completion,
/// hovers, jumps and errors work in the user's own files.
///
/// `.sourcekit-lsp/config.json` tells the server to read `.vitrine/compile_commands.json`.
public struct EditorSetup: Sendable {
  /// What is edited.
  public var build: BuildRequest
  /// The folder that the editor opens.
  public let root: String

  /// - root: nil: the request's path, or the folder of the file that it names.
  public init(build: BuildRequest, root: String? = nil) {
    self.build = build
    let path = root ?? build.paths.first ?? "."
    var info = stat()
    let isFolder = stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    let whole = realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    let found = whole ?? path
    self.root =
      isFolder ? found : found.lastIndex(of: "/").map { String(found[..<$0]) } ?? found
  }

  /// What was written.
  public struct Result: Sendable {
    /// The extensions', and those that they import.
    public var modules: [EditorModule]
    /// Absolute paths of the two files.
    public var files: [String]
  }

  private var folder: String { root + "/.vitrine" }

  /// Writes the files; throws `BuildError` and `StudioError`.
  @discardableResult public func write() throws -> Result {
    let builder = WidgetBuilder(sdk: try SDKLocation.find(), cache: .standard())
    let modules = try builder.editorModules(build, folder: folder + "/editor")
    let overlay = try writeOverlay(modules)
    let commands = modules.flatMap { self.commands($0, overlay) }
    let database = folder + "/compile_commands.json"
    // Nothing in there is for others: the paths are this machine's.
    try Self.writeIfNew("*\n", to: folder + "/.gitignore")
    try Self.writeIfNew(JSON.array(commands).text() + "\n", to: database)
    return Result(modules: modules, files: [database, try writeConfiguration()])
  }

  /// An entry for each file: generated ones are jumped to as well.
  private func commands(_ module: EditorModule, _ overlay: String?) -> [JSON] {
    let files = module.sources + module.generated
    var arguments = ["swiftc"] + module.arguments
    if let overlay { arguments += ["-vfsoverlay", overlay] }
    arguments += files
    let words = JSON.array(arguments.map { .string($0) })
    return files.map { file in
      .object(["directory": .string(root), "file": .string(file), "arguments": words])
    }
  }

  /// Files that are not open are read as the platform sees them; nil: none differs.
  private func writeOverlay(_ modules: [EditorModule]) throws -> String? {
    let copies = modules.reduce(into: [String: String]()) {
      $0.merge($1.resolved) { first, _ in first }
    }
    guard !copies.isEmpty else { return nil }
    let roots = copies.sorted { $0.key < $1.key }.map { path, copy in
      JSON.object([
        "name": .string(path), "type": .string("file"), "external-contents": .string(copy),
      ])
    }
    let overlay = JSON.object([
      "version": .integer(0), "use-external-names": .bool(false), "roots": .array(roots),
    ])
    let path = folder + "/overlay.yaml"
    try Self.writeIfNew(overlay.text() + "\n", to: path)
    return path
  }

  private func writeConfiguration() throws -> String {
    let path = root + "/.sourcekit-lsp/config.json"
    let own = JSON.object([
      "defaultWorkspaceType": .string("compilationDatabase"),
      "compilationDatabase": .object(["searchPaths": .array([.string(".vitrine")])]),
    ])
    var members = own.members ?? []
    if let data = FileManager.default.contents(atPath: path) {
      guard let known = try? JSON(parsing: [UInt8](data)) else {
        throw StudioError.usage("\(path) is not JSON: correct it, or remove it")
      }
      let paths = known["compilationDatabase"]?["searchPaths"]?.array ?? []
      if paths.contains(.string(".vitrine")) { return path }
      // Somebody's own: what is in it stays.
      let others = (known.members ?? []).filter { member in
        !members.contains { $0.key == member.key }
      }
      members = others + members
    }
    try Self.writeIfNew(JSON.object(members).text() + "\n", to: path)
    return path
  }

  /// The server reads a file anew when it changes: one that is the same stays.
  private static func writeIfNew(_ text: String, to path: String) throws(StudioError) {
    let bytes = Array(text.utf8)
    if let known = FileManager.default.contents(atPath: path), [UInt8](known) == bytes { return }
    do { try AtomicFile.write(bytes, to: path) } catch { throw StudioError(error) }
  }
}
