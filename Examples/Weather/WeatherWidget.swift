import SwiftUI
import WidgetKit

struct WeatherEntry: TimelineEntry {
  let date: Date
  let forecast: Forecast
}

struct WeatherProvider: TimelineProvider {
  func placeholder(in context: Context) -> WeatherEntry {
    WeatherEntry(date: .now, forecast: .sample(at: .now))
  }

  func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
    completion(WeatherEntry(date: .now, forecast: .sample(at: .now)))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
    let now = Date.now
    let entries = (0..<6).map { hour in
      let date = now.addingTimeInterval(Double(hour) * 3600)
      return WeatherEntry(date: date, forecast: .sample(at: date))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct WeatherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Weather", provider: WeatherProvider()) { entry in
      WeatherWidgetView(entry: entry)
        .containerBackground(for: .widget) {
          SkyBackground(condition: entry.forecast.current.condition)
        }
    }
    .configurationDisplayName("Weather")
    .description("See the current conditions and the next hours.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .pushHandler(WeatherPushHandler.self)
  }
}

/// Gives the token to the server that pushes new forecasts.
struct WeatherPushHandler: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    let token = pushInfo.token.map { String(format: "%02x", $0) }.joined()
    UserDefaults.standard.set(token, forKey: "pushToken")
  }
}

struct WeatherWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.showsWidgetContainerBackground) private var hasSky
  let entry: WeatherEntry

  var body: some View {
    Group {
      switch family {
      case .systemMedium: MediumWeatherView(forecast: entry.forecast)
      case .systemLarge: LargeWeatherView(forecast: entry.forecast)
      default: SmallWeatherView(forecast: entry.forecast)
      }
    }
    // Without its sky (CarPlay, StandBy) the widget stands on what the system puts there.
    .foregroundStyle(hasSky ? Color.white : .primary)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .widgetURL(URL(string: "weather://lisbon"))
  }
}

struct SkyBackground: View {
  let condition: Condition

  var body: some View {
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }

  private var colors: [Color] {
    switch condition {
    case .sunny, .partlyCloudy: [Color(.dayTop), Color(.dayBottom)]
    case .cloudy, .rain: [Color(.cloudTop), Color(.cloudBottom)]
    case .clearNight: [Color(.nightTop), Color(.nightBottom)]
    }
  }
}
