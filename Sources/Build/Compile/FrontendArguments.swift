import Foundation

/// What `swiftc` would tell the compiler proper. Asking it takes a tenth of what compiling a file does,
/// and its own incremental mode passes over a file that is saved within a second of the last build.
struct FrontendArguments {
  let compiler: Compiler

  /// Compiles some files of a module (`primaries`, indexes into the job's files), each to its object.
  func compile(_ job: Compiler.Job, _ primaries: [Int], objects: [String]) -> [String] {
    arguments("-c", job, primaries).filter { !job.hasOmissions || $0 != EndlessCalls.silence }
      + objects.flatMap { ["-o", $0] }
  }

  /// Looks for what the types of some files have wrong, and writes nothing.
  func check(_ job: Compiler.Job, _ primaries: [Int]) -> [String] {
    arguments("-typecheck", job, primaries) + (job.isLibrary ? Self.plain(ModuleSketch.flags) : [])
  }

  /// Writes what other modules see of a module, or its sketch.
  func interface(_ job: Compiler.Job) -> [String] {
    let file = CompiledModules.interfaceFile(of: job.module, in: Paths.folder(job.output))
    return arguments("-emit-module", job, [])
      + ["-experimental-skip-non-inlinable-function-bodies-without-types", "-o", file]
      + Self.plain(ModuleSketch.flags)
  }

  private func arguments(_ mode: String, _ job: Compiler.Job, _ primaries: [Int]) -> [String] {
    var list = ["-frontend", mode] + constant
    list += Self.plain(
      compiler.flags(module: job.module, settings: job.settings, searchPaths: job.searchPaths)
        + Compiler.constantFlags + compiler.patience.flags)
    let chosen = Set(primaries)
    for (index, file) in job.files.enumerated() {
      if chosen.contains(index) { list.append("-primary-file") }
      list.append(Paths.relative(file, to: job.workFolder))
    }
    return list
  }

  /// What does not depend on the job.
  private var constant: [String] {
    let host = compiler.toolchain.folder + "/lib/swift/host"
    return [
      "-disable-objc-interop", "-no-color-diagnostics", "-Xcc", "-fno-color-diagnostics",
      "-empty-abi-descriptor", "-enable-anonymous-context-mangled-names",
      // Objects are kept: the folder of one build is not in them.
      "-file-compilation-dir", "/",
      "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so",
      "-plugin-path", host + "/plugins",
    ]
  }

  /// The driver's way to say something to the frontend falls away.
  private static func plain(_ flags: [String]) -> [String] { flags.filter { $0 != "-Xfrontend" } }
}
