package import VitrineDrawing

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
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
  nonisolated public init(tint: Gradient) {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
  }
}

/// The watch's open ring.
public struct CircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
  nonisolated public init(tint: Gradient) {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
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
  static let roomBelowValue: CGFloat = 2

  private var hasBounds: Bool {
    configuration.minimumValueLabel != nil && configuration.maximumValueLabel != nil
  }

  var body: some View {
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
        .environmentValues { $0.roomBelowText = isCapacity ? 0 : Self.roomBelowValue }
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

extension EnvironmentValues {
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

extension EnvironmentValues {
  /// A gauge without a tint follows the foreground style on a Lock Screen, the accent elsewhere.
  var gaugePaint: StylePaint {
    if let tint = core.tint { return tint.paint(in: self) }
    return core.render.family.hasPrefix("accessory") ? foregroundPaint() : tintPaint
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

  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    CGSize(width: CircularGauge.side, height: CircularGauge.side)
  }

  func draw(_ node: Node, into recorder: inout Recorder) {
    let box = recorder.snap(node.frame)
    let center = Point(box.midX, box.midY)
    let radius = (box.width - Self.stroke) / 2
    if isCapacity {
      drawCapacity(center, radius, &recorder)
    } else {
      drawOpen(center, radius, &recorder)
    }
  }

  private func drawCapacity(_ center: Point, _ radius: Double, _ recorder: inout Recorder) {
    let start = -Double.pi / 2
    let color = ringPaint(center, start, 2 * .pi)
    let style = StrokeAttributes(width: Self.stroke, cap: .round)
    recorder.append(.stroke(.arc(center, radius, start, 2 * .pi), style, color.opacity(0.35)))
    if fraction > 0 {
      recorder.append(.stroke(.arc(center, radius, start, 2 * .pi * fraction), style, color))
    }
  }

  private func drawOpen(_ center: Point, _ radius: Double, _ recorder: inout Recorder) {
    let sweep = (hasBounds ? 240.0 : 270.0) * .pi / 180
    let start = (hasBounds ? 150.0 : 135.0) * .pi / 180
    let color = ringPaint(center, start, sweep)
    let angle = start + sweep * fraction
    let place = Point(center.x + radius * cos(angle), center.y + radius * sin(angle))
    func dot(_ diameter: Double) -> VectorPath {
      VectorPath(
        ellipseIn: Rect(
          x: place.x - diameter / 2, y: place.y - diameter / 2, width: diameter, height: diameter))
    }
    let style = StrokeAttributes(width: Self.stroke, cap: .round)
    recorder.append(.stroke(.arc(center, radius, start, sweep), style, color))
    recorder.group(.blend(.destinationOut)) { $0.fill(dot(10), .color(.black)) }
    recorder.fill(dot(5.5), markerPaint(color))
  }

  /// The marker has the ring's colour at its place; of a gradient the nearest stop's.
  private func markerPaint(_ ring: Paint) -> Paint {
    guard case .angularGradient(let stops, _, _, _) = ring else { return ring }
    return .color(stops.color(at: fraction))
  }

  /// A gradient tint runs along the sweep.
  private func ringPaint(_ center: Point, _ start: Double, _ sweep: Double) -> Paint {
    if let stops = paint.gradientStops {
      return .angularGradient(stops, center: center, startAngle: start, endAngle: start + sweep)
    }
    return paint.paint(in: .zero)
  }
}

extension StylePaint {
  /// Stops of any gradient.
  var gradientStops: [GradientStop]? {
    switch self {
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      return stops
    case .effect(_, let inner), .anchored(let inner, _): return inner.gradientStops
    case .inner(_, let inner): return inner.gradientStops
    case .color, .mesh, .image, .material: return nil
    }
  }
}

extension [GradientStop] {
  func color(at location: Double) -> RGBA {
    guard let first, let last else { return .black }
    if location <= first.location { return first.color }
    for (a, b) in zip(self, dropFirst()) where location <= b.location {
      let span = b.location - a.location
      return a.color.mixed(with: b.color, by: span > 0 ? Float((location - a.location) / span) : 1)
    }
    return last.color
  }
}

extension VectorPath {
  /// An arc of a circle; angles in radians, clockwise from the positive x axis.
  package static func arc(_ center: Point, _ radius: Double, _ start: Double, _ sweep: Double)
    -> VectorPath
  {
    var path = VectorPath()
    func at(_ angle: Double) -> Point {
      Point(center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let k = 4 / 3 * tan(step / 4) * radius
    path.move(to: at(start))
    for piece in 0..<pieces {
      let (a, b) = (start + Double(piece) * step, start + Double(piece + 1) * step)
      let (p, q) = (at(a), at(b))
      path.curve(
        to: q, Point(p.x - k * sin(a), p.y + k * cos(a)), Point(q.x + k * sin(b), q.y - k * cos(b)))
    }
    return path
  }
}

/// Track, fill and marker of linear gauges and progress bars.
struct GaugeBar: PrimitiveView {
  typealias Body = Never
  let fraction: Double
  let isCapacity: Bool
  let height: CGFloat
  nonisolated init(fraction: Double, isCapacity: Bool, height: CGFloat) {
    self.fraction = fraction
    self.isCapacity = isCapacity
    self.height = height
  }
  func resolve(_ context: ResolveContext) -> [Node] {
    let track = FillShapeStyle().paint(in: context.environment, level: 1)
    return [
      Node(
        GaugeBarBehavior(
          fraction: fraction, isCapacity: isCapacity, height: height,
          paint: context.environment.gaugePaint, track: track), [], context.environment)
    ]
  }
}

struct GaugeBarBehavior: NodeBehavior {
  let fraction: Double
  let isCapacity: Bool
  let height: CGFloat
  let paint: StylePaint
  let track: StylePaint
  var name: String { "GaugeBar" }

  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    CGSize(width: max(proposal.width ?? 100, height), height: height)
  }

  func draw(_ node: Node, into recorder: inout Recorder) {
    var box = recorder.snap(node.frame)
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let whole = VectorPath(
      roundedRect: box, cornerRadius: box.height / 2, continuous: false)
    let across = linearPaint(box, isMirrored)
    guard isCapacity else {
      drawMarker(box, whole, across, isMirrored, &recorder)
      return
    }
    recorder.fill(whole, track.paint(in: box.cgRect))
    if let interval = node.environment.progressInterval {
      recorder.append(
        .progress(interval.progress(.bar(box, edge: isMirrored ? .right : .left), across)))
      return
    }
    let width = max(box.width * fraction, fraction > 0 ? box.height : 0)
    if isMirrored { box.x = box.maxX - width }
    box.width = width
    recorder.fill(
      VectorPath(roundedRect: box, cornerRadius: box.height / 2, continuous: false), across
    )
  }

  /// Marker of 8 points in a hole of 16, its centre at x0 + 4 + f · (W − 8) (measured).
  private func drawMarker(
    _ box: Rect, _ whole: VectorPath, _ across: Paint, _ isMirrored: Bool,
    _ recorder: inout Recorder
  ) {
    let along = box.height / 2 + fraction * (box.width - box.height)
    let x = isMirrored ? box.maxX - along : box.x + along
    func dot(_ diameter: Double) -> VectorPath {
      VectorPath(
        ellipseIn: Rect(
          x: x - diameter / 2, y: box.midY - diameter / 2, width: diameter, height: diameter))
    }
    recorder.fill(whole, across)
    recorder.group(.blend(.destinationOut)) { $0.fill(dot(box.height * 2), .color(.black)) }
    var marker = across
    if let stops = paint.gradientStops { marker = .color(stops.color(at: fraction)) }
    recorder.fill(dot(box.height), marker)
  }

  private func linearPaint(_ box: Rect, _ isMirrored: Bool) -> Paint {
    guard let stops = paint.gradientStops else { return paint.paint(in: box.cgRect) }
    let (from, to) = (Point(box.minX, box.midY), Point(box.maxX, box.midY))
    return .linearGradient(stops, from: isMirrored ? to : from, to: isMirrored ? from : to)
  }
}

/// A bar with labels at its ends. It is as high as the bar: the labels stand over it above and
/// below (measured; rows of such gauges are 8 points and their spacing apart). Their default font
/// is an estimate after the widths of seven labels.
struct AccessoryLinearGauge: View {
  let configuration: GaugeStyleConfiguration
  static let height: CGFloat = 8

  var body: some View {
    HStack(spacing: 8) {
      if configuration.minimumValueLabel != nil {
        configuration.minimumValueLabel
      } else {
        configuration.currentValueLabel
      }
      GaugeBar(fraction: configuration.value, isCapacity: false, height: Self.height)
      configuration.maximumValueLabel
    }
    .font(.system(.body, design: .rounded, weight: .semibold))
    .fixedSize(horizontal: false, vertical: true)
    .frame(height: Self.height)
  }
}
