public import VitrineFoundation

extension IntentParameter where Value.UnwrappedType == Bool {
  /// Declares a yes-or-no parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      inputConnectionBehavior, optionsProvider
    ) { $0.displayName = displayName }
  }

  public var displayName: Bool.IntentDisplayName? { facts.displayName }
}

extension IntentParameter where Value.UnwrappedType == Int {
  /// Declares a whole-number parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, controlStyle: IntControlStyle = .field,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      inputConnectionBehavior, optionsProvider
    ) {
      $0.controlStyle = controlStyle.rawValue
      $0.lowerBound = inclusiveRange.map { Double($0.lowerBound) }
      $0.upperBound = inclusiveRange.map { Double($0.upperBound) }
    }
  }

  public var controlStyle: IntControlStyle {
    facts.controlStyle.flatMap { IntControlStyle(rawValue: $0) } ?? .field
  }

  public var inclusiveRange: InclusiveRange<Int>? {
    guard let low = facts.lowerBound, let high = facts.upperBound else { return nil }
    return (Int(low), Int(high))
  }
}

extension IntentParameter where Value.UnwrappedType == Double {
  /// Declares a number parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      inputConnectionBehavior, optionsProvider
    ) {
      $0.controlStyle = controlStyle.rawValue
      $0.lowerBound = inclusiveRange.map { Double($0.lowerBound) }
      $0.upperBound = inclusiveRange.map { Double($0.upperBound) }
    }
  }

  public var controlStyle: DoubleControlStyle {
    facts.controlStyle.flatMap { DoubleControlStyle(rawValue: $0) } ?? .field
  }

  public var inclusiveRange: InclusiveRange<Double>? {
    guard let low = facts.lowerBound, let high = facts.upperBound else { return nil }
    return (Double(low), Double(high))
  }
}

extension IntentParameter where Value.UnwrappedType == String {
  /// Declares a text parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: String? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      disambiguating: requestDisambiguationDialog, inputConnectionBehavior, optionsProvider
    ) { $0.inputOptions = inputOptions }
  }

  public var inputOptions: String.IntentInputOptions? { facts.inputOptions }
}
