package import Foundation

// Unit choices of measurement parameters: one enumeration for each of Foundation's dimensions.
// Cases are Foundation's class properties; `unit` leads back to them.

extension IntentParameter {
  public enum InformationStorage: String, MeasurementUnitChoice {
    case bytes, bits, nibbles, yottabytes, zettabytes, exabytes, petabytes, terabytes, gigabytes
    case megabytes, kilobytes, yottabits, zettabits, exabits, petabits, terabits, gigabits
    case megabits, kilobits, yobibytes, zebibytes, exbibytes, pebibytes, tebibytes, gibibytes
    case mebibytes, kibibytes, yobibits, zebibits, exbibits, pebibits, tebibits, gibibits
    case mebibits, kibibits

    package var unit: UnitInformationStorage {
      switch self {
      case .bytes: .bytes
      case .bits: .bits
      case .nibbles: .nibbles
      case .yottabytes: .yottabytes
      case .zettabytes: .zettabytes
      case .exabytes: .exabytes
      case .petabytes: .petabytes
      case .terabytes: .terabytes
      case .gigabytes: .gigabytes
      case .megabytes: .megabytes
      case .kilobytes: .kilobytes
      case .yottabits: .yottabits
      case .zettabits: .zettabits
      case .exabits: .exabits
      case .petabits: .petabits
      case .terabits: .terabits
      case .gigabits: .gigabits
      case .megabits: .megabits
      case .kilobits: .kilobits
      case .yobibytes: .yobibytes
      case .zebibytes: .zebibytes
      case .exbibytes: .exbibytes
      case .pebibytes: .pebibytes
      case .tebibytes: .tebibytes
      case .gibibytes: .gibibytes
      case .mebibytes: .mebibytes
      case .kibibytes: .kibibytes
      case .yobibits: .yobibits
      case .zebibits: .zebibits
      case .exbibits: .exbibits
      case .pebibits: .pebibits
      case .tebibits: .tebibits
      case .gibibits: .gibibits
      case .mebibits: .mebibits
      case .kibibits: .kibibits
      }
    }
  }
}

extension IntentParameter {
  public enum Length: String, MeasurementUnitChoice {
    case megameters, kilometers, hectometers, decameters, meters, decimeters, centimeters
    case millimeters, micrometers, nanometers, picometers, inches, feet, yards, miles
    case scandinavianMiles, lightyears, nauticalMiles, fathoms, furlongs, astronomicalUnits
    case parsecs

    package var unit: UnitLength {
      switch self {
      case .megameters: .megameters
      case .kilometers: .kilometers
      case .hectometers: .hectometers
      case .decameters: .decameters
      case .meters: .meters
      case .decimeters: .decimeters
      case .centimeters: .centimeters
      case .millimeters: .millimeters
      case .micrometers: .micrometers
      case .nanometers: .nanometers
      case .picometers: .picometers
      case .inches: .inches
      case .feet: .feet
      case .yards: .yards
      case .miles: .miles
      case .scandinavianMiles: .scandinavianMiles
      case .lightyears: .lightyears
      case .nauticalMiles: .nauticalMiles
      case .fathoms: .fathoms
      case .furlongs: .furlongs
      case .astronomicalUnits: .astronomicalUnits
      case .parsecs: .parsecs
      }
    }
  }
}

extension IntentParameter {
  public enum Mass: String, MeasurementUnitChoice {
    case kilograms, grams, decigrams, centigrams, milligrams, micrograms, nanograms, picograms
    case ounces, pounds, stones, metricTons, shortTons, carats, ouncesTroy, slugs

    package var unit: UnitMass {
      switch self {
      case .kilograms: .kilograms
      case .grams: .grams
      case .decigrams: .decigrams
      case .centigrams: .centigrams
      case .milligrams: .milligrams
      case .micrograms: .micrograms
      case .nanograms: .nanograms
      case .picograms: .picograms
      case .ounces: .ounces
      case .pounds: .pounds
      case .stones: .stones
      case .metricTons: .metricTons
      case .shortTons: .shortTons
      case .carats: .carats
      case .ouncesTroy: .ouncesTroy
      case .slugs: .slugs
      }
    }
  }
}

extension IntentParameter {
  public enum Power: String, MeasurementUnitChoice {
    case terawatts, gigawatts, megawatts, kilowatts, watts, milliwatts, microwatts, nanowatts
    case picowatts, femtowatts, horsepower

    package var unit: UnitPower {
      switch self {
      case .terawatts: .terawatts
      case .gigawatts: .gigawatts
      case .megawatts: .megawatts
      case .kilowatts: .kilowatts
      case .watts: .watts
      case .milliwatts: .milliwatts
      case .microwatts: .microwatts
      case .nanowatts: .nanowatts
      case .picowatts: .picowatts
      case .femtowatts: .femtowatts
      case .horsepower: .horsepower
      }
    }
  }
}

extension IntentParameter {
  public enum Pressure: String, MeasurementUnitChoice {
    case newtonsPerMetersSquared, gigapascals, megapascals, kilopascals, hectopascals
    case inchesOfMercury, bars, millibars, millimetersOfMercury, poundsForcePerSquareInch

    package var unit: UnitPressure {
      switch self {
      case .newtonsPerMetersSquared: .newtonsPerMetersSquared
      case .gigapascals: .gigapascals
      case .megapascals: .megapascals
      case .kilopascals: .kilopascals
      case .hectopascals: .hectopascals
      case .inchesOfMercury: .inchesOfMercury
      case .bars: .bars
      case .millibars: .millibars
      case .millimetersOfMercury: .millimetersOfMercury
      case .poundsForcePerSquareInch: .poundsForcePerSquareInch
      }
    }
  }
}

extension IntentParameter {
  public enum Speed: String, MeasurementUnitChoice {
    case metersPerSecond, kilometersPerHour, milesPerHour, knots

    package var unit: UnitSpeed {
      switch self {
      case .metersPerSecond: .metersPerSecond
      case .kilometersPerHour: .kilometersPerHour
      case .milesPerHour: .milesPerHour
      case .knots: .knots
      }
    }
  }
}

extension IntentParameter {
  public enum Temperature: String, MeasurementUnitChoice {
    case kelvin, celsius, fahrenheit

    package var unit: UnitTemperature {
      switch self {
      case .kelvin: .kelvin
      case .celsius: .celsius
      case .fahrenheit: .fahrenheit
      }
    }
  }
}

extension IntentParameter {
  public enum Volume: String, MeasurementUnitChoice {
    case megaliters, kiloliters, liters, deciliters, centiliters, milliliters, cubicKilometers
    case cubicMeters, cubicDecimeters, cubicCentimeters, cubicMillimeters, cubicInches, cubicFeet
    case cubicYards, cubicMiles, acreFeet, bushels, teaspoons, tablespoons, fluidOunces, cups
    case pints, quarts, gallons, imperialTeaspoons, imperialTablespoons, imperialFluidOunces
    case imperialPints, imperialQuarts, imperialGallons, metricCups

    package var unit: UnitVolume {
      switch self {
      case .megaliters: .megaliters
      case .kiloliters: .kiloliters
      case .liters: .liters
      case .deciliters: .deciliters
      case .centiliters: .centiliters
      case .milliliters: .milliliters
      case .cubicKilometers: .cubicKilometers
      case .cubicMeters: .cubicMeters
      case .cubicDecimeters: .cubicDecimeters
      case .cubicCentimeters: .cubicCentimeters
      case .cubicMillimeters: .cubicMillimeters
      case .cubicInches: .cubicInches
      case .cubicFeet: .cubicFeet
      case .cubicYards: .cubicYards
      case .cubicMiles: .cubicMiles
      case .acreFeet: .acreFeet
      case .bushels: .bushels
      case .teaspoons: .teaspoons
      case .tablespoons: .tablespoons
      case .fluidOunces: .fluidOunces
      case .cups: .cups
      case .pints: .pints
      case .quarts: .quarts
      case .gallons: .gallons
      case .imperialTeaspoons: .imperialTeaspoons
      case .imperialTablespoons: .imperialTablespoons
      case .imperialFluidOunces: .imperialFluidOunces
      case .imperialPints: .imperialPints
      case .imperialQuarts: .imperialQuarts
      case .imperialGallons: .imperialGallons
      case .metricCups: .metricCups
      }
    }
  }
}
