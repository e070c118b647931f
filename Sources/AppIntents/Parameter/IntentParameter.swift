package import Foundation
public import VitrineFoundation

/// One option of an intent: `@Parameter(title: "City") var city: CityEntity?`.
///
/// The storage is a class: every copy of an intent shares its parameters, so that a parameter of
/// an intent held in a constant can be set.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  package let facts: ParameterFacts
  package var stored: Value?

  package init(facts: ParameterFacts) { self.facts = facts }

  /// Of what every `@Parameter(…)` may say, and of what only a type's own does.
  convenience init(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
    default defaultValue: Any? = nil, asking requestValueDialog: IntentDialog? = nil,
    disambiguating requestDisambiguationDialog: IntentDialog? = nil,
    _ inputConnectionBehavior: InputConnectionBehavior,
    _ optionsProvider: (any DynamicOptionsProvider)?,
    _ addFurther: (inout ParameterFacts) -> Void = { _ in }
  ) {
    var facts = ParameterFacts(
      title: title, description: description, default: defaultValue,
      requestValueDialog: requestValueDialog,
      requestDisambiguationDialog: requestDisambiguationDialog,
      inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider)
    addFurther(&facts)
    self.init(facts: facts)
  }

  /// Declares a parameter without a title: the property's name stands for it.
  public convenience init() { self.init(facts: ParameterFacts(title: nil, description: nil)) }

  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      if let value = defaultOrNil { return value }
      if let empty = ParameterCodecs.emptyValue(Value.self) { return empty }
      fatalError(
        "parameter '\(facts.title ?? "")' of type \(Value.self) has no value: set it before it is "
          + "read, give it a default or make it optional")
    }
    set { stored = newValue }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// The default given to `@Parameter`, or nothing for an optional; nil where there is neither.
  package var defaultOrNil: Value? {
    if let value = facts.defaultValue as? Value, !isNothing(value) { return value }
    return (Value.self as? any ExpressibleByNilLiteral.Type).map {
      $0.init(nilLiteral: ()) as! Value
    }
  }

  public var defaultValue: Value? { facts.defaultValue as? Value }
  public var title: LocalizedStringResource { facts.titleResource ?? "" }
  public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }
}

/// Whether a value is an optional without a value.
package func isNothing(_ value: Any) -> Bool {
  guard let optional = value as? any OptionalValue else { return false }
  return optional.isNothing
}

package protocol OptionalValue: SendableMetatype {
  static var wrappedType: Any.Type { get }
  var isNothing: Bool { get }
  var something: Any? { get }
}

extension Optional: OptionalValue {
  package static var wrappedType: Any.Type { Wrapped.self }
  package var isNothing: Bool { self == nil }
  package var something: Any? { self }
}

/// The system may join a parameter to the result of the step before.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}

/// What `@Parameter(…)` says, whatever the type of the value.
package struct ParameterFacts: @unchecked Sendable {
  package var titleResource: LocalizedStringResource?
  package var descriptionResource: LocalizedStringResource?
  /// Of the unwrapped type.
  package var defaultValue: Any?
  package var requestValueDialog: IntentDialog?
  package var requestDisambiguationDialog: IntentDialog?
  package var inputConnectionBehavior = InputConnectionBehavior.default
  package var optionsProvider: (any DynamicOptionsProvider)?
  package var query: (any EntityQuery)?
  /// Name of the control: `stepper`, `field`, `slider`.
  package var controlStyle: String?
  package var lowerBound: Double?
  package var upperBound: Double?
  /// Number of items of an array.
  package var size: IntentCollectionSize?
  package var sizeByFamily: [IntentWidgetFamily: IntentCollectionSize]?
  package var inputOptions: String.IntentInputOptions?
  package var displayName: Bool.IntentDisplayName?
  /// `date`, `time`, `dateTime`.
  package var dateKind: String?
  package var placemarkStyle: String?
  package var supportedTypeIdentifiers: [String]?
  package var currencyCodes: [String]?
  /// Subset of an enumeration's cases.
  package var supportedValues: [Any]?
  /// Symbol of a measurement's unit.
  package var unit: String?
  package var defaultUnit: String?
  package var dimension: Dimension?
  package var unitAdjustForLocale = false
  package var supportsNegativeNumbers = true
  /// `email`, `phone`, `contact`.
  package var personMode: String?

  package init(
    title: LocalizedStringResource?, description: LocalizedStringResource?,
    default defaultValue: Any? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    titleResource = title
    descriptionResource = description
    self.defaultValue = defaultValue
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    self.inputConnectionBehavior = inputConnectionBehavior
    self.optionsProvider = optionsProvider
  }

  package var title: String? { titleResource?.resolvedText }
}
