import VitrineCatalog
import VitrineDrawing

/// A watch's Control Center: two columns of tiles with symbols, the app's control among them.
/// Estimates.
enum WatchControlScreen {
  private static let symbols: [(name: String, color: UInt32?)] = [
    ("wifi", 0x0A84FF), ("antenna.radiowaves.left.and.right", 0x30D158),
    ("flashlight.on.fill", nil), ("moon.fill", nil), ("bell.fill", nil),
  ]
  /// The control's place among the tiles.
  private static let own = 3

  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    return Screen(
      size: size, slot: cell(own, request), corner: request.device.displayCornerRadius,
      below: {
        let unit = size.width / 208
        let time = request.mirror(size.width).text(
          request.moment.time, 17 * unit, weight: 600, design: .rounded, color: .white,
          at: Point(size.width - 22 * unit, 36 * unit), .trailing)
        let tiles = symbols.enumerated().map { index, symbol in
          tile(symbol, in: cell(index < own ? index : index + 1, request))
        }
        return [DisplayList([Brush.flat(size, .black)]), time, tiles.joined].joined
      })
  }

  private static func cell(_ place: Int, _ request: ScreenRequest) -> Rect {
    let (size, tile) = (request.device.screen, request.drawn)
    let gap = (size.width - 2 * tile.width) / 3
    return request.mirror(size.width)(
      Rect(
        x: gap + Double(place % 2) * (tile.width + gap),
        y: size.width * 50 / 208 + Double(place / 2) * (tile.height + gap), width: tile.width,
        height: tile.height))
  }

  private static func tile(_ symbol: (name: String, color: UInt32?), in box: Rect) -> DisplayList {
    DisplayList([
      Ink.rounded(
        box, box.height / 2, symbol.color.map { RGBA(hex: $0) } ?? RGBA.white.opacity(0.2))
    ]).appending(
      Ink.symbol(
        symbol.name, box.height * 0.36, color: .white, at: Point(box.midX, box.midY)))
  }
}
