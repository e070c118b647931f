import VitrineDrawing
import VitrinePlatform

/// How diagnostics look.
public enum DiagnosticStyle: Sendable {
  /// One line each, for a pipe or a log.
  case plain
  /// Colors, and the line of the source with a caret below it.
  case terminal
}

/// A diagnostic as it is printed: `path:line:column: severity: message`.
struct DiagnosticText: Hashable {
  var severity: Diagnostic.Severity
  var message: String
  /// A source file, or what was built where no file is known.
  var path: String
  var line: Int?
  var column: Int?
  /// The line that was read, if it was printed already.
  private var original: String?

  init(
    _ severity: Diagnostic.Severity, _ message: String, path: String, line: Int? = nil,
    column: Int? = nil
  ) {
    self.severity = severity
    self.message = message
    self.path = path
    self.line = line
    self.column = column
  }

  /// Reads a line that is printed already, nil where it is something else.
  init?(parsing text: Substring) {
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      guard let mark = text.firstRange(of: ": \(severity.word): ") else { continue }
      var parts = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      var numbers: [Int] = []
      while numbers.count < 2, parts.count > 1, let last = parts.last, let number = Int(last) {
        numbers.insert(number, at: 0)
        parts.removeLast()
      }
      self.init(
        severity, String(text[mark.upperBound...]), path: parts.joined(separator: ":"),
        line: numbers.first, column: numbers.count > 1 ? numbers[1] : nil)
      original = String(text)
      return
    }
    return nil
  }

  var plain: String { original ?? "\(location): \(severity.word): \(message)" }

  func text(_ style: DiagnosticStyle) -> String {
    switch style {
    case .plain: return plain
    case .terminal:
      let head =
        Paint.bold.on(location + ":") + " " + severity.paint.on(severity.word + ":") + " "
        + Paint.bold.on(message)
      let excerpt = line.flatMap { SourceExcerpt(path: path, line: $0, column: column) }
      return ([head] + (excerpt?.lines(Paint.caret.on) ?? [])).joined(separator: "\n")
    }
  }

  private var location: String {
    guard let line else { return path }
    return "\(path):\(line):\(column ?? 1)"
  }
}

/// What the terminal is told (ECMA-48, Select Graphic Rendition).
private enum Paint: String {
  case bold = "1"
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case caret = "1;32"

  /// The text may be a stranger's: what a terminal would obey in it is spelled out.
  func on(_ text: String) -> String { "\u{1B}[\(rawValue)m\(TerminalText.spelled(text))\u{1B}[0m" }
}

extension Diagnostic.Severity {
  fileprivate var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  fileprivate var paint: Paint {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
