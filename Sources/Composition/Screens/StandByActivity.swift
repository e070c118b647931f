import VitrineCatalog
import VitrineDrawing

/// A Live Activity in StandBy: alone, twice as large, with its background on the whole screen (Human
/// Interface Guidelines, Live Activities).
enum StandByActivity {
  static func screen(_ request: ScreenRequest) -> Screen {
    let screen = request.device.screen
    let size = Size(max(screen.width, screen.height), min(screen.width, screen.height))
    let drawn = request.drawn
    let slot = Rect(
      x: (size.width - drawn.width) / 2, y: (size.height - drawn.height) / 2, width: drawn.width,
      height: drawn.height)
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius,
      below: {
        DisplayList([Brush.flat(size, .black)]).appending(ground(request, size))
      })
  }

  private static func ground(_ request: ScreenRequest, _ size: Size) -> DisplayList {
    guard let background = request.background, let box = background.inkBounds, box.width > 0,
      box.height > 0
    else { return DisplayList() }
    let (x, y) = (size.width / box.width, size.height / box.height)
    let fit = Affine(a: x, b: 0, c: 0, d: y, tx: -box.x * x, ty: -box.y * y)
    return DisplayList([.group(EffectGroup(.transform(fit), background))])
  }
}
