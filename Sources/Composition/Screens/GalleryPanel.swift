import VitrineCatalog
import VitrineDrawing

/// The gallery of an iPad, of a Mac and of Apple Vision, where it is a window in the room: apps at the
/// side, the widget beside them. Estimates.
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
          request.device.platform == .vision
            ? window(panel, in: size) : GalleryScreen.ground(request, panel),
          list(in: mirror(side), icon, request),
          GalleryScreen.search(in: mirror(field), request), GalleryScreen.shadow(slot, request),
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

  /// Glass that the room is seen through.
  private static func window(_ panel: Rect, in size: Size) -> DisplayList {
    let glass = MaterialRecipe(blur: 30, saturation: 1.2, tint: RGBA(hex: 0x3A3A3C).opacity(0.72))
    let room = RoomScreen.room(size, clear: size.height)
    let outline = VectorPath(roundedRect: panel, cornerRadius: 46, continuous: true)
    return [
      room, Ink.shadow(DisplayList([Ink.rounded(panel, 46, .black)]), 0.3, radius: 30, y: 12),
      // The glass sees the room, not its own shadow.
      DisplayList([
        .group(EffectGroup(.clip(outline, .winding), room)),
        .fill(outline, .winding, .material(glass)),
      ]),
    ].joined
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

  /// Apps that have widgets, this one chosen. A Mac lists its own apart from its owner's iPhone's.
  private static func list(in side: Rect, _ icon: OwnIcon, _ request: ScreenRequest) -> DisplayList
  {
    let ink = GalleryScreen.ink(request)
    var parts = [DisplayList([Ink.rounded(side.inset(by: 8), 28, ink.opacity(0.04))])]
    var top = side.y + 72
    var other = 2
    for (index, section) in sections(side, request).enumerated() {
      if let title = section.title {
        let mirror = request.mirror(side.minX + side.maxX)
        parts.append(
          mirror.text(
            title, 12, weight: 600, color: ink.opacity(0.5), at: Point(side.x + 26, top + 14)))
        top += 24
      }
      for row in 0..<section.rows {
        let box = Rect(x: side.x + 18, y: top, width: side.width - 36, height: 40)
        let isChosen = row == 0 && index == section.chosen
        parts.append(self.row(box, isChosen ? nil : AppIcon.all[other], icon, request))
        if !isChosen { other += 2 }
        top += 44
      }
    }
    return parts.joined
  }

  /// Headings, numbers of rows, and the section whose first app is the widget's own.
  private static func sections(
    _ side: Rect, _ request: ScreenRequest
  ) -> [(title: String?, rows: Int, chosen: Int)] {
    let rows = max(1, min(7, Int((side.height - 90) / 44)))
    guard request.device.platform == .mac else { return [(nil, rows, 0)] }
    let chosen = request.surroundings.isBuiltForPhone ? 1 : 0
    let half = max(1, (rows - 1) / 2)
    return [("Mac", half, chosen), ("iPhone", half, chosen)]
  }

  /// - app: nil: the widget's own.
  private static func row(
    _ box: Rect, _ app: AppIcon?, _ icon: OwnIcon, _ request: ScreenRequest
  ) -> DisplayList {
    let ink = GalleryScreen.ink(request)
    let mirror = request.mirror(box.minX + box.maxX)
    let at = mirror(Rect(x: box.x + 8, y: box.midY - 14, width: 28, height: 28))
    let name = mirror.text(
      app.map { request.words[$0.name] } ?? request.surroundings.appName, 15,
      weight: app == nil ? 600 : 400, color: ink, at: Point(box.x + 46, box.midY + 5),
      width: box.width - 52)
    guard let app else {
      return [
        DisplayList([Ink.rounded(box, 12, ink.opacity(0.1))]), icon.placed(at: at.origin), name,
      ].joined
    }
    let isRound = OwnIcon.isRound(request.device)
    return [app.draw(in: at, .color, os: request.input.os, isRound: isRound), name].joined
  }
}
