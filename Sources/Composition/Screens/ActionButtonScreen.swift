import VitrineDrawing

/// What the Action button's control shows while the button is held: beside the sensors, which grow
/// around it. Estimates.
enum ActionButtonScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let device = request.device
    let hasIsland = device.sensors == .island
    let top = hasIsland ? Sensors.island(device).y : Sensors.notchSize(device).height + 8
    let black = Rect(
      x: (device.screen.width - request.drawn.width) / 2 - 10, y: top,
      width: request.drawn.width + 20, height: request.drawn.height + (hasIsland ? 50 : 20))
    let slot = Rect(
      x: black.x + 10, y: black.maxY - 10 - request.drawn.height, width: request.drawn.width,
      height: request.drawn.height)
    return Screen(
      size: device.screen, slot: slot, corner: device.displayCornerRadius,
      below: {
        let grid = HomeGrid(request)
        return [
          StatusBar.list(
            request, color: request.labelColor, beside: hasIsland ? black : nil),
          HomePage.icons(request, grid, beside: (0, 0)), HomePage.dock(request, grid),
          DisplayList([Ink.rounded(black, 44, .black)]),
        ].joined
      })
  }
}
