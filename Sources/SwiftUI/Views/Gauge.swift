/// A value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  package let fraction: Double
  package let label: Label
  package let currentValueLabel: CurrentValueLabel
  package let minimum: BoundsLabel?
  package let maximum: BoundsLabel?
  /// Whether `markedValueLabels` were given.
  private let hasMarks: Bool

  nonisolated fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel?, _ maximum: BoundsLabel?, hasMarks: Bool = false
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let raw = span > 0 ? (Double(value) - Double(bounds.lowerBound)) / span : 0
    fraction = raw.isNaN ? 0 : min(max(raw, 0), 1)
    self.label = label
    currentValueLabel = current
    self.minimum = minimum
    self.maximum = maximum
    self.hasMarks = hasMarks
  }
}

extension Gauge: View, PrimitiveView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    if hasMarks {
      context.session.report(
        .note, "'markedValueLabels' is inert in a widget: no gauge style shows these labels")
    }
    let (label, words) = StyledPart(label).heard()
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: label,
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : StyledPart(currentValueLabel),
      minimum: minimum.map { StyledPart($0) }, maximum: maximum.map { StyledPart($0) })
    let nodes = context.child(0).styled(configuration)
    for node in nodes {
      if Label.self != EmptyView.self {
        node.semantics.words = { words.text(in: context.child("label")) }
      }
      node.semantics.value = node.semantics.value ?? "\(Int((fraction * 100).rounded()))%"
    }
    return nodes
  }
}

extension Gauge
where
  Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), nil, nil)
  }
}
extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
}
extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels: View {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil, hasMarks: true)
  }
}
extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
      hasMarks: true)
  }
}

public struct GaugeStyleConfiguration {
  public struct Label { package let part: StyledPart }
  public struct CurrentValueLabel { package let part: StyledPart }
  public struct MinimumValueLabel { package let part: StyledPart }
  public struct MaximumValueLabel { package let part: StyledPart }
  public struct MarkedValueLabel { package let part: StyledPart }
  /// 0 … 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?

  package init(
    value: Double, label: StyledPart, currentValueLabel: StyledPart?, minimum: StyledPart?,
    maximum: StyledPart?
  ) {
    self.value = value
    self.label = Label(part: label)
    self.currentValueLabel = currentValueLabel.map { CurrentValueLabel(part: $0) }
    minimumValueLabel = minimum.map { MinimumValueLabel(part: $0) }
    maximumValueLabel = maximum.map { MaximumValueLabel(part: $0) }
  }
}
extension GaugeStyleConfiguration.Label: View { public var body: some View { PartView(part) } }
extension GaugeStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { PartView(part) }
}
extension GaugeStyleConfiguration.MinimumValueLabel: View {
  public var body: some View { PartView(part) }
}
extension GaugeStyleConfiguration.MaximumValueLabel: View {
  public var body: some View { PartView(part) }
}
extension GaugeStyleConfiguration.MarkedValueLabel: View {
  public var body: some View { PartView(part) }
}

@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension GaugeStyleConfiguration: StyleConfiguration {
  static func standard(_ configuration: GaugeStyleConfiguration) -> any View {
    DefaultGaugeStyle().makeBody(configuration: configuration)
  }
}
extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { StyleBox(style.value, within: $0) { $0.makeBody(configuration: $1) } }
  }
}
