import ActivityKit
import SwiftUI
import WidgetKit

struct Kettle: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var degrees: Int
    /// Milliseconds since 1970, which the name does not say.
    var since: Int
  }
  var room: String
}

/// As the first betas of iOS 16.1 had it: an activity without an island.
@main
struct KettleActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(attributesType: Kettle.self) { context in
      Text("\(context.attributes.room): \(context.state.degrees) degrees")
      Text(Date(timeIntervalSince1970: Double(context.state.since) / 1000), style: .date)
    }
  }
}
