package import Foundation

/// A unit that a measurement parameter can be entered in.
package protocol MeasurementUnitChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  associatedtype Dimension: Foundation.Dimension
  var unit: Dimension { get }
}

extension ParameterFacts {
  /// The same facts with a measurement's default and unit.
  package func measured<Unit: MeasurementUnitChoice>(
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
