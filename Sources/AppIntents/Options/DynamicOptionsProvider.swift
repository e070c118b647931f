public import VitrineFoundation

/// Choices for a parameter, made when the editor opens.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Result.Result
  func results() async throws -> Result
  /// The first choice of a new widget.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
  public typealias Item = IntentItem
  public typealias ParameterDependency = IntentParameterDependency

  public func defaultResult() async -> DefaultValue? { nil }
}

/// What an options provider returns: an array or a collection with sections.
public protocol ResultsCollection<Result>: Sendable {
  associatedtype Result: _IntentValue
  var promptLabel: LocalizedStringResource? { get }
  var usesIndexedCollation: Bool { get }
  var items: [Result] { get }
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element
  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }
  public var items: [Element] { self }
  public static var empty: [Element] { [] }
}
