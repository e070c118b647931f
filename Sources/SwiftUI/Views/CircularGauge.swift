import VitrineDrawing

/// Labels around and inside a ring, at the measured places (facts/layout-numbers.tsv, gauge rows).
struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool
  static let side: CGFloat = 58
  /// Widest current value before it shrinks: the side of the square in the ring's circle (measured:
  /// "68%" set at 22 points comes out at 17.9, 40.8 wide).
  static let valueWidth = side / CGFloat(2).squareRoot()
  /// The square inside a closed ring.
  static let inner = (side - 2 * GaugeRingBehavior.stroke) / CGFloat(2).squareRoot()
  /// How high a closed ring's label may be: three lines of 30 points shrink by one (measured).
  static let innerHeight = side / 2
  /// What every text of an open ring's value takes below itself. Measured in nine snapshots of iOS
  /// and watchOS: a second text moves the first up by a point more than its own lines do, and stands
  /// two points lower; a single one stands that much higher than the middle.
  static let spaceBelowValue: CGFloat = 2

  private var hasBounds: Bool {
    configuration.minimumValueLabel != nil && configuration.maximumValueLabel != nil
  }

  @Environment(\.gaugeScale) private var scale

  var body: some View {
    if scale == 1 { ring } else { ScaledGauge(scale: scale, content: ring) }
  }

  private var ring: some View {
    ZStack {
      GaugeRing(fraction: configuration.value, isCapacity: isCapacity, hasBounds: hasBounds)
      value
      if !isCapacity { bottom }
    }
    .frame(width: Self.side, height: Self.side)
  }

  @ViewBuilder private var value: some View {
    if isCapacity && configuration.currentValueLabel == nil {
      configuration.label.modifier(GaugeValueText(size: 12))
        .frame(width: Self.inner, height: Self.innerHeight)
    } else {
      // 24 points give the measured widths of seven figures.
      configuration.currentValueLabel.modifier(GaugeValueText(size: 24))
        .environmentValues { $0.spaceBelowText = isCapacity ? 0 : Self.spaceBelowValue }
        .frame(width: isCapacity ? Self.inner : Self.valueWidth)
    }
  }

  @ViewBuilder private var bottom: some View {
    if hasBounds {
      // Figures 8.33 high and 7 apart, 10.33 between the two labels (measured).
      HStack(spacing: 9) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .modifier(GaugeValueText(size: 11)).frame(width: 44).offset(y: 19.1)
    } else {
      // Capitals 7.7 high, 52.3 below the ring's top (measured).
      configuration.label.modifier(GaugeValueText(size: 11))
        .frame(width: 22, height: 16)
        .offset(y: 19.3)
    }
  }
}

struct GaugeValueText: ViewModifier {
  let size: CGFloat
  @Environment(\.gaugeDesign) private var design
  func body(content: Content) -> some View {
    content.font(.system(size: size, weight: .medium, design: design)).lineLimit(1)
      .minimumScaleFactor(0.3).multilineTextAlignment(.center)
  }
}

/// A ring made smaller as a whole, with the room that it then takes.
private struct ScaledGauge<Content: View>: View {
  let scale: CGFloat
  let content: Content
  var body: some View {
    let side = CircularGauge.side * scale
    content.scaleEffect(scale).frame(width: side, height: side)
  }
}

extension EnvironmentValues {
  /// A ring of 58 points, as measured on iPhones, fills a place that is smaller: on a watch's face it
  /// is 42 to 51 points wide, on the smallest iPhones 56 (the guidelines' complications, whose closed
  /// gauge holds an image of 0.64 of the circle, as the ring of 58 does; the factor is an estimate).
  var gaugeScale: CGFloat {
    guard core.render.family == "accessoryCircular" else { return 1 }
    let place = min(core.render.width, core.render.height)
    return place > 0 ? min(1, CGFloat(place) / CircularGauge.side) : 1
  }

  /// Labels in a ring are rounded on a watch only (snapshots of iOS 18 and 26 and of watchOS 26).
  var gaugeDesign: Font.Design { core.render.platform == .watchOS ? .rounded : .default }
}

struct GaugeRing: PrimitiveView {
  typealias Body = Never
  let fraction: Double
  let isCapacity: Bool
  let hasBounds: Bool
  nonisolated init(fraction: Double, isCapacity: Bool, hasBounds: Bool) {
    self.fraction = fraction
    self.isCapacity = isCapacity
    self.hasBounds = hasBounds
  }
  func resolve(_ context: ResolveContext) -> [Node] {
    [
      Node(
        GaugeRingBehavior(
          fraction: fraction, isCapacity: isCapacity, hasBounds: hasBounds,
          paint: context.environment.gaugePaint), [], context.environment)
    ]
  }
}

struct GaugeRingBehavior: NodeBehavior {
  let fraction: Double
  let isCapacity: Bool
  let hasBounds: Bool
  let paint: StylePaint
  var name: String { "Gauge" }

  /// Stroke of 58 / 10.5 points (measured).
  static let stroke: CGFloat = 58 / 10.5

  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    Extent(CGSize(width: CircularGauge.side, height: CircularGauge.side))
  }

  func draw(_ node: Node, into recorder: inout Recorder) {
    let box = recorder.snap(node.frame)
    let center = Point(box.midX, box.midY)
    let radius = (box.width - Self.stroke) / 2
    if isCapacity {
      drawCapacity(center, radius, &recorder)
    } else {
      let isMirrored = node.environment.layoutDirection == .rightToLeft
      drawOpen(center, radius, isMirrored: isMirrored, &recorder)
    }
  }

  private func drawCapacity(_ center: Point, _ radius: Double, _ recorder: inout Recorder) {
    let start = -Double.pi / 2
    let color = ringPaint(center, start, 2 * .pi, recorder)
    let style = StrokeAttributes(width: Self.stroke, cap: .round)
    recorder.append(.stroke(.arc(center, radius, start, 2 * .pi), style, color.opacity(0.35)))
    if fraction > 0 {
      recorder.append(.stroke(.arc(center, radius, start, 2 * .pi * fraction), style, color))
    }
  }

  /// An open ring starts above its minimum's label, which stands on the leading side (ClockKit calls the
  /// labels of its open gauges leading and trailing). It is symmetric: mirrored, only its marker and
  /// its gradient run the other way.
  private func drawOpen(
    _ center: Point, _ radius: Double, isMirrored: Bool, _ recorder: inout Recorder
  ) {
    let sweep = (hasBounds ? 240.0 : 270.0) * .pi / 180
    let start = (hasBounds ? 150.0 : 135.0) * .pi / 180
    let color = ringPaint(center, start, sweep, isMirrored: isMirrored, recorder)
    let angle = start + sweep * (isMirrored ? 1 - fraction : fraction)
    let place = Point(center.x + radius * cos(angle), center.y + radius * sin(angle))
    func dot(_ diameter: Double) -> VectorPath {
      VectorPath(
        ellipseIn: Rect(
          x: place.x - diameter / 2, y: place.y - diameter / 2, width: diameter, height: diameter))
    }
    let style = StrokeAttributes(width: Self.stroke, cap: .round)
    recorder.append(.stroke(.arc(center, radius, start, sweep), style, color))
    recorder.group(.blend(.destinationOut)) { $0.fill(dot(10), .color(.black)) }
    recorder.fill(dot(5.5), paint.gradientColor(at: fraction) ?? color)
  }

  /// A gradient tint runs along the sweep.
  private func ringPaint(
    _ center: Point, _ start: Double, _ sweep: Double, isMirrored: Bool = false,
    _ recorder: Recorder
  ) -> Paint {
    if let stops = paint.gradientStops {
      return .angularGradient(
        isMirrored ? stops.backward : stops, center: center, startAngle: start,
        endAngle: start + sweep)
    }
    return recorder.paint(paint, in: .zero)
  }
}
