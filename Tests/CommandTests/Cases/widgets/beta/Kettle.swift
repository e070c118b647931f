import ActivityKit
import SwiftUI
import WidgetKit

struct Kettle: ActivityAttributes {
  struct ContentState: Codable, Hashable { var degrees: Int }
  var room: String
}

/// As the first betas of iOS 16.1 had it: an activity without an island.
@main
struct KettleActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(attributesType: Kettle.self) { context in
      Text("\(context.attributes.room): \(context.state.degrees) degrees")
    }
  }
}
