import Testing
import VitrineMessages
import VitrineSystem

@Suite struct MessageTests {
  @Test func requestComesBack() throws {
    let request = ExtensionRequest.render(
      RenderRequest(
        kind: "Weather", source: .timelineEntry(index: 2), environment: RenderEnvironment(),
        configuration: #"{"city":"Köln"}"#))
    let frames = try RequestEnvelope(id: 7, request: request).frames
    let back = try RequestEnvelope(try #require(frames.first))
    #expect(back.id == 7)
    #expect(back.request == request)
  }

  @Test func archiveTravelsBesideTheReply() throws {
    let reply = ExtensionReply.rendered(
      RenderResponse(archive: [1, 2, 3], entryDate: 5, policy: .after(9)))
    var frames = try ReplyEnvelope(id: 1, reply: reply, residentBytes: 4).frames[...]
    #expect(frames.count == 2)
    let back = try ReplyEnvelope { frames.removeFirst() }
    #expect(back.reply == reply)
    #expect(back.residentBytes == 4)
  }

  @Test(arguments: [
    ([0, 0, 0, 0], FrameError.truncated), ([0, 0, 0, 0, 9], .unknownKind(9)),
    ([255, 255, 255, 255, 0], .tooLong(4_294_967_295)),
  ])
  func hostileHeader(_ bytes: [UInt8], _ error: FrameError) {
    #expect(throws: error) { try Frame.parse(header: bytes) }
  }

  @Test(arguments: ["", "{}", "[1]", #"{"id":1}"#, #"{"id":-1,"reply":{"described":{}}}"#, "\u{0}"])
  func hostileJSON(_ text: String) {
    let frame = Frame(.json, Array(text.utf8))
    #expect(throws: (any Error).self) { try ReplyEnvelope { frame } }
    #expect(throws: FrameError.self) { try RequestEnvelope(frame) }
  }

  @Test func archiveBeforeItsReplyIsRefused() {
    #expect(throws: FrameError.unexpectedFrame) { try ReplyEnvelope { Frame(.archive, [1]) } }
  }
}
