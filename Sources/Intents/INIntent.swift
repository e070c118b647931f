public import Foundation
public import VitrineFoundation

/// A request that a person makes; in a widget, the options of one placed widget.
///
/// Classes of an `.intentdefinition` file inherit from it. There is no Objective-C here: members
/// that begin with an underscore are what generated classes override so that options can be
/// listed, read and set by name.
open class INIntent: _ManagedValues, NSCopying, @unchecked Sendable {
  public final var identifier: String? { _identifier }
  package final var _identifier: String?
  open var intentDescription: String? {
    let text = Self._intentDescription
    return text.isEmpty ? nil : text
  }
  public final var suggestedInvocationPhrase: String?
  public final var shortcutAvailability = INShortcutAvailabilityOptions()
  public final var donationMetadata: INIntentDonationMetadata?
  private final var images: [String: INImage] = [:]

  public required override init() { super.init() }

  public final func setImage(_ image: INImage?, forParameterNamed name: String) {
    images[name] = image
  }
  public final func image(forParameterNamed name: String) -> INImage? { images[name] }
  public final func keyImage() -> INImage? { images.sorted { $0.key < $1.key }.first?.value }

  /// Title of the intent in its definition.
  open class var _title: String { String(describing: Self.self) }
  /// Help text of the intent in its definition.
  open class var _intentDescription: String { "" }
  /// The options in the order of the definition.
  open class var _parameters: [_INParameterInfo] { [] }

  /// The value of an option: `String`, `NSNumber`, a raw `Int` for an enumeration, an `INObject`,
  /// `DateComponents`, `URL`, an array of those, or nil.
  open func _value(forParameter name: String) -> Any? { value(forKey: name) }
  /// Sets an option; the value has the same shape as `_value(forParameter:)` gives.
  open func _setValue(_ value: Any?, forParameter name: String) { setValue(value, forKey: name) }
  /// An option by name, as generated code may override it instead of `_value(forParameter:)`.
  open func value(forKey key: String) -> Any? { nil }
  /// Sets an option by name; generated code may override it instead.
  open func setValue(_ value: Any?, forKey key: String) {}

  /// The options of the definition, or the stored properties where the class states none.
  package final var parameterInfos: [_INParameterInfo] {
    let stated = type(of: self)._parameters
    return stated.isEmpty ? _INParameterInfo.stored(in: self) : stated
  }
  /// Choices of an option whose values a handler provides.
  open func _options(
    forParameter name: String, searchTerm: String?, handler: Any
  ) async throws -> [_INOptionSection] { [] }
  /// First value of an option, as a handler gives it.
  open func _defaultValue(forParameter name: String, handler: Any) -> Any? { nil }

  open override func copy() -> Any { copy(with: nil) }

  /// A new intent of the same class with the same options.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    for parameter in parameterInfos {
      copy._setValue(_value(forParameter: parameter.name), forParameter: parameter.name)
    }
    copy._identifier = _identifier
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    return copy
  }

  /// Intents of one class with equal options are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INIntent, type(of: other) == type(of: self) else { return false }
    if other === self { return true }
    let parameters = parameterInfos
    guard !parameters.isEmpty else { return false }
    return parameters.allSatisfy { parameter in
      sameValue(
        _value(forParameter: parameter.name), other._value(forParameter: parameter.name))
    }
  }

  open override var hash: Int {
    let parameters = parameterInfos
    guard !parameters.isEmpty else { return ObjectIdentifier(self).hashValue }
    var hasher = Hasher()
    for parameter in parameters {
      if let value = _value(forParameter: parameter.name) as? AnyHashable { hasher.combine(value) }
    }
    return hasher.finalize()
  }
}

private func sameValue(_ one: Any?, _ other: Any?) -> Bool {
  switch (one, other) {
  case (nil, nil): true
  case (let one as AnyHashable, let other as AnyHashable): one == other
  default: false
  }
}

/// What a donation says beside its intent.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {}

/// Where a shortcut may be offered.
public struct INShortcutAvailabilityOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let sleepMindfulness = Self(rawValue: 1 << 0)
  public static let sleepJournaling = Self(rawValue: 1 << 1)
  public static let sleepMusic = Self(rawValue: 1 << 2)
  public static let sleepPodcasts = Self(rawValue: 1 << 3)
  public static let sleepReading = Self(rawValue: 1 << 4)
  public static let sleepWrapUpYourDay = Self(rawValue: 1 << 5)
  public static let sleepYogaAndStretching = Self(rawValue: 1 << 6)
}

/// What an intent led to.
open class INIntentResponse: _ManagedValues, NSCopying, @unchecked Sendable {
  open var userActivity: NSUserActivity?
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Finds the object that handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  func handler(for intent: INIntent) -> Any?
}

/// The entry of an extension that handles intents.
open class INExtension: NSObject {
  public required override init() { super.init() }
  open func handler(for intent: INIntent) -> Any { self }
}
