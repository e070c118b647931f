@_exported public import VitrineFoundation

// The weather, by `weather.json` of `--data` or a sample; with `--data none` every request fails as
// without a connection.

public enum WeatherCondition: String, Codable, Hashable, Sendable, CaseIterable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix
  /// In words: "Partly Cloudy".
  public var description: String {
    var words = ""
    for letter in rawValue {
      if letter.isUppercase { words.append(" ") }
      words.append(words.isEmpty ? Character(letter.uppercased()) : letter)
    }
    return words
  }
}

public struct UVIndex: Codable, Hashable, Sendable {
  public enum ExposureCategory: String, Codable, Hashable, Sendable, CaseIterable {
    case low, moderate, high, veryHigh, extreme
  }
  public var value: Int
  public var category: ExposureCategory
}

public struct Wind: Hashable, Sendable {
  public var speed: Measurement<UnitSpeed>
  public var direction: Measurement<UnitAngle>
  public var gust: Measurement<UnitSpeed>?
}

public struct CurrentWeather: Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var humidity: Double
  public var cloudCover: Double
  public var isDaylight: Bool
  public var uvIndex: UVIndex
  public var wind: Wind
  public var dewPoint: Measurement<UnitTemperature>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var visibility: Measurement<UnitLength>
  public var precipitationIntensity: Measurement<UnitSpeed>
}

public struct HourWeather: Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var humidity: Double
  public var dewPoint: Measurement<UnitTemperature>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var visibility: Measurement<UnitLength>
  public var precipitation: Precipitation
  public var precipitationAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var precipitationChance: Double
  public var cloudCover: Double
  public var isDaylight: Bool
  public var uvIndex: UVIndex
  public var wind: Wind
}

public struct DayWeather: Hashable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var precipitationChance: Double
  public var uvIndex: UVIndex
  public var wind: Wind
}

public struct Forecast<Element: Hashable & Sendable>: RandomAccessCollection, Hashable, Sendable {
  public var forecast: [Element]
  public var startIndex: Int { 0 }
  public var endIndex: Int { forecast.count }
  public subscript(position: Int) -> Element { forecast[position] }
}

public struct Weather: Hashable, Sendable {
  public var currentWeather: CurrentWeather
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var minuteForecast: Forecast<MinuteWeather>?
  public var weatherAlerts: [WeatherAlert]?
}

public enum WeatherError: Error, Sendable { case permissionDenied, unknown }

public struct WeatherAttribution: Sendable {
  public let combinedMarkLightURL: URL
  public let combinedMarkDarkURL: URL
  public let legalPageURL: URL
}

public struct WeatherQuery<T>: Sendable {
  /// The part of the whole weather that is asked for.
  let answer: @Sendable (Weather) -> T
}

extension WeatherQuery {
  public static var current: WeatherQuery<CurrentWeather> {
    WeatherQuery<CurrentWeather> { $0.currentWeather }
  }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>> { $0.hourlyForecast }
  }
  public static var daily: WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>> { $0.dailyForecast }
  }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    WeatherQuery<Forecast<MinuteWeather>?> { $0.minuteForecast }
  }
  public static var alerts: WeatherQuery<[WeatherAlert]?> {
    WeatherQuery<[WeatherAlert]?> { $0.weatherAlerts }
  }
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>> { weather in
      Forecast(
        forecast: weather.hourlyForecast.filter { $0.date >= startDate && $0.date < endDate })
    }
  }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>> { weather in
      Forecast(
        forecast: weather.dailyForecast.filter { $0.date >= startDate && $0.date < endDate })
    }
  }
}

public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}
  public func weather(for location: CLLocation) async throws -> Weather {
    try WeatherStandIn.weather()
  }
  public func weather<T>(for location: CLLocation, including query: WeatherQuery<T>) async throws
    -> T
  { query.answer(try WeatherStandIn.weather()) }
  public func weather<A, B>(
    for location: CLLocation, including a: WeatherQuery<A>, _ b: WeatherQuery<B>
  ) async throws -> (A, B) {
    let weather = try WeatherStandIn.weather()
    return (a.answer(weather), b.answer(weather))
  }
  public func weather<A, B, C>(
    for location: CLLocation, including a: WeatherQuery<A>, _ b: WeatherQuery<B>,
    _ c: WeatherQuery<C>
  ) async throws -> (A, B, C) {
    let weather = try WeatherStandIn.weather()
    return (a.answer(weather), b.answer(weather), c.answer(weather))
  }
  public func weather<A, B, C, D>(
    for location: CLLocation, including a: WeatherQuery<A>, _ b: WeatherQuery<B>,
    _ c: WeatherQuery<C>, _ d: WeatherQuery<D>
  ) async throws -> (A, B, C, D) {
    let weather = try WeatherStandIn.weather()
    return (a.answer(weather), b.answer(weather), c.answer(weather), d.answer(weather))
  }
  public func weather<A, B, C, D, E>(
    for location: CLLocation, including a: WeatherQuery<A>, _ b: WeatherQuery<B>,
    _ c: WeatherQuery<C>, _ d: WeatherQuery<D>, _ e: WeatherQuery<E>
  ) async throws -> (A, B, C, D, E) {
    let weather = try WeatherStandIn.weather()
    return (
      a.answer(weather), b.answer(weather), c.answer(weather), d.answer(weather),
      e.answer(weather)
    )
  }
  public func weather<A, B, C, D, E, F>(
    for location: CLLocation, including a: WeatherQuery<A>, _ b: WeatherQuery<B>,
    _ c: WeatherQuery<C>, _ d: WeatherQuery<D>, _ e: WeatherQuery<E>, _ f: WeatherQuery<F>
  ) async throws -> (A, B, C, D, E, F) {
    let weather = try WeatherStandIn.weather()
    return (
      a.answer(weather), b.answer(weather), c.answer(weather), d.answer(weather),
      e.answer(weather), f.answer(weather)
    )
  }
  public var attribution: WeatherAttribution {
    get async throws {
      guard WeatherStandIn.standIn.isAllowed else { throw URLError(.notConnectedToInternet) }
      return WeatherAttribution.standIn
    }
  }
}
