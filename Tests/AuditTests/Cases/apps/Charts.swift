import ActivityKit
import AppIntents
import Charts
import SwiftUI
import WidgetKit

struct QuoteEntry: TimelineEntry {
  var date: Date
  var values: [Double]
  var change: Double { (values.last ?? 0) / (values.first ?? 1) - 1 }
}

struct QuoteOptions: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Stock"
  @Parameter(title: "Symbol", default: "ACME") var symbol: String
  @Parameter(title: "Show Change", default: true) var showsChange: Bool
}

struct QuoteTimeline: AppIntentTimelineProvider {
  private func entry(_ hour: Int) -> QuoteEntry {
    QuoteEntry(
      date: .now.addingTimeInterval(Double(hour) * 3600),
      values: (0..<12).map { 100 + Double(($0 * 7 + hour * 3) % 11) })
  }
  func placeholder(in context: Context) -> QuoteEntry { entry(0) }
  func snapshot(for configuration: QuoteOptions, in context: Context) async -> QuoteEntry {
    entry(0)
  }
  func timeline(for configuration: QuoteOptions, in context: Context) async -> Timeline<QuoteEntry>
  {
    Timeline(entries: (0..<5).map(entry), policy: .atEnd)
  }
}

/// A stock with a line below.
struct QuoteWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Quote", intent: QuoteOptions.self, provider: QuoteTimeline()) {
      entry in
      VStack(alignment: .leading) {
        HStack {
          Text("ACME").font(.headline)
          Spacer()
          Label {
            Text(entry.change, format: .percent.precision(.fractionLength(1)))
          } icon: {
            Image(systemName: entry.change < 0 ? "arrow.down" : "arrow.up")
          }
          .font(.caption.bold())
          .labelStyle(.titleAndIcon)
        }
        Chart(Array(entry.values.enumerated()), id: \.offset) { index, value in
          LineMark(x: .value("Hour", index), y: .value("Price", value))
            .interpolationMethod(.catmullRom)
          AreaMark(x: .value("Hour", index), y: .value("Price", value))
            .foregroundStyle(
              .linearGradient(
                colors: [.blue.opacity(0.3), .clear], startPoint: .top, endPoint: .bottom))
        }
        .chartYScale(domain: 95...115)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .accessibilityLabel("Price of the day")
        Text(entry.values.last ?? 0, format: .number.precision(.fractionLength(2)))
          .font(.title3.weight(.semibold).monospacedDigit())
      }
      .widgetURL(URL(string: "stocks://acme"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Stock")
    .description("Track a stock.")
    .supportedFamilies([.systemSmall])
  }
}

/// Steps with axes.
struct StepsWeekWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "StepsWeek", intent: QuoteOptions.self, provider: QuoteTimeline())
    {
      entry in
      VStack(alignment: .leading) {
        Text("Steps").font(.headline).foregroundStyle(.primary)
        Chart(Array(entry.values.prefix(7).enumerated()), id: \.offset) { index, value in
          BarMark(x: .value("Day", index), y: .value("Steps", value * 60))
            .cornerRadius(3)
          RuleMark(y: .value("Goal", 6300)).foregroundStyle(.secondary)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [3]))
        }
        .chartXAxis(.hidden)
      }
      .widgetURL(URL(string: "health://steps"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Steps")
    .description("Keep moving every day.")
    .supportedFamilies([.systemMedium, .systemLarge].dropLast())
  }
}

/// Batteries: rings with symbols in a row.
struct BatteriesWidget: Widget {
  private struct Cell: View {
    var symbol: String
    var name: LocalizedStringKey
    var level: Double
    var body: some View {
      VStack(spacing: 6) {
        Gauge(value: level) {
          Text(name)
        } currentValueLabel: {
          Image(systemName: symbol)
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(level < 0.2 ? .red : .green)
        Text(level, format: .percent.precision(.fractionLength(0))).font(.callout)
      }
    }
  }
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Batteries", intent: QuoteOptions.self, provider: QuoteTimeline())
    {
      entry in
      HStack(spacing: 16) {
        Cell(symbol: "iphone", name: "iPhone", level: (entry.values[1]) / 120)
        Cell(symbol: "applewatch", name: "Apple Watch", level: 0.64)
        Cell(symbol: "airpods", name: "AirPods", level: 0.35)
      }
      .widgetURL(URL(string: "batteries://all"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Batteries")
    .description("Check your batteries.")
    .supportedFamilies([.systemMedium])
  }
}

/// A month with its days, today in a circle.
struct MonthGridWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "MonthGrid", provider: MonthProvider()) { entry in
      MonthGrid(date: entry.date)
        .widgetURL(URL(string: "calendar://month"))
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Month")
    .description("See the month at a glance.")
    .supportedFamilies([.systemLarge])
  }
}

struct MonthEntry: TimelineEntry { let date: Date }

struct MonthProvider: TimelineProvider {
  func placeholder(in context: Context) -> MonthEntry { MonthEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (MonthEntry) -> Void) {
    completion(MonthEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<MonthEntry>) -> Void) {
    let today = Calendar.current.startOfDay(for: .now)
    let days = (1...5).compactMap { Calendar.current.date(byAdding: .day, value: $0, to: today) }
    completion(
      Timeline(entries: [MonthEntry(date: .now)] + days.map(MonthEntry.init), policy: .atEnd))
  }
}

struct MonthGrid: View {
  @Environment(\.calendar) private var calendar
  var date: Date
  private var days: [Int?] {
    let first = calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
    return Array(repeating: nil, count: lead) + (1...count).map { $0 }
  }
  private var names: [String] {
    let all = calendar.veryShortStandaloneWeekdaySymbols
    return Array(all[(calendar.firstWeekday - 1)...] + all[..<(calendar.firstWeekday - 1)])
  }
  var body: some View {
    let today = calendar.component(.day, from: date)
    VStack(alignment: .leading, spacing: 8) {
      Text(date, format: .dateTime.month(.wide)).font(.headline).foregroundStyle(.red)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7), spacing: 8) {
        ForEach(Array(names.enumerated()), id: \.offset) { _, name in
          Text(name).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
        }
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in
          if let day {
            Text(day, format: .number).font(.callout.monospacedDigit())
              .fontWeight(day == today ? .bold : .regular)
              .frame(maxWidth: .infinity, minHeight: 30)
              .background {
                if day == today { Circle().fill(.red.opacity(0.25)) }
              }
          } else {
            Color.clear.frame(height: 1)
          }
        }
      }
      Spacer(minLength: 0)
    }
  }
}

// MARK: Live Activities and controls

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var plate: String
  }
  var driver: String
}

struct RideActivityWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      HStack {
        VStack(alignment: .leading) {
          Text("Your ride is near").font(.headline)
          Text(context.state.plate).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Text("\(context.state.minutes) min").font(.title2.bold())
      }
      .padding()
      .widgetURL(URL(string: "ride://now"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: "car.fill").font(.title2).accessibilityLabel("Car")
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.state.minutes) min").font(.title3)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Text(context.state.plate).font(.subheadline)
        }
      } compactLeading: {
        Image(systemName: "car.fill").accessibilityLabel("Car")
      } compactTrailing: {
        Text("\(context.state.minutes)m")
      } minimal: {
        Image(systemName: "car.fill").accessibilityLabel("Car")
      }
      .widgetURL(URL(string: "ride://now"))
      .keylineTint(.green)
    }
  }
}

#Preview("Ride", as: .content, using: RideAttributes(driver: "Ana")) {
  RideActivityWidget()
} contentStates: {
  RideAttributes.ContentState(minutes: 4, plate: "B AX 204")
  RideAttributes.ContentState(minutes: 1, plate: "B AX 204")
}

struct StartTimer: AppIntent {
  static let title: LocalizedStringResource = "Start Timer"
  func perform() async throws -> some IntentResult { .result() }
}

struct TimerControlWidget: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "TimerControl") {
      ControlWidgetButton(action: StartTimer()) {
        Label("Start Timer", systemImage: "timer")
      }
    }
    .displayName("Timer")
    .description("Start a timer.")
  }
}
