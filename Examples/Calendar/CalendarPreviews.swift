import SwiftUI
import WidgetKit

private let monday = Date(timeIntervalSince1970: 1_780_911_660)

#Preview("Up next", as: .systemSmall) {
  CalendarWidget()
} timeline: {
  CalendarEntry(date: monday)
  CalendarEntry(date: monday.addingTimeInterval(10 * 3600))
}

#Preview("Month and events", as: .systemMedium) {
  CalendarWidget()
} timeline: {
  CalendarEntry(date: monday)
}

#Preview("Month", as: .systemLarge) {
  CalendarWidget()
} timeline: {
  CalendarEntry(date: monday)
}

#Preview("Month view alone", traits: .sizeThatFitsLayout) {
  MonthView(month: MonthGrid(containing: monday, calendar: .current), today: monday)
    .frame(width: 160, height: 150)
    .padding()
}
