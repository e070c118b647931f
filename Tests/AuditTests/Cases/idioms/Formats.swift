import Charts
import SwiftUI
import UIKit
import WidgetKit

// MARK: Formats that are the same everywhere

struct Agenda: TimelineEntry {
  let date: Date
  var title: String { "Team meeting" }
}

struct AgendaProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Agenda { Agenda(date: Date()) }
  func snapshot(for configuration: AgendaOptions, in context: Context) async -> Agenda {
    Agenda(date: Date())
  }
  func timeline(for configuration: AgendaOptions, in context: Context) async -> Timeline<Agenda> {
    let start = Calendar.current.startOfDay(for: .now)
    let days = (0..<4).compactMap { Calendar.current.date(byAdding: .day, value: $0, to: start) }
    return Timeline(
      entries: [Agenda(date: .now)] + days.dropFirst().map(Agenda.init), policy: .atEnd)
  }
}

extension Formatter {
  static let shortDay: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "EEE, MMM d"
    return formatter
  }()
  static let clock: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    return formatter
  }()
}

struct AgendaRow<Value: View>: View {
  var name: LocalizedStringKey
  @ViewBuilder var value: Value
  var body: some View {
    LabeledContent {
      value
    } label: {
      Text(name).foregroundStyle(.secondary)
    }
    .font(.callout)
  }
}

struct AgendaDayWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "AgendaDay", intent: AgendaOptions.self, provider: AgendaProvider()
    ) { entry in
      VStack(alignment: .leading) {
        Text(Formatter.shortDay.string(from: entry.date)).font(.headline)
          .accessibilityIdentifier("n-shortday")
        AgendaRow(name: "Next") { Text(entry.title) }
      }
      .containerBackground(.fill.tertiary, for: .widget)
      .widgetURL(URL(string: "agenda://day"))
    }
    .configurationDisplayName("Day")
    .description("See the next event.")
    .supportedFamilies([.systemMedium])
  }
}

struct AgendaClockWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "AgendaClock", intent: AgendaOptions.self, provider: AgendaProvider()
    ) { entry in
      VStack {
        Text(entry.title).font(.headline)
        Text(Formatter.clock.string(from: entry.date)).font(.title2.monospacedDigit())
          .accessibilityIdentifier("n-clock24")
      }
      .containerBackground(.fill.tertiary, for: .widget)
      .widgetURL(URL(string: "agenda://clock"))
    }
    .configurationDisplayName("Next event")
    .description("Never miss the next event.")
    .supportedFamilies([.systemSmall])
  }
}

struct AgendaIssueWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "AgendaIssue", intent: AgendaOptions.self, provider: AgendaProvider()
    ) { entry in
      VStack(alignment: .leading) {
        Text("Last review").font(.headline)
        Text(
          entry.date.formatted(
            .dateTime.weekday(.wide).day().month(.wide).locale(Locale(identifier: "en_US")))
        )
        .accessibilityIdentifier("n-fixedlocale")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(.fill.tertiary, for: .widget)
      .widgetURL(URL(string: "agenda://review"))
    }
    .configurationDisplayName("Review")
    .description("Remember the last review.")
    .supportedFamilies([.systemSmall])
  }
}

/// `Calendar(identifier:)` with a locale of its own for the names of days.
struct AgendaStripWidget: Widget {
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "AgendaStrip", intent: AgendaOptions.self, provider: AgendaProvider()
    ) { entry in
      let weekday = Self.calendar.component(.weekday, from: entry.date)
      VStack(alignment: .leading) {
        Text(Self.calendar.weekdaySymbols[weekday - 1]).font(.title3.bold())
          .accessibilityIdentifier("n-weekday")
        Text("Nothing planned").foregroundStyle(.secondary)
      }
      .containerBackground(.fill.tertiary, for: .widget)
      .widgetURL(URL(string: "agenda://strip"))
    }
    .configurationDisplayName("Weekday")
    .description("See what is planned.")
    .supportedFamilies([.systemSmall])
  }
}

// MARK: Dynamic Type

struct AgendaFixedWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "AgendaFixed", intent: AgendaOptions.self, provider: AgendaProvider()
    ) { entry in
      VStack(alignment: .leading, spacing: 6) {
        Text(entry.title).font(.headline)
        Text("Room 4, second floor")
          .font(Font(UIFont.systemFont(ofSize: 13, weight: .regular)))
          .accessibilityIdentifier("n-uifont")
        Text(entry.date, style: .time).font(.body)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "agenda://room"))
    }
    .configurationDisplayName("Room")
    .description("Find the room.")
    .supportedFamilies([.systemSmall])
  }
}

struct AgendaCappedWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "AgendaCapped", intent: AgendaOptions.self, provider: AgendaProvider()
    ) { entry in
      VStack(alignment: .leading, spacing: 6) {
        Text("Guests").font(.headline)
        Text("Four people come").font(.subheadline)
        Text(entry.date, style: .date).font(.footnote)
      }
      .dynamicTypeSize(...DynamicTypeSize.large)
      .accessibilityIdentifier("n-capped")
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "agenda://guests"))
    }
    .configurationDisplayName("Guests")
    .description("See who comes.")
    .supportedFamilies([.systemSmall])
  }
}

struct AgendaBellWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "AgendaBell", intent: AgendaOptions.self, provider: AgendaProvider()
    ) { entry in
      VStack(alignment: .leading) {
        HStack(spacing: 6) {
          Image(systemName: "bell.badge")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: 18)
            .accessibilityHidden(true)
            .accessibilityIdentifier("n-bell")
          Text("Reminders").font(.headline)
        }
        Text(entry.date, style: .time)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "agenda://bell"))
    }
    .configurationDisplayName("Reminders")
    .description("Get reminded in time.")
    .supportedFamilies([.systemSmall])
  }
}

// MARK: Fonts and symbols

struct AgendaBrandWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "AgendaBrand", intent: AgendaOptions.self, provider: AgendaProvider()
    ) { entry in
      VStack(alignment: .leading) {
        Text(entry.title).font(.headline)
        Text("Planner").font(.custom("BrandonGrotesque-Medium", fixedSize: 22))
          .accessibilityIdentifier("n-brand")
        Text(entry.date, style: .time)
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "agenda://brand"))
    }
    .configurationDisplayName("Planner")
    .description("Open the planner.")
    .supportedFamilies([.systemSmall])
  }
}

struct AgendaTinyBrandWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "AgendaTinyBrand", intent: AgendaOptions.self, provider: AgendaProvider()
    ) { entry in
      VStack(alignment: .leading) {
        Text(entry.title).font(.headline)
        Text("by the planner people").font(.custom("Menlo", size: 9, relativeTo: .caption2))
          .accessibilityIdentifier("n-tinybrand")
        Text(entry.date, style: .time)
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "agenda://tiny"))
    }
    .configurationDisplayName("Planner")
    .description("Open the planner.")
    .supportedFamilies([.systemSmall])
  }
}

struct AgendaTypoWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "AgendaTypo", intent: AgendaOptions.self, provider: AgendaProvider()
    ) { entry in
      VStack(alignment: .leading) {
        Text(entry.title).font(.headline)
        HStack {
          Image(systemName: "calendar.badge.tick")
            .symbolRenderingMode(.hierarchical)
            .accessibilityHidden(true)
            .accessibilityIdentifier("n-typo")
          Text(entry.date, style: .time)
        }
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "agenda://typo"))
    }
    .configurationDisplayName("Planner")
    .description("Open the planner.")
    .supportedFamilies([.systemSmall])
  }
}

// MARK: Text in a picture

@MainActor private func banner(_ text: String) -> UIImage {
  let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemIndigo,
  ]
  let size = CGSize(width: 120, height: 30)
  let format = UIGraphicsImageRendererFormat()
  format.opaque = false
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    NSAttributedString(string: text, attributes: attributes).draw(at: .zero)
  }
}

struct AgendaBannerWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "AgendaBanner", intent: AgendaOptions.self, provider: AgendaProvider()
    ) { entry in
      VStack(alignment: .leading) {
        Image(uiImage: banner("Busy week")).accessibilityLabel("Busy week")
          .accessibilityIdentifier("n-banner")
        Text(entry.date, style: .time)
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "agenda://banner"))
    }
    .configurationDisplayName("Planner")
    .description("Open the planner.")
    .supportedFamilies([.systemSmall])
  }
}
