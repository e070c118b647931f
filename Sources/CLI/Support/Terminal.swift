import Glibc
import VitrinePlatform
import VitrineStudio

/// Standard output for results, standard error for everything else.
enum Terminal {
  static let isInteractive = isatty(2) == 1
  /// Whether a person reads the results, and no other program.
  static let showsResults = isatty(1) == 1
  /// Colors and excerpts for a person who has not refused them (no-color.org).
  static let style: DiagnosticStyle =
    isInteractive && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
    ? .terminal : .plain

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func out(_ text: String) { write(TerminalText.spelled(text) + "\n", to: 1) }
  static func error(_ text: String) { write(TerminalText.spelled(text) + "\n", to: 2) }
  /// Text with colors of ours, in which everything else has been made plain.
  static func styledError(_ text: String) { write(text + "\n", to: 2) }

  /// One line that redraws itself; nothing in a pipe.
  static func progress(_ text: String) {
    guard isInteractive else { return }
    write("\r\u{1B}[2K" + TerminalText.spelled(String(text.prefix(100))), to: 2)
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

extension Console {
  /// Results on standard output, everything else on standard error.
  static let terminal = Console(
    result: { Terminal.out($0) }, message: { Terminal.error($0) },
    progress: { text in
      if let text { Terminal.progress(text) } else { Terminal.clearProgress() }
    }, style: Terminal.style, styledMessage: { Terminal.styledError($0) })
}
