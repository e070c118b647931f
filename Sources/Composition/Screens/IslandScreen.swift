import VitrineCatalog
import VitrineDrawing

/// The Dynamic Island with a region of a Live Activity, over a page of icons.
enum IslandScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let device = request.device
    let sensors = Sensors.island(device)
    let mirror = request.mirror(device.screen.width)
    let slot = mirror(slot(request.family, drawn: request.drawn, sensors, device.screen))
    let isMinimal = request.family == .islandMinimal
    let black = isMinimal ? mirror(attached(sensors)) : slot.union(sensors)
    return Screen(
      size: device.screen, slot: slot, corner: device.displayCornerRadius,
      below: {
        let grid = HomeGrid(request)
        var parts = [HomePage.icons(request, grid, beside: (0, 0)), HomePage.dock(request, grid)]
        parts.insert(statusBar(request, beside: isMinimal ? black.union(slot) : black), at: 0)
        parts.append(DisplayList([Ink.rounded(black, min(black.height / 2, 44), .black)]))
        if isMinimal { parts.append(neighbor(sensors, mirror)) }
        return parts.joined
      })
  }

  /// The expanded island covers what stands beside the sensors.
  static func statusBar(_ request: ScreenRequest, beside black: Rect) -> DisplayList {
    guard black.width < request.device.screen.width * 0.8 else { return DisplayList() }
    return StatusBar.list(request, color: request.labelColor, beside: black)
  }

  /// The island with another activity's minimal form attached to it, as it is while two of them run
  /// (Human Interface Guidelines, Live Activities; the width is a minimal form's least).
  static func attached(_ sensors: Rect) -> Rect {
    Rect(
      x: sensors.x - sensors.height, y: sensors.y, width: sensors.width + sensors.height,
      height: sensors.height)
  }

  /// Where a minimal form stands that is attached: up to the sensors, and as wide as it is.
  static func attachedSlot(drawn: Size, _ sensors: Rect, _ mirror: Mirror) -> Rect {
    mirror(
      Rect(
        x: sensors.x + 1 - drawn.width, y: sensors.midY - drawn.height / 2, width: drawn.width,
        height: drawn.height))
  }

  /// What the other activity shows: a timer of the system's.
  static func neighbor(_ sensors: Rect, _ mirror: Mirror) -> DisplayList {
    let center = mirror(Point(sensors.x - sensors.height / 2 + 1, sensors.midY))
    return [
      DisplayList([
        Ink.arc(
          center, 11, width: 2.5, from: -.pi / 2, to: 1.5 * .pi,
          color: RGBA(hex: 0xFF9F0A).opacity(0.35)),
        Ink.arc(
          center, 11, width: 2.5, from: -.pi / 2, to: 0.7 * .pi, color: RGBA(hex: 0xFF9F0A)),
      ]),
      Ink.symbol("timer", 10, weight: 700, color: RGBA(hex: 0xFF9F0A), at: center),
    ].joined
  }

  /// Where a region stands beside or over the sensors of a screen from left to right.
  static func slot(_ family: Family, drawn: Size, _ sensors: Rect, _ screen: Size) -> Rect {
    let (width, height) = (drawn.width, drawn.height)
    let middle = sensors.midY - height / 2
    switch family {
    case .islandCompact:
      return Rect(x: (screen.width - width) / 2, y: middle, width: width, height: height)
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
