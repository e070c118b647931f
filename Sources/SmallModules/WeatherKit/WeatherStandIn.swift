import VitrineFoundation

/// The weather of `weather.json`, or of an early summer day by the sea. Temperatures in °C, speeds in
/// km/h, chances and humidity from 0 to 1; what a fixture leaves out is the sample's.
struct WeatherFixture: Decodable {
  struct Moment: Decodable {
    var condition: WeatherCondition?
    var symbolName: String?
    var temperature: Double?
    var apparentTemperature: Double?
    var humidity: Double?
    var cloudCover: Double?
    var uvIndex: Int?
    var windSpeed: Double?
    /// Degrees from north, clockwise.
    var windDirection: Double?
    var precipitationChance: Double?
  }
  struct Day: Decodable {
    var condition: WeatherCondition?
    var symbolName: String?
    var high: Double?
    var low: Double?
    var precipitationChance: Double?
    var uvIndex: Int?
    var windSpeed: Double?
    /// As `StandInDate` reads them.
    var sunrise: String?
    var sunset: String?
  }
  struct Alert: Decodable {
    var summary: String
    var source: String?
    var region: String?
    var severity: WeatherSeverity?
  }
  var current: Moment?
  /// From the hour that is shown on.
  var hourly: [Moment]?
  /// From today on.
  var daily: [Day]?
  var alerts: [Alert]?
}

enum WeatherStandIn {
  static let standIn = StandIn("WeatherKit", "weather.json")

  static func weather() throws -> Weather {
    guard standIn.isAllowed else { throw URLError(.notConnectedToInternet) }
    return WeatherMaker(fixture: standIn.fixture() ?? WeatherFixture()).weather
  }
}

/// From a fixture to the service's answer.
private struct WeatherMaker {
  let fixture: WeatherFixture
  private let now = Date()

  /// Apple's forecast has 10 days and their 240 hours.
  private static let (days, hours) = (10, 240)

  /// The sample's days: what the sky does, °C, chance of rain.
  private static let sample: [(sky: WeatherCondition, high: Double, low: Double, rain: Double)] = [
    (.partlyCloudy, 21, 13, 0.05), (.mostlyClear, 23, 14, 0), (.clear, 25, 15, 0),
    (.partlyCloudy, 22, 14, 0.1), (.rain, 18, 13, 0.7), (.drizzle, 17, 12, 0.45),
    (.mostlyCloudy, 19, 12, 0.2), (.partlyCloudy, 20, 13, 0.1), (.clear, 22, 13, 0),
    (.mostlyClear, 24, 14, 0),
  ]

  var weather: Weather {
    let hours = hourly
    return Weather(
      currentWeather: current(hours[0]), hourlyForecast: Forecast(forecast: hours),
      dailyForecast: Forecast(forecast: (0..<Self.days).map(day)),
      minuteForecast: minutes(hours[0]),
      weatherAlerts: alerts)
  }

  // MARK: Parts

  private func current(_ hour: HourWeather) -> CurrentWeather {
    let now = fixture.current
    let condition = now?.condition ?? hour.condition
    let temperature = now?.temperature ?? hour.temperature.value
    return CurrentWeather(
      date: self.now, condition: condition,
      symbolName: now?.symbolName
        ?? (now?.condition == nil
          ? hour.symbolName : condition.symbol(isDaylight: hour.isDaylight)),
      temperature: degrees(temperature),
      apparentTemperature: degrees(now?.apparentTemperature ?? temperature - 1),
      humidity: now?.humidity ?? hour.humidity, cloudCover: now?.cloudCover ?? hour.cloudCover,
      isDaylight: hour.isDaylight, uvIndex: now?.uvIndex.map(UVIndex.init(value:)) ?? hour.uvIndex,
      wind: wind(now, or: hour.wind), dewPoint: degrees(temperature - 8), pressure: hour.pressure,
      pressureTrend: .steady, visibility: hour.visibility,
      precipitationIntensity: Measurement(
        value: condition.isWet ? 3.3e-7 : 0, unit: .metersPerSecond))
  }

  private var hourly: [HourWeather] {
    let first = StandInDate.hour
    return (0..<Self.hours).map { index in
      let date = first.addingTimeInterval(3600 * Double(index))
      let given = fixture.hourly.flatMap { $0.isEmpty ? nil : $0[min(index, $0.count - 1)] }
      return hour(date, given)
    }
  }

  private func hour(_ date: Date, _ given: WeatherFixture.Moment?) -> HourWeather {
    let calendar = Calendar.current
    let time = Double(calendar.component(.hour, from: date))
    let start = calendar.startOfDay(for: now)
    let index = max(0, Int(date.timeIntervalSince(start) / 86_400))
    let day = values(min(index, Self.days - 1))
    let isDaylight = time >= 6 && time < 21
    // Warmest at three in the afternoon, coldest at three at night.
    let warmth = (1 + cos((time - 15) / 12 * .pi)) / 2
    let temperature = given?.temperature ?? (day.low + (day.high - day.low) * warmth)
    let condition = given?.condition ?? day.sky
    let rain = given?.precipitationChance ?? day.rain
    return HourWeather(
      date: date, condition: condition,
      symbolName: given?.symbolName ?? condition.symbol(isDaylight: isDaylight),
      temperature: degrees(temperature),
      apparentTemperature: degrees(given?.apparentTemperature ?? temperature - 1),
      humidity: given?.humidity ?? 0.58, dewPoint: degrees(temperature - 8),
      pressure: Measurement(value: 1016, unit: .hectopascals), pressureTrend: .steady,
      visibility: Measurement(value: 16_000, unit: .meters),
      precipitation: condition.isWet ? .rain : .none,
      precipitationAmount: Measurement(value: condition.isWet ? 0.8 : 0, unit: .millimeters),
      snowfallAmount: Measurement(value: 0, unit: .millimeters), precipitationChance: rain,
      cloudCover: given?.cloudCover ?? condition.cloudCover, isDaylight: isDaylight,
      uvIndex: UVIndex(value: given?.uvIndex ?? (isDaylight ? Int((warmth * 7).rounded()) : 0)),
      wind: wind(given, or: wind(14, 270)))
  }

  private func values(_ index: Int) -> (
    sky: WeatherCondition, high: Double, low: Double, rain: Double
  ) {
    let sample = Self.sample[index % Self.sample.count]
    guard let days = fixture.daily, !days.isEmpty else { return sample }
    let given = days[min(index, days.count - 1)]
    let high = given.high ?? sample.high
    return (
      given.condition ?? sample.sky, high, given.low ?? min(sample.low, high),
      given.precipitationChance ?? sample.rain
    )
  }

  private func day(_ index: Int) -> DayWeather {
    let values = values(index)
    let given = fixture.daily.flatMap { $0.isEmpty ? nil : $0[min(index, $0.count - 1)] }
    return DayWeather(
      date: StandInDate.at(day: index, 0), condition: values.sky,
      symbolName: given?.symbolName ?? values.sky.symbol(isDaylight: true),
      highTemperature: degrees(values.high), lowTemperature: degrees(values.low),
      precipitation: values.sky.isWet ? .rain : .none,
      precipitationAmount: Measurement(value: values.sky.isWet ? 6 : 0, unit: .millimeters),
      snowfallAmount: Measurement(value: 0, unit: .millimeters), sun: sun(index, given),
      moon: MoonEvents(
        phase: .waningGibbous, moonrise: StandInDate.at(day: index, 23, 48),
        moonset: StandInDate.at(day: index, 9, 2)),
      precipitationChance: values.rain, uvIndex: UVIndex(value: given?.uvIndex ?? 7),
      wind: wind(given?.windSpeed ?? 16, 270))
  }

  private func sun(_ index: Int, _ given: WeatherFixture.Day?) -> SunEvents {
    let rise = given?.sunrise.flatMap(StandInDate.parse) ?? StandInDate.at(day: index, 5, 48)
    let set = given?.sunset.flatMap(StandInDate.parse) ?? StandInDate.at(day: index, 20, 31)
    func at(_ date: Date, _ minutes: Double) -> Date { date.addingTimeInterval(60 * minutes) }
    let noon = at(rise, set.timeIntervalSince(rise) / 120)
    return SunEvents(
      astronomicalDawn: at(rise, -108), nauticalDawn: at(rise, -69), civilDawn: at(rise, -31),
      sunrise: rise, solarNoon: noon, sunset: set, civilDusk: at(set, 31),
      nauticalDusk: at(set, 69), astronomicalDusk: at(set, 108), solarMidnight: at(noon, 720))
  }

  private func minutes(_ hour: HourWeather) -> Forecast<MinuteWeather> {
    Forecast(
      forecast: (0..<60).map { minute in
        MinuteWeather(
          date: now.addingTimeInterval(60 * Double(minute)), precipitation: hour.precipitation,
          precipitationChance: hour.precipitationChance,
          precipitationIntensity: Measurement(
            value: hour.condition.isWet ? 3.3e-7 : 0, unit: .metersPerSecond))
      })
  }

  private var alerts: [WeatherAlert] {
    (fixture.alerts ?? []).map {
      WeatherAlert(
        detailsURL: WeatherAttribution.standIn.legalPageURL, source: $0.source ?? "",
        summary: $0.summary, region: $0.region, severity: $0.severity ?? .moderate)
    }
  }

  // MARK: Values

  private func degrees(_ value: Double) -> Measurement<UnitTemperature> {
    Measurement(value: (value * 10).rounded() / 10, unit: .celsius)
  }

  private func wind(_ speed: Double, _ direction: Double) -> Wind {
    Wind(
      speed: Measurement(value: speed, unit: .kilometersPerHour),
      direction: Measurement(value: direction, unit: .degrees),
      gust: Measurement(value: speed * 1.5, unit: .kilometersPerHour))
  }

  private func wind(_ given: WeatherFixture.Moment?, or other: Wind) -> Wind {
    guard given?.windSpeed != nil || given?.windDirection != nil else { return other }
    return wind(
      given?.windSpeed ?? other.speed.value, given?.windDirection ?? other.direction.value)
  }
}

extension WeatherAttribution {
  static let standIn = WeatherAttribution(
    combinedMarkLightURL: page("assets/branding/en/Apple_Weather_blk_en_3X_090122.png"),
    combinedMarkDarkURL: page("assets/branding/en/Apple_Weather_wht_en_3X_090122.png"),
    legalPageURL: page("legal-attribution.html"))

  private static func page(_ path: String) -> URL {
    URL(string: "https://weatherkit.apple.com/\(path)") ?? URL(fileURLWithPath: "/")
  }
}

extension UVIndex {
  /// By the World Health Organization's limits.
  init(value: Int) {
    let category: ExposureCategory =
      switch value {
      case ...2: .low
      case 3...5: .moderate
      case 6...7: .high
      case 8...10: .veryHigh
      default: .extreme
      }
    self.init(value: value, category: category)
  }
}

extension WeatherCondition {
  fileprivate var isWet: Bool {
    switch self {
    case .drizzle, .rain, .heavyRain, .freezingDrizzle, .freezingRain, .sunShowers,
      .isolatedThunderstorms, .scatteredThunderstorms, .thunderstorms, .strongStorms,
      .tropicalStorm, .hurricane:
      true
    default: false
    }
  }

  fileprivate var cloudCover: Double {
    switch self {
    case .clear, .hot: 0.05
    case .mostlyClear, .breezy, .windy: 0.2
    case .partlyCloudy, .sunShowers, .sunFlurries: 0.45
    case .mostlyCloudy: 0.75
    default: 0.95
    }
  }

  /// SF Symbols' picture of it.
  fileprivate func symbol(isDaylight: Bool) -> String {
    switch self {
    case .clear, .mostlyClear, .hot: isDaylight ? "sun.max" : "moon.stars"
    case .partlyCloudy: isDaylight ? "cloud.sun" : "cloud.moon"
    case .mostlyCloudy, .cloudy: "cloud"
    case .drizzle, .freezingDrizzle: "cloud.drizzle"
    case .rain, .freezingRain: "cloud.rain"
    case .sunShowers: isDaylight ? "cloud.sun.rain" : "cloud.moon.rain"
    case .heavyRain: "cloud.heavyrain"
    case .hail: "cloud.hail"
    case .sleet, .wintryMix: "cloud.sleet"
    case .snow, .heavySnow, .flurries, .sunFlurries: "cloud.snow"
    case .blizzard, .blowingSnow: "wind.snow"
    case .isolatedThunderstorms, .scatteredThunderstorms: "cloud.bolt"
    case .thunderstorms, .strongStorms: "cloud.bolt.rain"
    case .tropicalStorm: "tropicalstorm"
    case .hurricane: "hurricane"
    case .foggy: "cloud.fog"
    case .haze: isDaylight ? "sun.haze" : "moon.haze"
    case .smoky: "smoke"
    case .breezy, .windy: "wind"
    case .blowingDust: "sun.dust"
    case .frigid: "thermometer.snowflake"
    }
  }
}
