extension FileRecorder {
  /// A folder and those above it, nearest first, up to the top of the repository.
  /// - count: folders at most.
  func foldersUp(from start: String, atMost count: Int) -> some Sequence<String> {
    let up = sequence(first: start) { folder in
      folder == "/" || self.exists(folder + "/.git") ? nil : Paths.folder(folder)
    }
    return up.prefix(count)
  }

  /// The top of the repository that a folder lies in; nil where it has none near by.
  func repository(around folder: String) -> String? {
    foldersUp(from: folder, atMost: 6).first { exists($0 + "/.git") }
  }
}
