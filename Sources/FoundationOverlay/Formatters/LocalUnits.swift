import VitrineICU

/// The unit that people of a region use for something, read from ICU's own conversion of a large amount.
enum LocalUnit {
  /// - among: what there is to choose from; the first is what stands in the question, and the answer where ICU
  ///   gives no other.
  static func find<U: Dimension>(
    among units: [U], _ usage: MeasurementFormatUnitUsage<U>, _ locale: Locale
  ) -> U {
    let likely = Locale(identifier: locale.language.maximalIdentifier).region
    let region = "en_" + (locale.region ?? likely ?? .unitedStates).identifier
    let usage = usage.name ?? "default"
    guard let answer = name(of: units[0], "usage/\(usage)", region) else { return units[0] }
    // Of feet and inches it is feet: what comes first.
    let named = units.compactMap { unit in
      name(of: unit, "", region).map { (unit: unit, name: $0) }
    }.filter { answer.hasPrefix($0.name) }
    return named.max { $0.name.count < $1.name.count }?.unit ?? units[0]
  }

  /// What stands behind the number.
  private static func name(of unit: Unit, _ usage: String, _ region: String) -> String? {
    guard let identifier = UnitText.identifier(of: unit) else { return nil }
    let skeleton = "measure-unit/\(identifier) unit-width-short group-off latin \(usage)"
    return ICU.number(amount, skeleton: skeleton, locale: region)
      .map { String($0.drop { $0.isNumber || ".,-".contains($0) }) }
  }

  /// Enough for the largest unit of a usage, as kilometers on roads.
  private static let amount = 100.0
}

extension Dimension {
  fileprivate convenience init(like unit: Dimension) {
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitTemperature {
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general
  ) {
    let unit = LocalUnit.find(among: [.celsius, .fahrenheit, .kelvin], usage, locale)
    self.init(like: unit)
  }
}
extension UnitLength {
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general
  ) {
    let unit = LocalUnit.find(
      among: [.kilometers, .meters, .centimeters, .millimeters, .miles, .yards, .feet, .inches],
      usage, locale)
    self.init(like: unit)
  }
}
extension UnitMass {
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general
  ) {
    let unit = LocalUnit.find(
      among: [.kilograms, .grams, .pounds, .ounces, .stones, .metricTons], usage, locale)
    self.init(like: unit)
  }
}
extension UnitSpeed {
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general
  ) {
    let unit = LocalUnit.find(
      among: [.kilometersPerHour, .metersPerSecond, .milesPerHour, .knots], usage, locale)
    self.init(like: unit)
  }
}
extension UnitEnergy {
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general
  ) {
    let unit = LocalUnit.find(
      among: [.kilowattHours, .kilocalories, .kilojoules, .joules, .calories], usage, locale)
    self.init(like: unit)
  }
}
extension UnitVolume {
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general
  ) {
    let unit = LocalUnit.find(
      among: [.liters, .milliliters, .gallons, .fluidOunces, .cubicMeters], usage, locale)
    self.init(like: unit)
  }
}
extension UnitPressure {
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general
  ) {
    let unit = LocalUnit.find(
      among: [.hectopascals, .millibars, .inchesOfMercury, .millimetersOfMercury], usage, locale)
    self.init(like: unit)
  }
}
