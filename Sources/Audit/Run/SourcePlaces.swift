import Foundation
import VitrineBuild

/// Where in the sources a finding belongs: the render knows identifiers, words and kinds, the sources
/// say on which lines these are written.
struct SourcePlaces {
  /// A source, read.
  struct File {
    var path: String
    var lines: [Substring]
    /// Lines of `#Preview` and preview providers: what they say is said of samples.
    var previews: Set<Int> = []
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
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return File(
        path: path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path, lines: lines,
        previews: PreviewLines.all(in: lines))
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
    let widget = Kind(finding.widget, in: files)
    // Where no view is meant, the widget is.
    if finding.isDeclaration, let name = finding.hint {
      if let place = widget.nearest({ Self.declares(name, in: $0) }) { return place }
    }
    if finding.frame == nil, let place = widget.place { return place }
    if let identifier = finding.identifier {
      if let place = widget.nearest({ Self.sets(identifier, in: $0) }) { return place }
      if let place = widget.nearest({ Self.setsFilled(identifier, in: $0) }) { return place }
      if let place = widget.nearest({ Self.says(identifier, in: $0) }) { return place }
      if let place = widget.nearest({ Self.fills(identifier, in: $0) }) { return place }
    }
    if let hint = finding.hint, hint.count > 1 {
      if let place = widget.nearest({ Self.says(hint, in: $0) && !Self.isGallery($0) }) {
        return place
      }
      if let place = widget.nearest({ Self.fills(hint, in: $0) }) { return place }
    }
    return widget.place
  }

  /// The line that names a widget, and what is nearest to it: the same words may stand in another
  /// widget of the file.
  private struct Kind {
    private let files: [File]
    /// The file and the line, counted from 1.
    let place: (String, Int)?

    init(_ kind: String, in files: [File]) {
      let name = "\"\(kind)\""
      func find(_ test: (Substring) -> Bool) -> (String, Int)? {
        for file in files {
          let line = file.lines.firstIndex { test($0) && !SourcePlaces.isComment($0) }
          if let line { return (file.path, line + 1) }
        }
        return nil
      }
      let place =
        Self.attributes(of: kind).flatMap { type in
          find { $0.contains("ActivityConfiguration(for: \(type).self") }
            ?? find { $0.contains("for: \(type).self") }
        } ?? find { $0.contains("kind: \(name)") } ?? find { $0.contains("Widget.present(") }
        ?? find { $0.contains(" kind") && $0.contains("= \(name)") }
        ?? find { $0.contains(name) } ?? find { SourcePlaces.declaresWidget(kind, in: $0) }
        ?? find { $0.contains(": Widget {") } ?? find { $0.contains("Configuration(") }
      self.place = place
      // The widget's own file comes first.
      self.files =
        files.filter { $0.path == place?.0 } + files.filter { $0.path != place?.0 }
    }

    /// The type of a Live Activity's attributes, which stands in for its kind.
    private static func attributes(of kind: String) -> String? {
      let mark = "activity:"
      return kind.hasPrefix(mark) ? String(kind.dropFirst(mark.count)) : nil
    }

    /// The place that a test accepts: in the widget's file the nearest to its name, else the first.
    /// Previews are asked last.
    func nearest(_ test: (Substring) -> Bool) -> (String, Int)? {
      nearest(test, inPreviews: false) ?? nearest(test, inPreviews: true)
    }

    private func nearest(_ test: (Substring) -> Bool, inPreviews: Bool) -> (String, Int)? {
      for file in files {
        let lines = file.lines.indices.filter {
          file.previews.contains($0) == inPreviews && !SourcePlaces.isComment(file.lines[$0])
            && test(file.lines[$0])
        }
        guard let first = lines.first else { continue }
        guard file.path == place?.0, let own = place?.1 else { return (file.path, first + 1) }
        let best = lines.min { abs($0 + 1 - own) < abs($1 + 1 - own) } ?? first
        return (file.path, best + 1)
      }
      return nil
    }
  }

  static func isComment(_ line: Substring) -> Bool {
    line.drop(while: \.isWhitespace).hasPrefix("//")
  }

  private static func says(_ text: String, in line: Substring) -> Bool {
    line.contains("\"\(text)\"") || line.contains("'\(text)'") || line.contains(">\(text)<")
  }

  private static func sets(_ identifier: String, in line: Substring) -> Bool {
    line.contains("accessibilityIdentifier") && says(identifier, in: line)
  }

  /// Whether a line makes an identifier with values; one letter of its own is enough there.
  private static func setsFilled(_ identifier: String, in line: Substring) -> Bool {
    line.contains("accessibilityIdentifier")
      && SourceLiterals.all(in: line).contains {
        SourceLiterals.makes(identifier, $0, leastLetters: 1)
      }
  }

  /// Whether a literal with values of the line makes the text: `"row-\(n)"`.
  private static func fills(_ text: String, in line: Substring) -> Bool {
    SourceLiterals.all(in: line).contains { SourceLiterals.makes(text, $0) }
  }

  private static func declares(_ name: String, in line: Substring) -> Bool {
    line.contains("var \(name):") || line.contains("var \(name) ")
  }

  /// A kind that is made of the type's name, as in `kind: String(describing: Self.self)`.
  private static func declaresWidget(_ kind: String, in line: Substring) -> Bool {
    line.contains("struct \(kind): ") && line.contains("Widget")
  }

  /// What the gallery says of the widget is no view.
  private static func isGallery(_ line: Substring) -> Bool {
    line.contains("configurationDisplayName(") || line.contains(".description(")
  }

  /// Whether they are a script of the Scripting app.
  var isScript: Bool { files.contains { $0.path.hasSuffix(".tsx") || $0.path.hasSuffix(".jsx") } }

  /// Whether the sources reload timelines themselves.
  var callsForReloads: Bool { files.contains { $0.lines.contains(where: Reloads.isCall) } }
}
