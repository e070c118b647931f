import Foundation
import TestSupport

/// The built command as a process.
struct Vitrine {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// `VITRINE_BINARY`, else the newest build in the checkout; nil where there is none.
  static let binary: URL? = {
    if let given = ProcessInfo.processInfo.environment["VITRINE_BINARY"] {
      return URL(filePath: given)
    }
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return ["release", "debug"].map { root.appending(path: ".build/\($0)/vitrine") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  static var isBuilt: Bool { binary != nil }

  /// Whether widgets can be compiled: the SDK stands beside the command or where `VITRINE_SDK` says.
  static var hasSDK: Bool {
    let folder =
      ProcessInfo.processInfo.environment["VITRINE_SDK"].map { URL(filePath: $0) }
      ?? binary?.deletingLastPathComponent()
    guard let folder, isBuilt else { return false }
    return ["Modules/WidgetKit.swiftmodule", "libVitrineSDK.so"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }

  /// Runs in a folder of its own, with a cache of its own where one is given.
  static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files and not pipes: nothing can fill up while the other is read.
    let place = scratchFolder("vitrine")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    func file(_ name: String) throws -> (URL, FileHandle) {
      let url = place.appending(path: name)
      try Data().write(to: url)
      return (url, try FileHandle(forWritingTo: url))
    }
    let (outputURL, output) = try file("out")
    let (errorURL, error) = try file("err")
    defer {
      try? output.close()
      try? error.close()
    }
    process.standardOutput = output
    process.standardError = error
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try String(contentsOf: outputURL, encoding: .utf8),
      errors: try String(contentsOf: errorURL, encoding: .utf8))
  }
}
