import VitrineCatalog
import VitrineDrawing

/// The list that a watch's complications and Smart Stack widgets are chosen from. Estimates.
enum GalleryList {
  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let unit = size.width / 208
    let card = Rect(
      x: 8 * unit, y: 74 * unit, width: size.width - 16 * unit,
      height: max(request.drawn.height, 44) + 44 * unit)
    let slot = GalleryScreen.slot(
      request.drawn,
      in: Rect(
        x: card.x + 6, y: card.y + 6, width: card.width - 12, height: card.height - 38 * unit))
    let side = 22 * unit
    let icon = OwnIcon(request, in: Rect(x: 0, y: 0, width: side, height: side))
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius, images: icon.images,
      below: {
        let mirror = request.mirror(size.width)
        let close = mirror(Point(30 * unit, 30 * unit))
        let place = mirror(Rect(x: 14 * unit, y: 48 * unit, width: side, height: side))
        return [
          DisplayList([
            Brush.flat(size, .black), Ink.disc(close, 14 * unit, RGBA(hex: 0x2C2C2E)),
            Ink.rounded(card, 20 * unit, RGBA(hex: 0x1C1C1E)),
          ]),
          other(below: card, side: side, request),
          Ink.symbol("xmark", 12 * unit, weight: 700, color: .white, at: close),
          mirror.text(
            request.moment.time, 16 * unit, weight: 600, design: .rounded, color: .white,
            at: Point(size.width - 24 * unit, 36 * unit), .trailing),
          icon.placed(at: place.origin),
          mirror.text(
            request.surroundings.appName, 16 * unit, weight: 600, design: .rounded, color: .white,
            at: Point(14 * unit + side + 8, 65 * unit), width: size.width - side - 36 * unit),
          Ink.text(
            request.surroundings.widgetName, 14 * unit, weight: 500, design: .rounded,
            color: RGBA.white.opacity(0.7), at: Point(card.midX, card.maxY - 13 * unit), .center,
            width: card.width - 20),
        ].joined
      })
  }

  /// The next app of the list, as far as it is seen.
  private static func other(
    below card: Rect, side: Double, _ request: ScreenRequest
  ) -> DisplayList {
    let size = request.device.screen
    let unit = size.width / 208
    let mirror = request.mirror(size.width)
    let top = card.maxY + 10 * unit
    let app = AppIcon.all[0]
    let place = mirror(Rect(x: 14 * unit, y: top, width: side, height: side))
    let next = Rect(
      x: card.x, y: top + side + 6 * unit, width: card.width, height: 72 * unit)
    return [
      app.draw(in: place, .color, os: request.input.os, isRound: true),
      mirror.text(
        request.words[app.name], 16 * unit, weight: 600, design: .rounded, color: .white,
        at: Point(14 * unit + side + 8, top + 17 * unit), width: size.width - side - 36 * unit),
      DisplayList([Ink.rounded(next, 20 * unit, RGBA(hex: 0x1C1C1E))]),
      SmartStackScreen.event(in: next, unit, request),
    ].joined
  }
}
