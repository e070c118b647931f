import VitrineCatalog
import VitrineDrawing

/// What an Ultra shows of its Action button's control: beside the button, which is at the left of the
/// case in every language. Apple's pages say that it is placed there (facts/geometry.md §12); where and
/// how large it is drawn is an estimate.
enum WatchActionScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let unit = size.width / 208
    let slot = Rect(
      x: 12 * unit, y: (size.height - request.drawn.height) / 2, width: request.drawn.width,
      height: request.drawn.height)
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius,
      below: {
        // The part of the edge that the button presses, in its orange.
        let edge = Rect(
          x: -3 * unit, y: slot.midY - 24 * unit, width: 7 * unit, height: 48 * unit)
        return [
          DisplayList([
            Brush.flat(size, .black), Ink.rounded(edge, 3.5 * unit, RGBA(hex: 0xFF9F0A)),
          ]),
          request.mirror(size.width).text(
            request.moment.time, 17 * unit, weight: 600, design: .rounded, color: .white,
            at: Point(size.width - 22 * unit, 36 * unit), .trailing),
        ].joined
      })
  }
}
