public import VitrineBuild
public import VitrineDrawing
public import VitrineExtensionClient
public import VitrineMessages

/// Messages as compilers print them, each once.
public struct Messages: Sendable {
  /// What stands for the source location where none is known.
  let path: String
  public let console: Console
  private var printed: Set<String> = []
  /// Messages that were printed with their location: without one they say nothing new.
  private var located: Set<String> = []
  public private(set) var hasErrors = false

  public init(path: String, console: Console) {
    self.path = path
    self.console = console
  }

  public mutating func say(
    _ severity: Diagnostic.Severity, _ message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    if severity == .error { hasErrors = true }
    if file != nil { located.insert(message) } else if located.contains(message) { return }
    var location = file ?? path
    if let line { location += ":\(line):\(column ?? 1)" }
    let word =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    let text = "\(location): \(word): \(message)"
    guard printed.insert(text).inserted else { return }
    console.progress(nil)
    console.message(text)
  }

  /// Text that is whole already.
  public mutating func fail(_ text: String) {
    hasErrors = true
    guard printed.insert(text).inserted else { return }
    console.progress(nil)
    console.message(text)
  }

  public mutating func say(_ diagnostic: Diagnostic) {
    say(diagnostic.severity, diagnostic.message, file: diagnostic.file, line: diagnostic.line)
  }
}

extension Messages {
  public mutating func say(_ note: MessageNote) {
    switch note.severity {
    case .error: say(.error, note.message, file: note.file, line: note.line)
    case .warning: say(.warning, note.message, file: note.file, line: note.line)
    case .note: say(.note, note.message, file: note.file, line: note.line)
    }
  }

  public mutating func say(_ diagnostic: BuildDiagnostic) {
    let severity: Diagnostic.Severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    say(
      severity, diagnostic.message, file: diagnostic.path, line: diagnostic.line,
      column: diagnostic.column)
  }

  /// A fault with the frames of a crash as notes.
  public mutating func say(_ fault: ExtensionFault, subject: String? = nil) {
    let prefix = subject.map { "\($0): " } ?? ""
    if case .failed(.scriptFailed(let message, let file, let line, let column)) = fault {
      return say(.error, prefix + message, file: file, line: line, column: column)
    }
    guard case .crashed(let report) = fault else { return say(.error, prefix + fault.description) }
    say(.error, prefix + fault.description, file: report.file, line: report.line)
    for frame in report.frames {
      // `body.getter + 459 in extension at /…/View.swift:26:22`
      let parts = frame.split(separator: " at ", maxSplits: 1).map(String.init)
      let function = parts.first?.split(separator: " + ").first ?? "code without a name"
      let location = parts.count > 1 ? parts[1].split(separator: ":").map(String.init) : []
      if location.count >= 2, let line = Int(location[1]) {
        say(.note, "called in \(function)", file: location[0], line: line)
      } else {
        say(.note, "called in \(function)")
      }
    }
  }
}
