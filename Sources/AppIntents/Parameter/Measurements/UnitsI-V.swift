public import Foundation

public enum _UnitInformationStorageChoice: String, _MeasurementUnitChoice {
  case bytes, bits, nibbles, yottabytes, zettabytes, exabytes, petabytes, terabytes, gigabytes
  case megabytes, kilobytes, yottabits, zettabits, exabits, petabits, terabits, gigabits
  case megabits, kilobits, yobibytes, zebibytes, exbibytes, pebibytes, tebibytes, gibibytes
  case mebibytes, kibibytes, yobibits, zebibits, exbibits, pebibits, tebibits, gibibits
  case mebibits, kibibits
  public static var _units: [UnitInformationStorage] {
    [
      .bytes, .bits, .nibbles, .yottabytes, .zettabytes, .exabytes, .petabytes, .terabytes,
      .gigabytes, .megabytes, .kilobytes, .yottabits, .zettabits, .exabits, .petabits, .terabits,
      .gigabits, .megabits, .kilobits, .yobibytes, .zebibytes, .exbibytes, .pebibytes, .tebibytes,
      .gibibytes, .mebibytes, .kibibytes, .yobibits, .zebibits, .exbibits, .pebibits, .tebibits,
      .gibibits, .mebibits, .kibibits,
    ]
  }
}
extension UnitInformationStorage: _IntentDimension {
  public typealias _IntentUnit = _UnitInformationStorageChoice
}

public enum _UnitLengthChoice: String, _MeasurementUnitChoice {
  case megameters, kilometers, hectometers, decameters, meters, decimeters, centimeters
  case millimeters, micrometers, nanometers, picometers, inches, feet, yards, miles
  case scandinavianMiles, lightyears, nauticalMiles, fathoms, furlongs, astronomicalUnits
  case parsecs
  public static var _units: [UnitLength] {
    [
      .megameters, .kilometers, .hectometers, .decameters, .meters, .decimeters, .centimeters,
      .millimeters, .micrometers, .nanometers, .picometers, .inches, .feet, .yards, .miles,
      .scandinavianMiles, .lightyears, .nauticalMiles, .fathoms, .furlongs, .astronomicalUnits,
      .parsecs,
    ]
  }
}
extension UnitLength: _IntentDimension { public typealias _IntentUnit = _UnitLengthChoice }

public enum _UnitMassChoice: String, _MeasurementUnitChoice {
  case kilograms, grams, decigrams, centigrams, milligrams, micrograms, nanograms, picograms
  case ounces, pounds, stones, metricTons, shortTons, carats, ouncesTroy, slugs
  public static var _units: [UnitMass] {
    [
      .kilograms, .grams, .decigrams, .centigrams, .milligrams, .micrograms, .nanograms, .picograms,
      .ounces, .pounds, .stones, .metricTons, .shortTons, .carats, .ouncesTroy, .slugs,
    ]
  }
}
extension UnitMass: _IntentDimension { public typealias _IntentUnit = _UnitMassChoice }

public enum _UnitPowerChoice: String, _MeasurementUnitChoice {
  case terawatts, gigawatts, megawatts, kilowatts, watts, milliwatts, microwatts, nanowatts
  case picowatts, femtowatts, horsepower
  public static var _units: [UnitPower] {
    [
      .terawatts, .gigawatts, .megawatts, .kilowatts, .watts, .milliwatts, .microwatts, .nanowatts,
      .picowatts, .femtowatts, .horsepower,
    ]
  }
}
extension UnitPower: _IntentDimension { public typealias _IntentUnit = _UnitPowerChoice }

public enum _UnitPressureChoice: String, _MeasurementUnitChoice {
  case newtonsPerMetersSquared, gigapascals, megapascals, kilopascals, hectopascals
  case inchesOfMercury, bars, millibars, millimetersOfMercury, poundsForcePerSquareInch
  public static var _units: [UnitPressure] {
    [
      .newtonsPerMetersSquared, .gigapascals, .megapascals, .kilopascals, .hectopascals,
      .inchesOfMercury, .bars, .millibars, .millimetersOfMercury, .poundsForcePerSquareInch,
    ]
  }
}
extension UnitPressure: _IntentDimension { public typealias _IntentUnit = _UnitPressureChoice }

public enum _UnitSpeedChoice: String, _MeasurementUnitChoice {
  case metersPerSecond, kilometersPerHour, milesPerHour, knots
  public static var _units: [UnitSpeed] {
    [
      .metersPerSecond, .kilometersPerHour, .milesPerHour, .knots,
    ]
  }
}
extension UnitSpeed: _IntentDimension { public typealias _IntentUnit = _UnitSpeedChoice }

public enum _UnitTemperatureChoice: String, _MeasurementUnitChoice {
  case kelvin, celsius, fahrenheit
  public static var _units: [UnitTemperature] { [.kelvin, .celsius, .fahrenheit] }
}
extension UnitTemperature: _IntentDimension {
  public typealias _IntentUnit = _UnitTemperatureChoice
}

public enum _UnitVolumeChoice: String, _MeasurementUnitChoice {
  case megaliters, kiloliters, liters, deciliters, centiliters, milliliters, cubicKilometers
  case cubicMeters, cubicDecimeters, cubicCentimeters, cubicMillimeters, cubicInches, cubicFeet
  case cubicYards, cubicMiles, acreFeet, bushels, teaspoons, tablespoons, fluidOunces, cups
  case pints, quarts, gallons, imperialTeaspoons, imperialTablespoons, imperialFluidOunces
  case imperialPints, imperialQuarts, imperialGallons, metricCups
  public static var _units: [UnitVolume] {
    [
      .megaliters, .kiloliters, .liters, .deciliters, .centiliters, .milliliters, .cubicKilometers,
      .cubicMeters, .cubicDecimeters, .cubicCentimeters, .cubicMillimeters, .cubicInches,
      .cubicFeet, .cubicYards, .cubicMiles, .acreFeet, .bushels, .teaspoons, .tablespoons,
      .fluidOunces, .cups, .pints, .quarts, .gallons, .imperialTeaspoons, .imperialTablespoons,
      .imperialFluidOunces, .imperialPints, .imperialQuarts, .imperialGallons, .metricCups,
    ]
  }
}
extension UnitVolume: _IntentDimension { public typealias _IntentUnit = _UnitVolumeChoice }
