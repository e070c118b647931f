/// How far something has come.
public struct ProgressView<Label, CurrentValueLabel> {
  package let progress: ViewProgress
  package let label: Label?
  package let currentValueLabel: CurrentValueLabel?
  /// What a `Progress` says of itself, in place of labels.
  var task: TaskWords?
}

/// The words of a `Progress`: those for its label and for its value.
struct TaskWords {
  let label: String
  let value: String

  init(_ progress: Progress) {
    label = progress.localizedDescription ?? ""
    value = progress.localizedAdditionalDescription ?? ""
  }

  static func part(_ words: String) -> StyledPart? {
    words.isEmpty ? nil : StyledPart(Text(verbatim: words))
  }
}

extension ProgressView: View, PrimitiveView where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    let fraction = fraction(context.environment)
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: interval == nil ? fraction : nil, shownFraction: fraction,
      interval: interval,
      label: task.map { TaskWords.part($0.label) } ?? Self.part(label),
      currentValueLabel: task.map { TaskWords.part($0.value) } ?? Self.part(currentValueLabel))
    let nodes = context.child(0).with { $0.progressInterval = interval }.styled(configuration)
    for node in nodes { node.semantics.value = fraction.map { "\(Int(($0 * 100).rounded()))%" } }
    return nodes
  }

  private static func part<Part: View>(_ view: Part?) -> StyledPart? {
    Part.self == EmptyView.self ? nil : view.map { StyledPart($0) }
  }

  private var interval: ProgressInterval? {
    guard case .interval(let dates, let countsDown) = progress else { return nil }
    return ProgressInterval(dates: dates, countsDown: countsDown)
  }

  private func fraction(_ environment: EnvironmentValues) -> Double? {
    switch progress {
    case .indeterminate: return nil
    case .fraction(let value): return min(max(value.isNaN ? 0 : value, 0), 1)
    case .interval(let interval, let countsDown):
      let start = interval.lowerBound.timeIntervalSince1970
      let length = interval.upperBound.timeIntervalSince1970 - start
      let done = length > 0 ? min(max((environment.core.render.date - start) / length, 0), 1) : 1
      return countsDown ? 1 - done : done
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init(_ progress: Progress) where Label == EmptyView {
    self.init(
      progress: progress.isIndeterminate ? .indeterminate : .of(progress.fractionCompleted, 1),
      label: nil, currentValueLabel: nil, task: TaskWords(progress))
  }
  nonisolated public init() where Label == EmptyView {
    self.init(progress: .indeterminate, label: nil, currentValueLabel: nil)
  }
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(progress: .indeterminate, label: label(), currentValueLabel: nil)
  }
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(progress: .indeterminate, label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(progress: .indeterminate, label: Text(title), currentValueLabel: nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(progress: .of(value, total), label: nil, currentValueLabel: nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(progress: .of(value, total), label: label(), currentValueLabel: nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  )
  where Label == Text {
    self.init(progress: .of(value, total), label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  )
  where Label == Text {
    self.init(progress: .of(value, total), label: Text(title), currentValueLabel: nil)
  }
}
extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(progress: .of(value, total), label: label(), currentValueLabel: currentValueLabel())
  }
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      progress: .interval(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}
extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      progress: .interval(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      progress: .interval(timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}
extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      progress: configuration.progress, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// How far a progress view's task has come.
package enum ViewProgress {
  case indeterminate
  case fraction(Double)
  case interval(ClosedRange<Date>, countsDown: Bool)
}

extension ViewProgress {
  static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Self {
    guard let value else { return .indeterminate }
    return .fraction(total > 0 ? Double(value) / Double(total) : 0)
  }
}

/// The time left of an interval.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
