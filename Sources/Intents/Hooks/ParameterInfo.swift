public import Foundation
import Synchronization

/// One option of a definition, as generated code states it.
public struct _INParameterInfo: Sendable {
  /// A case of an enumeration.
  public struct Choice: Hashable, Sendable {
    public var value: String
    public var title: String
    public var rawValue: Int
    public init(value: String, title: String, rawValue: Int) {
      self.value = value
      self.title = title
      self.rawValue = rawValue
    }
  }

  public var name: String
  public var title: String
  /// The definition's type: `String`, `Integer`, `Decimal`, `Boolean`, `Date`, `URL`, `Object`;
  /// any other name with choices is an enumeration.
  public var type: String
  public var isArray: Bool
  public var hasDynamicOptions: Bool
  public var choices: [Choice]
  /// Class of an object type, so that values can be made without a handler.
  public var objectType: INObject.Type?

  public init(
    name: String, title: String, type: String, isArray: Bool = false,
    hasDynamicOptions: Bool = false, choices: [Choice] = [], objectType: INObject.Type? = nil
  ) {
    self.name = name
    self.title = title
    self.type = type
    self.isArray = isArray
    self.hasDynamicOptions = hasDynamicOptions
    self.choices = choices
    self.objectType = objectType
  }
}

extension _INParameterInfo {
  /// Type name of a stored property about which nothing is stated.
  package static let untyped = "Any"

  /// What the stored properties of an intent class tell by themselves.
  package static func stored(in intent: INIntent) -> [_INParameterInfo] {
    var levels: [[_INParameterInfo]] = []
    var mirror: Mirror? = Mirror(reflecting: intent)
    while let level = mirror, level.subjectType != INIntent.self {
      levels.append(
        level.children.compactMap { child in
          child.label.map { name in
            _INParameterInfo(name: name, title: name, type: typeName(child.value))
          }
        })
      mirror = level.superclassMirror
    }
    return levels.reversed().flatMap(\.self)
  }

  private static func typeName(_ value: Any) -> String {
    switch Swift.type(of: value) {
    case is String?.Type: "String"
    case is NSNumber?.Type: "Decimal"
    case is URL?.Type: "URL"
    case is DateComponents?.Type: "Date"
    default: untyped
    }
  }
}

/// Choices under one title, whatever their type.
public struct _INOptionSection: @unchecked Sendable {
  public var title: String?
  public var items: [Any]
  public init(title: String?, items: [Any]) {
    self.title = title
    self.items = items
  }

  /// The sections of a collection; strings and numbers in Swift's or Foundation's form.
  public static func sections<Item: NSObjectProtocol>(
    _ collection: INObjectCollection<Item>
  ) -> [_INOptionSection] {
    collection.sections.map { _INOptionSection(title: $0.title, items: $0.items.map { plain($0) }) }
  }

  public static func sections(_ items: [Any]) -> [_INOptionSection] {
    [_INOptionSection(title: nil, items: items)]
  }

  private static func plain(_ item: Any) -> Any {
    switch item {
    case let text as NSString: String(describing: text)
    case let url as NSURL: url as URL
    default: item
    }
  }
}

/// From completion handlers to `async`.
public enum _INCompletion {
  public static func collection<Item: NSObjectProtocol>(
    _ body: (@escaping (INObjectCollection<Item>?, (any Error)?) -> Void) -> Void
  ) async throws -> INObjectCollection<Item> {
    try await withCheckedThrowingContinuation { continuation in
      body { collection, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: collection ?? INObjectCollection(items: []))
        }
      }
    }
  }

  public static func value<Value>(
    _ body: (@escaping (Value) -> Void) -> Void
  ) async -> Value {
    await withCheckedContinuation { continuation in
      body { value in
        nonisolated(unsafe) let value = value
        continuation.resume(returning: value)
      }
    }
  }
}

/// The intent handlers that are compiled into this extension.
public enum _INExtensionRegistry {
  private static let extensions = Mutex<[INExtension.Type]>([])
  public static func register(_ type: INExtension.Type) {
    extensions.withLock { $0.append(type) }
  }
  /// The object that handles an intent, nil where no handler is compiled in.
  package static func handler(for intent: INIntent) -> Any? {
    extensions.withLock { $0.first }.map { $0.init().handler(for: intent) }
  }
}
