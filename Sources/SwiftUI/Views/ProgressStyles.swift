/// What a progress view shows, for its style.
public struct ProgressViewStyleConfiguration {
  public struct Label { package let part: StyledPart }
  public struct CurrentValueLabel { package let part: StyledPart }
  /// 0 … 1; nil: unknown, or the progress is that of a time interval.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
  /// What the system's own styles show, also of a time interval.
  let shownFraction: Double?
  let interval: ProgressInterval?

  init(
    fractionCompleted: Double?, shownFraction: Double?, interval: ProgressInterval?,
    label: StyledPart?, currentValueLabel: StyledPart?
  ) {
    self.fractionCompleted = fractionCompleted
    self.shownFraction = shownFraction
    self.interval = interval
    self.label = label.map { Label(part: $0) }
    self.currentValueLabel = currentValueLabel.map { CurrentValueLabel(part: $0) }
  }

  /// The progress of the view that is styled.
  var progress: ViewProgress {
    if let interval { return .interval(interval.dates, countsDown: interval.countsDown) }
    return fractionCompleted.map { .fraction($0) } ?? .indeterminate
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
    if configuration.shownFraction == nil {
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
      fraction: configuration.shownFraction ?? 0, isCapacity: true, height: 4)
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
    if let fraction = configuration.shownFraction {
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

extension ProgressViewStyleConfiguration: StyleConfiguration {
  static func standard(_ configuration: ProgressViewStyleConfiguration) -> any View {
    DefaultProgressViewStyle().makeBody(configuration: configuration)
  }
}
extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { StyleBox(style.value, within: $0) { $0.makeBody(configuration: $1) } }
  }
}
