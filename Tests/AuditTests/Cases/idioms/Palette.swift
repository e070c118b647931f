import AppIntents
import Charts
import SwiftUI
import UIKit
import WidgetKit

// MARK: A garden

struct GardenEntry: TimelineEntry {
  let date: Date
  let liters: Double
  let isWet: Bool
}

struct GardenProvider: TimelineProvider {
  func placeholder(in context: Context) -> GardenEntry {
    GardenEntry(date: Date(), liters: 4, isWet: true)
  }
  func getSnapshot(in context: Context, completion: @escaping (GardenEntry) -> ()) {
    completion(GardenEntry(date: Date(), liters: 4, isWet: true))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GardenEntry>) -> ()) {
    let now = Date()
    let entries = [0, 3, 6, 9].map {
      GardenEntry(
        date: Calendar.current.date(byAdding: .hour, value: $0, to: now) ?? now,
        liters: 4 + Double($0) / 2, isWet: true)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

private struct GardenCard<Inside: View>: View {
  @Environment(\.widgetRenderingMode) private var mode
  var title: String
  @ViewBuilder var inside: () -> Inside
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      inside()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetURL(URL(string: "garden://\(title.lowercased())"))
    .containerBackground(.background, for: .widget)
  }
}

private let garden = "Look after your garden."

struct GardenHintWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenHint", provider: GardenProvider()) { entry in
      GardenCard(title: "Water") {
        Text(entry.liters, format: .number)
        Text("Twice a week").foregroundStyle(Color.primary.opacity(0.18))
          .accessibilityIdentifier("n-hint")
      }
    }
    .configurationDisplayName("Water").description(garden).supportedFamilies([.systemSmall])
  }
}

/// Light green on a lighter green of the author's own, in both appearances.
struct GardenLeafWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenLeaf", provider: GardenProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Herbs").font(.headline).foregroundStyle(Color(red: 0.1, green: 0.3, blue: 0.1))
        Text("Basil and thyme").font(.subheadline)
          .foregroundStyle(Color(red: 0.45, green: 0.75, blue: 0.45))
          .accessibilityIdentifier("n-leaf")
        Text(entry.date, style: .time).foregroundStyle(Color(red: 0.1, green: 0.3, blue: 0.1))
      }
      .widgetURL(URL(string: "garden://herbs"))
      .containerBackground(Color(red: 0.45, green: 0.9, blue: 0.45), for: .widget)
    }
    .configurationDisplayName("Herbs").description(garden).supportedFamilies([.systemSmall])
  }
}

/// Dark text that the author forgot to turn in the dark.
struct GardenNightWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenNight", provider: GardenProvider()) { entry in
      GardenCard(title: "Beds") {
        Label("Tomatoes", systemImage: "leaf")
        Text("\(entry.liters, format: .number) l a day")
          .foregroundStyle(Color(uiColor: .darkGray).shadow(.drop(radius: 0)))
          .accessibilityIdentifier("n-darktext")
      }
    }
    .configurationDisplayName("Beds").description(garden).supportedFamilies([.systemMedium])
  }
}

/// A text that is only faint where the system tints.
struct GardenTintedView: View {
  @Environment(\.widgetRenderingMode) private var renderingMode
  var entry: GardenEntry
  var body: some View {
    GardenCard(title: "Rain") {
      Text("\(entry.liters, format: .number) mm").font(.title2)
      Text("since Monday")
        .opacity(renderingMode == .fullColor ? 1 : 0.05)
        .accessibilityIdentifier("n-tintfaint")
    }
  }
}

struct GardenTintedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenTinted", provider: GardenProvider()) {
      GardenTintedView(entry: $0)
    }
    .configurationDisplayName("Rain").description(garden).supportedFamilies([.systemSmall])
  }
}

/// White letters on a yellow badge.
struct GardenBadgeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenBadge", provider: GardenProvider()) { entry in
      GardenCard(title: "Sun") {
        Text("\(entry.liters, format: .number) hours")
        Text("Sunscreen needed")
          .font(.footnote.weight(.semibold))
          .foregroundColor(.white)
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(Color.yellow.opacity(0.45), in: Capsule())
          .accessibilityIdentifier("n-badge")
      }
    }
    .configurationDisplayName("Sun").description(garden).supportedFamilies([.systemSmall])
  }
}

// MARK: Accented

struct GardenTile: View {
  var name: String
  var body: some View {
    Text(name)
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background {
        RoundedRectangle(cornerRadius: 10, style: .continuous)
          .fill(LinearGradient(colors: [.green, .teal], startPoint: .leading, endPoint: .trailing))
      }
  }
}

struct GardenTilesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenTiles", provider: GardenProvider()) { entry in
      VStack {
        GardenTile(name: "Front yard").accessibilityIdentifier("n-tile")
        Text("\(entry.liters, format: .number) liters")
      }
      .widgetURL(URL(string: "garden://tiles"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Yards").description(garden).supportedFamilies([.systemSmall])
  }
}

struct GardenPillWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenPill", provider: GardenProvider()) { entry in
      GardenCard(title: "Pump") {
        Text(entry.isWet ? "Running" : "Off")
          .font(.callout.bold())
          .foregroundStyle(.white)
          .padding(8)
          .background(.blue, in: .capsule)
          .widgetAccentable()
          .accessibilityIdentifier("n-pump")
        Text(entry.date, style: .time)
      }
    }
    .configurationDisplayName("Pump").description(garden).supportedFamilies([.systemSmall])
  }
}

@MainActor func gardenPhoto(_ width: CGFloat, _ height: CGFloat, opaque: Bool = true) -> UIImage {
  let format = UIGraphicsImageRendererFormat.default()
  format.opaque = opaque
  format.scale = 1
  let size = CGSize(width: width, height: height)
  return UIGraphicsImageRenderer(size: size, format: format).image { context in
    UIColor(red: 0.3, green: 0.5, blue: 0.3, alpha: 1).setFill()
    context.fill(CGRect(origin: .zero, size: size))
    UIColor(red: 0.9, green: 0.4, blue: 0.5, alpha: 1).setFill()
    context.cgContext.fillEllipse(
      in: CGRect(x: width * 0.2, y: height * 0.2, width: width / 3, height: width / 3))
  }
}

struct GardenPictureWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenPicture", provider: GardenProvider()) { entry in
      GardenCard(title: "Roses") {
        Image(uiImage: gardenPhoto(240, 160))
          .resizable()
          .scaledToFill()
          .frame(width: 110, height: 70)
          .clipShape(.rect(cornerRadius: 8))
          .accessibilityLabel("A rose bed")
          .accessibilityIdentifier("n-roses")
        Text(entry.date, style: .time)
      }
    }
    .configurationDisplayName("Roses").description(garden).supportedFamilies([.systemSmall])
  }
}

struct GardenCoverView: View {
  @Environment(\.widgetContentMargins) private var margins
  var body: some View {
    Image(uiImage: gardenPhoto(400, 400))
      .resizable()
      .widgetAccentedRenderingMode(.fullColor)
      .scaledToFill()
      .accessibilityLabel("The garden in June")
      .accessibilityIdentifier("n-cover")
      .overlay(alignment: .bottomLeading) {
        Text("June").font(.headline).foregroundStyle(.white).padding(margins)
      }
      .widgetURL(URL(string: "garden://june"))
      .containerBackground(.background, for: .widget)
  }
}

struct GardenCoverWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenCover", provider: GardenProvider()) { _ in GardenCoverView() }
      .configurationDisplayName("Month").description(garden).supportedFamilies([.systemSmall])
      .contentMarginsDisabled()
  }
}

// MARK: Color as the only sign

struct GardenSensor: Identifiable {
  let id: String
  let isFine: Bool
}

struct GardenSensorsWidget: Widget {
  let sensors = [
    GardenSensor(id: "Greenhouse", isFine: true), GardenSensor(id: "Pond", isFine: false),
    GardenSensor(id: "Shed", isFine: true),
  ]
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenSensors", provider: GardenProvider()) { entry in
      GardenCard(title: "Sensors") {
        ForEach(sensors) { sensor in
          HStack(spacing: 6) {
            Circle()
              .foregroundStyle(sensor.isFine ? Color.green : Color.red)
              .frame(width: 10, height: 10)
              .accessibilityIdentifier("n-dot-\(sensor.id)")
            Text(sensor.id).font(.subheadline)
          }
        }
      }
    }
    .configurationDisplayName("Sensors").description(garden).supportedFamilies([.systemSmall])
  }
}

/// A bar at the row's start says by its color whether something is due.
struct GardenDutiesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenDuties", provider: GardenProvider()) { entry in
      GardenCard(title: "Duties") {
        ForEach([("Mow", true), ("Rake", false)], id: \.0) { name, isDue in
          HStack {
            RoundedRectangle(cornerRadius: 2)
              .fill(isDue ? .red : .green)
              .frame(width: 4, height: 24)
              .accessibilityIdentifier("n-due-\(name)")
            Text(name)
          }
        }
        Text(entry.date, style: .time).font(.caption)
      }
    }
    .configurationDisplayName("Duties").description(garden).supportedFamilies([.systemSmall])
  }
}

struct GardenValveEntry: TimelineEntry {
  var date: Date
  var isOpen: Bool
}

struct GardenValveProvider: TimelineProvider {
  func placeholder(in context: Context) -> GardenValveEntry { .init(date: .now, isOpen: true) }
  func getSnapshot(in context: Context, completion: @escaping (GardenValveEntry) -> Void) {
    completion(.init(date: .now, isOpen: true))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GardenValveEntry>) -> Void)
  {
    completion(
      .init(
        entries: [
          .init(date: .now, isOpen: true),
          .init(date: .now.addingTimeInterval(5400), isOpen: false),
        ], policy: .after(.now.addingTimeInterval(10_800))))
  }
}

/// The symbol stays, its color says whether the valve is open.
struct GardenValveWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "GardenValve", provider: GardenValveProvider()) { entry in
      GardenCard(title: "Valve") {
        Image(systemName: "drop.fill")
          .font(.largeTitle)
          .foregroundStyle(entry.isOpen ? .green : .red)
          .accessibilityLabel(entry.isOpen ? "Open" : "Closed")
          .accessibilityIdentifier("n-valve")
      }
    }
    .configurationDisplayName("Valve").description(garden).supportedFamilies([.systemSmall])
  }
}
