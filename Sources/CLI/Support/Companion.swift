import Glibc
import VitrinePlatform
import VitrineStudio

/// A program beside the command, with what the command itself does without.
enum Companion {
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
