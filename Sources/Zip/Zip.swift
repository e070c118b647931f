/// Zip files: read with bounds, since anybody may have made them, and written.
package enum Zip {
  /// A file inside a zip file, unpacked.
  package struct File: Equatable, Sendable {
    /// The path inside the zip file, with `/` between folders.
    package var name: String
    /// Unpacked, its length and CRC-32 checked.
    package var bytes: [UInt8]
    package init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
  }

  /// Why a zip file is not read.
  package enum Failure: Error, Equatable {
    case notZip, brokenDirectory, encrypted
    /// Broken, too large, packed in an unknown way, or leading out of the folder.
    case badEntry(name: String, reason: String)
    case tooMuch

    /// What is wrong, as the end of a sentence whose subject is the zip file.
    package var reason: String {
      switch self {
      case .notZip: "it is not a zip file"
      case .brokenDirectory: "its directory is broken"
      case .encrypted: "it is encrypted"
      case .badEntry(let name, let reason): "'\(name)' in it \(reason)"
      case .tooMuch: "it unpacks to too much"
      }
    }
  }

  /// How much a zip file may hold. Scripts are far smaller.
  package struct Limits: Sendable {
    /// Files and folders in a zip file.
    package var entries = 4000
    /// Bytes of one file, unpacked.
    package var file = 16 << 20
    /// Bytes of all files together, unpacked.
    package var total = 64 << 20
    /// Unpacked bytes for each packed byte, for files of more than `freeOfRatio` bytes. Text packs to
    /// a tenth; DEFLATE itself ends at 1032, with nothing but one byte repeated.
    package var ratio = 200
    package var freeOfRatio = 1 << 20
    /// Folders inside each other.
    package var depth = 32
    package init() {}
  }

  /// Bytes of one file and of all together, unpacked.
  package static let maximumFile = Limits().file
  /// Bytes that a zip file may unpack to by default.
  package static let maximumSize = Limits().total

  /// The zip file's files in the order of its directory. Folders come with their files; links, and what
  /// macOS adds, are left out.
  package static func files(
    in bytes: [UInt8], limits: Limits = Limits()
  ) throws(Failure) -> [File] {
    var total = 0
    var found: [File] = []
    for entry in try ZipDirectory(bytes, limits: limits).entries {
      // Before anything is unpacked: what is announced holds, or the entry is refused.
      total += entry.size
      guard total <= limits.total else { throw .tooMuch }
      found.append(File(name: entry.name, bytes: try entry.unpacked(from: bytes)))
    }
    return found
  }

  /// A zip file of the files, in their order and with no dates, so that equal files make equal
  /// zip files. They are stored as they are: nothing here needs them small.
  package static func data(of files: [File]) -> [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let name = Array(file.name.utf8)
      // From "needed version" to "lengths": the part that both headers share (APPNOTE 4.3.7).
      // 0x800: the name is UTF-8; 0x21: 1980-01-01, the earliest date that there is.
      let shared =
        number(20, 2) + number(0x800, 2) + number(0, 2) + number(0, 2) + number(0x21, 2)
        + number(Int(Checksum.of(file.bytes)), 4) + number(file.bytes.count, 4)
        + number(file.bytes.count, 4) + number(name.count, 2) + number(0, 2)
      directory += number(ZipDirectory.entrySignature, 4) + number(20, 2) + shared
      directory += number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4) + number(out.count, 4)
      directory += name
      out += number(ZipDirectory.headerSignature, 4) + shared + name + file.bytes
    }
    let start = out.count
    out += directory
    out += number(ZipDirectory.endSignature, 4) + number(0, 4)
    out += number(files.count, 2) + number(files.count, 2)
    out += number(directory.count, 4) + number(start, 4) + number(0, 2)
    return out
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
