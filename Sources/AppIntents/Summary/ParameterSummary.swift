/// How parameters are laid out in an editor.
public protocol ParameterSummary {
  associatedtype Intent: AppIntent
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<S: ParameterSummary>(_ summary: S) -> S
  where S.Intent == Intent { summary }
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S
  where S.Intent == Intent { summary }
  public static func buildBlock() -> IntentParameterSummary<Intent> { IntentParameterSummary() }
}

/// A sentence with parameters in it, and further parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
  package var sentence: ParameterSummaryString<Intent>?
  package var table: String?
  package var parameters: [PartialKeyPath<Intent>]

  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = summary
    self.table = table
    self.parameters = parameters()
  }

  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    sentence = summary
    self.table = table
    parameters = []
  }

  public init(@ParameterKeyPathsBuilder _ parameters: () -> [PartialKeyPath<Intent>]) {
    self.parameters = parameters()
  }

  /// All parameters, in the order of their declaration.
  public init() { parameters = [] }

  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    public static func buildExpression<Value: _IntentValue>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { path }
    public static func buildBlock(
      _ paths: PartialKeyPath<Intent>...
    ) -> [PartialKeyPath<Intent>] { paths }
  }
}

/// A sentence with gaps for parameters: `"Show \(\.$city)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  package enum Part {
    case text(String)
    case parameter(PartialKeyPath<Intent>)
  }
  package var parts: [Part]

  public init(_ text: String) { parts = [.text(text)] }
  public init(stringLiteral value: String) { parts = [.text(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    package var parts: [Part] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.text(literal)) }
    }
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter(path))
    }
  }
}
