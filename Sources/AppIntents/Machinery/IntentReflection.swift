package import VitrineMessages

/// A parameter without its value's type.
package protocol AnyIntentParameter: AnyObject {
  var facts: ParameterFacts { get }
  var valueType: Any.Type { get }
  var isOptional: Bool { get }
  /// Whether a value was set, a default or nothing apart.
  var isSet: Bool { get }
  var hasValue: Bool { get }
  /// Set value, default, or nothing for an optional; nil where there is none of these.
  var currentValue: Any? { get }
  /// False where the type does not fit.
  func assign(_ value: Any) -> Bool
  func clear()
}

extension IntentParameter: AnyIntentParameter {
  package var valueType: Any.Type { Value.self }
  package var isSet: Bool { stored != nil }
  package var currentValue: Any? { stored ?? defaultOrNil }
  package func assign(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    stored = value
    return true
  }
  package func clear() { stored = nil }
}

/// A parameter as a field of an intent.
package struct IntentField {
  /// Name of the property.
  package var name: String
  package var parameter: any AnyIntentParameter

  /// The type below optional and array.
  package var elementType: Any.Type {
    var type = parameter.valueType
    while true {
      if let optional = type as? any OptionalValue.Type {
        type = optional.wrappedType
      } else if let array = type as? any ArrayValue.Type {
        type = array.elementType
      } else {
        return type
      }
    }
  }

  package var codec: (any ParameterCodec)? { ParameterCodecs.codec(for: parameter.valueType) }

  /// Where choices come from: the provider given, the query given, the entity's own query.
  package var optionsSource: (any DynamicOptionsProvider)? {
    if let provider = parameter.facts.optionsProvider { return provider }
    if let query = parameter.facts.query { return query }
    return (elementType as? any AppEntity.Type).map { defaultQuery(of: $0) }
  }

  /// The query that finds entities by id.
  package var entityQuery: (any EntityQuery)? {
    parameter.facts.query ?? (parameter.facts.optionsProvider as? any EntityQuery)
  }

  private func defaultQuery<E: AppEntity>(of type: E.Type) -> any DynamicOptionsProvider {
    E.defaultQuery
  }
}

/// Reads the parameters of intents.
package enum IntentReflection {
  /// The parameters in the order of their declaration.
  package static func fields(of intent: any AppIntent) -> [IntentField] {
    var mirror: Mirror? = Mirror(reflecting: intent)
    var levels: [[IntentField]] = []
    while let level = mirror {
      levels.append(
        level.children.compactMap { child in
          guard let label = child.label, let parameter = child.value as? any AnyIntentParameter
          else { return nil }
          let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
          return IntentField(name: name, parameter: parameter)
        })
      mirror = level.superclassMirror
    }
    return levels.reversed().flatMap(\.self)
  }

  /// The parameter that a key path leads to.
  package static func name<Intent: AppIntent>(
    of path: PartialKeyPath<Intent>, in intent: Intent
  ) -> String? {
    guard let parameter = intent[keyPath: path] as? any AnyIntentParameter else { return nil }
    return fields(of: intent).first { $0.parameter === parameter }?.name
  }
}

/// One parameter, as JSON can carry it.
package struct IntentParameterDescription: Codable, Hashable, Sendable {
  package var name: String
  package var title: String
  package var description: String?
  /// `Bool`, `String?`, `[CityEntity]`.
  package var type: String
  package var isOptional: Bool
  package var isArray: Bool
  /// `enum`, `entity`, `value`.
  package var kind: String
  /// Name of the enumeration or entity for people.
  package var typeDisplayName: String?
  package var defaultValue: ParameterValue?
  package var choices: [IntentOption]
  package var hasDynamicOptions: Bool
  package var requestValueDialog: String?
  package var controlStyle: String?
  package var lowerBound: Double?
  package var upperBound: Double?
  package var minimumCount: Int?
  package var maximumCount: Int?
  package var dateKind: String?
  package var unit: String?
  package var keyboard: String?
  package var multiline: Bool?
  /// Words for true and false.
  package var booleanNames: [String]?
  /// Parameters that the choices are made from, nil where there are none.
  package var dependsOn: [String]?

  /// The part that messages carry.
  package var message: ParameterDescription {
    var message = ParameterDescription(
      name: name, title: title, type: type, isOptional: isOptional,
      defaultValue: defaultValue?.json,
      choices: choices.map { $0.message },
      hasDynamicOptions: hasDynamicOptions, requestValueDialog: requestValueDialog)
    message.description = description
    message.typeDisplayName = typeDisplayName
    var editor = ParameterDescription.Editor()
    editor.dependsOn = dependsOn ?? []
    (editor.lowerBound, editor.upperBound) = (lowerBound, upperBound)
    (editor.minimumCount, editor.maximumCount) = (minimumCount, maximumCount)
    editor.controlStyle = controlStyle
    editor.dateKind = dateKind
    editor.unit = unit
    editor.keyboard = keyboard
    editor.isMultiline = multiline
    editor.booleanNames = booleanNames
    if editor != ParameterDescription.Editor() { message.editor = editor }
    return message
  }
}

extension IntentReflection {
  /// What an intent says about its parameters.
  package static func describe(_ intent: any AppIntent) -> [IntentParameterDescription] {
    fields(of: intent).map { field in
      var described = describe(field)
      let names = dependencies(of: field, in: intent)
      described.dependsOn = names.isEmpty ? nil : names
      return described
    }
  }

  /// What the options provider or query of a parameter reads of the same intent.
  private static func dependencies(of field: IntentField, in intent: any AppIntent) -> [String] {
    guard let source = field.optionsSource else { return [] }
    let names = Mirror(reflecting: source).children.compactMap { child in
      (child.value as? any ParameterDependency)?.parameterNames(in: intent)
    }
    return names.flatMap(\.self)
  }

  package static func describe(_ type: any AppIntent.Type) -> [IntentParameterDescription] {
    describe(type.init())
  }

  private static func describe(_ field: IntentField) -> IntentParameterDescription {
    let facts = field.parameter.facts
    let codec = field.codec
    let element = field.elementType
    let fallback = facts.defaultValue.flatMap { codec?.encode($0) }
    var described = IntentParameterDescription(
      name: field.name, title: facts.title ?? field.name,
      description: facts.descriptionResource?.resolvedText,
      type: codec?.typeName ?? String(describing: field.parameter.valueType),
      isOptional: field.parameter.isOptional,
      isArray: codec?.typeName.hasPrefix("[") ?? false,
      kind: element is any AppEnum.Type
        ? "enum" : element is any AppEntity.Type ? "entity" : "value",
      typeDisplayName: (element as? any TypeDisplayRepresentable.Type)?
        .typeDisplayRepresentation.name.resolvedText,
      defaultValue: fallback == .null ? nil : fallback, choices: codec?.choices ?? [],
      hasDynamicOptions: field.optionsSource != nil)
    described.requestValueDialog = facts.requestValueDialog?.resolvedText
    described.controlStyle = facts.controlStyle
    described.lowerBound = facts.lowerBound
    described.upperBound = facts.upperBound
    described.minimumCount = facts.size?.min
    described.maximumCount = facts.size?.max
    described.dateKind = facts.dateKind
    described.unit = facts.unit ?? facts.defaultUnit
    described.keyboard = facts.inputOptions?.keyboardType.rawValue
    described.multiline = facts.inputOptions?.multiline
    described.booleanNames = facts.displayName.map {
      [$0.true.resolvedText, $0.false.resolvedText]
    }
    if let supported = facts.supportedValues, let codec = ParameterCodecs.codec(for: element) {
      let allowed = Set(supported.compactMap { codec.encode($0) })
      described.choices.removeAll { !allowed.contains($0.value) }
    }
    return described
  }

  /// The intent's help text, whichever type it is declared with.
  package static func description<I: AppIntent>(of type: I.Type) -> String? {
    switch type.description {
    case let description as IntentDescription: description.descriptionText.resolvedText
    case let text as LocalizedStringResource: text.resolvedText
    default: nil
    }
  }
}
