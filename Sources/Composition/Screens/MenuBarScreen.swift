import VitrineDrawing

/// A Mac's menu bar with a Live Activity of its owner's iPhone, or the panel that opens below it.
/// Positions are estimates; sizes: facts/geometry.md §11.
enum MenuBarScreen {
  /// Height of what stands in the menu bar, points.
  private static let height = 24.0
  /// Left of the clock and the system's own symbols.
  private static let inset = 330.0

  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let bar = DesktopScreen.menuBar
    guard request.family == .islandExpanded else {
      let width = request.drawn.width * height / request.drawn.height
      return Screen(
        size: size,
        slot: Rect(
          x: size.width - inset - width, y: (bar - height) / 2, width: width, height: height),
        corner: request.device.displayCornerRadius, below: { below(request) })
    }
    let slot = Rect(
      x: size.width - inset - request.drawn.width, y: bar + 6, width: request.drawn.width,
      height: request.drawn.height)
    let panel = DisplayList([Ink.rounded(slot, 44, .black)])
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius,
      below: { below(request).appending(Ink.shadow(panel, 0.3, radius: 24, y: 8)) })
  }

  private static func below(_ request: ScreenRequest) -> DisplayList {
    DesktopScreen.menu(request).appending(DesktopScreen.dock(request))
  }
}
