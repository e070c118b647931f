import FoundationEssentials
import Glibc
import VitrinePlatform

/// A folder of its own for what a widget writes, gone after the run: the next run finds the same
/// emptiness.
enum ContainerFolder {
  /// `seed`: what is in it from the start.
  static func make(_ seed: ContainerSeed? = nil) throws -> String {
    let folder: String
    do { folder = try TemporaryFolder("sandbox").path } catch {
      throw StudioError.unwritable("\(error); set TMPDIR to a folder that can be written")
    }
    do {
      try seed?.copy(into: folder)
      try makeStandardFolders(in: folder)
    } catch {
      remove(folder)
      throw error
    }
    return folder
  }

  /// A folder that stays; absolute, since the extension has a working folder of its own.
  static func keep(_ path: String) throws -> String {
    try AtomicFile.makeFolder(path)
    try makeStandardFolders(in: path)
    guard let absolute = realpath(path, nil) else { return path }
    defer { free(absolute) }
    return String(cString: absolute)
  }

  /// What a new container of an app has: a widget writes there without making them.
  private static func makeStandardFolders(in folder: String) throws {
    for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
      try AtomicFile.makeFolder("\(folder)/\(name)")
    }
  }

  /// Puts the files of a folder into another one, as links or, on another file system, copies.
  static func link(_ folder: String, into other: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let (from, to) = ("\(folder)/\(name)", "\(other)/\(name)")
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: from, isDirectory: &isFolder)
      if isFolder {
        try AtomicFile.makeFolder(to)
        try link(from, into: to)
      } else if Glibc.link(from, to) != 0 {
        try FileManager.default.copyItem(atPath: from, toPath: to)
      }
    }
  }

  /// Removes a folder that `make` has made; one that was to be kept stays.
  static func remove(_ path: String?) { path.flatMap(TemporaryFolder.init(path:))?.remove() }
}
