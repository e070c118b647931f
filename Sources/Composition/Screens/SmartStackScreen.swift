import VitrineCatalog
import VitrineDrawing

/// The watch's stack of widgets below the time. Positions are estimates.
enum SmartStackScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let unit = size.width / 208
    let isCircle = request.family == .accessoryCircular
    let card = request.device.size(
      of: .accessoryRectangular, in: .smartStack, os: request.input.os)?.layout
    let (width, height) = (card?.width ?? 190, card?.height ?? 80)
    let top = 62 * unit
    let left = (size.width - width) / 2
    let slot =
      isCircle
      // Three circles share a card.
      ? Rect(
        x: left + width / 6 - request.drawn.width / 2, y: top + (height - request.drawn.height) / 2,
        width: request.drawn.width, height: request.drawn.height)
      : Rect(
        x: (size.width - request.drawn.width) / 2, y: top, width: request.drawn.width,
        height: request.drawn.height)
    let icon = owner(request, unit)
    return Screen(
      size: size, slot: request.mirror(size.width)(slot),
      corner: request.device.displayCornerRadius,
      images: icon?.images ?? [:],
      below: {
        var list = [
          DisplayList([Brush.flat(size, .black)]), head(request, unit),
          icon?.list ?? DisplayList(),
        ].joined
        let next = Rect(x: left, y: top + height + 8, width: width, height: height)
        for box in [next, next.offset(by: Point(0, height + 8))] {
          list.append(Ink.rounded(box, height * 0.3, RGBA(hex: 0x1C1C1E)))
        }
        if isCircle { list.operations += circles(request, left, top, width, height).operations }
        return list.appending(event(in: next, unit, request))
      })
  }

  /// A Live Activity says whose it is (estimate: in the middle of the head).
  private static func owner(_ request: ScreenRequest, _ unit: Double) -> OwnIcon? {
    guard request.family.isActivity else { return nil }
    let side = 24 * unit
    let left = (request.device.screen.width - side) / 2
    return OwnIcon(request, in: Rect(x: left, y: 18 * unit, width: side, height: side))
  }

  /// Time and date above the cards.
  static func head(_ request: ScreenRequest, _ unit: Double) -> DisplayList {
    let mirror = request.mirror(request.device.screen.width)
    return [
      mirror.text(
        request.moment.time, 17 * unit, weight: 600, design: .rounded, color: .white,
        at: Point(request.device.screen.width - 22 * unit, 36 * unit), .trailing),
      mirror.text(
        request.moment.shortDate, 15 * unit, weight: 600, design: .rounded,
        color: RGBA(hex: 0xFF453A), at: Point(20 * unit, 36 * unit)),
    ].joined
  }

  private static func circles(
    _ request: ScreenRequest, _ left: Double, _ top: Double, _ width: Double, _ height: Double
  ) -> DisplayList {
    let card = Rect(x: left, y: top, width: width, height: height)
    var list = DisplayList([Ink.rounded(card, height * 0.3, RGBA(hex: 0x1C1C1E))])
    for (index, text) in ["72", "18°"].enumerated() {
      let center = request.mirror(request.device.screen.width)(
        Point(left + width * (3 + 2 * Double(index)) / 6, top + height / 2))
      list.operations +=
        Neighbors.ring(
          center, request.drawn.width / 2, value: 0.7 - 0.3 * Double(index),
          text: request.moment.digits(text), color: .white
        ).operations
    }
    return list
  }

  /// A card with the next event.
  static func event(in box: Rect, _ unit: Double, _ request: ScreenRequest) -> DisplayList {
    let mirror = request.mirror(box.minX + box.maxX)
    return [
      DisplayList([
        Ink.rounded(
          mirror(Rect(x: box.x + 12, y: box.y + 14, width: 4, height: box.height - 28)), 2,
          RGBA(hex: 0x0A84FF))
      ]),
      mirror.text(
        request.words["Design review"], 16 * unit, weight: 600, design: .rounded, color: .white,
        at: Point(box.x + 24, box.y + 32 * unit), width: box.width - 36),
      mirror.text(
        "\(request.moment.clock(10, 0)) – \(request.moment.clock(11, 0))", 14 * unit, weight: 500,
        design: .rounded,
        color: RGBA.white.opacity(0.6), at: Point(box.x + 24, box.y + 52 * unit),
        width: box.width - 36),
    ].joined
  }
}
