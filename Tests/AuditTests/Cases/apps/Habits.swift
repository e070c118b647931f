import AppIntents
import SwiftUI
import WidgetKit

// Widgets as other people write them: what was once found wrong with them was not.

struct HabitEntry: TimelineEntry {
  let date: Date
  /// nil before anything was entered.
  let names: [String]?
  let index: Int
}

struct HabitProvider: TimelineProvider {
  /// Whether this machine has what the gallery's sample shows.
  var hasData = true

  func placeholder(in context: Context) -> HabitEntry { entry(0, at: .now) }
  func getSnapshot(in context: Context, completion: @escaping (HabitEntry) -> Void) {
    completion(entry(0, at: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<HabitEntry>) -> Void) {
    let entries = (0..<4).map { hour in
      let date = Date.now.addingTimeInterval(Double(hour) * 3600)
      return hasData ? entry(hour, at: date) : HabitEntry(date: date, names: nil, index: hour)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
  private func entry(_ index: Int, at date: Date) -> HabitEntry {
    HabitEntry(date: date, names: ["Read", "Stretch", "Call Mia", "Draw"], index: index)
  }
}

struct LogGlass: AppIntent {
  static let title: LocalizedStringResource = "Log a Glass"
  func perform() async throws -> some IntentResult { .result() }
}

// MARK: A tinted button of the system

struct WaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Water", provider: HabitProvider()) { entry in
      VStack(alignment: .leading, spacing: 6) {
        Label("Water", systemImage: "drop.fill").font(.headline)
        Spacer(minLength: 0)
        Text("\(entry.index + 3) of 8 glasses").font(.subheadline)
        Button(intent: LogGlass()) {
          Label("Add", systemImage: "plus").frame(maxWidth: .infinity, minHeight: 32)
        }
        .tint(.cyan)
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Water")
    .description("Never forget to drink.")
    .supportedFamilies([.systemSmall])
  }
}

// MARK: White words and paler ones on a dark card, which an iPad shows on its Lock Screen too

struct ProverbWidget: Widget {
  private static let proverbs = [
    "Less, but better.", "Begin anywhere.", "Done beats perfect.", "Slow is smooth.",
  ]
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Proverb", provider: HabitProvider()) { entry in
      VStack(alignment: .leading, spacing: 8) {
        Text("Today").font(.caption).foregroundStyle(.secondary)
        Text(Self.proverbs[entry.index]).font(.system(.title3, design: .serif)).italic()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .foregroundStyle(.white)
      .containerBackground(Color(red: 0.18, green: 0.14, blue: 0.25), for: .widget)
      .widgetURL(URL(string: "proverbs://today"))
    }
    .configurationDisplayName("Proverbs")
    .description("Bake a thought into your day.")
    .supportedFamilies([.systemSmall])
  }
}

// MARK: Nothing entered yet: the gallery's sample shows what the sizes have

struct HabitsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Habits", provider: HabitProvider(hasData: false)) { entry in
      HabitsView(entry: entry)
    }
    .configurationDisplayName("Habits")
    .description("Keep the habits you have chosen.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

private struct HabitsView: View {
  @Environment(\.widgetFamily) private var family
  let entry: HabitEntry

  private var most: Int {
    switch family {
    case .systemLarge: 4
    case .systemMedium: 3
    default: 2
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let names = entry.names {
        Text("Today").font(.headline)
        ForEach(names.prefix(most), id: \.self) { Label($0, systemImage: "checkmark.circle") }
        Text(entry.date, style: .date).font(.caption)
      } else {
        Text("Add a habit").font(.headline)
        Text(entry.date, style: .time).font(.caption)
      }
    }
    .containerBackground(.background, for: .widget)
    .widgetURL(URL(string: "habits://today"))
  }
}
