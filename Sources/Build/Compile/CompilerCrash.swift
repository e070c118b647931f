import Foundation

/// Where the compiler was when a signal ended it, by the list of what it was doing that it prints then:
/// it ran out of processor time or memory, or has a fault of its own.
enum CompilerCrash {
  /// nil where no such list was printed.
  /// - files: of the module, by the paths that the compiler prints, with what they hold.
  static func diagnostic(
    _ output: String, _ module: String, _ sandbox: BuildSandbox,
    files: () -> [(path: String, text: String)] = { [] }
  ) -> BuildDiagnostic? {
    guard let start = output.range(of: "Stack dump:") else { return nil }
    let steps = output[start.upperBound...].split(whereSeparator: \.isNewline)
      .prefix { $0.first?.isNumber ?? false }
    let location =
      steps.reversed().lazy.compactMap(Self.location).first
      ?? steps.reversed().lazy.compactMap { names(of: $0, module) }.first
      .flatMap { declaration(of: $0, in: files()) }
    let reason = reason(output, sandbox)
    guard let location else {
      let last = steps.last.map { $0.drop { $0 != "\t" }.dropFirst() } ?? "compiling"
      return BuildDiagnostic(path: module, severity: .error, message: "\(reason) (\(last))")
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

  /// What a step of the optimizer names by its symbol alone: `… on SILFunction "@$s1M4TypeC5empty_WZ".`
  private static func names(of step: Substring, _ module: String) -> [String]? {
    guard let match = step.firstMatch(of: /SILFunction "@(\$s\w+)"/) else { return nil }
    var symbol = String(match.1)
    // The function that makes a property's first value is called after the property: it reads like one of that name.
    if symbol.hasSuffix("_WZ") { symbol = symbol.dropLast(3) + "yyF" }
    return SwiftSymbol(symbol, modules: [module])?.parts
  }

  private static func declaration(
    of names: [String], in files: [(path: String, text: String)]
  ) -> (path: String, line: Int, column: Int)? {
    guard let own = names.last, own.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    for file in files where names.allSatisfy(file.text.contains) {
      let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (number, line) in lines.enumerated() {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for (keyword, name) in zip(words, words.dropFirst())
        where name == own && ["var", "let", "func"].contains(keyword) {
          let column = line.utf8.distance(from: line.startIndex, to: name.startIndex) + 1
          return (file.path, number + 1, column)
        }
      }
    }
    return nil
  }
}
