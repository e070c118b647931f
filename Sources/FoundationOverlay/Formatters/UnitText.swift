import Synchronization
import VitrineICU

/// Amounts with their unit, in CLDR's words.
enum UnitText {
  static func duration(_ value: Double, _ unit: String, width: ICU.Width, locale: Locale) -> String
  {
    ICU.amount(
      value, "duration-\(unit)", width: width, options: "precision-integer",
      locale: locale.identifier) ?? "\(Int(value)) \(unit)"
  }

  /// CLDR's identifier of a Foundation unit, `length-kilometer`.
  static func identifier(of unit: Unit) -> String? {
    let kind = unqualifiedName(of: type(of: unit))
    return table[kind]?[unit.symbol]
  }

  /// By Foundation's class and symbol.
  private static let table: [String: [String: String]] = [
    "UnitLength": prefixed(
      "length",
      "km=kilometer m=meter dm=decimeter cm=centimeter mm=millimeter µm=micrometer nm=nanometer "
        + "pm=picometer in=inch ft=foot yd=yard mi=mile smi=mile-scandinavian ly=light-year "
        + "NM=nautical-mile ftm=fathom fur=furlong ua=astronomical-unit pc=parsec"),
    "UnitTemperature": prefixed("temperature", "°C=celsius °F=fahrenheit K=kelvin"),
    "UnitMass": prefixed(
      "mass",
      "kg=kilogram g=gram mg=milligram µg=microgram oz=ounce lb=pound st=stone t=metric-ton "
        + "ton=ton ct=carat oz_t=ounce-troy"),
    "UnitSpeed": prefixed(
      "speed", "m/s=meter-per-second km/h=kilometer-per-hour mph=mile-per-hour kn=knot"),
    "UnitDuration": prefixed(
      "duration",
      "s=second sec=second min=minute m=minute hr=hour h=hour ms=millisecond µs=microsecond "
        + "μs=microsecond ns=nanosecond"),
    "UnitAngle": prefixed(
      "angle", "°=degree ʹ=arc-minute ′=arc-minute ″=arc-second rad=radian rev=revolution"),
    "UnitArea": prefixed(
      "area",
      "km²=square-kilometer m²=square-meter cm²=square-centimeter in²=square-inch ft²=square-foot "
        + "yd²=square-yard mi²=square-mile ac=acre ha=hectare"),
    "UnitVolume": prefixed(
      "volume",
      "L=liter dL=deciliter cL=centiliter mL=milliliter m³=cubic-meter cm³=cubic-centimeter "
        + "km³=cubic-kilometer in³=cubic-inch ft³=cubic-foot tsp=teaspoon tbsp=tablespoon "
        + "fl_oz=fluid-ounce cup=cup pt=pint qt=quart gal=gallon"),
    "UnitEnergy": prefixed(
      "energy",
      "kJ=kilojoule J=joule kCal=foodcalorie Cal=foodcalorie cal=calorie kWh=kilowatt-hour"),
    "UnitPower": prefixed(
      "power", "W=watt kW=kilowatt MW=megawatt GW=gigawatt mW=milliwatt hp=horsepower"),
    "UnitPressure": prefixed(
      "pressure",
      "hPa=hectopascal kPa=kilopascal mbar=millibar bar=bar mmHg=millimeter-ofhg inHg=inch-ofhg "
        + "psi=pound-force-per-square-inch N/m²=pascal MPa=megapascal"),
    "UnitFrequency": prefixed("frequency", "Hz=hertz kHz=kilohertz MHz=megahertz GHz=gigahertz"),
    "UnitElectricCharge": prefixed("electric", "C=coulomb"),
    "UnitElectricCurrent": prefixed("electric", "A=ampere mA=milliampere"),
    "UnitElectricPotentialDifference": prefixed("electric", "V=volt"),
    "UnitElectricResistance": prefixed("electric", "Ω=ohm"),
    "UnitFuelEfficiency": prefixed(
      "consumption", "L/100km=liter-per-100-kilometer mpg=mile-per-gallon"),
    "UnitInformationStorage": prefixed(
      "digital",
      "B=byte kB=kilobyte MB=megabyte GB=gigabyte TB=terabyte PB=petabyte b=bit kb=kilobit "
        + "Mb=megabit Gb=gigabit"),
    "UnitAcceleration": prefixed("acceleration", "m/s²=meter-per-square-second g=g-force"),
    "UnitIlluminance": prefixed("light", "lx=lux"),
  ]

  private static func prefixed(_ kind: String, _ pairs: String) -> [String: String] {
    var result: [String: String] = [:]
    for pair in pairs.split(separator: " ") {
      let parts = pair.split(separator: "=")
      result[String(parts[0]).replacing("_", with: " ")] = "\(kind)-\(parts[1])"
    }
    return result
  }

  /// What decides how a measurement reads.
  private struct Phrase: Hashable {
    var value: Double
    var kind: ObjectIdentifier
    var symbol: String
    var usage: String?
    var width: ICU.Width
    var locale: Locale
    var number: FloatingPointFormatStyle<Double>?
  }

  /// The last measurements: one entry is drawn in many places, and ICU's conversions take as long
  /// as laying out the text.
  private static let phrases = Mutex<[Phrase: String]>([:])
  private static let mostPhrases = 256

  /// A measurement in words. With `usage` it is first converted to what people of the region use.
  static func measurement(
    _ value: Double, _ unit: Unit, usage: String?, width: ICU.Width, locale: Locale,
    number: FloatingPointFormatStyle<Double>?
  ) -> String {
    let phrase = Phrase(
      value: value, kind: ObjectIdentifier(type(of: unit)), symbol: unit.symbol, usage: usage,
      width: width, locale: locale, number: number)
    if let known = phrases.withLock({ $0[phrase] }) { return known }
    let text = text(value, unit, usage: usage, width: width, locale: locale, number: number)
    phrases.withLock {
      if $0.count >= mostPhrases { $0.removeAll() }
      $0[phrase] = text
    }
    return text
  }

  private static func text(
    _ value: Double, _ unit: Unit, usage: String?, width: ICU.Width, locale: Locale,
    number: FloatingPointFormatStyle<Double>?
  ) -> String {
    guard let identifier = identifier(of: unit) else {
      let style = number ?? FloatingPointFormatStyle<Double>()
      return "\(style.locale(locale).format(value)) \(unit.symbol)"
    }
    var skeleton = "measure-unit/\(identifier) \(width.skeleton)"
    if let usage { skeleton += " usage/\(usage)" }
    guard let text = ICU.number(value, skeleton: skeleton, locale: locale.identifier) else {
      return "\(value) \(unit.symbol)"
    }
    guard let number else { return text }
    return replacingNumber(in: text, value, identifier, usage, width, locale, number)
  }

  /// The same words around a number that the caller's style prints. What the number became in the
  /// region's unit is read back from ICU's own conversion with all digits.
  private static func replacingNumber(
    in text: String, _ value: Double, _ identifier: String, _ usage: String?, _ width: ICU.Width,
    _ locale: Locale, _ number: FloatingPointFormatStyle<Double>
  ) -> String {
    var converted = value
    if let usage {
      let probe =
        "measure-unit/\(identifier) unit-width-narrow usage/\(usage) group-off "
        + ".#################### latin"
      // A language without a region has the one that most of its people live in, as for ICU.
      let likely = Locale(identifier: locale.language.maximalIdentifier).region
      let region = "en_" + (locale.region ?? likely ?? .unitedStates).identifier
      if let exact = ICU.number(value, skeleton: probe, locale: region) {
        let digits = exact.prefix { $0.isNumber || ".,-".contains($0) }
        converted = Double(digits.replacing(",", with: ".")) ?? value
      }
    }
    guard let place = numberRange(in: text) else { return text }
    return text.replacingCharacters(in: place, with: number.locale(locale).format(converted))
  }

  /// Where the number stands in the words of a measurement, with its sign.
  static func numberRange(in text: String) -> Range<String.Index>? {
    let scalars = text.unicodeScalars
    func isDigit(_ index: String.Index) -> Bool {
      CharacterSet.decimalDigits.contains(scalars[index])
    }
    guard var start = scalars.indices.first(where: isDigit),
      let last = scalars.indices.last(where: isDigit)
    else { return nil }
    if start > scalars.startIndex {
      let before = scalars.index(before: start)
      if scalars[before] == "-" || scalars[before] == "\u{2212}" { start = before }
    }
    return start..<scalars.index(after: last)
  }
}
