import ActivityKit
import SwiftUI
import WidgetKit

struct Walk: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var steps: Int
  }
  var place: String
}

@main
struct WalkActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Walk.self) { context in
      Text("\(context.attributes.place): \(context.state.steps)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.place) }
      } compactLeading: {
        Text("\(context.state.steps)")
      } compactTrailing: {
        Text("steps")
      } minimal: {
        Text("\(context.state.steps)")
      }
    }
  }
}

struct Walk_Previews: PreviewProvider {
  static var previews: some View {
    Text("something else")
    Walk(place: "Harbor").previewContext(.init(steps: 321), viewKind: .dynamicIsland(.compact))
    Walk(place: "Harbor").previewContext(.init(steps: 321), viewKind: .content)
  }
}
