import VitrineCatalog
import VitrineDrawing

/// What a Lock Screen's accessories and Control Center's controls are chosen in: glass over the screen
/// that they are chosen for. Estimates.
enum GalleryDrawer {
  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let isControl = request.family.isControl
    let panel = panel(request)
    let head = isControl ? 68.0 : 56
    let tile = Rect(
      x: panel.midX - max(92, request.drawn.width / 2 + 24), y: panel.y + head + 64,
      width: 2 * max(92, request.drawn.width / 2 + 24), height: request.drawn.height + 44)
    let slot = GalleryScreen.slot(request.drawn, in: tile)
    let icon = OwnIcon(request, in: Rect(x: 0, y: 0, width: 30, height: 30))
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius, images: icon.images,
      below: {
        var list = isControl ? page(request) : LockPage.background(request)
        list.append(glass(panel, isControl ? .black.opacity(0.55) : .black.opacity(0.6)))
        let middle = panel.midX
        return [
          list, heading(panel, request),
          GalleryScreen.name(icon, at: Point(middle, panel.y + head + 30), .white, request),
          isControl
            ? DisplayList()
            : DisplayList([Ink.rounded(tile, 22, RGBA.white.opacity(0.1))]),
          Ink.text(
            request.surroundings.widgetName, 15, weight: 600, color: .white,
            at: Point(middle, tile.maxY + 24), .center, width: panel.width - 48),
          description(request, at: Point(middle, tile.maxY + 32), width: panel.width - 64),
          GalleryScreen.dots(request, at: Point(middle, panel.maxY - 28), .white),
        ].joined
      })
  }

  /// As wide as a phone; on larger screens a panel in the middle of them.
  private static func panel(_ request: ScreenRequest) -> Rect {
    let size = request.device.screen
    let isControl = request.family.isControl
    guard request.device.platform != .iPhone else {
      let top = isControl ? size.height * 0.08 : size.height * 0.46
      return Rect(x: 8, y: top, width: size.width - 16, height: size.height - top - 8)
    }
    let panel = Size(min(size.width - 64, 520), min(size.height * 0.7, isControl ? 320 : 420))
    return Rect(
      x: (size.width - panel.width) / 2,
      y: isControl ? (size.height - panel.height) / 2 : size.height - panel.height - 40,
      width: panel.width, height: panel.height)
  }

  /// What controls are chosen over; a phone's drawer covers it.
  private static func page(_ request: ScreenRequest) -> DisplayList {
    switch request.device.platform {
    case .mac: DesktopScreen.menu(request)
    case .iPad: StatusBar.list(request, color: request.labelColor)
    case .iPhone, .watch, .vision: DisplayList()
    }
  }

  private static func glass(_ panel: Rect, _ tint: RGBA) -> DrawingOperation {
    .fill(
      VectorPath(roundedRect: panel, cornerRadius: 36, continuous: true), .winding,
      .material(MaterialRecipe(blur: 30, saturation: 1.4, tint: tint)))
  }

  /// Controls are searched; accessories have a title and a button that closes.
  private static func heading(_ panel: Rect, _ request: ScreenRequest) -> DisplayList {
    guard !request.family.isControl else { return GalleryScreen.search(in: panel, request) }
    let close = request.mirror(panel.minX + panel.maxX)(Point(panel.maxX - 32, panel.y + 32))
    return [
      Ink.text(
        request.words["Add Widgets"], 17, weight: 600, color: .white,
        at: Point(panel.midX, panel.y + 38), .center),
      DisplayList([Ink.disc(close, 15, RGBA.white.opacity(0.16))]),
      Ink.symbol("xmark", 12, weight: 700, color: .white, at: close),
    ].joined
  }

  private static func description(
    _ request: ScreenRequest, at top: Point, width: Double
  ) -> DisplayList {
    let block = SystemText.block(
      request.surroundings.widgetDescription, size: 13, width: width, alignment: 0.5, lineLimit: 2,
      scale: request.scale)
    return block.draw(
      Point(top.x - block.size.width / 2, top.y), .color(RGBA.white.opacity(0.65)))
  }
}
