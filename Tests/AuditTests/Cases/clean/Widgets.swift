import SwiftUI
import WidgetKit
import AppIntents
import Charts

// MARK: weather
struct Hour: Identifiable {
  let id = UUID()
  let time: Date
  let symbol: String
  let degrees: Int
}
struct WeatherEntry: TimelineEntry {
  let date: Date
  let city: String
  let degrees: Int
  let symbol: String
  let high: Int
  let low: Int
  var hours: [Hour] {
    (1...6).map {
      Hour(
        time: date.addingTimeInterval(Double($0) * 3600),
        symbol: $0 % 2 == 0 ? "cloud.sun.fill" : "sun.max.fill", degrees: degrees + $0)
    }
  }
}
struct WeatherProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> WeatherEntry {
    WeatherEntry(date: .now, city: "Berlin", degrees: 18, symbol: "sun.max.fill", high: 22, low: 11)
  }
  func snapshot(for configuration: CityIntent, in context: Context) async -> WeatherEntry {
    WeatherEntry(date: .now, city: "Berlin", degrees: 18, symbol: "sun.max.fill", high: 22, low: 11)
  }
  func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<WeatherEntry>
  {
    let now = Date.now
    let entries = (0..<6).map {
      WeatherEntry(
        date: now.addingTimeInterval(Double($0) * 3600), city: configuration.city, degrees: 18 + $0,
        symbol: "sun.max.fill", high: 22 + $0, low: 11)
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}
struct CityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "City"
  static let description = IntentDescription("Choose the city.")
  @Parameter(title: "City", default: "Berlin") var city: String
}
struct WeatherView: View {
  @Environment(\.widgetFamily) private var family
  let entry: WeatherEntry
  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: Double(entry.degrees), in: Double(entry.low)...Double(entry.high + 8)) {
        Text("Temp")
      } currentValueLabel: {
        Text("\(entry.degrees)°")
      } minimumValueLabel: {
        Text("\(entry.low)")
      } maximumValueLabel: {
        Text("\(entry.high)")
      }
      .gaugeStyle(.accessoryCircular)
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        HStack {
          Image(systemName: entry.symbol)
          Text(entry.city).font(.headline).widgetAccentable()
        }
        Text("\(entry.degrees)°, up to \(entry.high)°")
        Text("Low \(entry.low)°").foregroundStyle(.secondary)
      }.frame(maxWidth: .infinity, alignment: .leading)
    case .accessoryInline:
      Label("\(entry.city) \(entry.degrees)°", systemImage: entry.symbol)
    case .systemMedium: medium
    default:
      VStack(alignment: .leading) {
        Text(entry.city).font(.headline)
        Text("\(entry.degrees)°").font(.system(size: 44, weight: .light))
        Spacer()
        Image(systemName: entry.symbol).symbolRenderingMode(.multicolor).accessibilityLabel("Sunny")
        Text("H:\(entry.high)° L:\(entry.low)°").font(.footnote)
      }.foregroundStyle(.white).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
  private var medium: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          Text(entry.city).font(.headline)
          Text("\(entry.degrees)°").font(.system(size: 40, weight: .light))
        }
        Spacer()
        VStack(alignment: .trailing) {
          Image(systemName: entry.symbol).symbolRenderingMode(.multicolor).font(.title3)
            .accessibilityLabel("Sunny")
          Text("H:\(entry.high)° L:\(entry.low)°").font(.footnote)
        }
      }
      Spacer(minLength: 0)
      HStack {
        ForEach(entry.hours) { hour in
          VStack(spacing: 4) {
            Text(hour.time, format: .dateTime.hour(.defaultDigits(amPM: .abbreviated))).font(
              .caption2)
            Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).accessibilityHidden(
              true)
            Text("\(hour.degrees)°").font(.caption)
          }.frame(maxWidth: .infinity)
        }
      }
    }.foregroundStyle(.white)
  }
}
struct CleanWeather: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "clean-weather", intent: CityIntent.self, provider: WeatherProvider()
    ) { entry in
      WeatherView(entry: entry).widgetURL(URL(string: "weather://\(entry.city)"))
        .containerBackground(for: .widget) {
          LinearGradient(
            colors: [
              Color(red: 0.1, green: 0.35, blue: 0.75), Color(red: 0.2, green: 0.45, blue: 0.8),
            ], startPoint: .top, endPoint: .bottom)
        }
    }
    .configurationDisplayName("Weather").description("See the weather for the next hours.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}
// MARK: calendar
struct CalEntry: TimelineEntry { let date: Date }
struct CalProvider: TimelineProvider {
  func placeholder(in context: Context) -> CalEntry { CalEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (CalEntry) -> Void) {
    completion(CalEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CalEntry>) -> Void) {
    let start = Calendar.current.startOfDay(for: .now)
    let days = (0..<4).compactMap { Calendar.current.date(byAdding: .day, value: $0, to: start) }
    completion(Timeline(entries: days.map(CalEntry.init), policy: .atEnd))
  }
}
struct CalView: View {
  @Environment(\.widgetFamily) private var family
  let entry: CalEntry
  private var number: some View {
    VStack(alignment: .leading) {
      Text(entry.date, format: .dateTime.weekday(.wide)).font(.caption).bold().foregroundStyle(.red)
        .textCase(.uppercase)
      Text(entry.date, format: .dateTime.day()).font(.system(size: 42, weight: .regular))
    }
  }
  var body: some View {
    if family == .systemSmall {
      VStack(alignment: .leading) {
        number
        Spacer()
        Text("No more events today").font(.footnote).foregroundStyle(.secondary)
      }.frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          number
          Spacer()
        }
        Spacer()
        VStack(alignment: .leading, spacing: 6) {
          event("Design review", .blue, 10)
          event("Lunch with Kim", .orange, 13)
          event("Yoga", .green, 18)
        }
      }
    }
  }
  func event(_ name: String, _ color: Color, _ hour: Int) -> some View {
    HStack {
      RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 4, height: 32).accessibilityHidden(
        true)
      VStack(alignment: .leading) {
        Text(name).font(.subheadline).bold()
        Text(
          Calendar.current.date(bySettingHour: hour, minute: 0, second: 0, of: entry.date)!,
          style: .time
        ).font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}
struct CleanCalendar: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-calendar", provider: CalProvider()) { entry in
      CalView(entry: entry).widgetURL(URL(string: "cal://today")).containerBackground(
        .background, for: .widget)
    }
    .configurationDisplayName("Up Next").description("See your day at a glance.").supportedFamilies(
      [.systemSmall, .systemMedium])
  }
}
// MARK: battery
struct BatteryProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let level: Double
  }
  func placeholder(in context: Context) -> Entry { Entry(date: .now, level: 0.6) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now, level: 0.82))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(
      Timeline(
        entries: (0..<4).map {
          Entry(date: .now.addingTimeInterval(Double($0) * 1800), level: 0.82 - Double($0) * 0.05)
        }, policy: .after(.now.addingTimeInterval(7200))))
  }
}
struct CleanBattery: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-battery", provider: BatteryProvider()) { entry in
      VStack {
        ZStack {
          Circle().stroke(.quaternary, lineWidth: 10)
          Circle().trim(from: 0, to: entry.level).stroke(
            .green, style: StrokeStyle(lineWidth: 10, lineCap: .round)
          ).rotationEffect(.degrees(-90)).widgetAccentable()
          Image(systemName: "iphone").font(.title2).accessibilityHidden(true)
        }.accessibilityElement(children: .ignore).accessibilityLabel("iPhone battery")
          .accessibilityValue(Text(entry.level, format: .percent))
        Text(entry.level, format: .percent.precision(.fractionLength(0))).font(.headline)
      }
      .widgetURL(URL(string: "battery://main")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Battery").description("Check your battery level.").supportedFamilies(
      [.systemSmall])
  }
}
// MARK: photo
struct CleanPhoto: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-photo", provider: CalProvider()) { entry in
      PhotoView(entry: entry).widgetURL(URL(string: "photo://1"))
        .containerBackground(for: .widget) {
          Image(uiImage: PhotoView.picture).resizable().scaledToFill().accessibilityLabel(
            "A mountain lake")
        }
    }
    .configurationDisplayName("Memories").description("Relive your best moments.")
    .supportedFamilies([.systemSmall, .systemMedium]).containerBackgroundRemovable(false)
    .disfavoredLocations([.standBy, .lockScreen], for: [.systemSmall])
  }
}
struct PhotoView: View {
  let entry: CalEntry
  static let picture = UIGraphicsImageRenderer(size: CGSize(width: 240, height: 240)).image { c in
    UIColor(red: 0.15, green: 0.3, blue: 0.45, alpha: 1).setFill()
    c.fill(CGRect(x: 0, y: 0, width: 240, height: 240))
    UIColor(red: 0.1, green: 0.2, blue: 0.25, alpha: 1).setFill()
    c.fill(CGRect(x: 0, y: 150, width: 240, height: 120))
  }
  var body: some View {
    VStack(alignment: .leading) {
      Spacer()
      Text(entry.date, format: .dateTime.month(.wide).day()).font(.headline).foregroundStyle(.white)
        .shadow(radius: 2)
    }.frame(maxWidth: .infinity, alignment: .leading)
  }
}
// MARK: fitness rings
struct CleanRings: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-rings", provider: RingsProvider()) { entry in
      RingsView(entry: entry).widgetURL(URL(string: "fitness://rings")).containerBackground(
        .black, for: .widget)
    }
    .configurationDisplayName("Activity").description("Track your rings throughout the day.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}
struct RingsProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let move: Double
    let exercise: Double
    let stand: Double
  }
  func placeholder(in context: Context) -> Entry {
    Entry(date: .now, move: 0.7, exercise: 0.5, stand: 0.9)
  }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(
      Timeline(
        entries: (0..<5).map {
          Entry(
            date: .now.addingTimeInterval(Double($0) * 900), move: 0.5 + Double($0) * 0.08,
            exercise: 0.5, stand: 0.9)
        }, policy: .atEnd))
  }
}
struct RingsView: View {
  @Environment(\.widgetFamily) var family
  let entry: RingsProvider.Entry
  var rings: some View {
    ZStack {
      ring(entry.move, .red, 0)
      ring(entry.exercise, .green, 14)
      ring(entry.stand, .cyan, 28)
    }
    .accessibilityElement(children: .ignore).accessibilityLabel("Activity rings")
    .accessibilityValue("Move \(Int(entry.move * 100)) percent")
  }
  func ring(_ v: Double, _ c: Color, _ inset: CGFloat) -> some View {
    Circle().inset(by: inset + 6).trim(from: 0, to: v).stroke(
      c, style: StrokeStyle(lineWidth: 11, lineCap: .round)
    ).rotationEffect(.degrees(-90))
      .background(Circle().inset(by: inset + 6).stroke(c.opacity(0.25), lineWidth: 11))
  }
  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: entry.move) {
        Text("Move")
      } currentValueLabel: {
        Text(entry.move, format: .percent.precision(.fractionLength(0)))
      }.gaugeStyle(.accessoryCircularCapacity)
    case .systemMedium:
      HStack {
        rings
        Spacer()
        VStack(alignment: .leading) {
          Text("Move \(Int(entry.move * 500)) of 500 kcal").foregroundStyle(.red)
          Text("Exercise 15 of 30 min").foregroundStyle(.green)
          Text("Stand 11 of 12 h").foregroundStyle(.cyan)
        }.font(.subheadline)
      }
    default: rings
    }
  }
}
// MARK: chart
struct CleanChart: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-chart", provider: StepsProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Steps this week").font(.headline)
        Chart(entry.days) { day in
          BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps))
            .foregroundStyle(.blue)
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { _ in
            AxisValueLabel(format: .dateTime.weekday(.narrow))
          }
        }
        .accessibilityLabel("Steps of seven days")
      }.widgetURL(URL(string: "steps://week")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Steps").description("Compare the days of your week.")
    .supportedFamilies([.systemMedium])
  }
}
struct StepsProvider: TimelineProvider {
  struct Day: Identifiable {
    let date: Date
    let steps: Int
    var id: Date { date }
  }
  struct Entry: TimelineEntry {
    let date: Date
    var days: [Day] {
      (0..<7).map {
        Day(
          date: Calendar.current.date(byAdding: .day, value: $0 - 6, to: date)!,
          steps: 3000 + ($0 * 2311) % 7000)
      }
    }
  }
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(
      Timeline(entries: [Entry(date: .now)], policy: .after(.now.addingTimeInterval(3600))))
  }
}
