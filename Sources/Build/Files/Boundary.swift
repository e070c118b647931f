import Foundation

/// Where files may come from that go into an extension's bundle: what the user named, and the project
/// around it. A project from anywhere shall not carry the user's own files into its pictures.
struct Boundary: Sendable {
  private var folders: Set<String> = []

  mutating func allow(_ folder: String) { folders.insert(Paths.resolved(folder)) }

  /// Whether a folder lies in what was named.
  func holds(_ folder: String) -> Bool {
    let real = Paths.resolved(folder)
    return folders.contains { Paths.isInside(real, $0) }
  }

  /// Bytes of one file, more than any widget carries (estimate): all of it is read into memory.
  static let largest = 256 << 20

  /// Bytes of one source; the largest generated ones have five megabytes.
  static let largestSource = 32 << 20

  /// Why a file may not be used; nil where it may.
  func refusal(of path: String, kind: FileKind) -> String? {
    if let reason = Self.refusal(of: path, kind: kind) { return reason }
    let real = Paths.resolved(path)
    if folders.contains(where: { Paths.isInside(real, $0) }) { return nil }
    let subject = real == path ? "this file" : "\(real), where this link leads,"
    return
      "\(subject) is outside the folders that were given; left out; to include it, give its "
      + "folder with --also"
  }

  /// The same wherever it stands.
  static func refusal(of path: String, kind: FileKind, largest: Int = largest) -> String? {
    if kind == .other { return "this is \(kind.name), not a file; left out" }
    // A line of the cache's records, and of every message, has one name.
    if Paths.name(path).unicodeScalars.contains(where: { $0.value < 0x20 }) {
      return "its name contains a line break or another control character; left out"
    }
    if kind == .file, let size = FileStamp(path: path)?.size, size > largest {
      return "this file is larger than \(largest >> 20) MB; left out"
    }
    return nil
  }
}
