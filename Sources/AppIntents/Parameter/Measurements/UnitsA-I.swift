package import Foundation

// Unit choices of measurement parameters: one enumeration for each of Foundation's dimensions.
// Cases are Foundation's class properties; `unit` leads back to them.

extension IntentParameter {
  public enum Acceleration: String, MeasurementUnitChoice {
    case metersPerSecondSquared, gravity

    package var unit: UnitAcceleration {
      switch self {
      case .metersPerSecondSquared: .metersPerSecondSquared
      case .gravity: .gravity
      }
    }
  }
}

extension IntentParameter {
  public enum Angle: String, MeasurementUnitChoice {
    case degrees, arcMinutes, arcSeconds, radians, gradians, revolutions

    package var unit: UnitAngle {
      switch self {
      case .degrees: .degrees
      case .arcMinutes: .arcMinutes
      case .arcSeconds: .arcSeconds
      case .radians: .radians
      case .gradians: .gradians
      case .revolutions: .revolutions
      }
    }
  }
}

extension IntentParameter {
  public enum Area: String, MeasurementUnitChoice {
    case squareMegameters, squareKilometers, squareMeters, squareCentimeters, squareMillimeters
    case squareMicrometers, squareNanometers, squareInches, squareFeet, squareYards, squareMiles
    case acres, ares, hectares

    package var unit: UnitArea {
      switch self {
      case .squareMegameters: .squareMegameters
      case .squareKilometers: .squareKilometers
      case .squareMeters: .squareMeters
      case .squareCentimeters: .squareCentimeters
      case .squareMillimeters: .squareMillimeters
      case .squareMicrometers: .squareMicrometers
      case .squareNanometers: .squareNanometers
      case .squareInches: .squareInches
      case .squareFeet: .squareFeet
      case .squareYards: .squareYards
      case .squareMiles: .squareMiles
      case .acres: .acres
      case .ares: .ares
      case .hectares: .hectares
      }
    }
  }
}

extension IntentParameter {
  public enum ConcentrationMass: String, MeasurementUnitChoice {
    case gramsPerLiter, milligramsPerDeciliter

    package var unit: UnitConcentrationMass {
      switch self {
      case .gramsPerLiter: .gramsPerLiter
      case .milligramsPerDeciliter: .milligramsPerDeciliter
      }
    }
  }
}

extension IntentParameter {
  public enum Dispersion: String, MeasurementUnitChoice {
    case partsPerMillion

    package var unit: UnitDispersion {
      switch self {
      case .partsPerMillion: .partsPerMillion
      }
    }
  }
}

extension IntentParameter {
  public enum Duration: String, MeasurementUnitChoice {
    case hours, minutes, seconds, milliseconds, microseconds, nanoseconds, picoseconds

    package var unit: UnitDuration {
      switch self {
      case .hours: .hours
      case .minutes: .minutes
      case .seconds: .seconds
      case .milliseconds: .milliseconds
      case .microseconds: .microseconds
      case .nanoseconds: .nanoseconds
      case .picoseconds: .picoseconds
      }
    }
  }
}

extension IntentParameter {
  public enum ElectricCharge: String, MeasurementUnitChoice {
    case coulombs, megaampereHours, kiloampereHours, ampereHours, milliampereHours
    case microampereHours

    package var unit: UnitElectricCharge {
      switch self {
      case .coulombs: .coulombs
      case .megaampereHours: .megaampereHours
      case .kiloampereHours: .kiloampereHours
      case .ampereHours: .ampereHours
      case .milliampereHours: .milliampereHours
      case .microampereHours: .microampereHours
      }
    }
  }
}

extension IntentParameter {
  public enum ElectricCurrent: String, MeasurementUnitChoice {
    case megaamperes, kiloamperes, amperes, milliamperes, microamperes

    package var unit: UnitElectricCurrent {
      switch self {
      case .megaamperes: .megaamperes
      case .kiloamperes: .kiloamperes
      case .amperes: .amperes
      case .milliamperes: .milliamperes
      case .microamperes: .microamperes
      }
    }
  }
}

extension IntentParameter {
  public enum ElectricPotentialDifference: String, MeasurementUnitChoice {
    case megavolts, kilovolts, volts, millivolts, microvolts

    package var unit: UnitElectricPotentialDifference {
      switch self {
      case .megavolts: .megavolts
      case .kilovolts: .kilovolts
      case .volts: .volts
      case .millivolts: .millivolts
      case .microvolts: .microvolts
      }
    }
  }
}

extension IntentParameter {
  public enum ElectricResistance: String, MeasurementUnitChoice {
    case megaohms, kiloohms, ohms, milliohms, microohms

    package var unit: UnitElectricResistance {
      switch self {
      case .megaohms: .megaohms
      case .kiloohms: .kiloohms
      case .ohms: .ohms
      case .milliohms: .milliohms
      case .microohms: .microohms
      }
    }
  }
}

extension IntentParameter {
  public enum Energy: String, MeasurementUnitChoice {
    case kilojoules, joules, kilocalories, calories, kilowattHours

    package var unit: UnitEnergy {
      switch self {
      case .kilojoules: .kilojoules
      case .joules: .joules
      case .kilocalories: .kilocalories
      case .calories: .calories
      case .kilowattHours: .kilowattHours
      }
    }
  }
}

extension IntentParameter {
  public enum Frequency: String, MeasurementUnitChoice {
    case terahertz, gigahertz, megahertz, kilohertz, hertz, millihertz, microhertz, nanohertz
    case framesPerSecond

    package var unit: UnitFrequency {
      switch self {
      case .terahertz: .terahertz
      case .gigahertz: .gigahertz
      case .megahertz: .megahertz
      case .kilohertz: .kilohertz
      case .hertz: .hertz
      case .millihertz: .millihertz
      case .microhertz: .microhertz
      case .nanohertz: .nanohertz
      case .framesPerSecond: .hertz
      }
    }
  }
}

extension IntentParameter {
  public enum FuelEfficiency: String, MeasurementUnitChoice {
    case litersPer100Kilometers, milesPerImperialGallon, milesPerGallon

    package var unit: UnitFuelEfficiency {
      switch self {
      case .litersPer100Kilometers: .litersPer100Kilometers
      case .milesPerImperialGallon: .milesPerImperialGallon
      case .milesPerGallon: .milesPerGallon
      }
    }
  }
}

extension IntentParameter {
  public enum Illuminance: String, MeasurementUnitChoice {
    case lux

    package var unit: UnitIlluminance {
      switch self {
      case .lux: .lux
      }
    }
  }
}
