import AppIntents
import SwiftUI
import WidgetKit

struct Forecast: TimelineEntry {
  var date: Date
  var temperature: Int
  var sky: String
  var isMetric = false

  var text: String {
    isMetric ? "\((temperature - 32) * 5 / 9)°" : "\(temperature)°"
  }
}

struct ForecastProvider: TimelineProvider {
  private var isMetric: Bool { UserDefaults.standard.bool(forKey: "isMetric") }

  func placeholder(in context: Context) -> Forecast {
    Forecast(date: .now, temperature: 68, sky: "Clear")
  }

  func getSnapshot(in context: Context, completion: @escaping (Forecast) -> Void) {
    completion(Forecast(date: .now, temperature: 72, sky: "Sunny", isMetric: isMetric))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Forecast>) -> Void) {
    let temperatures = [72, 75, 77, 74]
    let entries = temperatures.enumerated().map { hour, temperature in
      Forecast(
        date: .now.addingTimeInterval(Double(hour) * 3600), temperature: temperature,
        sky: hour < 3 ? "Sunny" : "Cloudy", isMetric: isMetric)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct SwitchUnits: AppIntent {
  static let title: LocalizedStringResource = "Switch Units"

  func perform() async throws -> some IntentResult {
    let defaults = UserDefaults.standard
    defaults.set(!defaults.bool(forKey: "isMetric"), forKey: "isMetric")
    return .result()
  }
}

struct ForecastView: View {
  // vitrine:disable tap-target-too-small -- the unit is changed once
  // vitrine:disable families-identical -- an example of tests, which shows one forecast in every size
  @Environment(\.widgetFamily) private var family
  var forecast: Forecast

  var body: some View {
    switch family {
    case .accessoryInline:
      Label(forecast.text, systemImage: "sun.max.fill")
    case .accessoryCircular:
      Text(forecast.text).font(.title2).widgetAccentable()
        .containerBackground(.clear, for: .widget)
    default:
      VStack(alignment: .leading, spacing: 4) {
        Label(forecast.sky, systemImage: "sun.max.fill").font(.headline)
        Text(forecast.text).font(.system(size: 44, weight: .semibold)).widgetAccentable()
          .accessibilityIdentifier("temperature")
        Spacer(minLength: 0)
        Button(intent: SwitchUnits()) {
          Text(forecast.isMetric ? "Show °F" : "Show °C").font(.caption)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("units")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .foregroundStyle(.white)
      .containerBackground(.blue.gradient, for: .widget)
      .widgetURL(URL(string: "forecast://today"))
    }
  }
}

struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Forecast", provider: ForecastProvider()) {
      ForecastView(forecast: $0)
    }
    .configurationDisplayName("Forecast")
    .description("See how warm it is.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryInline])
  }
}

#Preview("Noon", as: .systemSmall) {
  ForecastWidget()
} timeline: {
  Forecast(date: .now, temperature: 72, sky: "Sunny")
}

@main
struct ForecastBundle: WidgetBundle {
  var body: some Widget { ForecastWidget() }
}
