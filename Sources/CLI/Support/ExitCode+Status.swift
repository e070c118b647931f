import ArgumentParser

extension ExitCode {
  /// The widget (or an audit) failed.
  static let widgetFailed = ExitCode(1)
  /// Options or arguments that make no sense: `EX_USAGE`.
  static let usage = ExitCode(64)
  /// Vitrine itself failed: `EX_SOFTWARE`.
  static let internalError = ExitCode(70)
  /// Output cannot be written: `EX_CANTCREAT`.
  static let unwritable = ExitCode(73)
}
