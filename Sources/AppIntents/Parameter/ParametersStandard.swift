public import Foundation
public import VitrineFoundation

/// A value that is asked for as a date.
public protocol _DateIntentValue: _IntentValue {}
extension Date: _DateIntentValue {}
extension DateComponents: _DateIntentValue {}

extension IntentParameter where Value.UnwrappedType: _DateIntentValue {
  /// Declares a parameter for a moment, a day or a time of day.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      inputConnectionBehavior, optionsProvider
    ) { $0.dateKind = kind.rawValue }
  }

  public var dateKind: DateKind { facts.dateKind.flatMap { DateKind(rawValue: $0) } ?? .dateTime }
}

extension IntentParameter where Value.UnwrappedType: _PlainIntentValue {
  /// Declares a parameter of a type without options of its own (URL, Duration, Decimal …).
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      inputConnectionBehavior, optionsProvider)
  }
}

extension IntentParameter where Value.UnwrappedType == IntentFile {
  /// Declares a file parameter; types are uniform type identifiers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: IntentFile? = nil, supportedTypeIdentifiers: [String] = ["public.data"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      inputConnectionBehavior, optionsProvider
    ) { $0.supportedTypeIdentifiers = supportedTypeIdentifiers }
  }

  public var supportedTypeIdentifiers: [String] { facts.supportedTypeIdentifiers ?? [] }
}

extension IntentParameter where Value.UnwrappedType == IntentPerson {
  /// Declares a parameter for a person.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, asking: requestValueDialog, inputConnectionBehavior, optionsProvider
    ) { $0.personMode = mode?.rawValue }
  }

  public var parameterMode: IntentPerson.ParameterMode? {
    facts.personMode.flatMap { IntentPerson.ParameterMode(rawValue: $0) }
  }
}

extension IntentParameter where Value.UnwrappedType == IntentCurrencyAmount {
  /// Declares a parameter for money; codes are ISO 4217.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: IntentCurrencyAmount? = nil, currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      inputConnectionBehavior, optionsProvider
    ) {
      $0.currencyCodes = currencyCodes
      $0.lowerBound = inclusiveRange?.lowerBound
      $0.upperBound = inclusiveRange?.upperBound
    }
  }

  public var currencyCodes: [String] { facts.currencyCodes ?? [] }

  public var inclusiveRange: InclusiveRange<Double>? {
    guard let low = facts.lowerBound, let high = facts.upperBound else { return nil }
    return (low, high)
  }
}
