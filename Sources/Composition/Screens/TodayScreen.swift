import VitrineDrawing

/// Left of the Home Screen: a search field and a column of widgets without names.
enum TodayScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let device = request.device
    let grid = HomeGrid(device, os: request.input.os)
    var slot = grid.slot(request.family, drawn: request.drawn)
    // Below the search field, which keeps clear of the status bar (estimate).
    slot.y = max(slot.y + 44, 28 + 52)
    if device.platform == .iPad { slot.x = 32 }
    return Screen(
      size: device.screen, slot: request.mirror(device.screen.width)(slot),
      corner: device.displayCornerRadius,
      below: { below(request, slot, grid) })
  }

  private static func below(_ request: ScreenRequest, _ slot: Rect, _ grid: HomeGrid) -> DisplayList
  {
    let size = request.device.screen
    let mirror = request.mirror(size.width)
    let column = grid.slot(.systemMedium, drawn: Size(2 * grid.small + 28, grid.small)).width
    let field = Rect(x: slot.x, y: slot.y - 52, width: max(slot.width, column), height: 36)
    var parts = [
      ground(request), search(mirror(field), request),
    ]
    let gap = max(12, grid.widgetStep.height - grid.small) * 0.5
    let next = Rect(x: slot.x, y: slot.maxY + gap, width: field.width, height: grid.small)
    if next.maxY < size.height - 20 {
      parts.append(
        Neighbors.themed(in: mirror(next), radius: grid.small * 0.15, request, Neighbors.upcoming))
    }
    if request.family == .systemSmall, slot.maxX + grid.small < size.width {
      let beside = Rect(
        x: slot.x + grid.widgetStep.width, y: slot.y, width: grid.small, height: grid.small)
      parts.append(
        Neighbors.themed(in: mirror(beside), radius: grid.small * 0.15, request, Neighbors.day))
    }
    return parts.joined
  }

  /// Today View lies on a blur of the wallpaper.
  static func ground(_ request: ScreenRequest) -> DisplayList {
    let rect = VectorPath(rect: Screens.rect(request.device.screen))
    let recipe = MaterialRecipe(blur: 20, saturation: 1.4, tint: RGBA.black.opacity(0.18))
    return DisplayList([.fill(rect, .winding, .material(recipe))])
      .appending(StatusBar.list(request, color: request.labelColor))
  }

  static func search(_ field: Rect, _ request: ScreenRequest) -> DisplayList {
    let mirror = request.mirror(field.minX + field.maxX)
    return [
      // A capsule from OS 26 on.
      DisplayList([
        Plates.chrome(field, radius: request.rules.hasGlass ? field.height / 2 : 10, request)
      ]),
      mirror.symbol("magnifyingglass", 14, color: .white, at: Point(field.x + 20, field.midY)),
      mirror.text(
        request.words["Search"], 16, color: RGBA.white.opacity(0.85),
        at: Point(field.x + 34, field.midY + 5.5)),
    ].joined
  }
}
