@_exported public import VitrineFoundation

// The weather. Inert: the service has no answer, every request fails as without a connection.

public enum WeatherCondition: String, Codable, Hashable, Sendable, CaseIterable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix
  public var description: String { rawValue }
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
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>>()
  }
  public static var daily: WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>>()
  }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    WeatherQuery<Forecast<MinuteWeather>?>()
  }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>() }
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>>()
  }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>>()
  }
}

public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}
  public func weather(for location: CLLocation) async throws -> Weather {
    throw URLError(.notConnectedToInternet)
  }
  public func weather<T>(for location: CLLocation, including query: WeatherQuery<T>) async throws
    -> T
  { throw URLError(.notConnectedToInternet) }
  public func weather<A, B>(
    for location: CLLocation, including a: WeatherQuery<A>, _ b: WeatherQuery<B>
  ) async throws -> (A, B) { throw URLError(.notConnectedToInternet) }
  public func weather<A, B, C>(
    for location: CLLocation, including a: WeatherQuery<A>, _ b: WeatherQuery<B>,
    _ c: WeatherQuery<C>
  ) async throws -> (A, B, C) { throw URLError(.notConnectedToInternet) }
  public func weather<A, B, C, D>(
    for location: CLLocation, including a: WeatherQuery<A>, _ b: WeatherQuery<B>,
    _ c: WeatherQuery<C>, _ d: WeatherQuery<D>
  ) async throws -> (A, B, C, D) { throw URLError(.notConnectedToInternet) }
  public func weather<A, B, C, D, E>(
    for location: CLLocation, including a: WeatherQuery<A>, _ b: WeatherQuery<B>,
    _ c: WeatherQuery<C>, _ d: WeatherQuery<D>, _ e: WeatherQuery<E>
  ) async throws -> (A, B, C, D, E) { throw URLError(.notConnectedToInternet) }
  public func weather<A, B, C, D, E, F>(
    for location: CLLocation, including a: WeatherQuery<A>, _ b: WeatherQuery<B>,
    _ c: WeatherQuery<C>, _ d: WeatherQuery<D>, _ e: WeatherQuery<E>, _ f: WeatherQuery<F>
  ) async throws -> (A, B, C, D, E, F) { throw URLError(.notConnectedToInternet) }
  public var attribution: WeatherAttribution {
    get async throws { throw URLError(.notConnectedToInternet) }
  }
}
