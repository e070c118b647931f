import ArgumentParser
import Glibc
import VitrineBuild
import VitrinePlatform
import VitrineStudio

/// A program beside the command, with what the command itself does without.
enum Companion {
  /// Options of what is built, checked.
  static func source(_ source: SourceOptions, _ path: String) throws -> [String] {
    guard access(path, F_OK) == 0 else {
      throw ValidationError("there is no file or folder '\(path)': give a folder of widget sources")
    }
    let request = try source.request(path)
    var arguments = ["--confinement", request.sandbox.mode.rawValue]
    if let target = source.target { arguments += ["--target", target] }
    if let platform = request.platform { arguments += ["--platform", platform.rawValue] }
    for folder in source.also { arguments += ["--also", folder] }
    if source.allowOmissions { arguments.append("--allow-omissions") }
    return arguments
  }

  /// Takes this process's place.
  static func run(_ name: String, _ arguments: [String]) throws -> Never {
    let own = ProcessFiles.executable ?? CommandLine.arguments[0]
    let path = (own.lastIndex(of: "/").map { String(own[...$0]) } ?? "") + name
    guard access(path, X_OK) == 0 else {
      Terminal.error("'\(name)' is not beside the command: run script/build in the checkout")
      throw StudioError.internalError
    }
    let words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, words)
    Terminal.error("\(path) cannot be started: \(String(cString: strerror(errno)))")
    throw StudioError.internalError
  }
}
