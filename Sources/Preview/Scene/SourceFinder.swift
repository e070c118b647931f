import VitrineBuild
import VitrineDrawing
import VitrinePlatform
import VitrineStudio

/// Where in the sources a view is made: the tree does not say, but what a view shows is often written
/// on one line only.
struct SourceFinder {
  /// Paths of the sources.
  let files: [String]
  private let lines: [(file: String, number: Int, text: String)]
  private let locations: SourceLocations

  init(_ built: [BuiltExtension]) {
    let indexes = built.compactMap { try? $0.index() }
    files = indexes.flatMap { $0.files.map(\.path) }
    locations = SourceLocations(built)
    var lines: [(file: String, number: Int, text: String)] = []
    for file in files {
      guard let source = SourceText(file), lines.count < Self.lineLimit else { continue }
      for number in 1...max(1, source.count) {
        guard let text = source.line(number) else { continue }
        lines.append((file, number, text))
      }
    }
    self.lines = lines
  }

  /// Lines that are searched at most.
  private static let lineLimit = 50_000

  /// The one line that a view's own words stand on; null where none does, or several.
  func location(of node: SemanticsNode) -> JSON {
    for (word, quotes) in [
      (node.identifier, true), (node.symbol, true), (node.image, true), (node.text, true),
    ] {
      guard let word, !word.isEmpty, word.count > 1 else { continue }
      let wanted = quotes ? "\"\(word)\"" : word
      let found = lines.filter { $0.text.contains(wanted) }
      guard found.count == 1, let line = found.first else { continue }
      let column = line.text.firstRange(of: wanted).map {
        line.text.distance(from: line.text.startIndex, to: $0.lowerBound) + 1
      }
      return .object([
        "file": .string(line.file), "line": .integer(line.number),
        "column": .integer(column ?? 1),
      ])
    }
    return .null
  }

  /// A message with the line that it is about, where the sources say one.
  func located(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.file == nil, let found = locations.line(of: diagnostic.message) else {
      return diagnostic
    }
    var diagnostic = diagnostic
    (diagnostic.file, diagnostic.line) = (found.file, found.line)
    return diagnostic
  }
}
