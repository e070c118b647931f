import Foundation

/// A module that the compiler wrote although it has errors: declarations that are wrong are marked as such and
/// ignored by whatever imports the module. One round then reports the errors of all modules; otherwise each would
/// wait for the modules it imports. A sketch holds no code: nothing is linked with it.
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
  func hasSketch(of name: String) -> Bool { Paths.exists(interfaceFile(of: name)) }

  /// So that nothing is compiled on one of an earlier round.
  func removeSketch(of name: String) { unlink(interfaceFile(of: name)) }

  private func interfaceFile(of name: String) -> String {
    CompiledModules.interfaceFile(of: name, in: work.modules)
  }

  /// The extension imports modules that are whole.
  func removeSketches(_ rounds: ModuleRounds) {
    for module in project.modules where module.c == nil && rounds.compiled[module.name] == nil {
      removeSketch(of: module.name)
    }
  }
}
