import VitrineDrawing

/// A Mac's menu bar with a Live Activity of its owner's iPhone, or the panel that opens below it, or
/// with a control. Positions are estimates; sizes: facts/geometry.md §11 and §12.
enum MenuBarScreen {
  /// Height of what stands in the menu bar, points.
  private static let height = 24.0

  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let slot = request.mirror(size.width)(slot(request))
    var below = { menu(request) }
    if request.family == .islandExpanded {
      let panel = DisplayList([Ink.rounded(slot, 44, .black)])
      below = { menu(request).appending(Ink.shadow(panel, 0.3, radius: 24, y: 8)) }
    }
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius, below: below)
  }

  /// Beyond the clock and the system's own symbols.
  private static func slot(_ request: ScreenRequest) -> Rect {
    let bar = DesktopScreen.menuBar
    let item = DesktopScreen.nextItem(request)
    let drawn = request.drawn
    switch request.family {
    case .controlSmall:
      return Rect(
        x: item - drawn.width / 2, y: (bar - drawn.height) / 2, width: drawn.width,
        height: drawn.height)
    case .islandExpanded:
      return Rect(
        x: item + 8 - drawn.width, y: bar + 6, width: drawn.width, height: drawn.height)
    default:
      let width = drawn.width * height / drawn.height
      return Rect(x: item + 8 - width, y: (bar - height) / 2, width: width, height: height)
    }
  }

  private static func menu(_ request: ScreenRequest) -> DisplayList {
    DesktopScreen.menu(request).appending(DesktopScreen.dock(request))
  }
}
