import VitrineDrawing

/// A Live Activity that comes down from the upper edge, over a page of icons. Positions are estimates.
enum BannerScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let device = request.device
    let slot = slot(request.drawn, request)
    return Screen(
      size: device.screen, slot: slot, corner: device.displayCornerRadius,
      below: {
        let grid = HomeGrid(request)
        return [
          statusBar(request),
          HomePage.icons(request, grid, beside: (0, 0)), HomePage.dock(request, grid),
          ActivityGround.list(slot, request),
        ].joined
      })
  }

  /// Nothing on a phone without sensors, where the banner lies.
  static func statusBar(_ request: ScreenRequest) -> DisplayList {
    let device = request.device
    let isCovered = device.platform == .iPhone && device.sensors == .none
    return isCovered ? DisplayList() : StatusBar.list(request, color: request.labelColor)
  }

  /// Clear of a notch, and of the edge of a phone with a button.
  static func slot(_ drawn: Size, _ request: ScreenRequest) -> Rect {
    let device = request.device
    let top =
      device.sensors == .notch
      ? Sensors.notchSize(device).height + 8 : device.platform == .iPad ? 28 : 8
    return Rect(
      x: (device.screen.width - drawn.width) / 2, y: top, width: drawn.width, height: drawn.height)
  }
}
