import FoundationEssentials
import Glibc
import VitrinePlatform

/// A folder of its own for what a widget writes, gone after the run: the next run finds the same
/// emptiness.
enum ContainerFolder {
  private static let prefix = "vitrine-sandbox-"

  static func make() throws -> String {
    let base = FileManager.default.temporaryDirectory.path
    let path =
      "\(base)/\(prefix)\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    do { try AtomicFile.makeFolder(path) } catch { throw StudioError.unwritable("\(error)") }
    return path
  }

  /// A folder that stays; absolute, since the extension has a working folder of its own.
  static func keep(_ path: String) throws -> String {
    do { try AtomicFile.makeFolder(path) } catch { throw StudioError.unwritable("\(error)") }
    guard let absolute = realpath(path, nil) else { return path }
    defer { free(absolute) }
    return String(cString: absolute)
  }

  /// Removes a folder that `make` has made; one that was to be kept stays.
  static func remove(_ path: String?) {
    if let path, path.hasPrefix(FileManager.default.temporaryDirectory.path + "/" + prefix) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
