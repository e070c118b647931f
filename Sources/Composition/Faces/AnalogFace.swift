import VitrineCatalog
import VitrineDrawing

/// Faces with a dial: Infograph, Wayfinder and Solar Dial.
struct AnalogFace {
  let request: ScreenRequest
  private let size: Size
  private let center: Point
  /// Diameters of the complications, points.
  private let corner: Double
  private let circle: Double
  private var unit: Double { size.width / 208 }

  init(_ request: ScreenRequest) {
    self.request = request
    size = request.device.screen
    center = Point(size.width / 2, size.height / 2)
    corner = request.onFace(.accessoryCorner).width
    circle = request.onFace(.accessoryCircular).width
  }

  // MARK: The faces

  /// - Parameter hasLabel: whether text stands in place of the ticks at the top.
  func infograph(hasLabel: Bool) -> FaceLayout {
    // Leaves room for labels between ticks and corners.
    let radius = size.width * 0.43
    let isCorner = request.family == .accessoryCorner
    return FaceLayout(
      slots: corners(around: radius) + dials(radius: radius, label: radius * 0.955),
      below: ticks(radius * 0.97, gap: hasLabel && !isCorner), above: hands(radius))
  }

  /// The Ultra's face: a compass around the dial.
  var wayfinder: FaceLayout {
    let radius = size.width * 0.375
    return FaceLayout(
      slots: corners(around: size.width * 0.455) + dials(radius: radius, label: radius * 0.94),
      below: [compass(radius), ticks(radius, gap: request.label != nil)].joined,
      above: hands(radius))
  }

  /// The course of the sun over a day, noon at the top, around the time.
  var solarDial: FaceLayout {
    let radius = size.width * 0.43
    // As far within as a corner's label reaches on the smallest watch, where text is largest beside it.
    return FaceLayout(slots: corners(around: radius), below: sun(radius * 0.84))
  }

  // MARK: Slots

  /// Four corners outside of a circle, on the way to the display's corners.
  private func corners(around radius: Double) -> [FaceLayout.Slot] {
    let inset = corner / 2 + size.width * 0.05
    return (0..<4).map { index in
      let middle = Point(
        index == 0 || index == 3 ? inset : size.width - inset,
        index < 2 ? inset : size.height - inset)
      var slot = FaceLayout.Slot(index, .accessoryCorner, middle: middle, side: corner)
      slot.arc = FaceLayout.Arc(
        center: center, radius: radius + 9 * unit,
        angle: CircleGeometry.angle(from: center, to: middle))
      return slot
    }
  }

  /// Four small dials within: top, right, bottom, left. The top one's label runs over the dial.
  private func dials(radius: Double, label: Double) -> [FaceLayout.Slot] {
    (0..<4).map { index in
      let middle = CircleGeometry.point(center, radius * 0.51, Double(index - 1) * .pi / 2)
      var slot = FaceLayout.Slot(4 + index, .accessoryCircular, middle: middle, side: circle)
      if index == 0 {
        slot.arc = FaceLayout.Arc(center: center, radius: label, angle: -.pi / 2)
      }
      return slot
    }
  }

  // MARK: What the faces draw

  private func line(_ angle: Double, from: Double, to: Double) -> [VectorPath.Element] {
    [
      .move(CircleGeometry.point(center, from, angle)),
      .line(CircleGeometry.point(center, to, angle)),
    ]
  }

  private func ticks(_ radius: Double, gap: Bool) -> DisplayList {
    var long = VectorPath()
    var short = VectorPath()
    for minute in 0..<60 {
      // The label takes the ticks' place at the top.
      if gap, minute < 10 || minute > 50 { continue }
      let angle = Double(minute) * .pi / 30 - .pi / 2
      let isHour = minute % 5 == 0
      let mark = line(angle, from: radius, to: radius * (isHour ? 0.93 : 0.965))
      if isHour { long.elements += mark } else { short.elements += mark }
    }
    return DisplayList([
      .stroke(long, StrokeAttributes(width: 2, cap: .round), .color(.white)),
      .stroke(short, StrokeAttributes(width: 1, cap: .round), .color(RGBA.white.opacity(0.5))),
    ])
  }

  /// A bezel of degrees with the letters of the four directions.
  private func compass(_ radius: Double) -> DisplayList {
    let outer = radius + 11 * unit
    var marks = VectorPath()
    for degree in stride(from: 0, to: 360, by: 10) where degree % 90 != 0 {
      let angle = Double(degree) * .pi / 180 - .pi / 2
      marks.elements += line(
        angle, from: outer, to: outer - (degree % 30 == 0 ? 6 : 3.5) * unit)
    }
    let words = request.words
    let letters = [words["N"], words["E"], words["S"], words["W"]].enumerated().map {
      quarter, letter in
      let at = CircleGeometry.point(center, outer - 3 * unit, Double(quarter - 1) * .pi / 2)
      return Ink.text(
        letter, 11 * unit, weight: 700, design: .rounded,
        color: quarter == 0 ? request.faceColor : .white, at: Point(at.x, at.y + 4 * unit), .center)
    }
    return [
      DisplayList([
        .stroke(
          Brush.disc(center, outer - 3 * unit), StrokeAttributes(width: 12 * unit),
          .color(RGBA(hex: 0x1C1C1E))),
        .stroke(
          marks, StrokeAttributes(width: 1, cap: .round), .color(RGBA.white.opacity(0.7))),
      ]), letters.joined,
    ].joined
  }

  private func sun(_ radius: Double) -> DisplayList {
    let color = request.faceColor
    let width = 15 * unit
    // Sunrise at six and sunset at nine, as in early summer in the middle of Europe (estimate).
    func angle(_ hour: Double) -> Double { (hour - 12) / 12 * .pi - .pi / 2 }
    let now = Double(request.moment.hour) + Double(request.moment.minute) / 60
    let place = CircleGeometry.point(center, radius, angle(now))
    let day = color.mixed(with: .white, by: 0.35)
    let isDay = now >= 6 && now < 21
    return [
      DisplayList([
        Ink.arc(
          center, radius, width: width, from: angle(21), to: angle(30),
          color: color.mixed(with: .black, by: 0.72)),
        Ink.arc(
          center, radius, width: width, from: angle(6), to: angle(21),
          color: color.mixed(with: .black, by: 0.3)),
        Ink.disc(place, width * 0.62, .black),
        Ink.disc(place, width * 0.48, isDay ? day : RGBA.white.opacity(0.8)),
      ]),
      Ink.text(
        request.moment.time, 42 * unit, weight: 500, design: .rounded, color: .white,
        at: Point(center.x, center.y + 15 * unit), .center),
      Ink.text(
        request.moment.shortDate.uppercased(), 13 * unit, weight: 600, design: .rounded,
        color: day, at: Point(center.x, center.y + 36 * unit), .center),
    ].joined
  }

  private func hands(_ radius: Double) -> DisplayList {
    let minutes = Double(request.moment.minute)
    let hours = Double(request.moment.hour % 12) + minutes / 60
    func hand(_ turns: Double, _ length: Double) -> [DrawingOperation] {
      let angle = turns * 2 * .pi - .pi / 2
      let bar = VectorPath(line(angle, from: radius * 0.14, to: radius * length))
      let thin = VectorPath(line(angle, from: 0, to: radius * 0.15))
      return [
        .stroke(thin, StrokeAttributes(width: 2, cap: .round), .color(.white)),
        .stroke(bar, StrokeAttributes(width: 5 * unit, cap: .round), .color(.white)),
      ]
    }
    var list = DisplayList(hand(hours / 12, 0.52) + hand(minutes / 60, 0.86))
    list.append(Ink.disc(center, 3, request.faceColor))
    return Ink.shadow(list, 0.6, radius: 3)
  }
}
