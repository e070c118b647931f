import AppIntents
import Charts
import SwiftUI
import UIKit
import WidgetKit

// MARK: Air quality: a gauge, accessories and a small widget

struct AirEntry: TimelineEntry {
  let date: Date
  let index: Int
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(index)) }
  var words: LocalizedStringKey {
    switch index {
    case ..<50: "Good"
    case ..<100: "Moderate"
    default: "Unhealthy"
    }
  }
}

struct AirTimeline: TimelineProvider {
  func placeholder(in context: Context) -> AirEntry { AirEntry(date: .now, index: 42) }
  func getSnapshot(in context: Context, completion: @escaping (AirEntry) -> Void) {
    completion(AirEntry(date: .now, index: 42))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<AirEntry>) -> Void) {
    let entries = (0..<6).map {
      AirEntry(date: .now.addingTimeInterval(Double($0) * 3600), index: 42 + $0 * 12)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct AirView: View {
  @Environment(\.widgetFamily) private var family
  var entry: AirEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: Double(entry.index), in: 0...200) {
        Text("AQI")
      } currentValueLabel: {
        Text(entry.index, format: .number)
      }
      .gaugeStyle(.accessoryCircular)
    case .accessoryInline:
      Label("AQI \(entry.index)", systemImage: "aqi.medium")
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Label("Air quality", systemImage: "aqi.medium").font(.headline).widgetAccentable()
        Text("\(entry.index) AQI")
        Text(entry.words).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    default:
      VStack(alignment: .leading) {
        Label("Berkeley", systemImage: "location.fill").font(.caption.weight(.semibold))
        Text(entry.index, format: .number).font(.system(size: 44, weight: .light))
        Text(entry.words).font(.subheadline.weight(.medium))
        Spacer(minLength: 0)
        Gauge(value: Double(entry.index), in: 0...200) { Text("Air quality index") }
          .gaugeStyle(.accessoryLinear)
          .tint(Gradient(colors: [.green, .yellow, .orange, .red]))
          .labelsHidden()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

struct AirWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AirWidget", provider: AirTimeline()) { entry in
      AirView(entry: entry)
        .widgetURL(URL(string: "air://berkeley"))
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Air Quality")
    .description("See the air quality around you.")
    .supportedFamilies([
      .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

// MARK: A world clock: dates that the system keeps

struct CitiesEntry: TimelineEntry { let date: Date }

struct CitiesProvider: TimelineProvider {
  func placeholder(in context: Context) -> CitiesEntry { CitiesEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (CitiesEntry) -> Void) {
    completion(CitiesEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CitiesEntry>) -> Void) {
    let entries = (0..<24).map { CitiesEntry(date: .now.addingTimeInterval(Double($0) * 1800)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct CityRow: View {
  var name: String
  var zone: String
  var date: Date
  private var format: Date.FormatStyle {
    var format = Date.FormatStyle(date: .omitted, time: .shortened)
    format.timeZone = TimeZone(identifier: zone) ?? .gmt
    return format
  }
  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text(date, format: format).monospacedDigit().foregroundStyle(.secondary)
    }
    .font(.callout)
  }
}

struct CitiesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Cities", provider: CitiesProvider()) { entry in
      VStack(spacing: 10) {
        CityRow(name: "Lima", zone: "America/Lima", date: entry.date)
        CityRow(name: "Oslo", zone: "Europe/Oslo", date: entry.date)
        CityRow(name: "Seoul", zone: "Asia/Seoul", date: entry.date)
      }
      .widgetURL(URL(string: "clock://cities"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("World Clock")
    .description("Check the time in other cities.")
    .supportedFamilies([.systemMedium])
  }
}

// MARK: Screen time: stacked bars

struct UsageDay: Identifiable {
  let id: Int
  let hours: [(name: String, value: Double)]
}

struct UsageWidget: Widget {
  static let days = (0..<7).map { day in
    UsageDay(
      id: day,
      hours: [("Social", 1 + Double(day % 3)), ("Work", 2), ("Games", Double((day * 2) % 4))])
  }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Usage", provider: AirTimeline()) { entry in
      VStack(alignment: .leading) {
        Text("Daily average").font(.subheadline).foregroundStyle(.secondary)
        Text("\(entry.index / 10) h \(entry.index % 60) min").font(.title2.weight(.semibold))
        Chart(Self.days) { day in
          ForEach(day.hours, id: \.name) { part in
            BarMark(x: .value("Day", day.id), y: .value("Hours", part.value))
              .foregroundStyle(by: .value("Kind", part.name))
          }
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .accessibilityLabel("Hours of the last seven days")
      }
      .widgetURL(URL(string: "usage://week"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Screen Time")
    .description("Look back on your week.")
    .supportedFamilies([.systemMedium])
  }
}

// MARK: Reading goal: a ring around a number

struct ReadingRing: View {
  var fraction: Double
  var body: some View {
    ZStack {
      Circle().stroke(.tertiary, lineWidth: 10)
      Circle().trim(from: 0, to: fraction)
        .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .widgetAccentable()
      VStack(spacing: 0) {
        Text(fraction, format: .percent.precision(.fractionLength(0))).font(.title3.bold())
        Text("read").font(.caption)
      }
    }
    .padding(5)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Reading goal")
    .accessibilityValue(Text(fraction, format: .percent))
  }
}

struct ReadingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Reading", provider: AirTimeline()) { entry in
      ReadingRing(fraction: Double(entry.index) / 110)
        .widgetURL(URL(string: "books://goal"))
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Reading Goal")
    .description("Reach your reading goal.")
    .supportedFamilies([.systemSmall])
  }
}

// MARK: Flight: a boarding pass with a dark ground of its own

struct FlightWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Flight", provider: AirTimeline()) { entry in
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text("LH 455").font(.headline)
          Spacer()
          Label("On time", systemImage: "checkmark.circle.fill").font(.caption.bold())
        }
        HStack(alignment: .firstTextBaseline) {
          VStack(alignment: .leading) {
            Text("SFO").font(.title.weight(.semibold))
            Text(entry.date, style: .time).font(.footnote)
          }
          Spacer()
          Image(systemName: "airplane").accessibilityHidden(true)
          Spacer()
          VStack(alignment: .trailing) {
            Text("FRA").font(.title.weight(.semibold))
            Text("Gate B\(entry.index)").font(.footnote)
          }
        }
        ProgressView(
          timerInterval: entry.date...entry.date.addingTimeInterval(36_000), countsDown: false
        ) {
          Text("Time in the air")
        } currentValueLabel: {
          EmptyView()
        }
        .labelsHidden()
        .tint(.white)
      }
      .foregroundStyle(.white)
      .widgetURL(URL(string: "flight://lh455"))
      .containerBackground(
        LinearGradient(
          colors: [
            Color(red: 0.05, green: 0.1, blue: 0.35), Color(red: 0.1, green: 0.2, blue: 0.5),
          ],
          startPoint: .top, endPoint: .bottom), for: .widget)
    }
    .configurationDisplayName("Flight")
    .description("Follow your flight.")
    .supportedFamilies([.systemMedium])
  }
}

// MARK: Moon: drawn with a canvas

struct MoonWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Moon", provider: AirTimeline()) { entry in
      VStack {
        Canvas { context, size in
          let disc = Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2))
          context.fill(disc, with: .color(.gray.opacity(0.4)))
          context.clip(to: disc)
          let shift = size.width * Double(entry.index % 29) / 29
          context.fill(
            Path(ellipseIn: CGRect(x: shift, y: 0, width: size.width, height: size.height)),
            with: .color(.white))
        }
        .frame(width: 64, height: 64)
        .accessibilityLabel("The moon tonight")
        Text("Waxing").font(.headline)
        Text("Full in \(entry.index % 29) days").font(.caption)
      }
      .foregroundStyle(.white)
      .widgetURL(URL(string: "moon://tonight"))
      .containerBackground(Color(red: 0.03, green: 0.04, blue: 0.12), for: .widget)
    }
    .configurationDisplayName("Moon")
    .description("Watch the moon grow.")
    .supportedFamilies([.systemSmall])
  }
}

// MARK: Parking: a countdown of the system's

struct ParkingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Parking", provider: CitiesProvider()) { entry in
      ParkingView(end: entry.date.addingTimeInterval(2700))
        .widgetURL(URL(string: "parking://car"))
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Parking")
    .description("Know when to be back at the car.")
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

struct ParkingView: View {
  @Environment(\.widgetFamily) private var family
  var end: Date
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label("Parking", systemImage: "parkingsign.circle.fill").font(.headline)
        .widgetAccentable()
      Text(timerInterval: end.addingTimeInterval(-2700)...end, countsDown: true)
        .font(family == .systemSmall ? .title.monospacedDigit() : .body.monospacedDigit())
      Text("until \(end, style: .time)").font(.caption).foregroundStyle(.secondary)
      if family == .systemSmall { Spacer(minLength: 0) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
