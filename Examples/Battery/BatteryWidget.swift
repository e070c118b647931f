import SwiftUI
import WidgetKit

struct BatteryEntry: TimelineEntry {
  let date: Date
  let devices: [Device]
}

struct BatteryProvider: TimelineProvider {
  func placeholder(in context: Context) -> BatteryEntry {
    BatteryEntry(date: .now, devices: Device.samples)
  }

  func getSnapshot(in context: Context, completion: @escaping (BatteryEntry) -> Void) {
    completion(BatteryEntry(date: .now, devices: Device.samples))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<BatteryEntry>) -> Void) {
    let entry = BatteryEntry(date: .now, devices: Device.samples)
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(900))))
  }
}

@main
struct BatteryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Battery", provider: BatteryProvider()) { entry in
      BatteryWidgetView(devices: entry.devices)
        .widgetURL(URL(string: "batteries://devices"))
        .containerBackground(Color("WidgetBackground"), for: .widget)
    }
    .configurationDisplayName("Batteries")
    .description("Check the charge of your devices.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

struct BatteryWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let devices: [Device]

  var body: some View {
    switch family {
    case .systemMedium: BatteryRow(devices: devices)
    case .accessoryCircular: CircularBatteryView(device: devices[0])
    case .accessoryRectangular: RectangularBatteryView(devices: Array(devices.prefix(3)))
    case .accessoryInline:
      Label {
        Text("Phone \(devices[0].charge.formatted(.percent))")
      } icon: {
        Image(systemName: "battery.75percent")
      }
    default: BatteryGrid(devices: devices)
    }
  }
}
