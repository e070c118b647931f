import Foundation

/// A `.scripting` file: the zip archive that the app exports, of a script's folder or of what is in
/// it. Bounded in number and size, since anybody may have made it.
struct ScriptArchive {
  private struct Entry {
    var name: String
    var method: Int
    var packed: Range<Int>
    var size: Int
  }

  private static let maximumEntries = 4000
  /// Bytes of one file and of all together, unpacked.
  private static let maximumFile = 16 << 20
  private static let maximumSize = 64 << 20

  let path: String

  /// The script's folder, unpacked below `folder` under the archive's digest.
  func unpack(below folder: String) throws -> String {
    guard let bytes = FileBytes.read(path), bytes.count <= Self.maximumSize else {
      throw failure("it cannot be read, or is larger than \(Self.maximumSize >> 20) MB")
    }
    var hash = SHA256()
    hash.update(bytes)
    // The last part gives a script without a name its own.
    let target = folder + "/" + hash.finish() + "/" + Paths.stem(path)
    if !Paths.exists(target) {
      let work = target + ".\(getpid())"
      defer { try? FileManager.default.removeItem(atPath: work) }
      try write(bytes, to: work)
      // Somebody else may have been quicker.
      if rename(work, target) != 0, !Paths.exists(target) {
        throw BuildError.unwritable(path: target, reason: String(cString: strerror(errno)))
      }
    }
    return Self.root(target)
  }

  /// Some archives hold the folder itself: then the script is one level down.
  private static func root(_ folder: String) -> String {
    if ScriptProject.isOne(folder) { return folder }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { folder + "/" + $0 }.first {
      Paths.isFolder($0) && ScriptProject.isOne($0)
    } ?? folder
  }

  private func failure(_ reason: String) -> BuildError {
    .brokenProject(path: path, line: nil, reason: reason)
  }

  private func write(_ bytes: [UInt8], to folder: String) throws {
    var total = 0
    for entry in try entries(bytes) {
      let data: [UInt8]
      switch entry.method {
      case 0: data = Array(bytes[entry.packed])
      case 8:
        do throws(Inflate.Failure) {
          data = try Inflate.run(bytes[entry.packed], limit: min(entry.size, Self.maximumFile))
        } catch {
          throw failure("'\(entry.name)' in it is broken or too large")
        }
      default: throw failure("'\(entry.name)' in it is packed in a way that is not known")
      }
      total += data.count
      guard total <= Self.maximumSize else { throw failure("it unpacks to too much") }
      let target = folder + "/" + entry.name
      do {
        try FileManager.default.createDirectory(
          atPath: Paths.folder(target), withIntermediateDirectories: true)
        try Data(data).write(to: URL(fileURLWithPath: target))
      } catch {
        throw BuildError.unwritable(path: target, reason: "\(error)")
      }
    }
  }

  // MARK: The central directory

  private func entries(_ bytes: [UInt8]) throws -> [Entry] {
    func number(_ at: Int, _ count: Int) -> Int {
      guard at >= 0, at + count <= bytes.count else { return 0 }
      return (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }
    let end = stride(from: bytes.count - 22, through: max(0, bytes.count - 66_000), by: -1)
      .first { number($0, 4) == 0x0605_4B50 }
    guard let end else { throw failure("it is no zip archive") }
    var at = number(end + 16, 4)
    var found: [Entry] = []
    for _ in 0..<number(end + 10, 2) {
      guard at + 46 <= bytes.count, number(at, 4) == 0x0201_4B50 else {
        throw failure("its directory is broken")
      }
      let (flags, method) = (number(at + 8, 2), number(at + 10, 2))
      let (packed, size) = (number(at + 20, 4), number(at + 24, 4))
      let nameLength = number(at + 28, 2)
      let (mode, local) = (number(at + 38, 4) >> 16, number(at + 42, 4))
      let start = local + 30 + number(local + 26, 2) + number(local + 28, 2)
      let name = String(
        decoding: bytes[(at + 46)..<min(at + 46 + nameLength, bytes.count)], as: UTF8.self)
      at += 46 + nameLength + number(at + 30, 2) + number(at + 32, 2)
      // Folders come with their files; links lead anywhere; what macOS adds is nothing of the script's.
      if name.hasSuffix("/") || mode & 0xF000 == 0xA000 || name.hasPrefix("__MACOSX/") { continue }
      guard flags & 1 == 0 else { throw failure("it is encrypted") }
      guard Self.isInside(name), start + packed <= bytes.count, size <= Self.maximumFile,
        found.count < Self.maximumEntries
      else { throw failure("'\(name)' in it leads out of it, or is too much") }
      found.append(
        Entry(name: name, method: method, packed: start..<(start + packed), size: size))
    }
    return found
  }

  private static func isInside(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.contains("\0")
      && !name.split(separator: "/").contains("..")
  }
}
