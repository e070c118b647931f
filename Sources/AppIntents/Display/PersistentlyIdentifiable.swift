import VitrineFoundation

/// A type with a name that stays the same when the type is renamed.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { unqualifiedName(of: Self.self) }
}
