/// Chooses a summary by a parameter's value or by the widget's family.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value, Cases: ParameterSummary
>: ParameterSummary, @unchecked Sendable {
  /// Names the family where a parameter would stand.
  public enum WidgetFamily: Hashable, Sendable { case widgetFamily }

  package var value: (Intent, IntentWidgetFamily?) -> Value?
  package var cases: Cases

  public init<Parameter: _IntentValue>(
    _ path: KeyPath<Intent, IntentParameter<Parameter>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) where Value == Parameter.UnwrappedType {
    value = { intent, _ in intent[keyPath: path].unwrapped }
    self.cases = cases()
  }

  public init(
    _ family: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) where Value == IntentWidgetFamily {
    value = { _, family in family }
    self.cases = cases()
  }
}

/// The summary of one value or several.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value, Content: ParameterSummary
>: ParameterSummary, @unchecked Sendable {
  package var holds: (Value) -> Bool
  package var content: Content

  public init(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    holds = { $0 == value }
    self.content = content()
  }

  public init(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    holds = { values.contains($0) }
    self.content = content()
  }
}

/// The summary of all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummary, @unchecked Sendable
{
  package var content: Content
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }
}

/// Several cases.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value>: ParameterSummary,
  @unchecked Sendable
{
  public typealias Summary = IntentParameterSummary<Intent>
  package var cases: [any ParameterSummary]
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public static func buildExpression<Content: ParameterSummary>(
    _ condition: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { condition }

  public static func buildExpression<Content: ParameterSummary>(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { condition }

  public static func buildBlock<each S: ParameterSummary>(
    _ cases: repeat each S
  ) -> ParameterSummaryTupleCaseCondition<Intent, Value> {
    var all: [any ParameterSummary] = []
    for summary in repeat each cases { all.append(summary) }
    return ParameterSummaryTupleCaseCondition(cases: all)
  }
}
