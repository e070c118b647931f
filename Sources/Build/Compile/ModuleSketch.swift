import Foundation

/// A module with errors in it, as the compiler writes one when it is asked to: what is wrong stands there as being
/// wrong, and is passed over in what imports it. So one round tells the errors of all modules, where each would
/// else wait for those below it. There is no code in it: nothing is linked with a sketch.
enum ModuleSketch {
  /// For every module; one without errors comes out the same.
  static let flags = ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]

  /// Whether the compiler told errors, though it ended as if there were none.
  static func isOne(_ output: String) -> Bool { output.contains("error: ") }

  /// What a crash of the compiler comes from: errors that it told before. A crash on a sketch says nothing of the
  /// sources.
  static func causes(
    of crash: BuildDiagnostic, _ told: [BuildDiagnostic], _ job: Compiler.Job
  ) -> [BuildDiagnostic] {
    guard job.isLibrary else { return [crash] }
    let own = told.filter { $0.severity == .error && $0.line != nil }
    return own.isEmpty && !job.importsSketches ? [crash] : own
  }
}

extension BuildDiagnostic {
  /// Whether it tells only that something imported is a sketch.
  var isOfSketch: Bool { message.hasPrefix("allowing deserialization of ") }
}

extension CompileStage {
  func hasSketch(of name: String) -> Bool { Paths.exists("\(work.modules)/\(name).swiftmodule") }

  /// So that nothing is compiled on one of an earlier round.
  func removeSketch(of name: String) { unlink("\(work.modules)/\(name).swiftmodule") }

  /// The extension imports modules that are whole.
  func removeSketches(_ rounds: ModuleRounds) {
    for module in project.modules where module.c == nil && rounds.compiled[module.name] == nil {
      removeSketch(of: module.name)
    }
  }
}
