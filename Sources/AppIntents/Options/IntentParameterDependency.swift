/// Lets an options provider or a query read other parameters of the intent that is being edited.
///
/// The value is nil while another intent is edited, or while one of the parameters named has no
/// value.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable,
  CustomDebugStringConvertible
{
  private let isComplete: (Intent) -> Bool
  private let paths: [PartialKeyPath<Intent>]

  public init<each Value: _IntentValue>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var paths: [PartialKeyPath<Intent>] = []
    for path in repeat each parameters { paths.append(path) }
    self.paths = paths
    isComplete = { intent in
      for path in repeat each parameters {
        if !intent[keyPath: path].hasValue { return false }
      }
      return true
    }
  }

  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = EditedIntent.current as? Intent, isComplete(intent) else { return nil }
    return IntentProjection(intent)
  }

  public var debugDescription: String { "IntentParameterDependency<\(Intent.self)>" }
}

/// A dependency without its intent's type.
package protocol ParameterDependency {
  /// Names of the parameters it reads; empty for another intent than its own.
  func parameterNames(in intent: any AppIntent) -> [String]
}

extension IntentParameterDependency: ParameterDependency {
  package func parameterNames(in intent: any AppIntent) -> [String] {
    guard let intent = intent as? Intent else { return [] }
    return paths.compactMap { IntentReflection.name(of: $0, in: intent) }
  }
}

/// The part of an intent that a dependency may read.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: @unchecked Sendable {
  private let intent: Intent
  package init(_ intent: Intent) { self.intent = intent }
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: path]
  }
}

/// The intent whose parameters are being edited or resolved.
package enum EditedIntent {
  @TaskLocal package static var current: (any AppIntent)?
}

extension IntentParameter {
  /// Whether reading the parameter gives something other than nothing.
  package var hasValue: Bool {
    if let stored { return !isNothing(stored) }
    return defaultOrNil.map { !isNothing($0) } ?? false
  }
}
