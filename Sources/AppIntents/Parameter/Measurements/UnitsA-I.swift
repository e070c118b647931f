public import Foundation

// Units that a measurement parameter can be entered in: one enumeration for each of Foundation's
// dimensions. `_units` are Foundation's class properties, in the order of the cases.

public enum _UnitAccelerationChoice: String, _MeasurementUnitChoice {
  case metersPerSecondSquared, gravity
  public static var _units: [UnitAcceleration] { [.metersPerSecondSquared, .gravity] }
}
extension UnitAcceleration: _IntentDimension {
  public typealias _IntentUnit = _UnitAccelerationChoice
}

public enum _UnitAngleChoice: String, _MeasurementUnitChoice {
  case degrees, arcMinutes, arcSeconds, radians, gradians, revolutions
  public static var _units: [UnitAngle] {
    [
      .degrees, .arcMinutes, .arcSeconds, .radians, .gradians, .revolutions,
    ]
  }
}
extension UnitAngle: _IntentDimension { public typealias _IntentUnit = _UnitAngleChoice }

public enum _UnitAreaChoice: String, _MeasurementUnitChoice {
  case squareMegameters, squareKilometers, squareMeters, squareCentimeters, squareMillimeters
  case squareMicrometers, squareNanometers, squareInches, squareFeet, squareYards, squareMiles
  case acres, ares, hectares
  public static var _units: [UnitArea] {
    [
      .squareMegameters, .squareKilometers, .squareMeters, .squareCentimeters, .squareMillimeters,
      .squareMicrometers, .squareNanometers, .squareInches, .squareFeet, .squareYards, .squareMiles,
      .acres, .ares, .hectares,
    ]
  }
}
extension UnitArea: _IntentDimension { public typealias _IntentUnit = _UnitAreaChoice }

public enum _UnitConcentrationMassChoice: String, _MeasurementUnitChoice {
  case gramsPerLiter, milligramsPerDeciliter
  public static var _units: [UnitConcentrationMass] { [.gramsPerLiter, .milligramsPerDeciliter] }
}
extension UnitConcentrationMass: _IntentDimension {
  public typealias _IntentUnit = _UnitConcentrationMassChoice
}

public enum _UnitDispersionChoice: String, _MeasurementUnitChoice {
  case partsPerMillion
  public static var _units: [UnitDispersion] { [.partsPerMillion] }
}
extension UnitDispersion: _IntentDimension { public typealias _IntentUnit = _UnitDispersionChoice }

public enum _UnitDurationChoice: String, _MeasurementUnitChoice {
  case hours, minutes, seconds, milliseconds, microseconds, nanoseconds, picoseconds
  public static var _units: [UnitDuration] {
    [
      .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds, .picoseconds,
    ]
  }
}
extension UnitDuration: _IntentDimension { public typealias _IntentUnit = _UnitDurationChoice }

public enum _UnitElectricChargeChoice: String, _MeasurementUnitChoice {
  case coulombs, megaampereHours, kiloampereHours, ampereHours, milliampereHours
  case microampereHours
  public static var _units: [UnitElectricCharge] {
    [
      .coulombs, .megaampereHours, .kiloampereHours, .ampereHours, .milliampereHours,
      .microampereHours,
    ]
  }
}
extension UnitElectricCharge: _IntentDimension {
  public typealias _IntentUnit = _UnitElectricChargeChoice
}

public enum _UnitElectricCurrentChoice: String, _MeasurementUnitChoice {
  case megaamperes, kiloamperes, amperes, milliamperes, microamperes
  public static var _units: [UnitElectricCurrent] {
    [
      .megaamperes, .kiloamperes, .amperes, .milliamperes, .microamperes,
    ]
  }
}
extension UnitElectricCurrent: _IntentDimension {
  public typealias _IntentUnit = _UnitElectricCurrentChoice
}

public enum _UnitElectricPotentialDifferenceChoice: String, _MeasurementUnitChoice {
  case megavolts, kilovolts, volts, millivolts, microvolts
  public static var _units: [UnitElectricPotentialDifference] {
    [
      .megavolts, .kilovolts, .volts, .millivolts, .microvolts,
    ]
  }
}
extension UnitElectricPotentialDifference: _IntentDimension {
  public typealias _IntentUnit = _UnitElectricPotentialDifferenceChoice
}

public enum _UnitElectricResistanceChoice: String, _MeasurementUnitChoice {
  case megaohms, kiloohms, ohms, milliohms, microohms
  public static var _units: [UnitElectricResistance] {
    [
      .megaohms, .kiloohms, .ohms, .milliohms, .microohms,
    ]
  }
}
extension UnitElectricResistance: _IntentDimension {
  public typealias _IntentUnit = _UnitElectricResistanceChoice
}

public enum _UnitEnergyChoice: String, _MeasurementUnitChoice {
  case kilojoules, joules, kilocalories, calories, kilowattHours
  public static var _units: [UnitEnergy] {
    [
      .kilojoules, .joules, .kilocalories, .calories, .kilowattHours,
    ]
  }
}
extension UnitEnergy: _IntentDimension { public typealias _IntentUnit = _UnitEnergyChoice }

public enum _UnitFrequencyChoice: String, _MeasurementUnitChoice {
  case terahertz, gigahertz, megahertz, kilohertz, hertz, millihertz, microhertz, nanohertz
  case framesPerSecond
  public static var _units: [UnitFrequency] {
    [
      .terahertz, .gigahertz, .megahertz, .kilohertz, .hertz, .millihertz, .microhertz, .nanohertz,
      .hertz,
    ]
  }
}
extension UnitFrequency: _IntentDimension { public typealias _IntentUnit = _UnitFrequencyChoice }

public enum _UnitFuelEfficiencyChoice: String, _MeasurementUnitChoice {
  case litersPer100Kilometers, milesPerImperialGallon, milesPerGallon
  public static var _units: [UnitFuelEfficiency] {
    [
      .litersPer100Kilometers, .milesPerImperialGallon, .milesPerGallon,
    ]
  }
}
extension UnitFuelEfficiency: _IntentDimension {
  public typealias _IntentUnit = _UnitFuelEfficiencyChoice
}

public enum _UnitIlluminanceChoice: String, _MeasurementUnitChoice {
  case lux
  public static var _units: [UnitIlluminance] { [.lux] }
}
extension UnitIlluminance: _IntentDimension {
  public typealias _IntentUnit = _UnitIlluminanceChoice
}
