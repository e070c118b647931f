import SwiftUI
import WidgetKit

/// Weekday and day in large type, then the next events: the small widget.
struct UpNextView: View {
  let entry: CalendarEntry
  let limit: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.date, format: .dateTime.weekday(.wide))
        .font(.caption2.weight(.semibold))
        .textCase(.uppercase)
        .foregroundStyle(.accent)
        .lineLimit(1)
      Text(entry.date, format: .dateTime.day())
        .font(.system(size: 34, weight: .light))
        .padding(.top, -2)
      Spacer(minLength: 2)
      VStack(alignment: .leading, spacing: 5) {
        ForEach(events) { event in
          EventRow(event: event)
        }
        if events.isEmpty {
          Text("No more events today")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private var events: [Event] { Array(entry.upcoming.prefix(limit)) }
}

struct EventRow: View {
  let event: Event

  var body: some View {
    HStack(spacing: 6) {
      Capsule()
        .fill(event.color)
        .frame(width: 3.5)
      VStack(alignment: .leading, spacing: 0) {
        Text(event.title)
          .font(.caption.weight(.semibold))
        Text(event.start...event.end)
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

struct AgendaView: View {
  let entry: CalendarEntry
  let limit: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 7) {
      HStack(spacing: 4) {
        Image(decorative: "Leaf")
          .resizable()
          .frame(width: 10, height: 10)
        Text(isToday ? "TODAY" : "TOMORROW")
        Spacer()
        if entry.upcoming.count > limit {
          Text("\(entry.upcoming.count - limit) more")
        }
      }
      .font(.caption2.weight(.semibold))
      .foregroundStyle(.secondary)
      ForEach(entry.upcoming.prefix(limit)) { event in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Circle()
            .fill(event.color)
            .frame(width: 8, height: 8)
          Text(event.title)
            .font(.footnote.weight(.medium))
          Spacer()
          Text(event.start, style: .time)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .lineLimit(1)
      }
    }
  }

  private var isToday: Bool {
    entry.upcoming.first.map { entry.month.calendar.isDate($0.start, inSameDayAs: entry.date) }
      ?? false
  }
}

struct MonthView: View {
  let month: MonthGrid
  let today: Date
  var isLarge = false

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: isLarge ? 8 : 4) {
      Text(month.title, format: .dateTime.month(.wide))
        .font(isLarge ? .headline : .caption2.weight(.semibold))
        .textCase(isLarge ? nil : .uppercase)
        .foregroundStyle(.accent)
        .padding(.leading, isLarge ? 8 : 3)
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, symbol in
          Text(symbol)
            .font(.system(size: isLarge ? 11 : 9, weight: .semibold))
            .foregroundStyle(.secondary)
        }
      }
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
          GridRow {
            ForEach(Array(week.enumerated()), id: \.offset) { _, day in
              DayCell(day: day, month: month, today: today, isLarge: isLarge)
            }
          }
        }
      }
    }
  }
}

struct DayCell: View {
  let day: Date?
  let month: MonthGrid
  let today: Date
  let isLarge: Bool
  @Environment(\.widgetRenderingMode) private var renderingMode

  var body: some View {
    ZStack {
      if let day {
        if isToday {
          Circle()
            .fill(.accent)
            // Opaque, it would swallow the number where everything is one color.
            .opacity(renderingMode == .accented ? 0.3 : 1)
            .padding(isLarge ? 0 : -1)
        }
        Text(day, format: .dateTime.day())
          .font(.system(size: isLarge ? 15 : 10, weight: isToday ? .bold : .medium))
          .foregroundStyle(foreground(day))
          .minimumScaleFactor(0.7)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var isToday: Bool {
    day.map { month.calendar.isDate($0, inSameDayAs: today) } ?? false
  }

  private func foreground(_ day: Date) -> Color {
    if isToday { return .white }
    return month.isWeekend(day) ? .secondary : .primary
  }
}
