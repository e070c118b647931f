import Foundation

/// Imports of modules that nothing here provides. The compiler names one in each of its runs; the
/// sources are known before the first.
struct MissingModules {
  /// Names that can be imported; absent where the toolchain's own cannot be listed.
  private var provided: Set<String>?
  private let inputs: FileRecorder
  /// Modules whose sources are there and do not compile.
  var broken: Set<String> = []

  /// `modules`: those that are compiled before.
  init(provided: Set<String>?, modules: [LocalModule] = [], _ inputs: FileRecorder) {
    self.provided = provided?.union(modules.map(\.name))
    self.inputs = inputs
  }

  private func names(in file: SourceIndex.File) -> [String] {
    file.imports.filter {
      broken.contains($0) || !(provided?.contains($0) ?? true)
    }
  }

  func isComplete(_ file: SourceIndex.File) -> Bool { names(in: file).isEmpty }

  /// The sources less those that cannot compile.
  func complete(_ index: SourceIndex) -> SourceIndex {
    SourceIndex(files: index.files.filter(isComplete))
  }

  /// Whether the widgets reach files that speak of a type which only files that are left out declare.
  static func needs(
    _ left: [SourceIndex.File], of complete: SourceIndex, from start: Set<String>
  ) -> Bool {
    let kept = Set(complete.files.flatMap { $0.declarations.map(\.name) })
    let types = Set(left.flatMap { $0.declaredNames ?? [] })
      .filter { $0.first?.isUppercase == true && !$0.contains(".") && !kept.contains($0) }
    guard !types.isEmpty, !start.isEmpty else { return false }
    let reached = SourceSelection.reached(
      from: start, among: Set(complete.files.map(\.path)).subtracting(start), index: complete)
    return complete.files.contains { file in
      reached.contains(file.path) && (file.referencedNames ?? []).contains(where: types.contains)
    }
  }

  /// The compiler's errors for them, of which it shows one at a time.
  func errors(_ index: SourceIndex) -> [BuildDiagnostic] {
    index.files.flatMap { file in
      names(in: file).map { name in
        let location = self.location(of: name, in: file.path)
        return BuildDiagnostic(
          path: file.path, line: location?.line, column: location?.column, severity: .error,
          message: broken.contains(name)
            ? "no such module '\(name)': its own sources do not compile"
            : CompilerOutput.explained("no such module '\(name)'"))
      }
    }
  }

  /// Where the name stands behind an `import`, counted from 1.
  private func location(of name: String, in path: String) -> (line: Int, column: Int)? {
    guard let text = inputs.text(path) else { return nil }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      guard let keyword = line.range(of: "import "),
        let found = line.range(of: name, range: keyword.upperBound..<line.endIndex)
      else { continue }
      return (number + 1, line.utf8.distance(from: line.startIndex, to: found.lowerBound) + 1)
    }
    return nil
  }
}
