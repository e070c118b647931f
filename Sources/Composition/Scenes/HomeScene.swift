import VitrineCatalog
import VitrineDrawing

/// Pages of a Home Screen, and the same with the Dynamic Island.
enum HomeScene {
  static func layout(_ scene: SceneRequest) -> SceneLayout {
    let request = scene.request(.systemSmall)
    let grid = self.grid(scene, request)
    let frames = scene.items.map {
      grid.frame($0.family, drawn: scene.drawn($0), column: $0.column, row: $0.row)
    }
    var layout = scene.scene(.systemSmall, frames: frames)
    layout.grid = SceneLayout.Grid(
      columns: grid.columns, rows: grid.rows, origin: grid.origin, pitch: grid.pitch,
      icon: grid.icon, step: grid.span)
    let items = scene.items
    layout.below = {
      StatusBar.list(request, color: request.labelColor).appending(HomePage.dock(request, grid))
    }
    layout.icons = { page in
      let (others, cells) = icons(request, grid, page: page, beside: items, scene.apps)
      return others.list(in: cells)
    }
    let (first, cells) = icons(request, grid, page: 0, beside: items, scene.apps)
    layout.images.merge(first.images(in: cells)) { wallpaper, _ in wallpaper }
    if scene.device.sensors == .island { layout.island = Sensors.island(scene.device) }
    return layout
  }

  private static func grid(_ scene: SceneRequest, _ request: ScreenRequest) -> HomeGrid {
    HomeGrid(
      scene.device, os: scene.options.os, isRightToLeft: request.isRightToLeft,
      screen: scene.screen)
  }

  /// Icons in the cells that are left, the widgets' own apps first; the last row stays free.
  private static func icons(
    _ request: ScreenRequest, _ grid: HomeGrid, page: Int, beside items: [SceneRequest.Item],
    _ apps: [SceneRequest.App] = []
  ) -> (HomeIcons, cells: [(column: Int, row: Int)]) {
    let here = items.filter { $0.page == page }
    func isTaken(_ column: Int, _ row: Int) -> Bool {
      here.contains { item in
        let cells = grid.cells(item.family)
        return (item.column..<item.column + cells.columns).contains(column)
          && (item.row..<item.row + cells.rows).contains(row)
      }
    }
    let icons = HomeIcons(
      request: request, grid: grid, owners: page == 0 ? apps : [], skipped: page * 7)
    return (icons, icons.free(rows: grid.rows - 1, isTaken))
  }

  // MARK: Dynamic Island

  static func island(_ scene: SceneRequest) -> SceneLayout {
    let request = scene.request(.islandExpanded)
    let grid = self.grid(scene, request)
    guard scene.device.sensors == .island else { return banner(scene, grid) }
    let sensors = Sensors.island(scene.device)
    let mirror = request.mirror(scene.screen.width)
    let isMinimal = scene.items.contains { $0.family == .islandMinimal }
    // Of two activities the first is attached to the island.
    let isPair = isMinimal && scene.items.count > 1
    let frames = scene.items.enumerated().map { index, item in
      let drawn = scene.drawn(item)
      return isPair && index == 0
        ? IslandScreen.attachedSlot(drawn: drawn, sensors, mirror)
        : mirror(IslandScreen.slot(item.family, drawn: drawn, sensors, scene.screen))
    }
    var layout = scene.scene(.islandExpanded, frames: frames)
    // The island grows black around what it shows.
    let shown = zip(scene.items, frames).filter { $0.0.page == 0 }.map(\.1)
    let attached = mirror(IslandScreen.attached(sensors))
    let black =
      isPair
      ? [attached.union(shown[0])] + shown.dropFirst()
      : isMinimal ? [attached] + shown : [shown.reduce(sensors) { $0.union($1) }]
    layout.island = black[0]
    layout.below = {
      let (others, cells) = icons(request, grid, page: 0, beside: [])
      return [
        IslandScreen.statusBar(request, beside: black.reduce(black[0]) { $0.union($1) }),
        others.list(in: cells), HomePage.dock(request, grid),
        DisplayList(black.map { Ink.rounded($0, min($0.height / 2, 44), .black) }),
        isMinimal && !isPair ? IslandScreen.neighbor(sensors, mirror) : DisplayList(),
      ].joined
    }
    return layout
  }

  /// Phones without an island, and iPads, show a banner.
  private static func banner(_ scene: SceneRequest, _ grid: HomeGrid) -> SceneLayout {
    let request = scene.request(.activityLockScreen)
    let frames = scene.items.map { BannerScreen.slot(scene.drawn($0), request) }
    var layout = scene.scene(.activityLockScreen, frames: frames)
    layout.below = {
      let (others, cells) = icons(request, grid, page: 0, beside: [])
      return [
        BannerScreen.statusBar(request), others.list(in: cells), HomePage.dock(request, grid),
      ].joined
    }
    return layout
  }
}
