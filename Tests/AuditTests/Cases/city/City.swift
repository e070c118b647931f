import AppIntents
import Charts
import SwiftUI
import WidgetKit

// Widgets as a city's app would have them, without a defect.

struct CityEntry: TimelineEntry {
  struct Tram: Identifiable, Hashable {
    var id: String { line + goal }
    let line: String
    let goal: String
    let minutes: Int
  }

  let date: Date
  var index = 0
  var trams = [
    Tram(line: "U4", goal: "Heiligenstadt", minutes: 3),
    Tram(line: "71", goal: "Schottenring", minutes: 6),
    Tram(line: "D", goal: "Nussdorf", minutes: 9),
  ]
  var relevance: TimelineEntryRelevance? { .init(score: 2) }

  static func day(from date: Date) -> [CityEntry] {
    (0..<6).map { CityEntry(date: date.addingTimeInterval(Double($0) * 3600), index: $0) }
  }
}

struct CityProvider: TimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (CityEntry) -> Void) {
    completion(CityEntry(date: .now))
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<CityEntry>) -> Void
  ) {
    completion(Timeline(entries: CityEntry.day(from: .now), policy: .atEnd))
  }
}

extension WidgetConfiguration {
  func city(_ name: LocalizedStringKey, _ text: LocalizedStringKey, _ sizes: [WidgetFamily])
    -> some WidgetConfiguration
  {
    configurationDisplayName(name).description(text).supportedFamilies(sizes)
  }
}

// MARK: Trams

struct TramsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.trams", provider: CityProvider()) { entry in
      TramsView(entry: entry)
    }
    .city(
      "Departures", "Check when the next tram leaves.",
      [.systemSmall, .systemMedium, .accessoryRectangular, .accessoryInline])
  }
}

private struct TramsView: View {
  @Environment(\.widgetFamily) private var family
  let entry: CityEntry

  var body: some View {
    content
      .containerBackground(.fill.tertiary, for: .widget)
      .widgetURL(URL(string: "city://trams"))
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryInline:
      Label("U4 in 3 min", systemImage: "tram.fill")
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Text(entry.date, style: .time).font(.headline)
        ForEach(entry.trams.prefix(2)) { tram in Text("\(tram.line) in \(tram.minutes) min") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    case .systemSmall:
      VStack(alignment: .leading, spacing: 6) {
        Label("Karlsplatz", systemImage: "tram.fill").font(.headline)
        Spacer(minLength: 0)
        Text(entry.date, style: .time).font(.title2)
        ForEach(entry.trams.prefix(1)) { tram in Text("\(tram.line) in \(tram.minutes) min") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    default:
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Label("Karlsplatz", systemImage: "tram.fill").font(.headline)
          Spacer()
          Text(entry.date, style: .time).foregroundStyle(.secondary)
        }
        ForEach(entry.trams) { tram in
          HStack {
            Text(tram.line).bold().frame(minWidth: 40, alignment: .leading)
            Text(tram.goal)
            Spacer()
            Text("\(tram.minutes) min").monospacedDigit()
          }
          .font(.subheadline)
        }
      }
    }
  }
}

// MARK: Bikes

struct BikesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.bikes", provider: CityProvider()) { entry in
      HStack(spacing: 16) {
        Gauge(value: Double(7 - entry.index), in: 0...12) {
          Label("Bikes", systemImage: "bicycle")
        } currentValueLabel: {
          Text(7 - entry.index, format: .number)
        }
        .gaugeStyle(.accessoryCircular)
        VStack(alignment: .leading) {
          Text("Stadtpark").font(.headline)
          Text("\(7 - entry.index) bikes, 12 docks").font(.subheadline).foregroundStyle(.secondary)
          Text("Seen at \(entry.date, style: .time)").font(.footnote)
        }
        Spacer(minLength: 0)
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "city://bikes"))
    }
    .city("Bikes", "Find a bike near you.", [.systemMedium])
  }
}

struct BikesComplication: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.bikes.lock", provider: CityProvider()) { entry in
      Gauge(value: Double(7 - entry.index), in: 0...12) {
        Image(systemName: "bicycle")
      } currentValueLabel: {
        Text(7 - entry.index, format: .number)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .accessibilityLabel("Bikes at Stadtpark")
      .containerBackground(.clear, for: .widget)
      .widgetURL(URL(string: "city://bikes"))
    }
    .city("Bikes nearby", "Find a bike near you.", [.accessoryCircular])
  }
}

// MARK: Air

struct AirWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.air", provider: CityProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Air").font(.headline)
        Text(entry.date, style: .time).font(.subheadline).opacity(0.9)
        Spacer()
        Text("Good").font(.title.bold())
        Text("Index \(12 + entry.index)").font(.callout)
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, alignment: .leading)
      .widgetURL(URL(string: "city://air"))
      .containerBackground(for: .widget) {
        LinearGradient(
          colors: [
            Color(red: 0.02, green: 0.3, blue: 0.36), Color(red: 0.01, green: 0.16, blue: 0.3),
          ],
          startPoint: .top, endPoint: .bottom)
      }
    }
    .city("Air", "Breathe: see how clean the air is.", [.systemSmall])
  }
}

// MARK: River

struct RiverWidget: Widget {
  private struct Level: Identifiable {
    let id: Int
    var meters: Double { 2 + sin(Double(id) / 2) }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.river", provider: CityProvider()) { entry in
      VStack(alignment: .leading) {
        HStack(alignment: .firstTextBaseline) {
          Text("Danube").font(.headline)
          Spacer()
          Text(entry.date, style: .time).font(.caption)
        }
        Chart((0..<12).map(Level.init)) { level in
          LineMark(x: .value("Hour", level.id), y: .value("Level", level.meters))
          AreaMark(x: .value("Hour", level.id), y: .value("Level", level.meters)).opacity(0.2)
        }
        .accessibilityLabel("Level of the Danube in twelve hours")
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "city://river"))
    }
    .city("River", "Follow the river's level.", [.systemMedium])
  }
}

// MARK: Bins

struct EmptyBin: AppIntent {
  static let title: LocalizedStringResource = "Mark a bin as out"
  @Parameter(title: "Bin") var bin: String
  init() {}
  init(bin: String) { self.bin = bin }
  func perform() async throws -> some IntentResult { .result() }
}

struct BinsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "city.bins", provider: CityProvider()) { entry in
      VStack(alignment: .leading, spacing: 4) {
        Text("Out tonight").font(.headline)
        ForEach(["Paper", "Glass"].indices, id: \.self) { index in
          Toggle(
            isOn: entry.index > index, intent: EmptyBin(bin: ["Paper", "Glass"][index])
          ) {
            Text(["Paper", "Glass"][index])
          }
          .toggleStyle(BinStyle())
        }
        Text("until \(entry.date, style: .time)").font(.footnote).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "city://bins"))
    }
    .city("Bins", "Remember which bins go out.", [.systemSmall])
  }
}

private struct BinStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
      configuration.label.strikethrough(configuration.isOn)
      Spacer()
    }
    .frame(minHeight: 44)
  }
}
