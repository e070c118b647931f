import Testing
import VitrinePlatform

@testable import VitrinePreview

/// What one who listens hears, however slowly.
@Suite(.timeLimit(.minutes(60))) struct EventStreamTests {
  /// Who takes nothing for long is sent away before an event is lost, and is told the rest when it is back.
  @Test func nothingIsLostOnTheWay() async throws {
    let hub = EventHub()
    let (_, events) = try #require(hub.listen(after: nil))
    let signs = EventSign.stream(of: events, pause: .seconds(3600))
    let sent = 3 * EventHub.lag + 500
    for _ in 0..<sent { hub.send("entry", .object([])) }
    var heard: [Int] = []
    for await sign in signs {
      if case .event(let event) = sign { heard.append(event.id) }
    }
    #expect(heard.count < sent)
    let missed = try #require(hub.listen(after: heard.last)).missed
    #expect(heard + missed.map(\.id) == Array(1...sent))
  }
}
