package import Foundation

/// A measurement whatever its dimension.
package protocol MeasurementValue: SendableMetatype {
  static func make(_ value: Double, unitSymbol: String?, default: Dimension?) -> Any?
  static var dimensionName: String { get }
  var parts: (value: Double, unitSymbol: String) { get }
}

extension Measurement: MeasurementValue {
  package static func make(
    _ value: Double, unitSymbol: String?, default fallback: Dimension?
  ) -> Any? {
    guard let type = UnitType.self as? Dimension.Type else { return nil }
    let units = [fallback, type.baseUnit()].compactMap(\.self)
    let unit = unitSymbol.map { symbol in units.first { $0.symbol == symbol } } ?? units.first
    guard let unit = unit as? UnitType else { return nil }
    return Measurement(value: value, unit: unit)
  }
  package static var dimensionName: String { String(describing: UnitType.self) }
  package var parts: (value: Double, unitSymbol: String) { (value, unit.symbol) }
}

/// Measurements as a number in the parameter's own unit, or as an object with the unit's symbol.
struct MeasurementCodec: ParameterCodec {
  var type: any MeasurementValue.Type
  var typeName: String { "Measurement<\(type.dimensionName)>" }
  var expectation: String {
    "a number in the parameter's unit, or an object such as {\"value\": 3, \"unit\": \"m\"}"
  }
  var emptyValue: Any? { type.make(0, unitSymbol: nil, default: nil) }

  func decode(_ value: ParameterValue, context: ParameterDecoding) async throws -> Any? {
    let unit = (context.defaultValue as? any MeasurementValue)?.parts.unitSymbol
    if let number = value.number {
      return type.make(number, unitSymbol: unit, default: context.dimension)
    }
    guard case .object(let object) = value, let number = object["value"]?.number else { return nil }
    return type.make(number, unitSymbol: object["unit"]?.text ?? unit, default: context.dimension)
  }

  func encode(_ value: Any) -> ParameterValue? {
    guard let parts = (value as? any MeasurementValue)?.parts else { return nil }
    return .object(["value": .double(parts.value), "unit": .string(parts.unitSymbol)])
  }
}
