import SwiftUI
import WidgetKit

extension Date {
  /// A Monday morning in June.
  fileprivate static let morning = Date(timeIntervalSince1970: 1_780_911_660)
}

#Preview("Sunny", as: .systemSmall) {
  WeatherWidget()
} timeline: {
  WeatherEntry(date: .morning, forecast: .sample(at: .morning))
  WeatherEntry(
    date: .morning.addingTimeInterval(13 * 3600),
    forecast: .sample(at: .morning.addingTimeInterval(13 * 3600)))
}

#Preview("Rainy day", as: .systemMedium) {
  WeatherWidget()
} timeline: {
  WeatherEntry(date: .morning, forecast: .rainy(at: .morning))
  WeatherEntry(date: .morning, forecast: .sample(at: .morning))
}

#Preview("Whole day", as: .systemLarge) {
  WeatherWidget()
} timelineProvider: {
  WeatherProvider()
}
