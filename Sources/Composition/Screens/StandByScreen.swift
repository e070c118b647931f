import VitrineCatalog
import VitrineDrawing

/// An iPhone on its side: two small widgets on black (sizes: facts/geometry.md §9, estimate).
enum StandByScreen {
  /// Between the two, the same number that the widgets' size allows for.
  static let gap = 24.0

  static func screen(_ request: ScreenRequest) -> Screen {
    let size = size(request.device)
    let slots = slots(side: request.drawn.width, in: size)
    let mirror = request.mirror(size.width)
    return Screen(
      size: size, slot: mirror(slots[0]), corner: request.device.displayCornerRadius,
      below: {
        [DisplayList([Brush.flat(size, .black)]), calendar(in: mirror(slots[1]), request)].joined
      })
  }

  /// The screen as it lies.
  static func size(_ device: Device) -> Size {
    let screen = device.screen
    return Size(max(screen.width, screen.height), min(screen.width, screen.height))
  }

  /// The two places, from the left.
  static func slots(side: Double, in size: Size) -> [Rect] {
    let first = Rect(
      x: (size.width - 2 * side - gap) / 2, y: (size.height - side) / 2, width: side, height: side)
    return [first, first.offset(by: Point(side + gap, 0))]
  }

  /// The system's calendar: a month's sheet with today's circle, as the place shows widgets. In
  /// Night mode everything is made of one red by its light, so that nothing may depend on red ink.
  static func calendar(in rect: Rect, _ request: ScreenRequest) -> DisplayList {
    let isNight = request.traits.appearance == .nightRed
    let accent = isNight ? RGBA.white : RGBA(hex: 0xFF453A)
    let sheet = MonthSheet(
      moment: request.moment, rect: rect, mirror: request.mirror(rect.minX + rect.maxX),
      accent: accent, today: isNight ? .black : .white, faint: isNight ? 0.75 : 0.55)
    return request.traits.appearance.apply(to: sheet.list)
  }
}

/// A month with its days in rows.
private struct MonthSheet {
  let moment: LocalMoment
  let rect: Rect
  let mirror: Mirror
  let accent: RGBA
  /// Color of today's number on its circle.
  let today: RGBA
  /// Opacity of the days' names.
  let faint: Double

  /// Points of the sheet for one of the small widget it stands for.
  private var unit: Double { rect.width / 158 }
  private var column: Double { (rect.width - 16 * unit) / 7 }
  private var row: Double { 17.5 * unit }

  private func middle(_ index: Int) -> Double {
    rect.x + 8 * unit + (Double(index) + 0.5) * column
  }

  var list: DisplayList {
    let title = mirror.text(
      moment.monthName.uppercased(), 12 * unit, weight: 700, color: accent,
      at: Point(rect.x + 11 * unit, rect.y + 22 * unit), width: rect.width - 20 * unit)
    let names = moment.weekdayInitials.enumerated().map { index, name in
      mirror.text(
        name, 8.5 * unit, weight: 600, color: RGBA.white.opacity(faint),
        at: Point(middle(index), rect.y + 39 * unit), .center)
    }
    return [title, names.joined, days].joined
  }

  private var days: DisplayList {
    var list = DisplayList()
    let month = moment.monthShape
    for day in 1...month.days {
      let cell = month.first + day - 1
      let baseline = rect.y + 56 * unit + Double(cell / 7) * row
      let center = Point(middle(cell % 7), baseline - 3.4 * unit)
      let isToday = day == moment.day
      if isToday { list.append(Ink.disc(mirror(center), 7.8 * unit, accent)) }
      list.operations +=
        mirror.text(
          moment.number(day), 9.5 * unit, weight: isToday ? 700 : 500,
          color: isToday ? today : .white, at: Point(center.x, baseline), .center
        ).operations
    }
    return list
  }
}
