import ActivityKit
import SwiftUI
import WidgetKit

struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var arrival: Date }
}

@main
struct RideActivity: Widget {
  let made = Date.now
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { context in
      VStack {
        Text(verbatim: "arrives \(Int(context.state.arrival.timeIntervalSince1970))")
        Text(verbatim: "made \(Int(made.timeIntervalSince1970))")
      }
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("Ride") }
      } compactLeading: {
        Text("R")
      } compactTrailing: {
        Text("R")
      } minimal: {
        Text("R")
      }
    }
  }
}

// Made once, when the extension first describes its previews.
let soon = Ride.ContentState(arrival: .now + 60)

#Preview("Soon", as: .content, using: Ride()) {
  RideActivity()
} contentStates: {
  soon
}
