import Foundation
import VitrinePlatform
import VitrineZip

/// A `.scripting` file: the zip file that the app exports, of a script's folder or of what is in
/// it.
struct ZippedScript {
  let path: String

  /// The script's folder, unpacked below `folder` under the file's digest.
  func unpack(below folder: String) throws -> String {
    guard let bytes = FileRecorder.read(path)?.bytes, bytes.count <= Zip.maximumSize else {
      throw failure("it cannot be read, or is larger than \(Zip.maximumSize >> 20) MB")
    }
    let hash = SHA256()
    hash.update(bytes)
    // The last part gives a script without a name its own.
    let target = folder + "/" + hash.finish() + "/" + Paths.stem(path)
    let files = try files(in: bytes)
    // What stands there is compared and not trusted: a file that was cut off would be drawn.
    if !Self.holds(files, target) {
      let work = target + ".\(getpid())"
      defer { FolderRemoval.remove(work) }
      try write(files, to: work)
      FolderRemoval.remove(target)
      // Another process may have unpacked it first.
      if rename(work, target) != 0, !Self.holds(files, target) {
        throw BuildError.unwritable(path: target, reason: String(cString: strerror(errno)))
      }
    }
    return Self.root(target)
  }

  private static func holds(_ files: [Zip.File], _ folder: String) -> Bool {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder)
    let there = Set((names ?? []).filter { !Paths.isFolder(folder + "/" + $0) })
    return there == Set(files.map(\.name))
      && files.allSatisfy { FileRecorder.read(folder + "/" + $0.name)?.bytes == $0.bytes }
  }

  /// Some hold the folder itself: then the script is one level down.
  private static func root(_ folder: String) -> String {
    if ScriptProject.isScript(folder) { return folder }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { folder + "/" + $0 }.first {
      Paths.isFolder($0) && ScriptProject.isScript($0)
    } ?? folder
  }

  private func failure(_ reason: String) -> BuildError {
    .brokenProject(path: path, line: nil, reason: reason)
  }

  private func files(in bytes: [UInt8]) throws -> [Zip.File] {
    do throws(Zip.Failure) {
      return try Zip.files(in: bytes)
    } catch {
      throw failure(error.reason)
    }
  }

  private func write(_ files: [Zip.File], to folder: String) throws {
    for file in files {
      let target = folder + "/" + file.name
      do {
        try FileManager.default.createDirectory(
          atPath: Paths.folder(target), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: URL(fileURLWithPath: target))
      } catch {
        throw BuildError.unwritable(path: target, reason: "\(error)")
      }
    }
  }
}
