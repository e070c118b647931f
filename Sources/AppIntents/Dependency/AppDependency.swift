public import Foundation
import Synchronization

/// A type whose `@Dependency` properties are filled from a manager.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}

/// A value that the app puts in: `@Dependency var store: Store`.
@propertyWrapper
public final class AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: (() -> Value)?

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
    fallback = nil
  }

  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default fallback: @escaping @autoclosure () -> Value
  ) {
    self.key = key
    self.manager = manager
    self.fallback = fallback
  }

  public var wrappedValue: Value {
    if let value = manager.value(Value.self, key: key) { return value }
    if let fallback { return fallback() }
    fatalError(
      "no dependency of type \(Value.self): add it with AppDependencyManager.shared.add before the "
        + "intent runs")
  }

  public var projectedValue: AppDependency<Value> { self }
}

/// The values that `@Dependency` finds.
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()

  private struct Box: @unchecked Sendable {
    var key: AnyHashable
    var make: () -> Any
  }
  private let boxes = Mutex<[Box]>([])

  public init() {}

  public func add<Value>(
    key: AnyHashable? = nil, dependency: @escaping @autoclosure @Sendable () -> Value
  ) {
    store(Value.self, key: key, dependency)
  }

  public func add<Value>(key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Value) {
    store(Value.self, key: key, dependency)
  }

  private func store<Value>(
    _ type: Value.Type, key: AnyHashable?, _ make: @escaping @Sendable () -> Value
  ) {
    let box = Box(key: key ?? AnyHashable(ObjectIdentifier(type)), make: make)
    boxes.withLock { boxes in
      boxes.removeAll { $0.key == box.key }
      boxes.append(box)
    }
  }

  fileprivate func value<Value>(_ type: Value.Type, key: AnyHashable?) -> Value? {
    let wanted = key ?? AnyHashable(ObjectIdentifier(type))
    return boxes.withLock { boxes in boxes.first { $0.key == wanted } }?.make() as? Value
  }

  /// Why a dependency could not be had.
  public enum Error: LocalizedError, @unchecked Sendable {
    case failedToRetrieveDependency(Any.Type, AnyHashable?)
    case failedToLoadDependency(Any.Type, AnyHashable?)
    case incorrectDependencyType(Any.Type, Any.Type, AnyHashable?)

    public var errorDescription: String? {
      switch self {
      case .failedToRetrieveDependency(let type, _): "no dependency of type \(type)"
      case .failedToLoadDependency(let type, _): "dependency of type \(type) could not be made"
      case .incorrectDependencyType(let wanted, let found, _):
        "dependency of type \(wanted) expected, found \(found)"
      }
    }
  }
}
