/// How far something has come.
public struct ProgressView<Label, CurrentValueLabel> {
  package enum Progress {
    case indeterminate
    case fraction(Double)
    case interval(ClosedRange<Date>, countsDown: Bool)
  }
  package let progress: Progress
  package let label: Label?
  package let currentValueLabel: CurrentValueLabel?
}

extension ProgressView: View, PrimitiveView where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction(context.environment),
      label: label.flatMap { Label.self == EmptyView.self ? nil : StyledPart($0) },
      currentValueLabel: currentValueLabel.flatMap {
        CurrentValueLabel.self == EmptyView.self ? nil : StyledPart($0)
      })
    let inner = context.child(0).with { $0.progressInterval = interval }
    let nodes = context.environment.progressViewStyle.body(configuration, inner)
    for node in nodes {
      node.semantics.value = configuration.fractionCompleted.map { "\(Int(($0 * 100).rounded()))%" }
    }
    return nodes
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
      progress: configuration.fractionCompleted.map { .fraction($0) } ?? .indeterminate,
      label: configuration.label, currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView.Progress {
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

public struct ProgressViewStyleConfiguration {
  public struct Label { package let part: StyledPart }
  public struct CurrentValueLabel { package let part: StyledPart }
  /// 0 … 1, nil: unknown.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
  package init(fractionCompleted: Double?, label: StyledPart?, currentValueLabel: StyledPart?) {
    self.fractionCompleted = fractionCompleted
    self.label = label.map { Label(part: $0) }
    self.currentValueLabel = currentValueLabel.map { CurrentValueLabel(part: $0) }
  }
}
extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { PartView(part) }
}
extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { PartView(part) }
}

@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A bar for a known fraction, a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// Label, bar, current value, one below the other. The bar is 4 points tall (four snapshots of iOS 26).
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}
struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.labelsVisibility) private var labels
  var body: some View {
    let bar = GaugeBar(
      fraction: configuration.fractionCompleted ?? 0, isCapacity: true, height: 4)
    VStack(alignment: .leading, spacing: 4) {
      if labels != .hidden { configuration.label }
      if let tint { bar.tint(tint) } else { bar }
      if labels != .hidden {
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A ring for a known fraction, a spinner of 20 points otherwise.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}
struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  var body: some View {
    if let fraction = configuration.fractionCompleted {
      ZStack {
        ProgressRing(fraction: fraction, tint: tint)
        // The ring has room for one of them, as the capacity gauge: the value (estimate).
        Group {
          if let value = configuration.currentValueLabel { value } else { configuration.label }
        }
        .modifier(GaugeValueText(size: 12))
      }
    } else {
      VStack(spacing: 8) {
        Spinner().frame(width: 20, height: 20)
        configuration.label
      }
    }
  }
}
/// A ring that fills the square it is given; its stroke is a tenth of the side (estimate).
struct ProgressRing: View {
  let fraction: Double
  let tint: Color?
  @Environment(\.self) private var environment
  var body: some View {
    let style =
      tint.map { AnyShapeStyle($0) } ?? environment.core.tint ?? AnyShapeStyle(Color.accentColor)
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      let line = side / 10.5
      ZStack {
        Circle().inset(by: line / 2).stroke(style.opacity(0.35), lineWidth: line)
        if let interval = environment.progressInterval {
          ring(to: 1, style, line).behavior(ProgressRingBehavior(interval: interval))
        } else {
          ring(to: fraction, style, line)
        }
      }
      .frame(width: side, height: side)
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private func ring(to end: Double, _ style: AnyShapeStyle, _ line: CGFloat) -> some View {
    Circle().inset(by: line / 2).trim(from: 0, to: end).rotation(.degrees(-90))
      .stroke(style, style: SwiftUI.StrokeStyle(lineWidth: line, lineCap: .round))
  }
}
/// Eight spokes, the first the strongest: what a spinner shows when time stands still.
struct Spinner: View {
  var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        Capsule().fill(Color.gray.opacity(1 - Double(index) * 0.1)).frame(width: 2.5, height: 6)
          .offset(y: -7).rotationEffect(.degrees(Double(index) * -45))
      }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

@MainActor private func box<S: ProgressViewStyle>(_ style: S) -> StyleBox<
  ProgressViewStyleConfiguration
> {
  StyleBox(style) { $0.makeBody(configuration: $1) }
}
private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: StyleBox<ProgressViewStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  @MainActor var progressViewStyle: StyleBox<ProgressViewStyleConfiguration> {
    self[ProgressViewStyleKey.self] ?? box(DefaultProgressViewStyle())
  }
}
extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return environmentValues { $0[ProgressViewStyleKey.self] = box(style.value) }
  }
}
