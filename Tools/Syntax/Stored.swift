import Foundation
import SwiftParser
import SwiftSyntax

// `vitrine-syntax stored`: what sources read of what their app has stored, for a template of it. What a widget
// reads while it is drawn is known better by the widget; the sources know what was not reached, and as what
// bytes are decoded.

/// The job: all files of a module.
struct StoredRequest: Codable {
  /// Absolute paths.
  var files: [String]
  /// The moment of the template's dates, seconds since 1970.
  var date: Double
}

struct StoredAnswer: Codable {
  struct Read: Codable, Equatable {
    /// `defaults` or `file`.
    var place: String
    /// The suite or app group; absent: the extension's own, or unknown.
    var group: String?
    /// Whether the sources do not say whose it is.
    var isUnplaced: Bool
    /// A key, or a path below the group's folder.
    var name: String
    /// As what it is read, such as `String`; absent where the sources do not say.
    var type: String?
    /// JSON of what bytes are decoded as; absent where they are not, or the type is declared elsewhere.
    var json: String?
    var file: String
    var line: Int
  }
  /// In the order of the files and lines, each key once.
  var reads: [Read]
}

func stored(_ request: StoredRequest) -> StoredAnswer {
  let files = request.files.compactMap(SourceTree.init)
  var names = StoredNames()
  var shapes = StoredShapes(date: request.date)
  for file in files {
    names.collect(file.tree)
    shapes.collect(file.tree)
  }
  let functions = shapes.functions
  var reads: [StoredAnswer.Read] = []
  var known: [String: Int] = [:]
  for file in files {
    let visitor = StoredReadVisitor(
      file: file, names: names, shapes: shapes, functions: functions)
    visitor.walk(file.tree)
    for read in visitor.reads {
      let key = "\(read.place)\n\(read.group ?? "")\n\(read.name)"
      guard let before = known[key] else {
        known[key] = reads.count
        reads.append(read)
        continue
      }
      reads[before].type = reads[before].type ?? read.type
      reads[before].json = reads[before].json ?? read.json
    }
  }
  return StoredAnswer(reads: reads)
}

/// A file that is read as Swift text.
struct SourceTree {
  let path: String
  let tree: SourceFileSyntax
  let converter: SourceLocationConverter

  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path), !data.contains(0),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    self.path = path
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }
}
