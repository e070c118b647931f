import Foundation

/// Parts of a repository that a clone may lack, and what brings them.
struct MissingParts: Sendable, Hashable, Encodable {
  /// Folders of submodules that are empty, relative to the repository.
  var submodules: [String] = []
  /// The repository's folder.
  var repository: String?
  /// The folder of a `Podfile` without its pods.
  var podfile: String?
  /// Names of pods that the lock file has.
  var pods: [String] = []
  /// Folders of local packages that the project expects, and that are not there.
  var packages: [String] = []

  /// Patterns of Swift files that the repository keeps out: secrets, and what is generated.
  var ignoredSources: [String] = []

  init() {}

  /// Looks at the repository around a folder.
  init(around folder: String, _ files: FileRecorder) {
    for folder in files.foldersUp(from: folder, atMost: 6) {
      if podfile == nil, files.isFile(folder + "/Podfile"), !files.isFolder(folder + "/Pods") {
        podfile = folder
        pods = Self.pods(
          files.text(folder + "/Podfile.lock") ?? files.text(folder + "/Podfile") ?? "")
      }
      if files.isFile(folder + "/.gitignore") {
        ignoredSources += Self.sources(ignored: files.text(folder + "/.gitignore") ?? "")
      }
      if files.isFile(folder + "/.gitmodules") {
        repository = folder
        submodules = Self.paths(files.text(folder + "/.gitmodules") ?? "").filter { path in
          let whole = Paths.absolute(path, in: folder)
          return Paths.isInside(whole, folder) && (files.names(whole) ?? []).isEmpty
        }
      }
    }
  }

  private static func sources(ignored text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("#") && !$0.hasPrefix("!") }
  }

  private static func paths(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      return words.count == 2 && words[0] == "path" ? words[1] : nil
    }
  }

  /// `  - Name (1.0):` of a lock file, or `pod 'Name'` of a `Podfile`.
  private static func pods(_ text: String) -> [String] {
    let names = text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let words = line.split(whereSeparator: { " '\"(/,:".contains($0) })
      guard words.count > 1, words[0] == "-" || words[0] == "pod" else { return nil }
      return String(words[1])
    }
    return Set(names).sorted()
  }

  /// What brings a module; nil where none of these parts has its name.
  func hint(forModule name: String) -> String? {
    let wanted = Self.plain(name)
    if podfile != nil, let pod = pods.first(where: { Self.plain($0) == wanted }) {
      return
        "\(name) is the pod \(pod): run 'pod install' in \(podfile ?? ""), or give its sources "
        + "with --also"
    }
    func isClose(_ path: String) -> Bool {
      let own = Self.plain(Paths.name(path))
      return own == wanted || wanted.hasPrefix(own) || own.hasPrefix(wanted)
    }
    let close = submodules.first(where: isClose)
    if close == nil, let folder = packages.first(where: isClose) ?? packages.first {
      return
        "the project expects the local package \(folder), which is no part of this clone: clone it to there, "
        + "or give its folder with --also"
    }
    guard let repository, close != nil || !submodules.isEmpty else { return nil }
    let folders = close.map { [$0] } ?? Array(submodules.prefix(6))
    return "submodules are not cloned (\(folders.joined(separator: ", "))): run 'git -C "
      + "\(repository) submodule update --init --recursive'"
  }

  /// What brings a file; nil where it lies in none of these parts.
  func hint(forFile path: String) -> String? {
    guard let repository else { return nil }
    guard
      let module = submodules.first(where: {
        Paths.isInside(path, Paths.absolute($0, in: repository))
      })
    else { return nil }
    return
      "the submodule \(module) is not cloned: run 'git -C \(repository) submodule update --init "
      + "--recursive'"
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension WidgetProject {
  /// What brings a module that is missing; nil where nothing is known.
  func hint(forModule name: String) -> String? { missingParts.hint(forModule: name) }

  /// What brings a file that is missing; nil where nothing is known.
  func hint(forFile path: String) -> String? { missingParts.hint(forFile: path) }
}
