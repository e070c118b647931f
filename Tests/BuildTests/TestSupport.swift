import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// The folder of test cases beside this file.
let cases = Paths.folder(#filePath) + "/Cases"

/// The checkout's own syntax tool (script/build-syntax).
let syntaxTool = Paths.absolute("../../.build/sdk/bin/vitrine-syntax", in: Paths.folder(#filePath))

/// A folder that goes away with the test.
final class TemporaryFolder {
  let path: String

  init() {
    let made = scratchFolder("vitrine-build").path
    path = made.hasSuffix("/") ? String(made.dropLast()) : made
  }

  /// Reads with the folder as what the user has named.
  var recorder: FileRecorder {
    let files = FileRecorder()
    files.allow(path)
    return files
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files by relative path; folders come by themselves.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = path + "/" + name
      try FileManager.default.createDirectory(
        atPath: Paths.folder(file), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
  }
}
