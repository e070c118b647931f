/// A trait of an app's own.
public protocol UITraitDefinition: SendableMetatype {
  associatedtype Value
  static var defaultValue: Value { get }
}
/// No requirements: nothing here asks a trait for them.
extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// Traits that can be set.
public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// Traits of a view and what is in it. Kept: no view of UIKit's is drawn in a widget.
public struct UITraitOverrides: UIMutableTraits {
  private var values: [ObjectIdentifier: Any] = [:]
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue }
    set { values[ObjectIdentifier(trait)] = newValue }
  }
  public func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
    values[ObjectIdentifier(trait)] != nil
  }
  public mutating func remove<T: UITraitDefinition>(_ trait: T.Type) {
    values[ObjectIdentifier(trait)] = nil
  }
}

extension UITraitCollection {
  /// Nobody has set one around a widget.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.defaultValue }
}
