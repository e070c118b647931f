import VitrineDrawing

/// A page with the widget in its first corner, icons around it, and the dock.
enum HomePage {
  static func screen(_ request: ScreenRequest) -> Screen {
    if request.family.isIsland { return IslandScreen.screen(request) }
    let device = request.device
    let grid = HomeGrid(request)
    let slot = grid.slot(request.family, drawn: request.drawn)
    let icons = HomeIcons(request: request, grid: grid, owners: [request.app])
    let cells = icons.free(beside: grid.cells(request.family))
    return Screen(
      size: device.screen, slot: slot, corner: device.displayCornerRadius,
      images: icons.images(in: cells),
      below: {
        [
          StatusBar.list(request, color: request.labelColor), icons.list(in: cells),
          dock(request, grid), label(request, slot),
        ].joined
      })
  }

  /// iPhones name the app under the widget, iPads do not (appearance §6).
  private static func label(_ request: ScreenRequest, _ slot: Rect) -> DisplayList {
    guard request.device.platform == .iPhone else { return DisplayList() }
    return name(request.surroundings.appName, below: slot, request.labelColor)
  }

  /// 12-point text 16 points below (facts/geometry.md §1, estimate). What is light has a soft shadow, so
  /// that it can be read over a bright part of the wallpaper (its strength is an estimate).
  static func name(_ text: String, below rect: Rect, _ color: RGBA) -> DisplayList {
    let name = Ink.text(
      text, 12, weight: 500, color: color, at: Point(rect.midX, rect.maxY + 16), .center,
      width: max(40, rect.width + 22))
    return color.luminance > 0.5 ? Ink.shadow(name, 0.4, radius: 2, y: 0.5) : name
  }

  /// Without a widget's own app: pages below what covers them.
  static func icons(
    _ request: ScreenRequest, _ grid: HomeGrid, beside taken: (columns: Int, rows: Int)
  ) -> DisplayList {
    let icons = HomeIcons(request: request, grid: grid)
    return icons.list(in: icons.free(beside: taken))
  }

  /// An iPad has dots for its pages where a phone has the search button.
  private static func dots(above plate: Rect, _ request: ScreenRequest) -> DisplayList {
    DisplayList(
      (0..<3).map { page in
        Ink.disc(
          Point(plate.midX + 18 * Double(page - 1), plate.y - 18), 3.5,
          request.labelColor.opacity(page == 0 ? 1 : 0.4))
      })
  }

  /// Four icons on a plate at the bottom, and the search button above it. Estimates.
  static func dock(_ request: ScreenRequest, _ grid: HomeGrid) -> DisplayList {
    let size = request.device.screen
    let isPhone = request.device.platform == .iPhone
    // On phones with a button it reaches from edge to edge.
    let isTall = request.device.displayCornerRadius > 0 || !isPhone
    let step = isPhone ? grid.pitch.width : grid.icon + 22
    let height = grid.icon + (isPhone ? 28 : 24)
    // Where there is room for more than four columns it ends beside its icons.
    let width =
      isPhone && grid.columns == 4 ? size.width - (isTall ? 25 : 0) : 4 * step + 24
    let plate = Rect(
      x: (size.width - width) / 2, y: size.height - height - (isTall ? 13 : 0), width: width,
      height: height)
    // A dock without round ends is no pane of glass: it has no rim.
    var list = DisplayList([
      isTall
        ? Plates.chrome(plate, radius: 36, request)
        : .fill(VectorPath(rect: plate), .winding, Plates.band(request))
    ])
    // A phone's stand below the middle four columns.
    let first =
      isPhone
      ? HomeGrid(request.device, os: request.input.os).icon(column: grid.columns / 2 - 2, row: 0).x
      : plate.x + 12 + 11
    for (index, icon) in AppIcon.dock.enumerated() {
      let rect = request.mirror(size.width)(
        Rect(
          x: first + Double(index) * step, y: plate.midY - grid.icon / 2, width: grid.icon,
          height: grid.icon))
      list.operations += icon.draw(in: rect, AppIcon.Look(request), os: request.input.os).operations
    }
    guard isPhone else { return list.appending(dots(above: plate, request)) }
    return list.appending(
      search(top: plate.y - (isTall ? 46 : 37), request))
  }

  /// As wide as its word.
  private static func search(top: Double, _ request: ScreenRequest) -> DisplayList {
    let word = request.words["Search"]
    let length = Ink.width(word, 12.5, weight: 500)
    let width = max(76, length + 38)
    let middle = request.device.screen.width / 2
    let box = Rect(x: middle - width / 2, y: top, width: width, height: 30)
    let mirror = request.mirror(2 * middle)
    // Symbol and word together in the middle.
    let left = middle - (length + 15) / 2
    return [
      DisplayList([Plates.chrome(box, radius: 15, request)]),
      mirror.symbol(
        "magnifyingglass", 10, weight: 600, color: .white, at: Point(left + 5, box.midY)),
      mirror.text(
        word, 12.5, weight: 500, color: .white, at: Point(left + 15, box.midY + 4.5)),
    ].joined
  }
}
