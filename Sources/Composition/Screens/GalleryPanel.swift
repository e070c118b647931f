import VitrineCatalog
import VitrineDrawing

/// The gallery of an iPad and of a Mac: apps at the side, the widget beside them. Estimates.
enum GalleryPanel {
  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let isMac = request.device.platform == .mac
    let panel = panel(size, isMac: isMac)
    let mirror = request.mirror(panel.minX + panel.maxX)
    let side = Rect(
      x: panel.x, y: panel.y, width: min(260, panel.width * 0.34), height: panel.height)
    let main = Rect(
      x: side.maxX, y: panel.y, width: panel.width - side.width, height: panel.height)
    let slot = GalleryScreen.slot(
      request.drawn,
      in: mirror(
        Rect(x: main.x + 24, y: main.y + 132, width: main.width - 48, height: main.height - 240)))
    let icon = OwnIcon(request, in: Rect(x: 0, y: 0, width: 28, height: 28))
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius, images: icon.images,
      below: {
        let ink = GalleryScreen.ink(request)
        let field = Rect(x: panel.x, y: panel.y, width: side.width + 48, height: 60)
        return [
          GalleryScreen.ground(request, panel),
          list(in: mirror(side), icon, request),
          GalleryScreen.search(in: mirror(field), request),
          GalleryScreen.words(
            request, at: mirror(Point(main.midX, main.y + 64)), width: main.width - 80, ink),
          GalleryScreen.dots(request, at: mirror(Point(main.midX, main.maxY - 86)), ink),
          GalleryScreen.button(
            request.words[isMac ? "Done" : "Add Widget"],
            in: mirror(Rect(x: main.midX - 110, y: main.maxY - 66, width: 220, height: 44)),
            GalleryScreen.tint(request), hasPlus: !isMac),
        ].joined
      })
  }

  /// A Mac's comes up from the lower edge; an iPad's stands in the middle.
  private static func panel(_ size: Size, isMac: Bool) -> Rect {
    if isMac {
      let height = min(560, size.height * 0.62)
      return Rect(
        x: 24, y: size.height - height - 24, width: size.width - 48, height: height)
    }
    let (width, height) = (2 * min(430, size.width * 0.46), 2 * min(400, size.height * 0.42))
    return Rect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  /// Apps that have widgets, this one chosen.
  private static func list(in side: Rect, _ icon: OwnIcon, _ request: ScreenRequest) -> DisplayList
  {
    let ink = GalleryScreen.ink(request)
    var parts = [
      DisplayList([
        Ink.rounded(side.inset(by: 8), 28, ink.opacity(0.04))
      ])
    ]
    let rows = min(7, Int((side.height - 90) / 44))
    for row in 0..<max(1, rows) {
      let box = Rect(
        x: side.x + 18, y: side.y + 72 + 44 * Double(row), width: side.width - 36, height: 40)
      let mirror = request.mirror(box.minX + box.maxX)
      let at = mirror(Rect(x: box.x + 8, y: box.midY - 14, width: 28, height: 28))
      if row == 0 {
        parts += [
          DisplayList([Ink.rounded(box, 12, ink.opacity(0.1))]), icon.placed(at: Point(at.x, at.y)),
        ]
      } else {
        parts.append(AppIcon.all[row * 2].draw(in: at, .color, os: request.input.os))
      }
      let name = row == 0 ? request.surroundings.appName : request.words[AppIcon.all[row * 2].name]
      parts.append(
        mirror.text(
          name, 15, weight: row == 0 ? 600 : 400, color: ink, at: Point(box.x + 46, box.midY + 5),
          width: box.width - 52))
    }
    return parts.joined
  }
}
