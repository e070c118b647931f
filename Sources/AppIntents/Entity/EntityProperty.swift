public import VitrineFoundation

/// A property of an entity that queries and shortcuts see: `@Property(title: "Name")`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  package var titleResource: LocalizedStringResource?
  package var stored: Value?

  public init() {}
  public init(title: LocalizedStringResource) { titleResource = title }
  public init(
    title: LocalizedStringResource, identifier: String
  ) {
    titleResource = title
  }

  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      if let type = Value.self as? any ExpressibleByNilLiteral.Type {
        return type.init(nilLiteral: ()) as! Value
      }
      if let empty = ParameterCodecs.emptyValue(Value.self) { return empty }
      fatalError(
        "entity property '\(titleResource?.resolvedText ?? "")' of type \(Value.self) has no value: "
          + "set it in the entity's initializer")
    }
    set { stored = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }
  public var title: LocalizedStringResource { titleResource ?? "" }
  public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }
}
