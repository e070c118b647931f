import AppIntents
import SwiftUI
import WidgetKit

// MARK: stocks
struct CleanStocks: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-stocks", provider: StocksProvider()) { entry in
      VStack(spacing: 8) {
        ForEach(entry.quotes) { q in
          HStack {
            VStack(alignment: .leading) {
              Text(q.name).font(.headline)
              Text(q.company).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            VStack(alignment: .trailing) {
              Text(q.price, format: .currency(code: "USD")).font(.subheadline)
              Text(
                q.change, format: .percent.precision(.fractionLength(2)).sign(strategy: .always())
              ).font(.caption).foregroundStyle(q.change < 0 ? .red : .green)
            }
          }
        }
      }
      .widgetURL(URL(string: "stocks://list")).containerBackground(.black, for: .widget)
      .environment(\.colorScheme, .dark)
    }
    .configurationDisplayName("Watchlist").description("Follow the prices that you care about.")
    .supportedFamilies([.systemMedium])
  }
}
struct StocksProvider: TimelineProvider {
  struct Quote: Identifiable {
    let name: String
    let company: String
    let price: Double
    let change: Double
    var id: String { name }
  }
  struct Entry: TimelineEntry {
    let date: Date
    let quotes: [Quote]
  }
  func entry(_ n: Int) -> Entry {
    Entry(
      date: .now.addingTimeInterval(Double(n) * 1200),
      quotes: [
        Quote(name: "AAPL", company: "Apple Inc.", price: 187.2 + Double(n), change: 0.0125),
        Quote(name: "MSFT", company: "Microsoft", price: 401.1, change: -0.0061),
        Quote(name: "ACME", company: "Acme Co.", price: 12.9, change: 0.002),
      ])
  }
  func placeholder(in context: Context) -> Entry { entry(0) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(entry(0))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: (0..<6).map(entry), policy: .atEnd))
  }
}
// MARK: to-do
struct ToggleTask: AppIntent {
  static let title: LocalizedStringResource = "Complete Task"
  @Parameter(title: "Task") var id: String
  init() {}
  init(id: String) { self.id = id }
  func perform() async throws -> some IntentResult { .result() }
}
struct CleanToDo: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-todo", provider: TasksProvider()) { entry in
      TasksView(entry: entry).widgetURL(URL(string: "todo://list")).containerBackground(
        .background, for: .widget)
    }
    .configurationDisplayName("Tasks").description("Check off what is done.").supportedFamilies([
      .systemSmall, .systemMedium,
    ])
  }
}
struct TasksProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let tasks: [String]
  }
  func placeholder(in context: Context) -> Entry {
    Entry(date: .now, tasks: ["Buy milk", "Call mom", "Water plants"])
  }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}
struct TasksView: View {
  @Environment(\.widgetFamily) var family
  let entry: TasksProvider.Entry
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if family == .systemMedium { Text("Today").font(.headline) }
      ForEach(entry.tasks.prefix(2), id: \.self) { task in
        Button(intent: ToggleTask(id: task)) {
          Label(task, systemImage: "circle").frame(
            maxWidth: .infinity, minHeight: 44, alignment: .leading
          ).contentShape(.rect)
        }.buttonStyle(.plain)
      }
    }
  }
}
// MARK: countdown
struct CleanCountdown: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-countdown", provider: CountProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Launch").font(.headline)
        Text(entry.target, style: .relative).font(.title3).multilineTextAlignment(.leading)
        ProgressView(timerInterval: entry.date...entry.target) {
          Text("Time left")
        } currentValueLabel: {
          EmptyView()
        }.font(.caption)
      }
      .widgetURL(URL(string: "launch://next")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Launch").description("Count down to the next launch.")
    .supportedFamilies([.systemSmall])
  }
}
struct CountProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let target: Date
  }
  func placeholder(in context: Context) -> Entry {
    Entry(date: .now, target: .now.addingTimeInterval(86400))
  }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    let e = placeholder(in: context)
    completion(Timeline(entries: [e], policy: .after(e.target)))
  }
}
// MARK: reading, quote, habit grid, music, news
struct CleanQuote: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-quote", provider: QuoteProvider()) { entry in
      VStack(alignment: .leading, spacing: 6) {
        Image(systemName: "quote.opening").foregroundStyle(.tint).accessibilityHidden(true)
        Text(entry.text).font(.system(.body, design: .serif)).minimumScaleFactor(0.8)
        Text(entry.author).font(.caption).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .widgetURL(URL(string: "quote://today")).containerBackground(
        Color(.secondarySystemBackground), for: .widget)
    }
    .configurationDisplayName("Quote").description("Get inspired every day.").supportedFamilies(
      [.systemSmall, .systemMedium].dropLast(1))
  }
}
struct QuoteProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let text: String
    let author: String
  }
  static let all = [
    ("Well begun is half done.", "Aristotle"), ("Less is more.", "Mies"),
    ("Know thyself.", "Socrates"),
  ]
  func placeholder(in context: Context) -> Entry {
    Entry(date: .now, text: Self.all[0].0, author: Self.all[0].1)
  }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(
      Timeline(
        entries: (0..<3).map {
          Entry(
            date: .now.addingTimeInterval(Double($0) * 86400), text: Self.all[$0].0,
            author: Self.all[$0].1)
        }, policy: .atEnd))
  }
}
struct CleanHabits: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-habits", provider: CalProvider()) { entry in
      VStack(alignment: .leading, spacing: 8) {
        Text("Meditation").font(.headline)
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 4
        ) {
          ForEach(0..<21) { i in
            RoundedRectangle(cornerRadius: 3).fill(.green.opacity(i % 3 == 0 ? 0.25 : 0.9))
              .aspectRatio(1, contentMode: .fit)
          }
        }
        .accessibilityElement(children: .ignore).accessibilityLabel("14 of 21 days")
        Text(entry.date, format: .dateTime.month().day()).font(.caption).foregroundStyle(.secondary)
      }
      .widgetURL(URL(string: "habits://1")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Habit").description("Keep your streak going.").supportedFamilies([
      .systemSmall
    ])
  }
}
struct CleanNews: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-news", provider: NewsProvider()) { entry in
      VStack(alignment: .leading, spacing: 4) {
        Text("Top stories").font(.headline).foregroundStyle(.red)
        ForEach(entry.titles, id: \.self) { t in
          Link(destination: URL(string: "news://\(t.count)")!) {
            Text(t).font(.subheadline).frame(
              maxWidth: .infinity, minHeight: 44, alignment: .leading)
          }
        }
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("News").description("Read the stories of the hour.")
    .supportedFamilies([.systemMedium])
  }
}
struct NewsProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let titles: [String]
  }
  func placeholder(in context: Context) -> Entry {
    Entry(
      date: .now, titles: ["City opens new park by the river", "Team wins final after extra time"])
  }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(
      Timeline(entries: [placeholder(in: context)], policy: .after(.now.addingTimeInterval(1800))))
  }
}
struct CleanPlayer: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-player", provider: NewsProvider()) { entry in
      HStack(spacing: 12) {
        Image(uiImage: PhotoView.picture).resizable().widgetAccentedRenderingMode(
          .accentedDesaturated
        ).scaledToFit().frame(width: 64, height: 64).clipShape(.rect(cornerRadius: 8))
          .accessibilityLabel("Album cover")
        VStack(alignment: .leading) {
          Text("Blue in Green").font(.headline)
          Text("Miles Davis").font(.subheadline).foregroundStyle(.secondary)
          HStack {
            Button(intent: ToggleTask(id: "back")) {
              Image(systemName: "backward.fill").frame(width: 44, height: 44)
            }.accessibilityLabel("Previous")
            Button(intent: ToggleTask(id: "play")) {
              Image(systemName: "play.fill").frame(width: 44, height: 44)
            }.accessibilityLabel("Play")
            Button(intent: ToggleTask(id: "next")) {
              Image(systemName: "forward.fill").frame(width: 44, height: 44)
            }.accessibilityLabel("Next")
          }.buttonStyle(.plain)
        }
        Spacer()
      }
      .widgetURL(URL(string: "music://now")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Now Playing").description("Control your music.").supportedFamilies([
      .systemMedium
    ])
  }
}
struct CleanMoney: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-money", provider: StocksProvider()) { entry in
      VStack(alignment: .leading) {
        Label("Checking", systemImage: "creditcard").font(.headline)
        Spacer()
        Text(2450.75 + Double(entry.quotes[0].price), format: .currency(code: "USD")).font(.title2)
          .minimumScaleFactor(0.8).privacySensitive()
        Text("Updated \(entry.date, style: .time)").font(.caption).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .widgetURL(URL(string: "bank://checking")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Account").description("Check your balance.").supportedFamilies([
      .systemSmall
    ])
  }
}
struct CleanWater: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clean-water", provider: BatteryProvider()) { entry in
      VStack(alignment: .leading, spacing: 10) {
        Label {
          Text("Water").font(.headline)
        } icon: {
          Image(systemName: "drop.fill").foregroundStyle(.blue)
        }
        ProgressView(value: entry.level) {
          Text("\(Int(entry.level * 2000)) ml").font(.subheadline)
        }.tint(.blue)
        Button(intent: ToggleTask(id: "drink")) {
          Text("Drink").frame(maxWidth: .infinity, minHeight: 44)
        }.buttonStyle(.borderedProminent).tint(.blue)
      }
      .widgetURL(URL(string: "water://today")).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Water").description("Log each glass of water.").supportedFamilies([
      .systemSmall
    ])
  }
}
