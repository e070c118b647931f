import VitrineDrawing

/// Widgets of the system that stand beside the one that is shown, so that a screen is not empty.
enum Neighbors {
  /// What all of them say of the day.
  private struct Event {
    var color: UInt32
    var name: String
    var from: (hour: Int, minute: Int)
    var to: (hour: Int, minute: Int)
  }
  private static let events = [
    Event(color: 0x0A84FF, name: "Design review", from: (10, 0), to: (11, 0)),
    Event(color: 0x30D158, name: "Lunch with Ada", from: (12, 30), to: (13, 30)),
  ]

  /// Day of the week and month on a plain base, and the next event.
  static func day(in rect: Rect, radius: Double, _ request: ScreenRequest) -> DisplayList {
    let isDark = request.input.appearance == .dark
    let ink = isDark ? RGBA.white : .black
    let side = min(rect.width, rect.height)
    let event = events[0]
    // Red without its color would be too dark to read.
    let isFullColor = request.traits.renderingMode == .fullColor
    let mirror = request.mirror(rect.minX + rect.maxX)
    return [
      DisplayList([Ink.rounded(rect, radius, Plates.base(isDark ? .dark : .light))]),
      mirror.text(
        request.moment.weekdayName.uppercased(), side * 0.085, weight: 700,
        color: isFullColor ? RGBA(hex: 0xFF3B30) : ink,
        at: Point(rect.x + side * 0.11, rect.y + side * 0.2),
        width: rect.width - side * 0.2),
      mirror.text(
        request.moment.dayNumber, side * 0.3, weight: 300, color: ink,
        at: Point(rect.x + side * 0.1, rect.y + side * 0.47)),
      DisplayList([
        Ink.rounded(
          mirror(
            Rect(
              x: rect.x + side * 0.11, y: rect.y + side * 0.66, width: side * 0.026,
              height: side * 0.22)), side * 0.013, RGBA(hex: event.color))
      ]),
      mirror.text(
        request.words[event.name], side * 0.085, weight: 600, color: ink,
        at: Point(rect.x + side * 0.18, rect.y + side * 0.745), width: rect.width - side * 0.26),
      mirror.text(
        request.moment.clock(event.from.hour, event.from.minute), side * 0.08,
        color: ink.opacity(0.5), at: Point(rect.x + side * 0.18, rect.y + side * 0.86)),
    ].joined
  }

  /// A neighbor as the context shows widgets: on its plate, in its colors.
  static func themed(
    in rect: Rect, radius: Double, _ request: ScreenRequest,
    _ draw: (_ rect: Rect, _ radius: Double, _ request: ScreenRequest) -> DisplayList
  ) -> DisplayList {
    let traits = request.traits
    guard !traits.showsContainerBackground, traits.plate.standsInForBackground else {
      return draw(rect, radius, request)
    }
    var inner = request
    inner.input.appearance = traits.colorScheme
    // The first operation is the widget's own background.
    let content = DisplayList(Array(draw(rect, radius, inner).operations.dropFirst()))
    return Plates.list(
      traits.plate, rect: rect, radius: radius, scheme: traits.colorScheme,
      light: request.wallpaperLight
    )
    .appending(traits.appearance.apply(to: content))
  }

  /// A list of two lines.
  static func upcoming(in rect: Rect, radius: Double, _ request: ScreenRequest) -> DisplayList {
    let isDark = request.input.appearance == .dark
    let ink = isDark ? RGBA.white : .black
    var parts = [DisplayList([Ink.rounded(rect, radius, Plates.base(isDark ? .dark : .light))])]
    let mirror = request.mirror(rect.minX + rect.maxX)
    let moment = request.moment
    for (index, event) in events.enumerated() {
      let (from, to) = (event.from, event.to)
      let y = rect.y + 18 + Double(index) * 52
      guard y + 40 < rect.maxY else { break }
      parts += [
        DisplayList([
          Ink.rounded(
            mirror(Rect(x: rect.x + 16, y: y, width: 4, height: 36)), 2, RGBA(hex: event.color))
        ]),
        mirror.text(
          request.words[event.name], 15, weight: 600, color: ink, at: Point(rect.x + 28, y + 14),
          width: rect.width - 44),
        mirror.text(
          "\(moment.clock(from.hour, from.minute)) – \(moment.clock(to.hour, to.minute))", 13,
          color: ink.opacity(0.5), at: Point(rect.x + 28, y + 32)),
      ]
    }
    return parts.joined
  }

  /// A ring with a number, as battery or activity complications have: as large as a gauge is in the
  /// same circle, with a line and a number like its (58 points, line 58 / 10.5, number 24:
  /// facts/geometry.md §14).
  static func ring(_ center: Point, _ radius: Double, value: Double, text: String, color: RGBA)
    -> DisplayList
  {
    // Three quarters of a circle, open at the bottom.
    let (from, to) = (0.75 * Double.pi, 2.25 * Double.pi)
    let width = 2 * radius / 10.5
    let path = radius - width / 2
    let size = 2 * radius * 24 / 58
    return [
      DisplayList([
        Ink.arc(center, path, width: width, from: from, to: to, color: color.opacity(0.3)),
        Ink.arc(
          center, path, width: width, from: from, to: from + (to - from) * value, color: color),
      ]),
      Ink.text(
        text, size, weight: 500, design: .rounded, color: color,
        at: Point(center.x, center.y + size * 0.36), .center),
    ].joined
  }
}
