/// Compares with nothing.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasNoValue, hasAnyValue }

/// Compares for equality.
public enum EquatableComparisonOperator: Hashable, Sendable { case notEqualTo, equalTo }

/// Compares with a list.
public enum OneOfComparisonOperator: Hashable, Sendable { case oneOf }

/// Compares an order.
public enum ComparableComparisonOperator: Hashable, Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// Compares texts.
public enum StringComparisonOperator: Hashable, Sendable {
  case doesNotContain, contains, hasPrefix, hasSuffix
}

/// Shows one summary or another, by a parameter's value or by the widget's family.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary, @unchecked Sendable {
  package var holds: (Intent, IntentWidgetFamily?) -> Bool
  package var when: WhenCondition
  package var otherwise: Otherwise

  public init<Value: _IntentValue>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    holds = { intent, _ in intent[keyPath: path].hasValue == (comparison == .hasAnyValue) }
    self.when = when()
    self.otherwise = otherwise()
  }

  public init<Value: _IntentValue>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Equatable {
    holds = { intent, _ in
      (intent[keyPath: path].unwrapped == value) == (comparison == .equalTo)
    }
    self.when = when()
    self.otherwise = otherwise()
  }

  public init<Value: _IntentValue>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Equatable {
    holds = { intent, _ in intent[keyPath: path].unwrapped.map(values.contains) ?? false }
    self.when = when()
    self.otherwise = otherwise()
  }

  public init<Value: _IntentValue>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Comparable {
    holds = { intent, _ in
      guard let own = intent[keyPath: path].unwrapped else { return false }
      switch comparison {
      case .lessThan: return own < value
      case .lessThanOrEqualTo: return own <= value
      case .greaterThan: return own > value
      case .greaterThanOrEqualTo: return own >= value
      }
    }
    self.when = when()
    self.otherwise = otherwise()
  }

  public init<Value: _IntentValue>(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StringComparisonOperator,
    _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType == String {
    holds = { intent, _ in
      let own = intent[keyPath: path].unwrapped ?? ""
      switch comparison {
      case .doesNotContain: return !own.contains(value)
      case .contains: return own.contains(value)
      case .hasPrefix: return own.hasPrefix(value)
      case .hasSuffix: return own.hasSuffix(value)
      }
    }
    self.when = when()
    self.otherwise = otherwise()
  }

  public init(
    widgetFamily comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    holds = { _, own in (own == family) == (comparison == .equalTo) }
    self.when = when()
    self.otherwise = otherwise()
  }

  public init(
    widgetFamily comparison: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    holds = { _, own in own.map(families.contains) ?? false }
    self.when = when()
    self.otherwise = otherwise()
  }
}

extension IntentParameter {
  /// The value without its optional.
  package var unwrapped: Value.UnwrappedType? {
    let value: Any? = stored ?? defaultOrNil
    return value.flatMap { $0 as? Value.UnwrappedType }
  }
}
