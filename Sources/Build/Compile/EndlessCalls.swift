/// Where an overload is left out, a function that forwarded to it may resolve to itself, and would run until its
/// stack is full. The compiler sees that and warns; in sources of which something is missing it is an error, and left
/// out in turn. An author's own endless call is the author's, as with Xcode.
enum EndlessCalls {
  /// The flag without which the compiler says so.
  static let silence = "-suppress-warnings"

  /// The compiler's warnings of them, as errors.
  static func errors(in output: String) -> [BuildDiagnostic] {
    guard output.contains("infinite recursion") else { return [] }
    return CompilerOutput.parse(output).filter {
      $0.severity == .warning && $0.message.contains("infinite recursion")
    }.map { warning in
      var error = warning
      error.severity = .error
      return error
    }
  }
}
