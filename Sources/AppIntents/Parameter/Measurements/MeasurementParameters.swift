public import Foundation
public import VitrineFoundation

extension IntentParameter where Value.UnwrappedType: _MeasurementIntentValue {
  /// The unit that a measurement is entered in.
  public typealias _Unit = Value.UnwrappedType._IntentUnit

  /// With a unit that the person may change.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: _Unit? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      facts: ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider
      ).measured(
        defaultValue, defaultUnit, isFixed: false,
        adjusts: defaultUnitAdjustForLocale, negative: supportsNegativeNumbers))
  }

  /// With a fixed unit.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: _Unit, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      facts: ParameterFacts(
        title: title, description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider
      ).measured(
        defaultValue, unit, isFixed: true,
        adjusts: unitAdjustForLocale, negative: supportsNegativeNumbers))
  }

  public var unit: _Unit? { facts.unit.flatMap { _Unit(rawValue: $0) } }
  public var defaultUnit: _Unit? { facts.defaultUnit.flatMap { _Unit(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

// Apple's names of the units.
extension IntentParameter {
  public typealias Acceleration = _UnitAccelerationChoice
  public typealias Angle = _UnitAngleChoice
  public typealias Area = _UnitAreaChoice
  public typealias ConcentrationMass = _UnitConcentrationMassChoice
  public typealias Dispersion = _UnitDispersionChoice
  public typealias Duration = _UnitDurationChoice
  public typealias ElectricCharge = _UnitElectricChargeChoice
  public typealias ElectricCurrent = _UnitElectricCurrentChoice
  public typealias ElectricPotentialDifference = _UnitElectricPotentialDifferenceChoice
  public typealias ElectricResistance = _UnitElectricResistanceChoice
  public typealias Energy = _UnitEnergyChoice
  public typealias Frequency = _UnitFrequencyChoice
  public typealias FuelEfficiency = _UnitFuelEfficiencyChoice
  public typealias Illuminance = _UnitIlluminanceChoice
  public typealias InformationStorage = _UnitInformationStorageChoice
  public typealias Length = _UnitLengthChoice
  public typealias Mass = _UnitMassChoice
  public typealias Power = _UnitPowerChoice
  public typealias Pressure = _UnitPressureChoice
  public typealias Speed = _UnitSpeedChoice
  public typealias Temperature = _UnitTemperatureChoice
  public typealias Volume = _UnitVolumeChoice
}
