import ActivityKit
import SwiftUI
import WidgetKit

struct LiveScoreActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchAttributes.self) { context in
      ScoreBoard(attributes: context.attributes, state: context.state)
        .padding(16)
        .activityBackgroundTint(Color(.pitch))
        .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          TeamColumn(team: context.attributes.home, size: 34)
        }
        DynamicIslandExpandedRegion(.trailing) {
          TeamColumn(team: context.attributes.away, size: 34)
        }
        DynamicIslandExpandedRegion(.center) {
          VStack(spacing: 0) {
            Score(state: context.state)
              .font(.system(size: 30, weight: .bold, design: .rounded))
            MatchClock(state: context.state)
              .font(.caption.weight(.semibold))
          }
        }
        DynamicIslandExpandedRegion(.bottom) {
          LastEvent(attributes: context.attributes, state: context.state)
            .font(.caption)
            .padding(.top, 4)
        }
      } compactLeading: {
        CompactTeam(team: context.attributes.home, score: context.state.homeScore)
      } compactTrailing: {
        CompactTeam(team: context.attributes.away, score: context.state.awayScore, isTrailing: true)
      } minimal: {
        Score(state: context.state)
          .font(.system(.caption2, design: .rounded, weight: .bold))
          .minimumScaleFactor(0.7)
      }
      .keylineTint(.accent)
      .widgetURL(URL(string: "livescore://match"))
    }
  }
}
