/// Where a use case says what it does: a terminal, a page in a browser, a test that listens.
public struct Console: Sendable {
  /// A result, whole lines without the last line's end.
  public var result: @Sendable (String) -> Void
  /// What is beside the result: diagnostics, what a widget printed.
  public var message: @Sendable (String) -> Void
  /// What is being done, in a few words; nil: nothing any more.
  public var progress: @Sendable (String?) -> Void

  public init(
    result: @escaping @Sendable (String) -> Void, message: @escaping @Sendable (String) -> Void,
    progress: @escaping @Sendable (String?) -> Void = { _ in }
  ) {
    self.result = result
    self.message = message
    self.progress = progress
  }

  public static let silent = Console(result: { _ in }, message: { _ in })
}
