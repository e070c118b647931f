public import Foundation

/// How a handler judges a value. A widget's options come resolved: nobody asks these.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  package enum Outcome: Hashable, Sendable {
    case needsValue, notRequired, unsupported
    case unsupportedReason(Int)
    case success, disambiguation
    case confirmation
  }
  package final var outcome: Outcome
  package final var values: [Any]

  public required init(_outcome name: String, values: [Any] = []) {
    outcome =
      switch name {
      case "success": .success
      case "disambiguation": .disambiguation
      case "confirmation": .confirmation
      case "needsValue": .needsValue
      case "notRequired": .notRequired
      default: .unsupported
      }
    self.values = values
    super.init()
  }

  open class func needsValue() -> Self { Self(_outcome: "needsValue") }
  open class func notRequired() -> Self { Self(_outcome: "notRequired") }
  open class func unsupported() -> Self { Self(_outcome: "unsupported") }
  open class func unsupported(withReason reason: Int) -> Self {
    let result = Self(_outcome: "unsupported")
    result.outcome = .unsupportedReason(reason)
    return result
  }
  open class func needsDetails(_ reason: Int) -> Self { Self(_outcome: "needsValue") }
}

/// A judgment with values of one type.
open class _INValueResolutionResult<Value>: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolved: Value) -> Self {
    Self(_outcome: "success", values: [resolved])
  }
  open class func disambiguation(with choices: [Value]) -> Self {
    Self(_outcome: "disambiguation", values: choices)
  }
  open class func confirmationRequired(with value: Value?) -> Self {
    Self(_outcome: "confirmation", values: value.map { [$0] } ?? [])
  }
}

open class INStringResolutionResult: _INValueResolutionResult<String>, @unchecked Sendable {}
open class INBooleanResolutionResult: _INValueResolutionResult<Bool>, @unchecked Sendable {}
open class INIntegerResolutionResult: _INValueResolutionResult<Int>, @unchecked Sendable {}
open class INDoubleResolutionResult: _INValueResolutionResult<Double>, @unchecked Sendable {}
open class INDateComponentsResolutionResult: _INValueResolutionResult<DateComponents>,
  @unchecked Sendable
{}
open class INURLResolutionResult: _INValueResolutionResult<URL>, @unchecked Sendable {}
open class INPersonResolutionResult: _INValueResolutionResult<INPerson>, @unchecked Sendable {}
open class INFileResolutionResult: _INValueResolutionResult<INFile>, @unchecked Sendable {}
open class INSpeakableStringResolutionResult: _INValueResolutionResult<INSpeakableString>,
  @unchecked Sendable
{}
open class INTaskListResolutionResult: _INValueResolutionResult<INTaskList>, @unchecked Sendable {}
open class INTaskResolutionResult: _INValueResolutionResult<INTask>, @unchecked Sendable {}
open class INCurrencyAmountResolutionResult: _INValueResolutionResult<INCurrencyAmount>,
  @unchecked Sendable
{}
open class INTimeIntervalResolutionResult: _INValueResolutionResult<TimeInterval>,
  @unchecked Sendable
{}
open class INMassResolutionResult: _INValueResolutionResult<Measurement<UnitMass>>,
  @unchecked Sendable
{}
open class INLengthResolutionResult: _INValueResolutionResult<Measurement<UnitLength>>,
  @unchecked Sendable
{}
open class INSpeedResolutionResult: _INValueResolutionResult<Measurement<UnitSpeed>>,
  @unchecked Sendable
{}
open class INTemperatureResolutionResult: _INValueResolutionResult<Measurement<UnitTemperature>>,
  @unchecked Sendable
{}
open class INVolumeResolutionResult: _INValueResolutionResult<Measurement<UnitVolume>>,
  @unchecked Sendable
{}
open class INEnergyResolutionResult: _INValueResolutionResult<Measurement<UnitEnergy>>,
  @unchecked Sendable
{}

/// Base of the result classes of a definition's enumerations; values are raw integers.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Int) -> Self {
    Self(_outcome: "success", values: [resolvedValue])
  }
  open class func confirmationRequired(with value: Int) -> Self {
    Self(_outcome: "confirmation", values: [value])
  }
}

/// Base of the result classes of a definition's object types.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedObject: INObject) -> Self {
    Self(_outcome: "success", values: [resolvedObject])
  }
  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    Self(_outcome: "disambiguation", values: objectsToDisambiguate)
  }
  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
    Self(_outcome: "confirmation", values: objectToConfirm.map { [$0] } ?? [])
  }
}
