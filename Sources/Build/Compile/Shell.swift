import Foundation

/// Runs a tool and gathers what it says.
enum Shell {
  struct Result {
    var status: Int32
    var output: Data
    var errors: String
  }

  /// The first executable of that name on PATH.
  static func find(_ tool: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for folder in path.split(separator: ":") {
      let candidate = folder + "/" + tool
      if access(String(candidate), X_OK) == 0 { return String(candidate) }
    }
    return nil
  }

  static func run(
    _ tool: String, _ arguments: [String], input: Data? = nil, folder: String? = nil,
    environment: [String: String]? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    if let environment { process.environment = environment }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let feed = Pipe()
    process.standardInput = input == nil ? FileHandle.nullDevice : feed
    do {
      try process.run()
    } catch {
      throw BuildError.toolchainMissing(tool: tool)
    }
    let queue = DispatchQueue(label: "vitrine.shell", attributes: .concurrent)
    let group = DispatchGroup()
    let errorText = Gathered()
    if let input {
      queue.async(group: group) {
        try? feed.fileHandleForWriting.write(contentsOf: input)
        try? feed.fileHandleForWriting.close()
      }
    }
    queue.async(group: group) { errorText.set(errors.fileHandleForReading.readDataToEndOfFile()) }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    let status =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    return Result(
      status: status, output: data, errors: String(decoding: errorText.data, as: UTF8.self))
  }

  /// Bytes handed from one thread to another.
  private final class Gathered: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes = Data()
    func set(_ data: Data) { lock.withLock { bytes = data } }
    var data: Data { lock.withLock { bytes } }
  }
}
