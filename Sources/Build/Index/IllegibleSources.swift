/// Sources that are no text, as those that git-crypt encrypts are in a clone without its key. The compiler tells
/// an error for each of their bytes (3,400 of 2fas' twenty files).
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
