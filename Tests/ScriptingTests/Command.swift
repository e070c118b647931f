import Foundation
import TestSupport

/// The built command with the extension that runs scripts.
enum Command {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  /// `VITRINE_BINARY`, else the newest build in the checkout.
  private static let binary: URL? = {
    if let given = ProcessInfo.processInfo.environment["VITRINE_BINARY"] {
      return URL(filePath: given)
    }
    return ["release", "debug"].map { root.appending(path: ".build/\($0)/vitrine") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Whether scripts can be run: the extension stands beside the command.
  static var isBuilt: Bool {
    guard let folder = binary?.deletingLastPathComponent() else { return false }
    return ["vitrine-script-extension", "libVitrineSDK.so", "Modules/WidgetKit.swiftmodule"]
      .allSatisfy { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
  }

  static func run(_ arguments: [String]) throws -> Outcome {
    let place = try TemporaryFolder()
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    // Files and not pipes: nothing can fill up while the other is read.
    let (output, errors) = (place.url.appending(path: "out"), place.url.appending(path: "err"))
    for file in [output, errors] {
      try Data().write(to: file)
    }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

/// A folder that is gone with its owner.
final class TemporaryFolder {
  let url = scratchFolder("scripting")
  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
