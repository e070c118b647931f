import ActivityKit
import AppIntents
import SwiftUI
import UIKit
import WidgetKit

// More of the city, configured, drawn and live.

struct DistrictIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "District"
  static let description = IntentDescription("Chooses what is shown.")
  @Parameter(title: "District", default: "Leopoldstadt") var district: String
  @Parameter(title: "Show details", default: true) var showsDetails: Bool
}

struct DistrictEntry: TimelineEntry {
  let date: Date
  var district = "Leopoldstadt"
  var showsDetails = true
  var relevance: TimelineEntryRelevance? { .init(score: 1) }
}

struct DistrictProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DistrictEntry { DistrictEntry(date: .now) }

  func snapshot(for intent: DistrictIntent, in context: Context) async -> DistrictEntry {
    entry(intent, .now)
  }

  func timeline(for intent: DistrictIntent, in context: Context) async -> Timeline<DistrictEntry> {
    let hours = (0..<5).map { Date.now.addingTimeInterval(Double($0) * 3600) }
    return Timeline(entries: hours.map { entry(intent, $0) }, policy: .after(hours[4]))
  }

  private func entry(_ intent: DistrictIntent, _ date: Date) -> DistrictEntry {
    DistrictEntry(date: date, district: intent.district, showsDetails: intent.showsDetails)
  }
}

struct DistrictWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "city.district", intent: DistrictIntent.self, provider: DistrictProvider()
    ) { entry in
      VStack(alignment: .leading) {
        Text(entry.district).font(.headline)
        Text(entry.date, style: .time).font(.title3)
        if entry.showsDetails {
          Spacer()
          Label("12 events", systemImage: "ticket").font(.callout)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .containerBackground(for: .widget) { Rectangle().fill(.background) }
      .widgetURL(URL(string: "city://district/\(entry.district)"))
    }
    .city("District", "Keep up with your district.", [.systemSmall])
  }
}

// MARK: Moon

struct MoonWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.moon", provider: CityProvider()) { entry in
      VStack {
        Canvas { context, size in
          let disk = Path(ellipseIn: CGRect(origin: .zero, size: size))
          context.fill(disk, with: .color(.gray.opacity(0.35)))
          context.fill(
            Path(
              ellipseIn: CGRect(
                x: size.width / 4, y: 0, width: size.width * 0.75, height: size.height)),
            with: .color(.primary))
        }
        .frame(width: 56, height: 56)
        .accessibilityLabel("Waxing gibbous moon")
        Text("Moonrise").font(.headline)
        Text(entry.date, style: .time).font(.subheadline)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "city://moon"))
    }
    .city("Moon", "Look up when the moon rises.", [.systemSmall])
  }
}

// MARK: Countdown

struct FairWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.fair", provider: CityProvider()) { entry in
      VStack(alignment: .leading, spacing: 4) {
        Text("Prater fair").font(.headline)
        Text(entry.date.addingTimeInterval(7200), style: .relative).font(.title3)
          .multilineTextAlignment(.leading)
        ProgressView(value: Double(entry.index), total: 6) { Text("Setting up") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "city://fair"))
    }
    .city("Fair", "Count down to the fair.", [.systemSmall])
  }
}

// MARK: Steps of a day

struct StreakWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.streak", provider: CityProvider()) { entry in
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Text("By bike this week").font(.headline)
          Spacer()
          Text(entry.date, style: .time).font(.subheadline).foregroundStyle(.secondary)
        }
        HStack {
          ForEach(0..<7, id: \.self) { day in
            Image(systemName: day <= entry.index ? "checkmark.circle.fill" : "circle")
              .font(.title3)
              .foregroundStyle(day <= entry.index ? Color.accentColor : .secondary)
              .frame(maxWidth: .infinity)
              .widgetAccentable(day <= entry.index)
          }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(entry.index + 1) of 7 days")
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "city://streak"))
    }
    .city("Streak", "Ride your bike every day.", [.systemMedium])
  }
}

// MARK: Picture

struct SquareWidget: Widget {
  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image
  {
    UIColor(red: 0.1, green: 0.2, blue: 0.35, alpha: 1).setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 200, height: 200))
    UIColor(red: 0.35, green: 0.25, blue: 0.1, alpha: 1).setFill()
    $0.fill(CGRect(x: 0, y: 140, width: 200, height: 60))
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.square", provider: CityProvider()) { entry in
      Text(entry.date, style: .time)
        .font(.title2.bold())
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .widgetURL(URL(string: "city://square"))
        .containerBackground(for: .widget) {
          Image(uiImage: Self.picture).resizable().scaledToFill()
        }
    }
    .city("Square", "Enjoy the square from afar.", [.systemSmall])
  }
}

// MARK: Controls

struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring the bell"
  func perform() async throws -> some IntentResult { .result() }
}

struct BellControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "city.bell") {
      ControlWidgetButton(action: RingBell()) { Label("Bell", systemImage: "bell.fill") }
    }
    .displayName("Bell")
    .description("Ring the bell of your bike.")
  }
}

// MARK: Live Activity

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stops: Int
    var arrival: Date
  }
  var line: String
}

struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      RideCard(line: context.attributes.line, state: context.state)
        .activityBackgroundTint(Color(.systemBackground))
        .widgetURL(URL(string: "city://ride"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.line, systemImage: "tram.fill").font(.headline)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.arrival, style: .timer).monospacedDigit().frame(width: 70)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Text("Get off in \(context.state.stops) stops")
        }
      } compactLeading: {
        Image(systemName: "tram.fill").accessibilityLabel("Tram")
      } compactTrailing: {
        Text(context.state.stops, format: .number)
      } minimal: {
        Text(context.state.stops, format: .number)
      }
      .widgetURL(URL(string: "city://ride"))
    }
  }
}

private struct RideCard: View {
  let line: String
  let state: RideAttributes.ContentState
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Label(line, systemImage: "tram.fill").font(.headline)
        Text("Get off in \(state.stops) stops").foregroundStyle(.secondary)
      }
      Spacer()
      Text(state.arrival, style: .timer).font(.title2).monospacedDigit()
        .multilineTextAlignment(.trailing).frame(width: 96)
    }
    .padding()
  }
}

#Preview("Ride", as: .content, using: RideAttributes(line: "U4")) {
  RideActivity()
} contentStates: {
  RideAttributes.ContentState(stops: 4, arrival: .now.addingTimeInterval(480))
  RideAttributes.ContentState(stops: 1, arrival: .now.addingTimeInterval(120))
}
