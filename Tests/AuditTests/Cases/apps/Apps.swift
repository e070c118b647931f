import AppIntents
import SwiftUI
import WidgetKit

struct PlainEntry: TimelineEntry {
  var date: Date
  var step = 0
  var relevance: TimelineEntryRelevance? { .init(score: 1) }
}

struct PlainProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (PlainEntry) -> Void) {
    completion(PlainEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PlainEntry>) -> Void) {
    completion(
      Timeline(
        entries: (0..<8).map {
          PlainEntry(date: .now.addingTimeInterval(Double($0) * 900), step: $0)
        }, policy: .atEnd))
  }
}

/// Hourly weather with an overlay of glyphs in their own colors.
struct HourlyWidget: Widget {
  private let symbols = [
    "sun.max.fill", "cloud.sun.fill", "cloud.fill", "cloud.rain.fill", "moon.fill",
  ]
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Hourly", provider: PlainProvider()) { entry in
      VStack(alignment: .leading) {
        HStack(alignment: .top) {
          VStack(alignment: .leading) {
            Text("Cupertino").font(.subheadline.weight(.medium))
            Text("\(21 + entry.step)°").font(.system(size: 40, weight: .light))
          }
          Spacer()
          VStack(alignment: .trailing) {
            Image(systemName: "sun.max.fill").symbolRenderingMode(.multicolor)
              .accessibilityHidden(true)
            Text("Mostly sunny").font(.caption.weight(.medium))
            Text("H:28° L:14°").font(.caption.weight(.medium))
          }
        }
        Spacer(minLength: 0)
        HStack {
          ForEach(Array(symbols.enumerated()), id: \.offset) { index, symbol in
            VStack(spacing: 4) {
              Text(
                entry.date.addingTimeInterval(Double(index + 1) * 3600),
                format: .dateTime.hour()
              )
              .font(.caption2.weight(.semibold))
              Image(systemName: symbol).symbolRenderingMode(.multicolor).font(.callout)
                .frame(height: 20)
                .accessibilityHidden(true)
              Text("\(20 + index)°").font(.caption.weight(.semibold))
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
      .foregroundStyle(.white)
      .widgetURL(URL(string: "weather://cupertino"))
      .containerBackground(
        Gradient(colors: [
          Color(red: 0.1, green: 0.25, blue: 0.5), Color(red: 0.2, green: 0.4, blue: 0.65),
        ]).opacity(1),
        for: .widget)
    }
    .configurationDisplayName("Forecast")
    .description("See the forecast for the next hours.")
    .supportedFamilies([.systemMedium])
  }
}

/// Three nested rings.
struct ActivityRingsWidget: Widget {
  private struct Ring: View {
    var value: Double
    var color: Color
    var inset: CGFloat
    var body: some View {
      ZStack {
        Circle().inset(by: inset).stroke(color.opacity(0.25), lineWidth: 12)
        Circle().inset(by: inset).trim(from: 0, to: value)
          .stroke(color, style: StrokeStyle(lineWidth: 12, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
    }
  }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Rings", provider: PlainProvider()) { entry in
      ZStack {
        Ring(value: 0.5 + Double(entry.step) / 20, color: .pink, inset: 8)
        Ring(value: 0.6, color: .green, inset: 23)
        Ring(value: 0.9, color: .cyan, inset: 38)
      }
      .accessibilityElement()
      .accessibilityLabel("Move 50 percent, exercise 60 percent, stand 90 percent")
      .widgetURL(URL(string: "fitness://rings"))
      .containerBackground(.black, for: .widget)
    }
    .configurationDisplayName("Activity")
    .description("Close your rings.")
    .supportedFamilies([.systemSmall])
  }
}

/// A habit with a grid of days.
struct HabitWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Habit", provider: PlainProvider()) { entry in
      VStack(alignment: .leading) {
        Label("Meditate", systemImage: "figure.mind.and.body").font(.headline)
        Text("\(12 + entry.step) days in a row").font(.subheadline).foregroundStyle(.secondary)
        Spacer(minLength: 4)
        Grid(horizontalSpacing: 5, verticalSpacing: 5) {
          ForEach(0..<3, id: \.self) { row in
            GridRow {
              ForEach(0..<7, id: \.self) { column in
                RoundedRectangle(cornerRadius: 3)
                  .fill(.tint.opacity(row * 7 + column <= 12 + entry.step ? 1 : 0.2))
                  .frame(height: 12)
              }
            }
          }
        }
        .accessibilityHidden(true)
      }
      .widgetURL(URL(string: "habits://meditate"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Habit")
    .description("Keep your habit going.")
    .supportedFamilies([.systemSmall])
  }
}

/// Now playing: a cover, a title, controls.
struct PlayTrack: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play"
  func perform() async throws -> some IntentResult { .result() }
}

struct NowPlayingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NowPlaying", provider: PlainProvider()) { entry in
      HStack(spacing: 14) {
        RoundedRectangle(cornerRadius: 8)
          .fill(
            LinearGradient(
              colors: [.purple, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .frame(width: 96, height: 96)
          .accessibilityHidden(true)
        VStack(alignment: .leading) {
          Text("Blue hour").font(.headline)
          Text("Track \(entry.step + 1)").font(.subheadline).foregroundStyle(.secondary)
          Spacer(minLength: 0)
          HStack(spacing: 12) {
            Button(intent: PlayTrack()) {
              Image(systemName: "play.fill").font(.title3).frame(width: 48, height: 48)
                .background(.fill.tertiary, in: .circle)
            }
            .accessibilityLabel("Play")
            Button(intent: PlayTrack()) {
              Image(systemName: "forward.fill").font(.title3).frame(width: 48, height: 48)
                .background(.fill.tertiary, in: .circle)
            }
            .accessibilityLabel("Next")
          }
          .buttonStyle(.plain)
        }
        Spacer(minLength: 0)
      }
      .widgetURL(URL(string: "music://now"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Now Playing")
    .description("Control your music.")
    .supportedFamilies([.systemMedium])
  }
}

/// A countdown to a day, in accessories too.
struct HolidayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Holiday", provider: PlainProvider()) { entry in
      HolidayView(entry: entry)
        .widgetURL(URL(string: "holiday://next"))
        .containerBackground(for: .widget) { Color.teal.opacity(0.2) }
    }
    .configurationDisplayName("Holiday")
    .description("Count the days to your holiday.")
    .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryInline])
  }
}

struct HolidayView: View {
  @Environment(\.widgetFamily) private var family
  var entry: PlainEntry
  private var end: Date { entry.date.addingTimeInterval(86_400 * 40) }
  var body: some View {
    switch family {
    case .accessoryInline:
      Text("Holiday in \(40 - entry.step) days")
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        VStack(spacing: 0) {
          Text("\(40 - entry.step)").font(.title2.bold())
          Text("days").font(.caption)
        }
      }
    default:
      VStack(alignment: .leading) {
        Text("Holiday").font(.headline)
        Spacer()
        Text("\(40 - entry.step)").font(.system(.largeTitle, design: .rounded).bold())
        Text("days to go").font(.subheadline)
        Text(end, format: .dateTime.day().month()).font(.footnote).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Departures: a table of three rows.
struct DeparturesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Departures", provider: PlainProvider()) { entry in
      VStack(alignment: .leading, spacing: 10) {
        Label("Central Station", systemImage: "tram.fill").font(.headline)
        Grid(alignment: .leading, verticalSpacing: 8) {
          ForEach(["Airport", "Harbor", "Old Town"], id: \.self) { goal in
            GridRow {
              Text("U\(goal.count % 4 + 1)").font(.footnote.bold())
                .padding(.horizontal, 6)
                .padding(.vertical, 2)
                .background(.blue.opacity(0.2), in: .rect(cornerRadius: 4))
              Text(goal)
              Spacer()
              Text(entry.date.addingTimeInterval(Double(goal.count) * 120), style: .time)
                .monospacedDigit()
            }
            .font(.subheadline)
          }
        }
        Spacer(minLength: 0)
      }
      .widgetURL(URL(string: "transit://central"))
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Departures")
    .description("Catch the next train.")
    .supportedFamilies([.systemMedium])
  }
}

/// Sleep: text on a dark ground, a thin bar of phases.
struct SleepWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Sleep", provider: PlainProvider()) { entry in
      VStack(alignment: .leading) {
        Label("Sleep", systemImage: "bed.double.fill").font(.headline)
        Spacer()
        Text("7 h \(10 + entry.step) min").font(.title2.weight(.semibold))
        HStack(spacing: 2) {
          ForEach([3, 5, 2, 6, 4], id: \.self) { part in
            Capsule().fill(.mint.opacity(Double(part) / 6)).frame(height: 6)
              .frame(maxWidth: CGFloat(part) * 12)
          }
        }
        .accessibilityHidden(true)
        Text("in bed since \(entry.date, style: .time)").font(.caption)
          .foregroundStyle(.white.opacity(0.8))
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, alignment: .leading)
      .widgetURL(URL(string: "sleep://last"))
      .containerBackground(Color(red: 0.07, green: 0.1, blue: 0.25).gradient, for: .widget)
    }
    .configurationDisplayName("Sleep")
    .description("Understand your nights.")
    .supportedFamilies([.systemSmall])
  }
}
