import Foundation
import Glibc
import VitrineMessages
import VitrinePlatform

/// A folder of recorded answers that the next run replays: the body in a file that people can read
/// and edit, status and headers beside it.
struct FetchRecording {
  let folder: String

  private struct Head: Codable {
    var status: Int
    var headers: [String: String]
  }

  /// `path` is the extension's word: it names a file below the folder or nothing.
  func write(_ head: FetchAnswer, _ body: [UInt8], to path: String, of address: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty,
      parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") })
    else { return complain(address, "'\(path)' cannot be the name of a recording") }
    var headers = head.headers
    // Cookies are nobody's business.
    headers["Set-Cookie"] = nil
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      let file = "\(folder)/\(path)"
      let whole = URL(filePath: file).deletingLastPathComponent().path
      try AtomicFile.makeFolder(whole)
      try AtomicFile.write(body, to: file)
      let text = try encoder.encode(Head(status: head.status, headers: headers))
      try AtomicFile.write([UInt8](text), to: file + ".response.json")
    } catch {
      complain(address, "\(error)")
    }
  }

  private func complain(_ address: String, _ reason: String) {
    FileDescriptors.write(
      TerminalText.plain("warning: the answer of \(address) is not in '\(folder)': \(reason)\n"),
      to: STDERR_FILENO)
  }
}
