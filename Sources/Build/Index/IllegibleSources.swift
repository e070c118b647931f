/// Sources that are not text, such as those that git-crypt encrypted, in a clone without the key. The compiler reports
/// an error for nearly each of their bytes (3,400 for twenty files of 2fas).
extension SourceIndex {
  /// The others.
  var legible: SourceIndex { SourceIndex(files: files.filter { $0.unreadable == nil }) }

  /// An error for each.
  var illegible: [BuildDiagnostic] {
    files.compactMap { file in
      file.unreadable.map {
        BuildDiagnostic(
          path: file.path, line: 1, column: 1, severity: .error,
          message: "the source \($0); one that git-crypt encrypts needs 'git-crypt unlock' first")
      }
    }
  }
}
