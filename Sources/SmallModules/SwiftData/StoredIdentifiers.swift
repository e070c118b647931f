import Foundation
public import SwiftUI

/// Identifiers of models in defaults, as data.
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == PersistentIdentifier {
    self.init(key, store, wrappedValue, decode: Self.identifier, encode: Self.data)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
    self.init(key, store, nil, decode: Self.identifier, encode: { $0.flatMap(Self.data) })
  }

  private static func identifier(_ data: Data) -> PersistentIdentifier? {
    try? JSONDecoder().decode(PersistentIdentifier.self, from: data)
  }
  private static func data(_ identifier: PersistentIdentifier) -> Any? {
    try? JSONEncoder().encode(identifier)
  }
}
