public import Foundation

/// The built command as a process. A command or an SDK that was not built is an error.
public enum Command {
  public struct Outcome: Sendable {
    public var status: Int32
    public var output: String
    public var errors: String
  }

  /// `VITRINE_BINARY`, else the command of the build that the tests belong to.
  public static let binary: URL = {
    if let given = ProcessInfo.processInfo.environment["VITRINE_BINARY"] {
      return URL(filePath: given)
    }
    return Checkout.root.appending(path: ".build/\(configuration)/vitrine")
  }()

  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static let cacheFolder = scratchFolder("vitrine-cache").path
  /// Compiled widgets of this run alone; the folder is removed when the tests end.
  private static let cache: String = {
    atexit { try? FileManager.default.removeItem(atPath: Command.cacheFolder) }
    return cacheFolder
  }()

  /// What commands of the tests run with: the cache of this run.
  public static let environment = ProcessInfo.processInfo.environment
    .merging(["VITRINE_CACHE": cache]) { $1 }

  /// Seconds after which a process of a test counts as stuck and is ended, so that what waits for it fails.
  private static let patience = 900.0

  /// Runs the command, with the cache of this run unless `environment` names another one.
  /// - program: a shell, say, that runs the command.
  /// - interruptedAfter: text on standard output that the command is interrupted after (Control-C).
  public static func run(
    _ arguments: [String], program: URL? = nil, in folder: URL? = nil,
    environment: [String: String] = [:], interruptedAfter text: String? = nil
  ) throws -> Outcome {
    try check()
    let place = TestFolder("vitrine-run")
    let process = Process()
    process.executableURL = program ?? binary
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = Command.environment.merging(environment) { $1 }
    // Files and not pipes: nothing can fill up while the other is read.
    let (output, errors) = (place.url.appending(path: "out"), place.url.appending(path: "err"))
    for file in [output, errors] { try Data().write(to: file) }
    let pipe = text.map { _ in Pipe() }
    if let pipe {
      process.standardOutput = pipe
    } else {
      process.standardOutput = try FileHandle(forWritingTo: output)
    }
    process.standardError = try FileHandle(forWritingTo: errors)
    try start(process)
    let read = pipe.map { interrupt(process, once: $0, says: text ?? "") }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try read ?? String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// Starts a process with no signal blocked: one that is started by a thread of Dispatch's would
  /// inherit that thread's mask and hear of no Control-C. Tests wait for it without a limit of their
  /// own, on threads that the suites' time limits need as well: one that does not end is killed.
  public static func start(_ process: Process) throws {
    var (none, old) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try process.run()
    let stuck = DispatchWorkItem { [weak process] in
      if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: stuck)
  }

  /// Reads all output; interrupts the process when the text is in it.
  private static func interrupt(_ process: Process, once pipe: Pipe, says text: String) -> String {
    var output = ""
    var isInterrupted = false
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      output += String(decoding: data, as: UTF8.self)
      guard !isInterrupted, output.contains(text) else { continue }
      isInterrupted = true
      process.interrupt()
    }
    return output
  }

  private static func check() throws {
    let folder =
      ProcessInfo.processInfo.environment["VITRINE_SDK"].map { URL(filePath: $0) }
      ?? binary.deletingLastPathComponent()
    let needed =
      [binary]
      + ["Modules/WidgetKit.swiftmodule", "libVitrineSDK.so", "vitrine-script-extension"]
      .map { folder.appending(path: $0) }
    for file in needed where !FileManager.default.fileExists(atPath: file.path) {
      throw CommandError.notBuilt(file.path)
    }
  }
}

/// Why the command cannot be run.
public enum CommandError: Error, CustomStringConvertible {
  case notBuilt(String)

  public var description: String {
    switch self {
    case .notBuilt(let path): "\(path) is not built: run script/build, or tests by script/test"
    }
  }
}
