import Foundation
import Testing

@testable import WidgetKit

/// Strings of a Live Activity's made-up state.
@Suite(.timeLimit(.minutes(60))) struct SampleWordsTests {
  static let names: [(name: String, text: String)] = [
    ("driverName", "Driver name"), ("driver_name", "Driver name"), ("", "Text"),
    ("icon", "star.fill"), ("statusIcon", "star.fill"), ("sfSymbol", "star.fill"),
    ("systemImageName", "star.fill"), ("lexicon", "Lexicon"), ("avatarURL", "https://example.com"),
    ("urlSafeName", "url-safe-name"), ("currencyCode", "USD"), ("teamColor", "#0A84FF"),
    ("orderID", "example"), ("userId", "example"), ("grid", "Grid"),
  ]

  @Test(arguments: names) func fitTheName(_ item: (name: String, text: String)) {
    #expect(SampleWords.text(for: item.name) == item.text)
  }

  struct State: Decodable {
    var startTimestamp: TimeInterval
    var endedAtEpoch: Int
    var dateSince1970: Int64
    var timeRemaining: TimeInterval
    var steps: Int
  }

  @Test func timestampsAreTheMomentShown() throws {
    let state = try SampleDecoder.sample(State.self, date: Date(timeIntervalSince1970: 86_400.5))
    #expect(state.startTimestamp == 86_400.5)
    #expect(state.endedAtEpoch == 86_400 && state.dateSince1970 == 86_400)
    #expect(state.timeRemaining == 0 && state.steps == 0)
  }
}
