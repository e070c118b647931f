import Foundation

/// Imports of modules that nothing here provides. The compiler names one in each of its runs; the
/// sources are known before the first.
struct MissingModules {
  /// Names that can be imported; absent where the toolchain's own cannot be listed.
  private var provided: Set<String>?

  init(sdk: SDKLocation, swiftc: String, modules: [LocalModule]) {
    let toolchain = Paths.folder(Paths.folder(swiftc)) + "/lib/swift"
    let names = ["/linux", ""].flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: toolchain + $0)) ?? []
    }
    guard names.contains("Foundation.swiftmodule") else { return }
    var all = Set(names.map { $0.hasSuffix(".swiftmodule") ? String($0.dropLast(12)) : $0 })
    all.formUnion(BuildPlatform.allCases.flatMap(sdk.importable))
    all.formUnion(sdk.moduleNames)
    all.formUnion(modules.map(\.name))
    provided = all.union(["Glibc", "SwiftShims", "CoreFoundation"])
  }

  init(provided: Set<String>) { self.provided = provided }

  private func names(in file: SourceIndex.File) -> [String] {
    guard let provided else { return [] }
    return file.imports.filter { !provided.contains($0) }
  }

  func isComplete(_ file: SourceIndex.File) -> Bool { names(in: file).isEmpty }

  /// The sources less those that cannot compile.
  func complete(_ index: SourceIndex) -> SourceIndex {
    SourceIndex(files: index.files.filter(isComplete))
  }

  /// What the compiler would say of them, one after the other.
  func errors(_ index: SourceIndex) -> [BuildDiagnostic] {
    index.files.flatMap { file in
      names(in: file).map { name in
        let place = Self.place(of: name, in: file.path)
        return BuildDiagnostic(
          path: file.path, line: place?.line, column: place?.column, severity: .error,
          message: CompilerOutput.explained("no such module '\(name)'"))
      }
    }
  }

  /// Where the name stands behind an `import`, counted from 1.
  private static func place(of name: String, in path: String) -> (line: Int, column: Int)? {
    guard let bytes = FileBytes.read(path) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      guard let keyword = line.range(of: "import "),
        let found = line.range(of: name, range: keyword.upperBound..<line.endIndex)
      else { continue }
      return (number + 1, line.utf8.distance(from: line.startIndex, to: found.lowerBound) + 1)
    }
    return nil
  }
}
