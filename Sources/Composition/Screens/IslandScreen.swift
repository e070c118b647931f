import VitrineCatalog
import VitrineDrawing

/// The Dynamic Island with a region of a Live Activity, over a page of icons.
enum IslandScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let device = request.device
    let sensors = StatusBar.island(device)
    let slot = slot(request.family, drawn: request.drawn, sensors, device.screen)
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

  /// Where a region stands beside or over the sensors.
  static func slot(_ family: Family, drawn: Size, _ sensors: Rect, _ screen: Size) -> Rect {
    let (width, height) = (drawn.width, drawn.height)
    let middle = sensors.midY - height / 2
    switch family {
    case .islandCompactLeading:
      return Rect(x: sensors.minX - width + 4, y: middle, width: width, height: height)
    case .islandCompactTrailing:
      return Rect(x: sensors.maxX - 4, y: middle, width: width, height: height)
    case .islandMinimal:
      return Rect(x: sensors.maxX + 8, y: middle, width: width, height: height)
    default:
      return Rect(
        x: (screen.width - width) / 2, y: sensors.minY, width: width, height: height)
    }
  }
}
