import SwiftUI
import WidgetKit
import ActivityKit
import AppIntents

struct DeliveryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var arrival: Date
    var stops: Int
  }
  var order: String
}
struct CleanDelivery: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      HStack {
        VStack(alignment: .leading) {
          Text("Your order is on its way").font(.headline)
          Text("\(context.state.stops) stops left").font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Text(context.state.arrival, style: .timer).font(.title2).monospacedDigit().frame(width: 90)
      }
      .padding().activityBackgroundTint(Color(.systemBackground)).widgetURL(
        URL(string: "delivery://1"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("Order", systemImage: "box.truck.fill").font(.caption)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.arrival, style: .timer).frame(width: 60)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Text("\(context.state.stops) stops left").font(.headline)
        }
      } compactLeading: {
        Image(systemName: "box.truck.fill").accessibilityLabel("Delivery")
      } compactTrailing: {
        Text("\(context.state.stops)")
      } minimal: {
        Text("\(context.state.stops)")
      }
      .widgetURL(URL(string: "delivery://1"))
    }
  }
}
struct LampOn: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}
struct CleanControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "clean-control") {
      ControlWidgetToggle("Lamp", isOn: true, action: LampOn()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
      }
    }.displayName("Lamp").description("Switch the lamp.")
  }
}
#Preview(as: .content, using: DeliveryAttributes(order: "A1")) { CleanDelivery() } contentStates: {
  DeliveryAttributes.ContentState(arrival: .now.addingTimeInterval(900), stops: 3)
}
