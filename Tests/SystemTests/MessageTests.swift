import Testing
import VitrineMessages

@Suite(.timeLimit(.minutes(60))) struct MessageTests {
  static let requests: [ExtensionRequest] = [
    .describe,
    .render(
      RenderRequest(
        kind: "Weather", source: .timelineEntry(index: 2), environment: RenderEnvironment(),
        configuration: #"{"city":"Köln"}"#)),
    .render(
      RenderRequest(
        kind: "", source: .preview(name: "Night", entry: 3),
        environment: RenderEnvironment(
          platform: .watchOS, osVersion: 27, family: "accessoryCorner", width: 41.5, height: 0,
          displayScale: 2, colorScheme: .dark, renderingMode: .vibrant,
          showsContainerBackground: false,
          contentMargins: RenderEnvironment.Insets(top: 1, leading: 2.25, bottom: 3, trailing: -4),
          cornerRadius: 12.5, dynamicTypeSize: "accessibility5", locale: "ar_EG",
          timeZone: "Africa/Cairo", calendar: "islamic", layoutDirection: .rtl,
          date: 1_780_911_660.25, contrast: .increased, isLuminanceReduced: true,
          redaction: [.privacy, .placeholder], isPreview: true, usesComplicationText: true,
          watchCase: 46, activityFamily: "small", showsWidgetLabel: true),
        activityRegion: "minimal", providerTimeLimit: 0.5, flippedToggle: "a|b",
        carriesChanges: true)),
    .render(RenderRequest(kind: "a", source: .placeholder, environment: RenderEnvironment())),
    .render(RenderRequest(kind: "a", source: .snapshot, environment: RenderEnvironment())),
    .render(
      RenderRequest(
        kind: "a", source: .timelineEntry(index: nil), environment: RenderEnvironment())),
  ]

  @Test(arguments: requests) func requestComesBack(_ request: ExtensionRequest) throws {
    let back = try RequestEnvelope(try RequestEnvelope(id: 7, request: request).frame)
    #expect(back.id == 7)
    #expect(back.request == request)
  }

  @Test(arguments: [
    ExtensionReply.rendered(RenderResponse(archive: [1, 2, 3], entryDate: 5, policy: .after(9))),
    .rendered(
      RenderResponse(
        archive: [], entryDate: 1e9, entryIndex: 4, entryCount: 9, policy: .never,
        relevance: EntryRelevance(score: 0.5, duration: 60), hasContainerBackground: false,
        widgetURL: "app://köln")),
    .rendered(RenderResponse(archive: [9], entryDate: -1, policy: .atEnd)),
    .failed(.timelineEmpty(kind: "Weather")),
  ])
  func replyComesBack(_ reply: ExtensionReply) throws {
    let back = try ReplyEnvelope(
      try ReplyEnvelope(id: 1, reply: reply, residentBytes: 4).frame)
    #expect(back.reply == reply)
    #expect(back.residentBytes == 4)
  }

  /// Every shorter message and every changed byte is read or refused, and nothing traps.
  @Test(arguments: requests) func brokenRequest(_ request: ExtensionRequest) throws {
    let frame = try RequestEnvelope(id: 7, request: request).frame
    for count in 0..<frame.payload.count {
      let short = Frame(frame.kind, Array(frame.payload.prefix(count)))
      #expect(throws: FrameError.self) { try RequestEnvelope(short) }
      for byte: UInt8 in [0, 0x7f, 0xff] {
        var changed = frame
        changed.payload[count] = byte
        // Refused, or understood as something that can be said again.
        do throws(FrameError) {
          let read = try RequestEnvelope(changed)
          #expect(try RequestEnvelope(read.frame).id == read.id)
        } catch {}
        #expect(throws: FrameError.self) { try ReplyEnvelope(changed) }
      }
    }
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
    #expect(throws: FrameError.self) { try ReplyEnvelope(frame) }
    #expect(throws: FrameError.self) { try RequestEnvelope(frame) }
  }

  @Test func drawingsDoNotTravelAsText() {
    let text = #"{"id":1,"residentBytes":0,"reply":{"rendered":{"_0":{"archive":[]}}}}"#
    #expect(throws: FrameError.self) { try ReplyEnvelope(Frame(.json, Array(text.utf8))) }
  }
}
