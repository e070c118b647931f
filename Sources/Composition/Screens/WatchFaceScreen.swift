import VitrineCatalog
import VitrineDrawing

/// A watch face: hands and four corners for round families, digits for wide ones. Layouts are
/// estimates after Infograph and Modular, in parts of a 46 mm watch.
enum WatchFaceScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    switch request.family {
    case .accessoryCorner, .accessoryCircular: return analog(request, size)
    default: return digital(request, size)
    }
  }

  private static func accent(_ request: ScreenRequest) -> RGBA {
    request.input.tint ?? Tints.watchFace
  }

  static func finish(_ list: DisplayList, _ request: ScreenRequest) -> DisplayList {
    let ground = DisplayList([Brush.flat(request.device.screen, .black)])
    return ground.appending(request.isAlwaysOn ? Dimmed(factor: 0.6).apply(to: list) : list)
  }

  // MARK: Analog

  struct Dial {
    var center: Point
    var radius: Double
    var corner: Double
    var circle: Double

    init(_ request: ScreenRequest, _ size: Size) {
      center = Point(size.width / 2, size.height / 2)
      // Leaves room for labels between ticks and corners.
      radius = size.width * 0.43
      let os = request.input.os
      corner = request.device.size(of: .accessoryCorner, in: .watchFace, os: os)?.layout.width ?? 34
      circle =
        request.device.size(of: .accessoryCircular, in: .watchFace, os: os)?.layout.width ?? 50
    }

    /// The corners from top left, clockwise; outside of the dial, on the way to the display's
    /// corner.
    func corner(_ index: Int, _ size: Size) -> Point {
      let inset = corner / 2 + size.width * 0.05
      return Point(
        index == 0 || index == 3 ? inset : size.width - inset,
        index < 2 ? inset : size.height - inset)
    }

    /// Four small dials within: top, right, bottom, left.
    func circle(_ index: Int) -> Point {
      let distance = radius * 0.51
      return CircleGeometry.point(center, distance, Double(index - 1) * .pi / 2)
    }
  }

  private static func analog(_ request: ScreenRequest, _ size: Size) -> Screen {
    let dial = Dial(request, size)
    let isCorner = request.family == .accessoryCorner
    let middle = isCorner ? dial.corner(0, size) : dial.circle(0)
    let slot = Rect(
      x: middle.x - request.drawn.width / 2, y: middle.y - request.drawn.height / 2,
      width: request.drawn.width, height: request.drawn.height)
    // Content in a corner follows the dial at its own distance.
    let bend = ArcWarp(
      center: dial.center, radius: CircleGeometry.distance(from: dial.center, to: middle),
      angle: CircleGeometry.angle(from: dial.center, to: middle), middle: slot.midX,
      baseline: slot.midY,
      isUpsideDown: false)
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius,
      bend: isCorner ? bend : nil,
      below: {
        let color = accent(request)
        let others = (isCorner ? 1 : 0)..<4
        var parts = [ticks(dial, gap: !isCorner && request.label != nil)]
        for index in others {
          let mark = ["72", "18°", "41", "86"][index]
          parts.append(
            Neighbors.ring(
              dial.corner(index, size), dial.corner / 2, value: 0.3 + 0.15 * Double(index),
              text: mark, color: color))
        }
        for index in (isCorner ? 0 : 1)..<4 {
          parts.append(
            Neighbors.ring(
              dial.circle(index), dial.circle / 2, value: 0.8 - 0.2 * Double(index),
              text: ["64", "7", "12", "30"][index], color: .white))
        }
        return finish(parts.joined, request)
      },
      above: {
        let list = [label(request, dial, isCorner: isCorner), hands(request, dial)].joined
        return list
      })
  }

  private static func ticks(_ dial: Dial, gap: Bool) -> DisplayList {
    var long = VectorPath()
    var short = VectorPath()
    for minute in 0..<60 {
      // The label takes the ticks' place at the top.
      if gap, minute < 9 || minute > 51 { continue }
      let angle = Double(minute) * .pi / 30 - .pi / 2
      let isHour = minute % 5 == 0
      let line = [
        VectorPath.Element.move(CircleGeometry.point(dial.center, dial.radius, angle)),
        .line(CircleGeometry.point(dial.center, dial.radius * (isHour ? 0.93 : 0.965), angle)),
      ]
      if isHour { long.elements += line } else { short.elements += line }
    }
    return DisplayList([
      .stroke(long, StrokeAttributes(width: 2, cap: .round), .color(.white)),
      .stroke(short, StrokeAttributes(width: 1, cap: .round), .color(RGBA.white.opacity(0.5))),
    ])
  }

  private static func hands(_ request: ScreenRequest, _ dial: Dial) -> DisplayList {
    let minutes = Double(request.moment.minute)
    let hours = Double(request.moment.hour % 12) + minutes / 60
    func hand(_ turns: Double, _ length: Double, _ width: Double, _ color: RGBA)
      -> [DrawingOperation]
    {
      let angle = turns * 2 * .pi - .pi / 2
      let path = VectorPath([
        .move(CircleGeometry.point(dial.center, dial.radius * 0.14, angle)),
        .line(CircleGeometry.point(dial.center, dial.radius * length, angle)),
      ])
      let thin = VectorPath([
        .move(dial.center), .line(CircleGeometry.point(dial.center, dial.radius * 0.15, angle)),
      ])
      return [
        .stroke(thin, StrokeAttributes(width: 2, cap: .round), .color(color)),
        .stroke(path, StrokeAttributes(width: width, cap: .round), .color(color)),
      ]
    }
    var list = DisplayList()
    list.operations += hand(hours / 12, 0.52, 5, .white)
    list.operations += hand(minutes / 60, 0.86, 5, .white)
    list.append(Ink.disc(dial.center, 3, accent(request)))
    let shaded = Ink.shadow(list, 0.6, radius: 3)
    return request.isAlwaysOn ? Dimmed(factor: 0.6).apply(to: shaded) : shaded
  }

  /// `.widgetLabel` along the dial: inside a corner, or over the dial's top.
  private static func label(_ request: ScreenRequest, _ dial: Dial, isCorner: Bool) -> DisplayList {
    guard let (list, size) = request.label else { return DisplayList() }
    let bend: ArcWarp
    if isCorner {
      // Just outside of the dial, toward the corner.
      let corner = dial.corner(0, request.device.screen)
      let direction = CircleGeometry.angle(from: dial.center, to: corner)
      bend = ArcWarp(
        center: dial.center, radius: dial.radius + 2 + size.height / 2, angle: direction,
        middle: size.width / 2, baseline: size.height / 2, isUpsideDown: false)
    } else {
      bend = ArcWarp(
        center: dial.center, radius: dial.radius - size.height * 0.3, angle: -.pi / 2,
        middle: size.width / 2, baseline: size.height / 2, isUpsideDown: false)
    }
    return bend.apply(to: list)
  }

  /// The dial of a face whose widgets are drawn apart.
  static func ticks(_ request: ScreenRequest) -> DisplayList {
    ticks(Dial(request, request.device.screen), gap: false)
  }

  static func hands(_ request: ScreenRequest) -> DisplayList {
    hands(request, Dial(request, request.device.screen))
  }

  /// The digits of a face whose widgets are drawn apart.
  static func time(_ request: ScreenRequest, showsDate: Bool) -> DisplayList {
    let size = request.device.screen
    let unit = size.width / 208
    let time = Ink.text(
      request.moment.time, 56 * unit, weight: 500, design: .rounded, color: .white,
      at: Point(size.width - 14 * unit, size.height * 0.375), .trailing)
    guard showsDate else { return time }
    return time.appending(
      Ink.text(
        request.moment.shortDate.uppercased(), 15 * unit, weight: 600, design: .rounded,
        color: accent(request), at: Point(size.width - 18 * unit, 42 * unit), .trailing))
  }

  // MARK: Digital

  private static func digital(_ request: ScreenRequest, _ size: Size) -> Screen {
    let unit = size.width / 208
    let drawn = request.drawn
    let isInline = request.family == .accessoryInline
    let slot = Rect(
      x: (size.width - drawn.width) / 2, y: isInline ? 40 * unit : size.height * 0.415,
      width: drawn.width, height: drawn.height)
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius,
      below: { finish(digits(request, size, unit, slot, isInline), request) })
  }

  private static func digits(
    _ request: ScreenRequest, _ size: Size, _ unit: Double, _ slot: Rect, _ isInline: Bool
  ) -> DisplayList {
    let color = accent(request)
    let time = isInline ? size.height * 0.50 : size.height * 0.375
    var parts = [
      Ink.text(
        request.moment.time, (isInline ? 66 : 56) * unit, weight: 500, design: .rounded,
        color: .white, at: Point(size.width - 14 * unit, time), .trailing)
    ]
    if !isInline {
      parts.append(
        Ink.text(
          request.moment.shortDate.uppercased(), 15 * unit, weight: 600, design: .rounded,
          color: color, at: Point(size.width - 18 * unit, 42 * unit), .trailing))
    }
    let circle =
      request.device.size(of: .accessoryCircular, in: .watchFace, os: request.input.os)?.layout
      .width ?? 50
    let row = size.height - circle / 2 - 10 * unit
    if isInline { parts += appointment(size, unit, color) }
    let marks = [("72", 0.72), ("18°", 0.4), ("41", 0.41)]
    for (index, mark) in marks.enumerated() {
      let x = size.width / 2 + (Double(index) - 1) * (circle + 14 * unit)
      parts.append(
        Neighbors.ring(
          Point(x, row), circle / 2 * 0.94, value: mark.1, text: mark.0,
          color: index == 1 ? color : .white))
    }
    return parts.joined
  }

  /// What stands below the time where the widget is a line above it.
  private static func appointment(_ size: Size, _ unit: Double, _ color: RGBA) -> [DisplayList] {
    let (x, y) = (8 * unit + 4, size.height * 0.55)
    return [
      Ink.text(
        "UP NEXT", 13 * unit, weight: 600, design: .rounded, color: color,
        at: Point(x, y + 15 * unit)),
      Ink.text(
        "Design review 10:00", 15 * unit, weight: 500, design: .rounded, color: .white,
        at: Point(x, y + 34 * unit)),
    ]
  }
}

extension CircleGeometry {
  static func distance(from a: Point, to b: Point) -> Double {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }

  /// Direction from one point to another, radians clockwise from the right: found by halving, which
  /// is exact enough and the same everywhere.
  static func angle(from a: Point, to b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    var (low, high) = (0.0, Double.pi)
    let length = distance(from: a, to: b)
    guard length > 0 else { return 0 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Trigonometry.cosine(middle) > dx / length { low = middle } else { high = middle }
    }
    return dy < 0 ? -low : low
  }
}
