import VitrineCatalog
import VitrineDrawing

/// Places where widgets stand one after the other: columns, and few places side by side.
enum RowScenes {
  // MARK: Columns

  static func today(_ scene: SceneRequest) -> SceneLayout {
    let request = scene.request(.systemSmall)
    let grid = HomeGrid(
      scene.device, os: scene.options.os, isRightToLeft: request.isRightToLeft,
      screen: scene.screen)
    let small = grid.slot(.systemSmall, drawn: scene.drawn(.systemSmall))
    let wide = grid.slot(.systemMedium, drawn: scene.drawn(.systemMedium))
    let left = scene.device.platform == .iPad ? 32 : wide.x
    let gap = max(12, grid.widgetStep.width - grid.small)
    // The grid is mirrored already; on an iPad the column stands at the edge.
    let mirror = request.mirror(2 * left + wide.width)
    let edge =
      scene.device.platform == .iPad && request.isRightToLeft
      ? scene.screen.width - 32 - wide.width : left
    let shift = edge - left
    let frames = column(
      scene, left: left, top: small.y + 44, width: wide.width, gap: (gap, gap)
    ).map { mirror($0).offset(by: Point(shift, 0)) }
    var layout = scene.scene(.systemSmall, frames: frames)
    layout.below = {
      [
        TodayScreen.ground(request),
        TodayScreen.search(
          Rect(x: edge, y: small.y - 8, width: wide.width, height: 36), request),
      ].joined
    }
    return layout
  }

  static func notificationCenter(_ scene: SceneRequest) -> SceneLayout {
    let request = scene.request(.systemSmall)
    let margin = DesktopScreen.margin
    let width = max(344, scene.items.map { scene.drawn($0).width }.max() ?? 0)
    let left = scene.screen.width - margin - width
    let top = DesktopScreen.menuBar + 64
    // A name stands below each.
    let mirror = request.mirror(scene.screen.width)
    let frames = column(scene, left: left, top: top, width: width, gap: (margin, 40))
      .map { mirror($0) }
    var layout = scene.scene(.systemSmall, frames: frames)
    layout.below = {
      [
        DesktopScreen.menu(request), DesktopScreen.dock(request),
        mirror.text(
          request.moment.longDate, 15, weight: 600, color: request.labelColor,
          at: Point(left, top - 22)),
      ].joined
    }
    return layout
  }

  static func smartStack(_ scene: SceneRequest) -> SceneLayout {
    let request = scene.request(.accessoryRectangular)
    let unit = scene.screen.width / 208
    let card = scene.drawn(.accessoryRectangular)
    var top = 62 * unit
    let frames = scene.items.map { item -> Rect in
      let size = scene.drawn(item)
      defer { top += max(card.height, size.height) + 8 }
      return Rect(
        x: (scene.screen.width - size.width) / 2,
        y: top + (max(card.height, size.height) - size.height) / 2, width: size.width,
        height: size.height)
    }
    var layout = scene.scene(.accessoryRectangular, frames: frames)
    layout.below = {
      DisplayList([Brush.flat(scene.screen, .black)])
        .appending(SmartStackScreen.head(request, unit))
    }
    return layout
  }

  static func controlCenter(_ scene: SceneRequest) -> SceneLayout {
    let request = scene.request(.control)
    let size = scene.screen
    let tile = scene.drawn(.control)
    let gap = 16.0
    let left =
      request.device.platform == .mac
      ? size.width - 2 * tile.width - 2 * gap : (size.width - 2 * tile.width - gap) / 2
    let frames = column(
      scene, left: left, top: size.height * (request.device.platform == .mac ? 0.08 : 0.16),
      width: 2 * tile.width + gap, gap: (gap, gap))
    var layout = scene.scene(.systemSmall, frames: frames)
    if let wallpaper = scene.options.wallpaper.wallpaper {
      layout.wallpaper = Backdrop(wallpaper: wallpaper, screen: size)
      layout.images = wallpaper.images
    }
    layout.below = {
      DisplayList([
        .fill(
          VectorPath(rect: Screens.rect(size)), .winding,
          .material(ControlGround.controlCenter))
      ]).appending(StatusBar.list(request))
    }
    return layout
  }

  /// Fills rows from the left; what does not fit beside the last goes below it.
  private static func column(
    _ scene: SceneRequest, left: Double, top: Double, width: Double,
    gap: (across: Double, down: Double)
  ) -> [Rect] {
    var (x, y, height) = (left, top, 0.0)
    return scene.items.map { item in
      let size = scene.drawn(item)
      if x > left, x + size.width > left + width + 1 || size.height != height {
        (x, y, height) = (left, y + height + gap.down, 0)
      }
      defer {
        height = max(height, size.height)
        x += size.width + gap.across
      }
      return Rect(x: x, y: y, width: size.width, height: size.height)
    }
  }

  // MARK: Side by side

  /// A Live Activity has the screen for itself.
  private static func alone(
    _ activity: SceneRequest.Item, _ scene: SceneRequest, corner: Double,
    _ screen: (ScreenRequest) -> Screen
  ) -> SceneLayout {
    var request = scene.request(activity.family)
    (request.drawn, request.background) = (scene.drawn(activity), activity.ground)
    let shown = screen(request)
    var layout = SceneLayout(size: shown.size, frames: scene.items.map { _ in shown.slot })
    layout.cornerRadius = corner
    layout.images = activity.images
    let below = shown.below()
    layout.below = { below }
    return layout
  }

  static func standBy(_ scene: SceneRequest) -> SceneLayout {
    if let activity = scene.items.first(where: \.family.isActivity) {
      let corner = scene.device.displayCornerRadius
      return alone(activity, scene, corner: corner, StandByActivity.screen)
    }
    let request = scene.request(.systemSmall)
    let size = StandByScreen.size(scene.device)
    let mirror = request.mirror(size.width)
    let slots = StandByScreen.slots(side: scene.drawn(.systemSmall).width, in: size)
      .enumerated().map {
        SceneLayout.Slot(index: $0, frame: mirror($1), families: [.systemSmall])
      }
    var layout = scene.scene(
      .systemSmall, size: size, frames: scene.items.map { slots[min($0.index, 1)].frame })
    layout.slots = slots
    let isFree = slots.map { slot in !scene.items.contains { $0.index == slot.index } }
    layout.below = {
      var list = DisplayList([Brush.flat(size, .black)])
      // A neighbor of the system's own where no widget stands.
      for (slot, isFree) in zip(slots, isFree) where isFree {
        list.operations += StandByScreen.calendar(in: slot.frame, request).operations
      }
      return list
    }
    return layout
  }

  static func car(_ scene: SceneRequest) -> SceneLayout {
    if let activity = scene.items.first(where: \.family.isActivity) {
      return alone(activity, scene, corner: 12, CarDashboard.screen)
    }
    let request = scene.request(.systemSmall)
    let screen = CarScreenView.screen(request)
    var layout = scene.scene(
      .systemSmall, size: screen.size, frames: scene.items.map { _ in screen.slot })
    layout.wallpaper = nil
    layout.cornerRadius = 12
    layout.slots = [SceneLayout.Slot(index: 0, frame: screen.slot, families: [.systemSmall])]
    let below = CarScreenView.list(request)
    layout.below = { below }
    return layout
  }

  static func room(_ scene: SceneRequest) -> SceneLayout {
    let size = scene.screen
    let hung = scene.items.filter { $0.page == 0 }
    let gap = SceneRequest.roomGap
    let width = hung.reduce(-gap) { $0 + scene.drawn($1).width + gap }
    var x = (size.width - width) / 2
    let frames = scene.items.map { item -> Rect in
      let drawn = scene.drawn(item)
      guard item.page == 0 else { return Screens.rect(drawn) }
      defer { x += drawn.width + gap }
      return Rect(
        x: x, y: size.height * 0.42 - drawn.height / 2, width: drawn.width, height: drawn.height)
    }
    var layout = SceneLayout(size: size, frames: frames)
    let holders = zip(scene.items, frames).filter { $0.0.page == 0 }.map {
      WallFrame(slot: $0.1, radius: 26, scale: 1, mounting: Mounting(), isFramed: true)
    }
    layout.below = {
      RoomScreen.room(size, clear: holders.map(\.outer.maxY).max() ?? 0)
        .appending(holders.map(\.below).joined)
    }
    layout.above = { holders.map(\.above).joined }
    return layout
  }
}
