public import VitrineFoundation

extension IntentParameter where Value.UnwrappedType: AppEnum {
  /// Declares a parameter with a fixed list of choices.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.UnwrappedType]? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      disambiguating: requestDisambiguationDialog, inputConnectionBehavior, optionsProvider
    ) { $0.supportedValues = supportedValues }
  }
}

extension IntentParameter where Value.UnwrappedType: AppEntity {
  /// Declares a parameter whose values a query finds.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: (any EntityQuery)? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      disambiguating: requestDisambiguationDialog, inputConnectionBehavior, optionsProvider
    ) { $0.query = query }
  }
}

extension IntentParameter {
  /// Declares a parameter with several values; `size` bounds their number.
  public convenience init<Element: _IntentValue>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: [Element]? = nil, size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: (any EntityQuery)? = nil,
    supportedValues: [Element]? = nil, optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) where Value.UnwrappedType == [Element] {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      disambiguating: requestDisambiguationDialog, inputConnectionBehavior, optionsProvider
    ) {
      $0.query = query
      $0.supportedValues = supportedValues
      $0.size = size
    }
  }

  /// Declares a parameter with several values, their number by widget family.
  public convenience init<Element: _IntentValue>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: [Element]? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: (any EntityQuery)? = nil,
    supportedValues: [Element]? = nil, optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> any ResolverSpecification = _noResolvers
  ) where Value.UnwrappedType == [Element] {
    self.init(
      title, description, default: defaultValue, asking: requestValueDialog,
      disambiguating: requestDisambiguationDialog, inputConnectionBehavior, optionsProvider
    ) {
      $0.query = query
      $0.supportedValues = supportedValues
      $0.sizeByFamily = size
    }
  }
}

extension IntentParameter where Value.UnwrappedType == [IntentPerson] {
  /// Declares a parameter for several people.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    mode: IntentPerson.ParameterMode, size: IntentCollectionSize? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      title, description, inputConnectionBehavior, optionsProvider
    ) {
      $0.size = size
      $0.personMode = mode.rawValue
    }
  }
}
