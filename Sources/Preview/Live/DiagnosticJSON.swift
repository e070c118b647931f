import VitrineBuild
import VitrineDrawing
import VitrinePlatform
import VitrineStudio

/// Diagnostics as the page gets them: with the lines of the source that they are about.
enum DiagnosticJSON {
  static func json(_ diagnostic: BuildDiagnostic) -> JSON {
    json(
      diagnostic.severity.rawValue, diagnostic.message, diagnostic.path, diagnostic.line,
      diagnostic.column)
  }

  static func json(_ diagnostic: Diagnostic) -> JSON {
    json(
      "\(diagnostic.severity)", diagnostic.message, diagnostic.file, diagnostic.line,
      diagnostic.column)
  }

  static func json(_ failure: BuildFailure) -> JSON {
    let first = failure.diagnostics.first { $0.severity == .error && $0.line != nil }
    return .object([
      "milliseconds": .integer(failure.milliseconds), "message": .string(failure.message),
      "file": .optional(first?.path), "line": first?.line.map { .integer($0) } ?? .null,
      "column": first?.column.map { .integer($0) } ?? .null,
      "diagnostics": .array(failure.diagnostics.prefix(50).map(json)),
    ])
  }

  static func json(
    _ severity: String, _ message: String, _ file: String?, _ line: Int?, _ column: Int?
  ) -> JSON {
    let excerpt: [String] =
      if let file, let line { excerpt(file, line: line, column: column) } else { [] }
    return .object([
      "severity": .string(severity), "message": .string(message), "file": .optional(file),
      "path": .optional(file), "line": line.map { .integer($0) } ?? .null,
      "column": column.map { .integer($0) } ?? .null,
      "excerpt": .array(excerpt.map { .string($0) }),
    ])
  }

  /// Three lines around one, with a caret below its column.
  private static func excerpt(_ file: String, line: Int, column: Int?) -> [String] {
    guard let source = SourceText(file) else { return [] }
    return (line - 1...line + 1).flatMap { number -> [String] in
      guard let text = source.line(number) else { return [] }
      let gutter = String(line + 1).count
      let padded = String(repeating: " ", count: gutter - String(number).count) + String(number)
      guard number == line else { return ["\(padded) | \(text)"] }
      let indent = column.map { $0 - 1 } ?? text.prefix { $0 == " " }.count
      let caret = String(repeating: " ", count: min(max(0, indent), 200)) + "^"
      return ["\(padded) | \(text)", String(repeating: " ", count: gutter) + " | " + caret]
    }
  }
}
