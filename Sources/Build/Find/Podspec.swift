import Foundation

/// What a `.podspec` says of its module, as far as that can be read without running Ruby.
struct Podspec {
  /// What `import` says.
  var module: String
  /// Absolute paths, sorted.
  var sources: [String]

  init(path: String, _ files: FileRecorder) throws {
    let text = Self.withoutComments(files.text(path) ?? "")
    let folder = Paths.folder(path)
    module =
      Self.values(of: "module_name", in: text).first ?? Paths.identifier(Paths.stem(path))
    let wanted = Self.patterns(of: "source_files", in: text, below: folder, files)
    let excluded = Self.patterns(of: "exclude_files", in: text, below: folder, files)
    guard !wanted.isEmpty else {
      sources = []
      return
    }
    sources = try FolderScan.scan(folder, files, includesTests: true).sources.filter { source in
      let name = String(source.dropFirst(folder.count + 1))
      return wanted.contains { Glob.matches($0, name) }
        && !excluded.contains { Glob.matches($0, name) }
    }.sorted()
  }

  /// Whether a specification may make the module: its file is named like the pod, the module sometimes otherwise.
  static func mayMake(_ module: String, _ path: String, _ files: FileRecorder) -> Bool {
    Paths.identifier(Paths.stem(path)) == module
      || files.contains("'\(module)'", "\"\(module)\"", in: path)
        && values(of: "module_name", in: withoutComments(files.text(path) ?? "")).contains(module)
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.first { !$0.isWhitespace } != "#" }.joined(separator: "\n")
  }

  /// The texts that a specification and its subspecs give an attribute.
  private static func values(of attribute: String, in text: String) -> [String] {
    text.components(separatedBy: ".\(attribute)").dropFirst().flatMap { rest -> [String] in
      let value = rest.drop(while: \.isWhitespace)
      guard value.first == "=", value.dropFirst().first != "=" else { return [] }
      return texts(in: extent(of: value.dropFirst().drop(while: \.isWhitespace)))
        .filter { !$0.contains("#{") }
    }
  }

  /// A list in brackets, or a line and those that its commas lead to.
  private static func extent(of value: Substring) -> Substring {
    if value.first == "[" { return value.prefix { $0 != "]" } }
    var end = value.startIndex
    while end < value.endIndex {
      let line = value[end...].prefix { $0 != "\n" }
      end = line.endIndex
      guard line.last(where: { !$0.isWhitespace }) == ",", end < value.endIndex else { break }
      end = value.index(after: end)
    }
    return value[..<end]
  }

  private static func texts(in value: Substring) -> [String] {
    var (texts, rest) = ([String](), value)
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let quote = rest[start]
      let text = rest[rest.index(after: start)...].prefix { $0 != quote }
      texts.append(String(text))
      rest = rest[text.endIndex...].dropFirst()
    }
    return texts
  }

  private static func patterns(
    of attribute: String, in text: String, below folder: String, _ files: FileRecorder
  ) -> [String] {
    values(of: attribute, in: text).flatMap { pattern in
      // A folder stands for the files in it.
      files.isFolder(folder + "/" + pattern) ? [pattern + "/*"] : alternatives(of: pattern)
    }
  }

  /// `*.{h,swift}` is two patterns; at most as many as anybody writes.
  private static func alternatives(of pattern: String) -> [String] {
    var open = [pattern]
    for _ in 0..<4 {
      open = open.flatMap { item -> [String] in
        guard let start = item.firstIndex(of: "{"), let end = item[start...].firstIndex(of: "}")
        else { return [item] }
        return item[item.index(after: start)..<end].split(separator: ",").prefix(32).map {
          item[..<start] + $0.trimmingCharacters(in: .whitespaces) + item[item.index(after: end)...]
        }
      }
      open = Array(open.prefix(64))
    }
    return open
  }
}
