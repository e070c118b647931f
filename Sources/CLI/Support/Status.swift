import ArgumentParser

extension ExitCode {
  /// The widget (or an audit) failed.
  static let widgetFailed = ExitCode(1)
  /// Options or arguments that make no sense: `EX_USAGE`.
  static let usage = ExitCode(64)
  /// A fault of Vitrine: `EX_SOFTWARE`.
  static let fault = ExitCode(70)
}
