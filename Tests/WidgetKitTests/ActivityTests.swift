import ActivityKit
import Foundation
import Testing

/// An activity's life in memory.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct ActivityTests {
  struct Attributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var count: Int }
    var text: String
  }

  @Test func updatesReplaceTheContentUntilTheEnd() async throws {
    let activity = try Activity.request(
      attributes: Attributes(text: "a"), content: .init(state: .init(count: 1), staleDate: nil))
    #expect(activity.activityState == .active)
    await activity.update(ActivityContent(state: .init(count: 2), staleDate: nil))
    #expect(activity.content.state.count == 2)
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(activity.activityState == .dismissed)
    await activity.update(using: .init(count: 3))
    #expect(activity.contentState.count == 2)
    #expect(!Activity<Attributes>.activities.contains { $0.id == activity.id })
  }

  @Test func olderTimestampsAreDropped() async throws {
    let activity = try Activity.request(
      attributes: Attributes(text: "a"), content: .init(state: .init(count: 1), staleDate: nil))
    let date = Date(timeIntervalSince1970: 1000)
    await activity.update(.init(state: .init(count: 2), staleDate: nil), timestamp: date)
    await activity.update(
      .init(state: .init(count: 3), staleDate: nil), timestamp: date.addingTimeInterval(-1))
    #expect(activity.content.state.count == 2)
  }

  @Test func fourKilobytesAreTheLimit() {
    #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
      try Activity.request(
        attributes: Attributes(text: String(repeating: "a", count: 4096)),
        content: .init(state: .init(count: 1), staleDate: nil))
    }
  }

  @Test func contentPastItsDateIsStale() throws {
    let activity = try Activity.request(
      attributes: Attributes(text: "a"),
      content: .init(state: .init(count: 1), staleDate: Date(timeIntervalSince1970: 0)))
    #expect(activity.activityState == .stale)
  }
}
