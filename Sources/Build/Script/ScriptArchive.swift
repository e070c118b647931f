import Foundation
import VitrineZip

/// A `.scripting` file: the zip archive that the app exports, of a script's folder or of what is in
/// it.
struct ScriptArchive {
  let path: String

  /// The script's folder, unpacked below `folder` under the archive's digest.
  func unpack(below folder: String) throws -> String {
    guard let bytes = FileRecorder.read(path)?.bytes, bytes.count <= Zip.maximumSize else {
      throw failure("it cannot be read, or is larger than \(Zip.maximumSize >> 20) MB")
    }
    let hash = SHA256()
    hash.update(bytes)
    // The last part gives a script without a name its own.
    let target = folder + "/" + hash.finish() + "/" + Paths.stem(path)
    if !Paths.exists(target) {
      let work = target + ".\(getpid())"
      defer { try? FileManager.default.removeItem(atPath: work) }
      try write(bytes, to: work)
      // Another process may have unpacked it first.
      if rename(work, target) != 0, !Paths.exists(target) {
        throw BuildError.unwritable(path: target, reason: String(cString: strerror(errno)))
      }
    }
    return Self.root(target)
  }

  /// Some archives hold the folder itself: then the script is one level down.
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

  private func write(_ bytes: [UInt8], to folder: String) throws {
    let files: [Zip.File]
    do throws(Zip.Failure) {
      files = try Zip.files(in: bytes)
    } catch {
      throw failure(error.reason)
    }
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
