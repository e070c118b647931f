import ActivityKit
import SwiftUI
import WidgetKit

private let matchStart = Date(timeIntervalSince1970: 1_780_911_660)

extension MatchAttributes {
  fileprivate static let preview = MatchAttributes(
    home: .harbor, away: .summit, kickOff: matchStart)
}

extension MatchAttributes.ContentState {
  fileprivate static let early = Self(
    homeScore: 1, awayScore: 0, phase: .firstHalf,
    clockStart: matchStart.addingTimeInterval(-17 * 60), lastScorer: "Okafor")
  fileprivate static let pause = Self(
    homeScore: 1, awayScore: 1, phase: .halfTime, clockStart: matchStart, lastScorer: nil)
  fileprivate static let over = Self(
    homeScore: 3, awayScore: 2, phase: .finished, clockStart: matchStart, lastScorer: "Lindqvist")
}

#Preview("Lock Screen", as: .content, using: MatchAttributes.preview) {
  LiveScoreActivity()
} contentStates: {
  MatchAttributes.ContentState.early
  MatchAttributes.ContentState.pause
  MatchAttributes.ContentState.over
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: MatchAttributes.preview) {
  LiveScoreActivity()
} contentStates: {
  MatchAttributes.ContentState.early
}

#Preview("Compact", as: .dynamicIsland(.compact), using: MatchAttributes.preview) {
  LiveScoreActivity()
} contentStates: {
  MatchAttributes.ContentState.early
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: MatchAttributes.preview) {
  LiveScoreActivity()
} contentStates: {
  MatchAttributes.ContentState.over
}
