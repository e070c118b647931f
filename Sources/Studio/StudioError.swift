public import VitrinePlatform

/// Why a use case ended without its result. What is wrong with the widget has been said by then.
public enum StudioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was asked for makes no sense; the text says what does.
  case usage(String)
  /// The path cannot be built as asked; the messages say why.
  case refused
  /// The widget, or the sources it is built from, failed; the messages say how.
  case widgetFailed
  /// Output cannot be written; the text names the file and the reason.
  case unwritable(String)
  /// Vitrine itself failed; the messages say how.
  case internalError

  /// A file that could not be written, whichever use case wrote it.
  public init(_ failure: AtomicFile.Failure) { self = .unwritable(failure.description) }

  public var description: String {
    switch self {
    case .usage(let text), .unwritable(let text): text
    case .refused: "the path cannot be built as asked"
    case .widgetFailed: "the widget failed"
    case .internalError: "internal error"
    }
  }
}
