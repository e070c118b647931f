import VitrineDrawing

/// A zip archive. Reading is bounded in number and size, since anybody may have made it; names that
/// lead out of the archive are refused. Written files are stored as they are: nothing here needs
/// them small.
package struct Zip {
  package enum Failure: Error, Equatable {
    case noArchive, brokenDirectory, encrypted
    /// Broken, too large, packed in a way that is not known, or leading out of the archive.
    case badEntry(name: String, reason: String)
    case tooMuch

    /// What is wrong, as the end of a sentence whose subject is the archive.
    package var reason: String {
      switch self {
      case .noArchive: "it is no zip archive"
      case .brokenDirectory: "its directory is broken"
      case .encrypted: "it is encrypted"
      case .badEntry(let name, let reason): "'\(name)' in it \(reason)"
      case .tooMuch: "it unpacks to too much"
      }
    }
  }

  package struct File: Equatable {
    package var name: String
    package var bytes: [UInt8]
    package init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
  }

  private struct Entry {
    var name: String
    var method: Int
    var packed: Range<Int>
    var size: Int
  }

  private static let maximumEntries = 4000
  /// Bytes of one file and of all together, unpacked.
  package static let maximumFile = 16 << 20
  package static let maximumSize = 64 << 20

  // MARK: Reading

  /// The archive's files; folders come with them, and what macOS adds is left out.
  package static func files(in bytes: [UInt8]) throws(Failure) -> [File] {
    var total = 0
    var found: [File] = []
    for entry in try entries(bytes) {
      let data: [UInt8]
      switch entry.method {
      case 0: data = Array(bytes[entry.packed])
      case 8:
        do throws(Inflate.Failure) {
          data = try Inflate.run(bytes[entry.packed], limit: min(entry.size, maximumFile))
        } catch {
          throw .badEntry(name: entry.name, reason: "is broken or too large")
        }
      default: throw .badEntry(name: entry.name, reason: "is packed in a way that is not known")
      }
      total += data.count
      guard total <= maximumSize else { throw .tooMuch }
      found.append(File(name: entry.name, bytes: data))
    }
    return found
  }

  /// The central directory.
  private static func entries(_ bytes: [UInt8]) throws(Failure) -> [Entry] {
    func number(_ at: Int, _ count: Int) -> Int {
      guard at >= 0, at + count <= bytes.count else { return 0 }
      return (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }
    let end = stride(from: bytes.count - 22, through: max(0, bytes.count - 66_000), by: -1)
      .first { number($0, 4) == 0x0605_4B50 }
    guard let end else { throw .noArchive }
    var at = number(end + 16, 4)
    var found: [Entry] = []
    for _ in 0..<number(end + 10, 2) {
      guard at + 46 <= bytes.count, number(at, 4) == 0x0201_4B50 else { throw .brokenDirectory }
      let (flags, method) = (number(at + 8, 2), number(at + 10, 2))
      let (packed, size) = (number(at + 20, 4), number(at + 24, 4))
      let nameLength = number(at + 28, 2)
      let (mode, local) = (number(at + 38, 4) >> 16, number(at + 42, 4))
      let start = local + 30 + number(local + 26, 2) + number(local + 28, 2)
      let name = String(
        decoding: bytes[(at + 46)..<min(at + 46 + nameLength, bytes.count)], as: UTF8.self)
      at += 46 + nameLength + number(at + 30, 2) + number(at + 32, 2)
      // Links lead anywhere.
      if name.hasSuffix("/") || mode & 0xF000 == 0xA000 || name.hasPrefix("__MACOSX/") { continue }
      guard flags & 1 == 0 else { throw .encrypted }
      guard isInside(name), start + packed <= bytes.count, size <= maximumFile,
        found.count < maximumEntries
      else { throw .badEntry(name: name, reason: "leads out of it, or is too much") }
      found.append(
        Entry(name: name, method: method, packed: start..<(start + packed), size: size))
    }
    return found
  }

  private static func isInside(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.contains("\0")
      && !name.split(separator: "/").contains("..")
  }

  // MARK: Writing

  /// An archive of the files, in their order and with no dates, so that equal files make equal
  /// archives.
  package static func archive(of files: [File]) -> [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let name = Array(file.name.utf8)
      // From "needed version" to "lengths": the part that both headers share (APPNOTE 4.3.7).
      // 0x800: the name is UTF-8; 0x21: 1980-01-01, the earliest date that there is.
      let shared =
        number(20, 2) + number(0x800, 2) + number(0, 2) + number(0, 2) + number(0x21, 2)
        + number(Int(CRC32.of(file.bytes[...])), 4) + number(file.bytes.count, 4)
        + number(file.bytes.count, 4) + number(name.count, 2) + number(0, 2)
      directory += number(0x0201_4B50, 4) + number(20, 2) + shared
      directory += number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4) + number(out.count, 4)
      directory += name
      out += number(0x0403_4B50, 4) + shared + name + file.bytes
    }
    let start = out.count
    out += directory
    out += number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
    out += number(directory.count, 4) + number(start, 4) + number(0, 2)
    return out
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
