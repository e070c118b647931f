public import Foundation

/// A type that can be the value of an intent's parameter, a result or an entity's property.
///
/// Conform through `AppEnum` or `AppEntity`; the standard types conform here.
public protocol _IntentValue {
  /// The type below an optional, the type itself elsewhere.
  associatedtype UnwrappedType: _IntentValue = Self
}

/// A standard type whose parameters have no options of their own beyond title and dialogs.
public protocol _PlainIntentValue: _IntentValue {}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Measurement: _IntentValue {}
extension URL: _PlainIntentValue {}
extension Data: _PlainIntentValue {}
extension Float: _PlainIntentValue {}
extension Decimal: _PlainIntentValue {}
extension Duration: _PlainIntentValue {}
extension AttributedString: _PlainIntentValue {}
extension UUID: _PlainIntentValue {}
extension Never: _PlainIntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias UnwrappedType = Wrapped
}
extension Array: _IntentValue where Element: _IntentValue {}
extension Set: _IntentValue where Element: _IntentValue {}
