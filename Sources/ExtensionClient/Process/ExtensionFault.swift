public import VitrineMessages

/// What can happen to a request, seen from the host. Someone else's code runs on the other side:
/// each of these costs one render and nothing else.
public enum ExtensionFault: Error, Hashable, Sendable {
  case cannotStart(executable: String, reason: String)
  /// Ended by a signal (or a trap of Swift's).
  case crashed(CrashReport)
  /// Ended on its own accord before it had answered.
  case exited(status: Int32, message: String)
  case hung(seconds: Double)
  /// More memory than the limit, bytes.
  case outOfMemory(limit: Int)
  case garbage(String)
  /// It answered with more drawing than one picture may take.
  case undrawable(reason: String)
  /// The extension answered that it cannot.
  case failed(ExtensionFailure)
}

/// What a crash left behind on standard error.
public struct CrashReport: Hashable, Sendable {
  /// The signal that ended the process.
  public var signal: Int32
  /// Swift's own message, `Fatal error: Index out of range`; empty where there is none.
  public var message: String
  /// The source file of the frame that is named, where it is known.
  public var file: String?
  /// Counted from 1.
  public var line: Int?
  /// `function + offset in extension at file:line:column`, innermost first; only those in the
  /// user's sources where there are any.
  public var frames: [String]
  public init(
    signal: Int32, message: String = "", file: String? = nil, line: Int? = nil,
    frames: [String] = []
  ) {
    self.signal = signal
    self.message = message
    self.file = file
    self.line = line
    self.frames = frames
  }

  /// Such as `SIGSEGV`; the number where it has no name.
  public var signalName: String {
    switch signal {
    case 4: "SIGILL"
    case 5: "SIGTRAP"
    case 6: "SIGABRT"
    case 7: "SIGBUS"
    case 8: "SIGFPE"
    case 9: "SIGKILL"
    case 11: "SIGSEGV"
    case 13: "SIGPIPE"
    case 15: "SIGTERM"
    case 24: "SIGXCPU"
    default: "signal \(signal)"
    }
  }
}

extension ExtensionFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotStart(let executable, let reason):
      return "cannot start the extension '\(executable)': \(reason)"
    case .crashed(let report):
      let why = report.reason.isEmpty ? "" : ": \(report.reason)"
      return "the extension crashed with \(report.signalName)\(why)"
    case .exited(let status, let message):
      return "the extension ended with status \(status) before it answered"
        + (message.isEmpty ? "" : ": \(message)")
    case .hung(let seconds):
      return
        "the extension did not answer within \(ExtensionFault.short(seconds)) s and was stopped"
    case .outOfMemory(let limit):
      return "the extension took more than \(limit >> 20) MB of memory and was stopped"
    case .garbage(let reason): return "the extension sent \(reason)"
    case .undrawable(let reason): return reason
    case .failed(let failure): return "\(failure)"
    }
  }

  /// Two words for a tile.
  public var title: String {
    switch self {
    case .cannotStart: "Cannot start"
    case .crashed: "Crashed"
    case .exited: "Ended early"
    case .hung: "No answer"
    case .outOfMemory: "Out of memory"
    case .garbage: "Not understood"
    case .undrawable: "Too much to draw"
    case .failed: "No content"
    }
  }

  private static func short(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
