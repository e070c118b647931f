import Foundation

/// Where files may come from that go into an extension's bundle: what the user named, and the project
/// around it. A project from anywhere shall not carry the user's own files into its pictures.
struct Boundary: Sendable {
  private var folders: Set<String> = []

  mutating func allow(_ folder: String) { folders.insert(Paths.resolved(folder)) }

  /// Why a file may not be used; nil where it may.
  func refusal(of path: String, kind: FileKind) -> String? {
    if kind == .other { return "this is \(kind.name), not a file; left out" }
    let real = Paths.resolved(path)
    if folders.contains(where: { Paths.isInside(real, $0) }) { return nil }
    let subject = real == path ? "this file" : "\(real), where this link leads,"
    return
      "\(subject) is outside the folders that were given; left out; to allow it, give its "
      + "folder with --also"
  }
}
