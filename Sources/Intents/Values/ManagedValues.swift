public import Foundation

/// Values of properties that sources declare with `@NSManaged`, as the classes do that Xcode writes for a
/// definition.
open class _ManagedValues: NSObject, @unchecked Sendable {
  private final var values: [String: Any] = [:]

  public override init() { super.init() }
  public final func primitiveValue(forKey key: String) -> Any? { values[key] }
  public final func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
}
