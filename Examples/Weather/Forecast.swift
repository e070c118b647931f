import Foundation

enum Condition: String, CaseIterable {
  case sunny
  case partlyCloudy
  case cloudy
  case rain
  case clearNight

  var title: LocalizedStringResource {
    switch self {
    case .sunny: "Sunny"
    case .partlyCloudy: "Partly Cloudy"
    case .cloudy: "Cloudy"
    case .rain: "Rain"
    case .clearNight: "Clear"
    }
  }

  var symbol: String {
    switch self {
    case .sunny: "sun.max.fill"
    case .partlyCloudy: "cloud.sun.fill"
    case .cloudy: "cloud.fill"
    case .rain: "cloud.rain.fill"
    case .clearNight: "moon.stars.fill"
    }
  }
}

struct HourForecast: Identifiable {
  let date: Date
  let temperature: Double
  let condition: Condition

  var id: Date { date }
}

struct Forecast {
  let city: LocalizedStringResource
  let current: HourForecast
  let high: Double
  let low: Double
  let hours: [HourForecast]
}

extension Forecast {
  /// A mild day by the sea in degrees Celsius, one value for each hour.
  private static let curve: [Double] = [
    15, 15, 14, 14, 14, 15, 16, 17, 19, 21, 22, 24,
    25, 26, 26, 25, 24, 23, 21, 20, 18, 17, 16, 16,
  ]

  static func sample(at date: Date, calendar: Calendar = .current) -> Forecast {
    let start = calendar.dateInterval(of: .hour, for: date)?.start ?? date
    let hours = (0..<12).map { offset in
      let moment = start.addingTimeInterval(Double(offset) * 3600)
      let hour = calendar.component(.hour, from: moment)
      return HourForecast(
        date: moment, temperature: curve[hour], condition: condition(at: hour))
    }
    return Forecast(
      city: "Lisbon", current: hours[0], high: curve.max() ?? 0, low: curve.min() ?? 0,
      hours: hours)
  }

  static func rainy(at date: Date) -> Forecast {
    let fair = sample(at: date)
    let hours = fair.hours.map {
      HourForecast(date: $0.date, temperature: $0.temperature - 7, condition: .rain)
    }
    return Forecast(
      city: fair.city, current: hours[0], high: fair.high - 7, low: fair.low - 7, hours: hours)
  }

  private static func condition(at hour: Int) -> Condition {
    switch hour {
    case 0..<6, 21...: .clearNight
    case 6..<8: .cloudy
    case 12..<15: .partlyCloudy
    case 18..<20: .partlyCloudy
    default: .sunny
    }
  }
}

extension Double {
  /// The temperature as people of the current region read it: 72° or 22°.
  var degrees: String {
    Measurement(value: self, unit: UnitTemperature.celsius)
      .formatted(
        .measurement(
          width: .narrow, usage: .weather, hidesScaleName: true,
          numberFormatStyle: .number.precision(.fractionLength(0))))
  }
}
