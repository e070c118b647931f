import Synchronization

/// Where a use case says what it does: a terminal, a page in a browser, a test that listens.
public struct Console: Sendable {
  /// A result: whole lines, without the last line break.
  public var result: @Sendable (String) -> Void
  /// Anything beside the result: diagnostics, what a widget printed.
  public var message: @Sendable (String) -> Void
  /// What is going on, in a few words; nil: nothing any more.
  public var progress: @Sendable (String?) -> Void
  /// The same with colors; what a stranger wrote has been made plain in it.
  var styledMessage: @Sendable (String) -> Void
  /// How diagnostics look.
  public var style: DiagnosticStyle
  /// Messages that were printed and are not printed again.
  private let printed = PrintedMessages()

  public init(
    result: @escaping @Sendable (String) -> Void, message: @escaping @Sendable (String) -> Void,
    progress: @escaping @Sendable (String?) -> Void = { _ in }, style: DiagnosticStyle = .plain,
    styledMessage: (@Sendable (String) -> Void)? = nil
  ) {
    self.result = result
    self.message = message
    self.progress = progress
    self.style = style
    self.styledMessage = styledMessage ?? message
  }

  /// A message that is the same however many extensions it comes from.
  func messageOnce(_ text: String) {
    if printed.texts.withLock({ $0.insert(text).inserted }) { message(text) }
  }

  /// What an extension has printed. Its notes are the same from each of its processes.
  func message(printed text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !line.hasPrefix("note: ") || printed.texts.withLock { $0.insert(String(line)).inserted }
    }
    if !lines.isEmpty { message(lines.joined(separator: "\n")) }
  }

  private final class PrintedMessages: Sendable {
    let texts = Mutex<Set<String>>([])
  }

  /// Prints nothing.
  public static let silent = Console(result: { _ in }, message: { _ in })
}
