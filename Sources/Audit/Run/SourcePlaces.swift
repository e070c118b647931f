import Foundation
import VitrineBuild

/// Where in the sources a finding belongs: the render knows identifiers, words and kinds, the sources
/// say on which lines these are written.
struct SourcePlaces {
  /// A source, read.
  struct File {
    var path: String
    var lines: [Substring]
  }
  let files: [File]

  /// Larger files are not searched.
  private static let largestFile = 4 << 20

  init(_ built: BuiltExtension, path: String) {
    var paths = (try? built.index().files.map(\.path)) ?? []
    if paths.isEmpty { paths = Self.scripts(in: path) }
    files = Self.read(paths)
  }

  init(paths: [String]) { files = Self.read(paths) }

  private static func read(_ paths: [String]) -> [File] {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return paths.compactMap { path in
      guard let data = FileManager.default.contents(atPath: path), data.count <= largestFile else {
        return nil
      }
      let text = String(decoding: data, as: UTF8.self)
      return File(
        path: path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// A script's sources beside it.
  private static func scripts(in path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    let absolute = URL(filePath: path).path
    guard isFolder.boolValue else { return [absolute] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".tsx") || $0.hasSuffix(".ts") }.sorted()
      .map { absolute + "/" + $0 }
  }

  /// The finding with its file and line, where the sources name what it names.
  func locate(_ finding: Finding) -> Finding {
    var finding = finding
    guard finding.file == nil, let place = place(of: finding) else { return finding }
    (finding.file, finding.line) = place
    return finding
  }

  private func place(of finding: Finding) -> (String, Int)? {
    // The same identifier may stand in another widget's file: the widget's own come first.
    let kind = "\"\(finding.widget)\""
    let own = files.filter { file in file.lines.contains { $0.contains(kind) } }
    func find(_ text: String) -> (String, Int)? {
      Self.find(text, in: own) ?? Self.find(text, in: files)
    }
    // Where no view is meant, the widget is.
    if finding.frame == nil, let place = find("kind: \(kind)") { return place }
    if let identifier = finding.identifier, let place = find("\"\(identifier)\"") { return place }
    if let hint = finding.hint, hint.count > 1, let place = find("\"\(hint)\"") { return place }
    return find("kind: \(kind)") ?? find(kind)
  }

  private static func find(_ text: String, in files: [File]) -> (String, Int)? {
    for file in files {
      for (index, line) in file.lines.enumerated()
      where line.contains(text) && !line.drop(while: \.isWhitespace).hasPrefix("//") {
        return (file.path, index + 1)
      }
    }
    return nil
  }

  /// Whether the sources reload timelines themselves.
  var callsForReloads: Bool {
    files.contains { file in
      file.lines.contains { line in
        (line.contains(".reloadTimelines(") || line.contains(".reloadAllTimelines(")
          || line.contains("Widget.reloadAll("))
          && !line.drop(while: \.isWhitespace).hasPrefix("//")
      }
    }
  }
}
