import VitrineDrawing

/// A bar with labels at its ends. It is as high as the bar: the labels stand over it above and
/// below (measured; rows of such gauges are 8 points and their spacing apart). Their default font
/// is an estimate after the widths of seven labels, and so is that they have one line: a second one
/// would lie on the next row.
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
    .lineLimit(1)
    .fixedSize(horizontal: false, vertical: true)
    .frame(height: Self.height)
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

  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let width = measuring.proposed(.horizontal) ?? Length(100)
    return Extent(measuring.max(width, height), Length(height))
  }

  func draw(_ node: Node, into recorder: inout Recorder) {
    var box = recorder.snap(node.frame)
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let whole = VectorPath(
      roundedRect: box, cornerRadius: box.height / 2, continuous: false)
    let across = linearPaint(box, isMirrored, recorder)
    guard isCapacity else {
      drawMarker(box, whole, across, isMirrored, &recorder)
      return
    }
    recorder.fill(whole, recorder.paint(track, in: box.cgRect))
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

  /// Marker of 8 points in a hole of 16, its center at x0 + 4 + f · (W − 8) (measured).
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
    recorder.fill(dot(box.height), paint.gradientColor(at: fraction) ?? across)
  }

  private func linearPaint(_ box: Rect, _ isMirrored: Bool, _ recorder: Recorder) -> Paint {
    guard let stops = paint.gradientStops else { return recorder.paint(paint, in: box.cgRect) }
    let (from, to) = (Point(box.minX, box.midY), Point(box.maxX, box.midY))
    return .linearGradient(stops, from: isMirrored ? to : from, to: isMirrored ? from : to)
  }
}
