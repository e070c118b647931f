import Foundation
import Testing

@testable import AppIntents

/// Units of measurement parameters, by Apple's names.
@Suite(.timeLimit(.minutes(60)))
struct MeasurementTests {
  private typealias Parameter = IntentParameter<Measurement<UnitLength>>

  private func count<Unit: _MeasurementUnitChoice>(_ type: Unit.Type) -> Bool {
    Unit.allCases.count == Unit._units.count
  }

  @Test func everyUnitHasFoundations() {
    #expect(count(Parameter.Acceleration.self))
    #expect(count(Parameter.Angle.self))
    #expect(count(Parameter.Area.self))
    #expect(count(Parameter.ConcentrationMass.self))
    #expect(count(Parameter.Dispersion.self))
    #expect(count(Parameter.Duration.self))
    #expect(count(Parameter.ElectricCharge.self))
    #expect(count(Parameter.ElectricCurrent.self))
    #expect(count(Parameter.ElectricPotentialDifference.self))
    #expect(count(Parameter.ElectricResistance.self))
    #expect(count(Parameter.Energy.self))
    #expect(count(Parameter.Frequency.self))
    #expect(count(Parameter.FuelEfficiency.self))
    #expect(count(Parameter.Illuminance.self))
    #expect(count(Parameter.InformationStorage.self))
    #expect(count(Parameter.Length.self))
    #expect(count(Parameter.Mass.self))
    #expect(count(Parameter.Power.self))
    #expect(count(Parameter.Pressure.self))
    #expect(count(Parameter.Speed.self))
    #expect(count(Parameter.Temperature.self))
    #expect(count(Parameter.Volume.self))
  }

  @Test func unitsAreFoundations() {
    #expect(Parameter.Length.kilometers.unit == UnitLength.kilometers)
    #expect(Parameter.Length.parsecs.unit == UnitLength.parsecs)
    #expect(Parameter.Volume.imperialGallons.unit == UnitVolume.imperialGallons)
    #expect(Parameter.Frequency.framesPerSecond.unit == UnitFrequency.hertz)
    #expect(Parameter.Temperature.celsius.unit == UnitTemperature.celsius)
    #expect(Parameter.InformationStorage.kibibits.unit == UnitInformationStorage.kibibits)
  }
}
