public import VitrineBuild
public import VitrineDrawing
public import VitrineExtensionClient
public import VitrineMessages

/// Diagnostics on their way to a console, each printed once.
public struct Messages: Sendable {
  /// What stands for the source location where none is known.
  let path: String
  /// Where they are printed.
  public let console: Console
  private var printed: Set<String> = []
  /// Messages that were printed with their location: without one they say nothing new.
  private var located: Set<String> = []
  /// Whether an error was said: the command's status is then 1.
  public private(set) var hasErrors = false
  /// What is built: its sources are searched for messages without a location.
  private var built: [BuiltExtension] = []
  /// Read at the first need: a run without such messages does without.
  private var sources: SourceLocations?

  public init(path: String, console: Console) {
    self.path = path
    self.console = console
  }

  /// Prints a diagnostic that has not been printed yet.
  public mutating func say(
    _ severity: Diagnostic.Severity, _ message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    if severity == .error { hasErrors = true }
    if file != nil { located.insert(message) } else if located.contains(message) { return }
    show(
      DiagnosticText(
        severity, message, path: file ?? path, line: file == nil ? nil : line, column: column))
  }

  /// Text that is complete already; lines of it may be diagnostics.
  public mutating func fail(_ text: String) {
    hasErrors = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let diagnostic = DiagnosticText(parsing: line) {
        show(diagnostic)
      } else {
        show(String(line))
      }
    }
  }

  /// Says what an extension reports, each sentence once.
  /// A message of the running widget; where it has no location, the sources may say one.
  public mutating func say(_ diagnostic: Diagnostic) {
    guard diagnostic.file == nil, !located.contains(diagnostic.message),
      let found = location(of: diagnostic.message)
    else {
      return say(
        diagnostic.severity, diagnostic.message, file: diagnostic.file, line: diagnostic.line,
        column: diagnostic.column)
    }
    say(
      diagnostic.severity, diagnostic.message, file: found.file, line: found.line,
      column: found.column)
  }

  /// Takes the sources of what was built for locations.
  mutating func locate(in built: BuiltExtension) {
    guard !self.built.contains(built) else { return }
    self.built.append(built)
    sources = nil
  }

  private mutating func location(of message: String) -> SourceLocations.Location? {
    let locations = sources ?? SourceLocations(built)
    sources = locations
    return locations.find(message)
  }

  private mutating func show(_ diagnostic: DiagnosticText) {
    guard printed.insert(diagnostic.plain).inserted else { return }
    console.progress(nil)
    switch console.style {
    case .plain: console.message(diagnostic.text(.plain))
    case .terminal: console.styledMessage(diagnostic.text(.terminal))
    }
  }

  private func show(_ text: String) {
    console.progress(nil)
    console.message(text)
  }
}

extension Messages {
  /// Says what a description notes, each sentence once.
  public mutating func say(_ note: MessageNote) {
    let severity: Diagnostic.Severity =
      switch note.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    say(severity, note.message, file: note.file, line: note.line, column: note.column)
  }

  /// Says what the compiler reports, at the widget's own lines.
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

  /// A fault; a crash with the calls that led to it as notes.
  public mutating func say(_ fault: ExtensionFault, subject: String? = nil) {
    let prefix = subject.map { "\($0): " } ?? ""
    if case .failed(.scriptFailed(let message, let file, let line, let column)) = fault {
      return say(.error, prefix + message, file: file, line: line, column: column)
    }
    guard case .crashed(let report) = fault else { return say(.error, prefix + fault.description) }
    say(.error, prefix + fault.description, file: report.file, line: report.line)
    for frame in report.calls {
      let times = frame.count > 1 ? ", \(frame.count) times in a row" : ""
      say(
        .note, "called in \(frame.function)\(times)", file: frame.file, line: frame.line,
        column: frame.column)
    }
  }
}
