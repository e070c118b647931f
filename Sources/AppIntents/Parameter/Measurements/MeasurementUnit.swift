public import Foundation

/// A unit that a measurement parameter can be entered in.
public protocol _MeasurementUnitChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  associatedtype Dimension: Foundation.Dimension
  /// Foundation's units in the order of the cases.
  static var _units: [Dimension] { get }
}

extension _MeasurementUnitChoice {
  /// Foundation's unit.
  package var unit: Dimension {
    for (choice, unit) in zip(Self.allCases, Self._units) where choice == self { return unit }
    return Dimension.baseUnit()
  }
}

/// A dimension whose measurements can be parameters.
public protocol _IntentDimension: Dimension {
  associatedtype _IntentUnit: _MeasurementUnitChoice
}

/// A measurement as a parameter's value.
public protocol _MeasurementIntentValue {
  associatedtype _IntentUnit: _MeasurementUnitChoice
}
extension Measurement: _MeasurementIntentValue where UnitType: _IntentDimension {
  public typealias _IntentUnit = UnitType._IntentUnit
}

extension ParameterFacts {
  /// The same facts with a measurement's default and unit.
  package func measured<Unit: _MeasurementUnitChoice>(
    _ value: Double?, _ unit: Unit?, isFixed: Bool, adjusts: Bool, negative: Bool
  ) -> ParameterFacts {
    var facts = self
    facts.unit = isFixed ? unit?.rawValue : nil
    facts.defaultUnit = unit?.rawValue
    facts.dimension = unit?.unit
    facts.unitAdjustForLocale = adjusts
    facts.supportsNegativeNumbers = negative
    if let value {
      let unit = unit?.unit ?? Unit.Dimension.baseUnit()
      facts.defaultValue = Measurement(value: value, unit: unit)
    }
    return facts
  }
}
