/// The system's choice: a bar with its labels above and below.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills up, as wide as it may be.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, isCapacity: true, height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// The watch's bar with a marker.
public struct LinearGaugeStyle: GaugeStyle {
  private let tint: GaugeTint
  nonisolated public init() { tint = GaugeTint() }
  nonisolated public init(tint: Color) { self.tint = GaugeTint(tint) }
  nonisolated public init(tint: Gradient) { self.tint = GaugeTint(tint) }
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration).modifier(tint)
  }
}

/// The watch's open ring.
public struct CircularGaugeStyle: GaugeStyle {
  private let tint: GaugeTint
  nonisolated public init() { tint = GaugeTint() }
  nonisolated public init(tint: Color) { self.tint = GaugeTint(tint) }
  nonisolated public init(tint: Gradient) { self.tint = GaugeTint(tint) }
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration).modifier(tint)
  }
}

/// The tint that a gauge style was made with; nothing: the tint around the gauge.
private struct GaugeTint: ViewModifier {
  private let style: AnyShapeStyle?
  nonisolated init() { style = nil }
  nonisolated init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }
  func body(content: Content) -> some View {
    content.environmentValues { $0.core.tint = style ?? $0.core.tint }
  }
}

/// An open ring with a marker at the value. 58 × 58 points whatever is offered (measured).
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: false)
  }
}

/// A closed ring that fills up from twelve o'clock. 58 × 58 points (measured).
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isCapacity: true)
  }
}

/// A bar with a marker at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGauge(configuration: configuration)
  }
}

/// A bar that fills up.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      GaugeBar(fraction: configuration.value, isCapacity: true, height: 8)
      configuration.currentValueLabel
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == LinearGaugeStyle {
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
extension GaugeStyle where Self == CircularGaugeStyle {
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
