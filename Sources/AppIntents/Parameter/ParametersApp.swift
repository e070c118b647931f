public import VitrineFoundation

extension IntentParameter where Value.UnwrappedType: AppEnum {
  /// Declares a parameter with a fixed list of choices.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.UnwrappedType]? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    }
  ) {
    var facts = ParameterFacts(
      title: title,
      description: description,
      default: defaultValue,
      requestValueDialog: requestValueDialog,
      requestDisambiguationDialog: requestDisambiguationDialog,
      inputConnectionBehavior: inputConnectionBehavior,
      optionsProvider: optionsProvider)
    facts.supportedValues = supportedValues
    self.init(facts: facts)
  }
}

extension IntentParameter where Value.UnwrappedType: AppEntity {
  /// Declares a parameter whose values a query finds.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    }
  ) {
    var facts = ParameterFacts(
      title: title,
      description: description,
      default: defaultValue,
      requestValueDialog: requestValueDialog,
      requestDisambiguationDialog: requestDisambiguationDialog,
      inputConnectionBehavior: inputConnectionBehavior,
      optionsProvider: optionsProvider)
    facts.query = query
    self.init(facts: facts)
  }
}

extension IntentParameter {
  /// Declares a parameter with several values; `size` bounds their number.
  public convenience init<Element: _IntentValue>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: [Element]? = nil,
    size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    supportedValues: [Element]? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Value.UnwrappedType == [Element] {
    var facts = ParameterFacts(
      title: title,
      description: description,
      default: defaultValue,
      requestValueDialog: requestValueDialog,
      requestDisambiguationDialog: requestDisambiguationDialog,
      inputConnectionBehavior: inputConnectionBehavior,
      optionsProvider: optionsProvider)
    facts.query = query
    facts.supportedValues = supportedValues
    facts.size = size
    self.init(facts: facts)
  }

  /// Declares a parameter with several values, their number by widget family.
  public convenience init<Element: _IntentValue>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: [Element]? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    supportedValues: [Element]? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = {
      EmptyResolverSpecification<Never>()
    }
  ) where Value.UnwrappedType == [Element] {
    var facts = ParameterFacts(
      title: title,
      description: description,
      default: defaultValue,
      requestValueDialog: requestValueDialog,
      requestDisambiguationDialog: requestDisambiguationDialog,
      inputConnectionBehavior: inputConnectionBehavior,
      optionsProvider: optionsProvider)
    facts.query = query
    facts.supportedValues = supportedValues
    facts.sizeByFamily = size
    self.init(facts: facts)
  }
}

extension IntentParameter where Value.UnwrappedType == [IntentPerson] {
  /// Declares a parameter for several people.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode,
    size: IntentCollectionSize? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    var facts = ParameterFacts(
      title: title, description: description,
      inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider)
    facts.size = size
    facts.personMode = mode.rawValue
    self.init(facts: facts)
  }
}
