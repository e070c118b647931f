import Foundation
import TestSupport
import VitrineMessages
import VitrineExtensionClient

/// A program that writes bytes and then waits, or ends. It is a file of the checkout: one that was just
/// written may still be open in a process that another thread is starting, and is refused as busy.
func sayingProgram(
  _ bytes: [UInt8], in folder: URL, thenEnds: Bool = false, timeLimit: Double
) throws -> ExtensionLaunch {
  let said = folder.appending(path: "said-\(bytes.count)").path
  try Data(bytes).write(to: URL(filePath: said))
  return ExtensionLaunch(
    executable: Cases().url("say").path, timeLimit: timeLimit,
    // A shell script that starts others.
    confinement: .off,
    variables: ["VITRINE_TEST_SAYS": said, "VITRINE_TEST_ENDS": thenEnds ? "yes" : ""])
}

/// A program that writes the answers to the first requests and then waits.
func sayingProgram(
  _ replies: [ExtensionReply], in folder: URL, timeLimit: Double
) throws -> ExtensionLaunch {
  var bytes: [UInt8] = []
  for (index, reply) in replies.enumerated() {
    let envelope = ReplyEnvelope(id: UInt64(index + 1), reply: reply, residentBytes: 0)
    let frame = try envelope.frame
    bytes += frame.header + frame.payload
  }
  return try sayingProgram(bytes, in: folder, timeLimit: timeLimit)
}
