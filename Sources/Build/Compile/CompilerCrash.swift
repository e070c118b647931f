import Foundation

/// Where the compiler was when a signal ended it, by the list of what it was doing that it prints then:
/// it ran out of processor time or memory, or has a fault of its own.
enum CompilerCrash {
  /// nil where no such list was printed.
  static func diagnostic(_ output: String, _ job: String, _ sandbox: BuildSandbox)
    -> BuildDiagnostic?
  {
    guard let start = output.range(of: "Stack dump:") else { return nil }
    let steps = output[start.upperBound...].split(whereSeparator: \.isNewline)
      .prefix { $0.first?.isNumber ?? false }
    let location = steps.reversed().lazy.compactMap(Self.location).first
    let reason = reason(output, sandbox)
    guard let location else {
      let last = steps.last.map { $0.drop { $0 != "\t" }.dropFirst() } ?? "compiling"
      return BuildDiagnostic(path: job, severity: .error, message: "\(reason) (\(last))")
    }
    return BuildDiagnostic(
      path: location.path, line: location.line, column: location.column, severity: .error,
      message: "\(reason) here; write this code in smaller parts")
  }

  private static func reason(_ output: String, _ sandbox: BuildSandbox) -> String {
    if output.contains("signal \(SIGXCPU)") {
      return "the compiler was stopped after \(sandbox.processorSeconds) seconds of processor time"
    }
    if output.contains("out of memory") || output.contains("bad_alloc") {
      return "the compiler was stopped after it took \(sandbox.memory >> 30) GB of memory"
    }
    return "the compiler crashed"
  }

  /// `3.\tWhile type-checking 'f()' (at /…/View.swift:3:1)`, `… at [/…/View.swift:3:1 - line:4:2]`.
  private static func location(_ step: Substring) -> (path: String, line: Int, column: Int)? {
    guard let match = step.firstMatch(of: /\bat \[?((?:\/|src\/).+?\.swift):(\d+):(\d+)/),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1), line, column)
  }
}
