import VitrineCatalog
import VitrineDrawing

/// A car's screen with the widget left of other content. Positions are estimates.
enum CarScreenView {
  /// Of the corners of what stands on the screen, points.
  static let radius = 22.0

  static func screen(_ request: ScreenRequest) -> Screen {
    let size = CarScreen.size
    let bar = 64.0
    let margin = (size.height - request.drawn.height) / 2
    let slot = Rect(
      x: bar + margin, y: margin, width: request.drawn.width, height: request.drawn.height)
    return Screen(
      size: size, slot: request.mirror(size.width)(slot),
      below: { list(request) })
  }

  /// The screen without the widget.
  static func list(_ request: ScreenRequest) -> DisplayList {
    let size = CarScreen.size
    let bar = 64.0
    let margin = (size.height - request.drawn.height) / 2
    let slot = Rect(
      x: bar + margin, y: margin, width: request.drawn.width, height: request.drawn.height)
    let isDark = request.traits.colorScheme == .dark
    let surface = isDark ? RGBA.black : .white
    let mirror = request.mirror(size.width)
    let side = mirror(Rect(x: 0, y: 0, width: bar, height: size.height))
    var list = DisplayList([
      Brush.gradient(size, isDark ? [0x10141C, 0x05070A] : [0xDFE8F3, 0xAFBDCF])
    ])
    list.append(
      .fill(VectorPath(rect: side), .winding, .color(surface.opacity(0.55))))
    // In place of the background that a widget has lost stands the car's own surface.
    list.append(Ink.rounded(mirror(slot), radius, surface.opacity(0.8)))
    return list.appending(sidebar(request, side)).appending(second(request, slot, size))
  }

  private static func ink(_ request: ScreenRequest) -> RGBA {
    request.traits.colorScheme == .dark ? .white : .black
  }

  private static func sidebar(_ request: ScreenRequest, _ side: Rect) -> DisplayList {
    var list = Ink.text(
      request.moment.time, 15, weight: 600, color: ink(request), at: Point(side.midX, 30), .center)
    for (index, icon) in [AppIcon.all[8], AppIcon.dock[3], AppIcon.dock[0]].enumerated() {
      let rect = Rect(x: side.x + 11, y: 96 + Double(index) * 58, width: 42, height: 42)
      list.operations += icon.draw(in: rect, .color, os: request.input.os).operations
    }
    return list.appending(
      Ink.symbol("square.grid.2x2.fill", 22, color: ink(request), at: Point(side.midX, 326)))
  }

  private static func second(_ request: ScreenRequest, _ slot: Rect, _ size: Size) -> DisplayList {
    let rect = request.mirror(size.width)(
      Rect(x: slot.maxX + 8, y: slot.y, width: size.width - slot.maxX - 16, height: slot.height))
    let mirror = request.mirror(rect.minX + rect.maxX)
    let words = request.words
    let ink = ink(request)
    let surface = ink == .white ? RGBA.black : .white
    return [
      DisplayList([Ink.rounded(rect, radius, surface.opacity(0.6))]),
      mirror.text(
        words["Now Playing"], 14, weight: 600, color: ink.opacity(0.6),
        at: Point(rect.x + 20, rect.y + 34), width: rect.width - 40),
      DisplayList([
        Ink.tile(
          Rect(x: rect.x + 20, y: rect.y + 52, width: rect.width - 40, height: rect.width - 40), 12,
          0xFF6B7F, 0x6A3DF0)
      ]),
      mirror.text(
        words["Evening Drive"], 17, weight: 600, color: ink,
        at: Point(rect.x + 20, rect.y + rect.width + 42), width: rect.width - 40),
      Ink.symbol("backward.fill", 20, color: ink, at: Point(rect.midX - 50, rect.maxY - 44)),
      Ink.symbol("pause.fill", 26, color: ink, at: Point(rect.midX, rect.maxY - 44)),
      Ink.symbol("forward.fill", 20, color: ink, at: Point(rect.midX + 50, rect.maxY - 44)),
    ].joined
  }
}
