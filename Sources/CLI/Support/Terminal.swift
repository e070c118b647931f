import Glibc
import VitrineDrawing

/// Standard output for results, standard error for everything else.
enum Terminal {
  static let isInteractive = isatty(2) == 1

  static func out(_ text: String) { write(text + "\n", to: 1) }
  static func error(_ text: String) { write(text + "\n", to: 2) }

  /// One line that redraws itself; nothing in a pipe.
  static func progress(_ text: String) {
    guard isInteractive else { return }
    write("\r\u{1B}[2K" + String(text.prefix(100)), to: 2)
  }

  static func clearProgress() {
    guard isInteractive else { return }
    write("\r\u{1B}[2K", to: 2)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let n = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if n < 0 && errno == EINTR { continue }
      guard n > 0 else { return }
      bytes = bytes.dropFirst(n)
    }
  }
}

/// Messages as compilers print them, each once.
struct Messages {
  /// What stands for the place where none is known.
  let path: String
  private var said: Set<String> = []
  /// Messages that were said with their place: without one they say nothing new.
  private var placed: Set<String> = []
  private(set) var hasErrors = false

  init(path: String) { self.path = path }

  mutating func say(
    _ severity: Diagnostic.Severity, _ message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    if severity == .error { hasErrors = true }
    if file != nil { placed.insert(message) } else if placed.contains(message) { return }
    var place = file ?? path
    if let line { place += ":\(line):\(column ?? 1)" }
    let word =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    let text = "\(place): \(word): \(message)"
    guard said.insert(text).inserted else { return }
    Terminal.clearProgress()
    Terminal.error(text)
  }

  /// Text that is whole already.
  mutating func fail(_ text: String) {
    hasErrors = true
    guard said.insert(text).inserted else { return }
    Terminal.clearProgress()
    Terminal.error(text)
  }

  mutating func say(_ diagnostic: Diagnostic) {
    say(diagnostic.severity, diagnostic.message, file: diagnostic.file, line: diagnostic.line)
  }
}
