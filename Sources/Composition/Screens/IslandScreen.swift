import VitrineDrawing

/// The Dynamic Island with a region of a Live Activity, over a page of icons.
enum IslandScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let device = request.device
    let sensors = StatusBar.island(device)
    let (width, height) = (request.drawn.width, request.drawn.height)
    let middle = sensors.midY - height / 2
    let slot: Rect =
      switch request.family {
      case .islandCompactLeading:
        Rect(x: sensors.minX - width + 4, y: middle, width: width, height: height)
      case .islandCompactTrailing:
        Rect(x: sensors.maxX - 4, y: middle, width: width, height: height)
      case .islandMinimal:
        Rect(x: sensors.maxX + 8, y: middle, width: width, height: height)
      default:
        Rect(
          x: (device.screen.width - width) / 2, y: sensors.minY, width: width, height: height)
      }
    // The island grows black around what it shows.
    let black = slot.union(request.family == .islandMinimal ? slot : sensors)
    return Screen(
      size: device.screen, slot: slot, corner: device.displayCornerRadius,
      below: {
        let grid = HomeGrid(request)
        let radius = min(black.height / 2, 44)
        return [
          StatusBar.list(
            request, color: request.labelColor, showsTime: request.family == .islandMinimal),
          HomePage.icons(request, grid, beside: (0, 0)), HomePage.dock(request, grid),
          DisplayList([Ink.rounded(black, radius, .black)]),
        ].joined
      })
  }
}
