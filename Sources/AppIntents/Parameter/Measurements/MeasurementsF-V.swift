public import Foundation
public import VitrineFoundation

// Every dimension has the same two declarations: one with a unit that the person may change, one
// with a fixed unit. They differ only in the type of the unit.

extension IntentParameter where Value.UnwrappedType == Measurement<UnitFrequency> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Frequency? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Frequency,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public var unit: Frequency? { facts.unit.flatMap { Frequency(rawValue: $0) } }
  public var defaultUnit: Frequency? { facts.defaultUnit.flatMap { Frequency(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitFuelEfficiency> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: FuelEfficiency? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: FuelEfficiency,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public var unit: FuelEfficiency? { facts.unit.flatMap { FuelEfficiency(rawValue: $0) } }
  public var defaultUnit: FuelEfficiency? {
    facts.defaultUnit.flatMap { FuelEfficiency(rawValue: $0) }
  }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitIlluminance> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Illuminance? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Illuminance,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public var unit: Illuminance? { facts.unit.flatMap { Illuminance(rawValue: $0) } }
  public var defaultUnit: Illuminance? { facts.defaultUnit.flatMap { Illuminance(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitInformationStorage> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: InformationStorage? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: InformationStorage,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public var unit: InformationStorage? { facts.unit.flatMap { InformationStorage(rawValue: $0) } }
  public var defaultUnit: InformationStorage? {
    facts.defaultUnit.flatMap { InformationStorage(rawValue: $0) }
  }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitLength> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Length? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Length,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public var unit: Length? { facts.unit.flatMap { Length(rawValue: $0) } }
  public var defaultUnit: Length? { facts.defaultUnit.flatMap { Length(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitMass> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Mass? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Mass,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public var unit: Mass? { facts.unit.flatMap { Mass(rawValue: $0) } }
  public var defaultUnit: Mass? { facts.defaultUnit.flatMap { Mass(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitPower> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Power? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Power,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public var unit: Power? { facts.unit.flatMap { Power(rawValue: $0) } }
  public var defaultUnit: Power? { facts.defaultUnit.flatMap { Power(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitPressure> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Pressure? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Pressure,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public var unit: Pressure? { facts.unit.flatMap { Pressure(rawValue: $0) } }
  public var defaultUnit: Pressure? { facts.defaultUnit.flatMap { Pressure(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitSpeed> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Speed? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Speed,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public var unit: Speed? { facts.unit.flatMap { Speed(rawValue: $0) } }
  public var defaultUnit: Speed? { facts.defaultUnit.flatMap { Speed(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitTemperature> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Temperature? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Temperature,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public var unit: Temperature? { facts.unit.flatMap { Temperature(rawValue: $0) } }
  public var defaultUnit: Temperature? { facts.defaultUnit.flatMap { Temperature(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitVolume> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Volume? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Volume,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    },
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

  public var unit: Volume? { facts.unit.flatMap { Volume(rawValue: $0) } }
  public var defaultUnit: Volume? { facts.defaultUnit.flatMap { Volume(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}
