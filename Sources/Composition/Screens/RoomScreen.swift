import VitrineCatalog
import VitrineDrawing

/// Apple Vision: the widget hangs on a wall. There is no screen to go by; this is a plain room.
enum RoomScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let slot = Rect(
      x: (size.width - request.drawn.width) / 2, y: size.height * 0.42 - request.drawn.height / 2,
      width: request.drawn.width, height: request.drawn.height)
    return Screen(
      size: size, slot: slot,
      below: {
        let frame = DisplayList([Ink.rounded(slot, 26, RGBA(hex: 0xD8D4CC))])
        return room(size).appending(Ink.shadow(frame, 0.35, radius: 30, y: 12))
      })
  }

  /// A wall and a floor.
  static func room(_ size: Size) -> DisplayList {
    let floor = size.height * 0.86
    return DisplayList([
      Brush.gradient(size, [0xE9E5DE, 0xD3CCC1]),
      .fill(
        VectorPath(rect: Rect(x: 0, y: floor, width: size.width, height: size.height - floor)),
        .winding, Brush.vertical(0x9A7F66, 0x7C6450, size, 0.86, 1)),
    ])
  }
}
