import Foundation
import TestSupport
import Testing
@testable import VitrineExtensionClient
import VitrineMessages

/// Requests that are sent along with the one before. The programs answer in the order of sending,
/// whatever they are asked.
@Suite(.timeLimit(.minutes(60))) struct SendAheadTests {
  private static func reply(_ name: String) -> ExtensionReply {
    .options(OptionsResponse(choices: [ParameterDescription.Choice(value: name, title: name)]))
  }

  private static func question(_ name: String) -> ExtensionRequest {
    .options(OptionsRequest(kind: name, parameter: "p"))
  }

  private func process(
    _ replies: [ExtensionReply], _ folder: URL
  ) throws -> ExtensionProcess {
    ExtensionProcess(try sayingProgram(replies, in: folder, timeLimit: 600))
  }

  @Test func theOneSentAlongIsAskedForNext() throws {
    let folder = scratchFolder("vitrine-ahead")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = try process([Self.reply("a"), Self.reply("b"), Self.reply("c")], folder)
    #expect(
      try process.send(Self.question("a"), next: Self.question("b")) == Self.reply("a"))
    #expect(
      try process.send(Self.question("b"), next: Self.question("c")) == Self.reply("b"))
    #expect(try process.send(Self.question("c")) == Self.reply("c"))
  }

  /// The program may have answered once before it ends, not twice.
  @Test func oneEndedBeforeItStartsEndsAtOnce() throws {
    let folder = scratchFolder("vitrine-ahead")
    defer { try? FileManager.default.removeItem(at: folder) }
    let ended = try process([Self.reply("a")], folder)
    ended.handle.kill()
    #expect(throws: ExtensionFault.crashed(CrashReport(signal: SIGKILL))) {
      for _ in 0..<2 { _ = try ended.send(Self.question("a")) }
    }
    let renewed = try process([Self.reply("a")], folder)
    renewed.handle.kill()
    renewed.handle.renew()
    #expect(try renewed.send(Self.question("a")) == Self.reply("a"))
  }

  @Test func somethingElseIsAskedFirst() throws {
    let folder = scratchFolder("vitrine-ahead")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = try process([Self.reply("a"), Self.reply("b"), Self.reply("other")], folder)
    #expect(
      try process.send(Self.question("a"), next: Self.question("b")) == Self.reply("a"))
    #expect(try process.send(Self.question("other")) == Self.reply("other"))
    #expect(try process.send(Self.question("b")) == Self.reply("b"))
  }

  @Test func aLongOneIsNotSentAlong() throws {
    let folder = scratchFolder("vitrine-ahead")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = try process([Self.reply("a"), Self.reply("other")], folder)
    let long = Self.question(String(repeating: "x", count: 100_000))
    #expect(try process.send(Self.question("a"), next: long) == Self.reply("a"))
    #expect(try process.send(Self.question("other")) == Self.reply("other"))
  }

  /// A refusal is an answer, also of one that was sent along.
  @Test func refusalsKeepTheProcess() throws {
    let folder = scratchFolder("vitrine-ahead")
    defer { try? FileManager.default.removeItem(at: folder) }
    let refusal = ExtensionFailure.timelineEmpty(kind: "b")
    let process = try process([Self.reply("a"), .failed(refusal), Self.reply("c")], folder)
    _ = try process.send(Self.question("a"), next: Self.question("b"))
    #expect(throws: ExtensionFault.failed(refusal)) {
      try process.send(Self.question("b"), next: Self.question("c"))
    }
    #expect(try process.send(Self.question("c")) == Self.reply("c"))
  }
}
