public enum PressureTrend: String, Codable, Hashable, Sendable, CaseIterable {
  case rising, falling, steady
}
public enum Precipitation: String, Codable, Hashable, Sendable, CaseIterable {
  case none, hail, mixed, rain, sleet, snow
}
public struct MinuteWeather: Hashable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}
public struct SunEvents: Hashable, Sendable {
  public var astronomicalDawn: Date?
  public var nauticalDawn: Date?
  public var civilDawn: Date?
  public var sunrise: Date?
  public var solarNoon: Date?
  public var sunset: Date?
  public var civilDusk: Date?
  public var nauticalDusk: Date?
  public var astronomicalDusk: Date?
  public var solarMidnight: Date?
}
public enum MoonPhase: String, Codable, Hashable, Sendable, CaseIterable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent
}
public struct MoonEvents: Hashable, Sendable {
  public var phase: MoonPhase
  public var moonrise: Date?
  public var moonset: Date?
}
public enum WeatherSeverity: String, Codable, Hashable, Sendable, CaseIterable {
  case minor, moderate, severe, extreme, unknown
}
public struct WeatherAlert: Hashable, Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
}
