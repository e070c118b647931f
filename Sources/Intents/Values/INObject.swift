public import Foundation

/// An object of an app that can be the value of an option.
open class INObject: _ManagedValues, NSCopying, @unchecked Sendable {
  public final let identifier: String?
  public final var displayString: String
  public final var pronunciationHint: String?
  public final var subtitleString: String?
  public final var displayImage: INImage?
  public final var alternativeSpeakableMatches: [INSpeakableString]?

  public required init(identifier: String?, display: String) {
    self.identifier = identifier
    displayString = display
    super.init()
  }

  public required init(identifier: String?, display: String, pronunciationHint: String?) {
    self.identifier = identifier
    displayString = display
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  public convenience init(
    identifier: String?, display: String, subtitle: String?, image: INImage?
  ) {
    self.init(identifier: identifier, display: display)
    subtitleString = subtitle
    displayImage = image
  }

  public convenience init(
    identifier: String?, display: String, pronunciationHint: String?, subtitle: String?,
    image: INImage?
  ) {
    self.init(identifier: identifier, display: display, pronunciationHint: pronunciationHint)
    subtitleString = subtitle
    displayImage = image
  }

  /// A property of the definition by name; generated classes override it.
  open func _value(forProperty name: String) -> Any? { nil }
  /// Sets a property of the definition by name; generated classes override it.
  open func _setValue(_ value: Any?, forProperty name: String) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return other.identifier == identifier && other.displayString == displayString
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identifier)
    hasher.combine(displayString)
    return hasher.finalize()
  }
}

/// Choices under one title.
public final class INObjectSection<ObjectType: NSObjectProtocol>: NSObject, @unchecked Sendable {
  public let title: String?
  public let items: [ObjectType]
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
    super.init()
  }
}

/// Choices of an option.
public final class INObjectCollection<ObjectType: NSObjectProtocol>: NSObject, @unchecked Sendable {
  public let sections: [INObjectSection<ObjectType>]
  public var usesIndexedCollation = false

  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    super.init()
  }

  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  public var allItems: [ObjectType] { sections.flatMap(\.items) }
}
