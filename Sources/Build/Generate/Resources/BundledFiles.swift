/// The regular files of a resource: itself, or what is in its folder. Links are followed where they
/// stay inside what the user named; what is no file is refused by name.
struct BundledFiles {
  private let files: FileRecorder

  init(_ files: FileRecorder) { self.files = files }

  /// Paths and their names below the resource, which is empty for the resource itself.
  func files(_ path: String) -> [(path: String, name: String)] {
    var found: [(String, String)] = []
    var entered: Set<FolderIdentity> = []
    func add(_ path: String, _ name: String) {
      guard files.isAllowed(path) else { return }
      switch files.kind(path) {
      case .file: found.append((path, name))
      case .folder:
        guard let identity = FolderIdentity(path), entered.insert(identity).inserted else {
          return files.refuse(path, "the link leads back to a folder above it; left out")
        }
        for inner in files.names(path, .all) ?? [] {
          add(path + "/" + inner, name.isEmpty ? inner : name + "/" + inner)
        }
      case .absent, .other: break
      }
    }
    add(path, "")
    return found
  }
}
