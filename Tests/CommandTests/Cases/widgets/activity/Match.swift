import ActivityKit
import SwiftUI
import WidgetKit

struct Match: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var home: Int
    var away: Int
  }
  var title: String
}

@main
struct MatchActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Match.self) { context in
      VStack {
        Text(context.attributes.title)
        Text("\(context.state.home) : \(context.state.away)")
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.title) }
      } compactLeading: {
        Text("\(context.state.home)")
      } compactTrailing: {
        Text("\(context.state.away)")
      } minimal: {
        Text("\(context.state.home)")
      }
    }
  }
}

#Preview("Final", as: .content, using: Match(title: "Final")) {
  MatchActivity()
} contentStates: {
  Match.ContentState(home: 0, away: 0)
}
