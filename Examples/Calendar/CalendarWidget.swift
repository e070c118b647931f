import SwiftUI
import WidgetKit

struct CalendarEntry: TimelineEntry {
  let date: Date
  let month: MonthGrid
  let events: [Event]
}

extension CalendarEntry {
  init(date: Date, calendar: Calendar = .current) {
    self.init(
      date: date, month: MonthGrid(containing: date, calendar: calendar),
      events: Event.samples(for: date, calendar: calendar))
  }

  /// What is not over yet, today's and tomorrow's.
  var upcoming: [Event] {
    events.filter { $0.end > date }
  }
}

struct CalendarProvider: TimelineProvider {
  func placeholder(in context: Context) -> CalendarEntry {
    CalendarEntry(date: .now)
  }

  func getSnapshot(in context: Context, completion: @escaping (CalendarEntry) -> Void) {
    completion(CalendarEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CalendarEntry>) -> Void) {
    let now = Date.now
    let midnight = Calendar.current.startOfDay(for: now).addingTimeInterval(86_400)
    let changes = Event.samples(for: now).map(\.end).filter { $0 > now && $0 < midnight }
    let entries = ([now] + changes.sorted()).map { CalendarEntry(date: $0) }
    completion(Timeline(entries: entries, policy: .after(midnight)))
  }
}

@main
struct CalendarWidget: Widget {
  // vitrine:disable text-too-small, text-does-not-scale -- a month is read as a picture, not day by day
  // vitrine:disable text-truncated -- people give events names of any length
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Calendar", provider: CalendarProvider()) { entry in
      CalendarWidgetView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .widgetURL(URL(string: "calendar://today"))
        .containerBackground(Color("WidgetBackground"), for: .widget)
    }
    .configurationDisplayName("Calendar")
    .description("See the month and what comes next.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct CalendarWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: CalendarEntry

  var body: some View {
    switch family {
    case .systemMedium:
      HStack(spacing: 20) {
        UpNextView(entry: entry, limit: 2)
        MonthView(month: entry.month, today: entry.date)
      }
    case .systemLarge:
      VStack(alignment: .leading, spacing: 12) {
        MonthView(month: entry.month, today: entry.date, isLarge: true)
        Divider()
        AgendaView(entry: entry, limit: 3)
      }
    default:
      UpNextView(entry: entry, limit: 2)
    }
  }
}
