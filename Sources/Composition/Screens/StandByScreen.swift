import VitrineCatalog
import VitrineDrawing

/// An iPhone on its side: two small widgets on black (sizes: facts/geometry.md §9, estimate).
enum StandByScreen {
  /// Between the two, the same number that the widgets' size allows for.
  static let gap = 24.0

  static func screen(_ request: ScreenRequest) -> Screen {
    let screen = request.device.screen
    let size = Size(max(screen.width, screen.height), min(screen.width, screen.height))
    let side = request.drawn.width
    let left = (size.width - 2 * side - gap) / 2
    let top = (size.height - side) / 2
    let slot = Rect(x: left, y: top, width: side, height: side)
    let other = slot.offset(by: Point(side + gap, 0))
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius,
      below: {
        [DisplayList([Brush.flat(size, .black)]), calendar(in: other, request)].joined
      })
  }

  /// A month's sheet, or its red shade at night.
  static func calendar(in rect: Rect, _ request: ScreenRequest) -> DisplayList {
    let unit = rect.width / 158
    let moment = request.moment
    let list = [
      Ink.text(
        moment.weekdayName.uppercased(), 13 * unit, weight: 700, color: RGBA(hex: 0xFF453A),
        at: Point(rect.x + 6 * unit, rect.y + 22 * unit), width: rect.width - 12 * unit),
      Ink.text(
        "\(moment.day)", 84 * unit, weight: 600, design: .rounded, color: .white,
        at: Point(rect.x + 4 * unit, rect.y + 98 * unit)),
      Ink.text(
        moment.monthName, 17 * unit, weight: 500, color: RGBA.white.opacity(0.6),
        at: Point(rect.x + 6 * unit, rect.y + 128 * unit), width: rect.width - 12 * unit),
    ].joined
    return request.traits.appearance == .nightRed ? NightRed().apply(to: list) : list
  }
}
