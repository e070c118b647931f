import Synchronization

extension Binding {
  /// To a property of an observable object.
  static func property<Root>(
    of object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> Binding<Value> {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An observable object that somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties: `$model.name`.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { .property(of: object, keyPath) }
  }
  // On the main actor, as SwiftUI declares them: what has such a property is so in mode 5.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }
  private var object: ObjectType
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  public init(initialValue: ObjectType) { object = initialValue }
}

/// An observable object that the view owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
extension StateObject: InjectableProperty {
  package mutating func inject(_ context: ResolveContext) {
    let make = make
    object = context.session.box(at: context.path) { make() }
  }
}

/// A value in user defaults: those given, else the ones that `.defaultAppStorage` set around the
/// view, else the standard ones.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var store: UserDefaults?
  private let read: (UserDefaults) -> Value
  private let write: (UserDefaults, Value) -> Void
  public var wrappedValue: Value {
    get { read(store ?? .standard) }
    nonmutating set { write(store ?? .standard, newValue) }
  }
  public var projectedValue: Binding<Value> {
    let (store, read, write) = (store ?? .standard, read, write)
    return Binding(get: { read(store) }, set: { write(store, $0) })
  }

  private init(_ key: String, _ store: UserDefaults?, _ fallback: Value, plist: Bool) {
    self.store = store
    read = { $0.object(forKey: key) as? Value ?? fallback }
    write = { $0.set($1, forKey: key) }
  }

  /// A value that defaults keep in another form.
  package init<R>(
    _ key: String, _ store: UserDefaults?, _ fallback: Value, decode: @escaping (R) -> Value?,
    encode: @escaping (Value) -> Any?
  ) {
    self.store = store
    read = { ($0.object(forKey: key) as? R).flatMap(decode) ?? fallback }
    write = { $0.set(encode($1), forKey: key) }
  }
}

extension AppStorage: InjectableProperty {
  package mutating func inject(_ context: ResolveContext) {
    store = store ?? context.environment.defaultAppStorage
  }
}
extension EnvironmentValues {
  var defaultAppStorage: UserDefaults? {
    get { slots.defaultAppStorage }
    set { slots.defaultAppStorage = newValue }
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(
      key, store, wrappedValue, decode: { (number: NSNumber) in number.boolValue }, encode: { $0 })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, plist: true)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, wrappedValue, plist: true)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, wrappedValue, plist: true)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, plist: true)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, wrappedValue, plist: true)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store, wrappedValue, decode: { URL(string: $0) }, encode: { $0.absoluteString })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue, decode: { Value(rawValue: $0) }, encode: { $0.rawValue })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue, decode: { Value(rawValue: $0) }, encode: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, decode: { (n: NSNumber) in n.boolValue }, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, decode: { (v: Int) in v }, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, decode: { (v: Double) in v }, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, decode: { (v: String) in v }, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, decode: { (v: Data) in v }, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, decode: { (v: Date) in v }, encode: { $0 })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store, nil, decode: { (s: String) in URL(string: s) }, encode: { $0?.absoluteString })
  }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store, nil, decode: { (s: String) in R(rawValue: s) }, encode: { $0?.rawValue })
  }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store, nil, decode: { (s: Int) in R(rawValue: s) }, encode: { $0?.rawValue })
  }
}
extension AppStorage: @unchecked Sendable where Value: Sendable {}
