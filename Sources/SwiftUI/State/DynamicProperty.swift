public import Observation

/// A stored property that SwiftUI fills before it reads a body.
public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

/// Reads a value from the surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  fileprivate enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }
  fileprivate let source: Source
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { environment in
      guard let object = environment[object: ObjectIdentifier(objectType)] as? Value else {
        fatalError("no \(objectType) in the environment: add .environment(…) above this view")
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[object: ObjectIdentifier(objectType)] as? T }
  }

  public var wrappedValue: Value {
    if let value { return value }
    // Read outside of a body, as SwiftUI does: the default value.
    switch source {
    case .keyPath(let path): return EnvironmentValues()[keyPath: path]
    case .object(let read): return read(EnvironmentValues())
    }
  }
}

extension Environment: InjectableProperty {
  package mutating func inject(_ context: ResolveContext) {
    switch source {
    case .keyPath(let path): value = context.environment[keyPath: path]
    case .object(let read): value = read(context.environment)
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension View {
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    let box = UncheckedBox(object)
    return environmentValues { $0[object: ObjectIdentifier(T.self)] = box.value }
  }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    let box = UncheckedBox(object)
    return environmentValues { $0[object: ObjectIdentifier(T.self)] = box.value }
  }
}

/// Reads an object that an ancestor put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { .property(of: object, keyPath) }
  }
  private var object: ObjectType?
  public init() {}
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("no ObservableObject of type \(ObjectType.self): add .environmentObject(…) above")
    }
    return object
  }
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
extension EnvironmentObject: InjectableProperty {
  package mutating func inject(_ context: ResolveContext) {
    object = context.environment[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
  }
}
