public import Foundation
public import VitrineFoundation

// Every dimension has the same two declarations: one with a unit that the person may change, one
// with a fixed unit. They differ only in the type of the unit.

extension IntentParameter where Value.UnwrappedType == Measurement<UnitAcceleration> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Acceleration? = nil,
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
    defaultValue: Double? = nil, unit: Acceleration,
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

  public var unit: Acceleration? { facts.unit.flatMap { Acceleration(rawValue: $0) } }
  public var defaultUnit: Acceleration? { facts.defaultUnit.flatMap { Acceleration(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitAngle> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Angle? = nil,
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
    defaultValue: Double? = nil, unit: Angle,
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

  public var unit: Angle? { facts.unit.flatMap { Angle(rawValue: $0) } }
  public var defaultUnit: Angle? { facts.defaultUnit.flatMap { Angle(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitArea> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Area? = nil,
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
    defaultValue: Double? = nil, unit: Area,
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

  public var unit: Area? { facts.unit.flatMap { Area(rawValue: $0) } }
  public var defaultUnit: Area? { facts.defaultUnit.flatMap { Area(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitConcentrationMass> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: ConcentrationMass? = nil,
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
    defaultValue: Double? = nil, unit: ConcentrationMass,
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

  public var unit: ConcentrationMass? { facts.unit.flatMap { ConcentrationMass(rawValue: $0) } }
  public var defaultUnit: ConcentrationMass? {
    facts.defaultUnit.flatMap { ConcentrationMass(rawValue: $0) }
  }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitDispersion> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Dispersion? = nil,
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
    defaultValue: Double? = nil, unit: Dispersion,
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

  public var unit: Dispersion? { facts.unit.flatMap { Dispersion(rawValue: $0) } }
  public var defaultUnit: Dispersion? { facts.defaultUnit.flatMap { Dispersion(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitDuration> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Duration? = nil,
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
    defaultValue: Double? = nil, unit: Duration,
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

  public var unit: Duration? { facts.unit.flatMap { Duration(rawValue: $0) } }
  public var defaultUnit: Duration? { facts.defaultUnit.flatMap { Duration(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitElectricCharge> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: ElectricCharge? = nil,
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
    defaultValue: Double? = nil, unit: ElectricCharge,
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

  public var unit: ElectricCharge? { facts.unit.flatMap { ElectricCharge(rawValue: $0) } }
  public var defaultUnit: ElectricCharge? {
    facts.defaultUnit.flatMap { ElectricCharge(rawValue: $0) }
  }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitElectricCurrent> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: ElectricCurrent? = nil,
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
    defaultValue: Double? = nil, unit: ElectricCurrent,
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

  public var unit: ElectricCurrent? { facts.unit.flatMap { ElectricCurrent(rawValue: $0) } }
  public var defaultUnit: ElectricCurrent? {
    facts.defaultUnit.flatMap { ElectricCurrent(rawValue: $0) }
  }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter
where Value.UnwrappedType == Measurement<UnitElectricPotentialDifference> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: ElectricPotentialDifference? = nil,
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
    defaultValue: Double? = nil, unit: ElectricPotentialDifference,
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

  public var unit: ElectricPotentialDifference? {
    facts.unit.flatMap { ElectricPotentialDifference(rawValue: $0) }
  }
  public var defaultUnit: ElectricPotentialDifference? {
    facts.defaultUnit.flatMap { ElectricPotentialDifference(rawValue: $0) }
  }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitElectricResistance> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: ElectricResistance? = nil,
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
    defaultValue: Double? = nil, unit: ElectricResistance,
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

  public var unit: ElectricResistance? { facts.unit.flatMap { ElectricResistance(rawValue: $0) } }
  public var defaultUnit: ElectricResistance? {
    facts.defaultUnit.flatMap { ElectricResistance(rawValue: $0) }
  }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitEnergy> {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Energy? = nil,
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
    defaultValue: Double? = nil, unit: Energy,
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

  public var unit: Energy? { facts.unit.flatMap { Energy(rawValue: $0) } }
  public var defaultUnit: Energy? { facts.defaultUnit.flatMap { Energy(rawValue: $0) } }
  public var unitAdjustForLocale: Bool { facts.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool { facts.supportsNegativeNumbers }
}
