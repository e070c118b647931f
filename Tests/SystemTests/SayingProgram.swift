import Foundation
import VitrineMessages

/// A program that writes the answers to the first requests and then waits.
func sayingProgram(_ replies: [ExtensionReply], in folder: URL) throws -> String {
  var bytes: [UInt8] = []
  for (index, reply) in replies.enumerated() {
    let envelope = ReplyEnvelope(id: UInt64(index + 1), reply: reply, residentBytes: 0)
    let frame = try envelope.frame
    bytes += frame.header + frame.payload
  }
  let said = folder.appending(path: "said-\(replies.count)").path
  try Data(bytes).write(to: URL(filePath: said))
  let path = folder.appending(path: "program-\(replies.count)").path
  try Data("#!/bin/sh\ncat '\(said)' >&3\nexec sleep 600\n".utf8).write(to: URL(filePath: path))
  try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  return path
}
