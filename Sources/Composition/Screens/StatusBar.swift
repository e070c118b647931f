import VitrineCatalog
import VitrineDrawing

/// What every iPhone and iPad screen has at its top and bottom. Positions are estimates.
enum StatusBar {
  static func list(_ request: ScreenRequest, color: RGBA = .white, showsTime: Bool = true)
    -> DisplayList
  {
    let device = request.device
    let width = device.screen.width
    let isTall = device.displayCornerRadius >= 39 && device.platform == .iPhone
    let isPhone = device.platform == .iPhone
    let baseline = isTall ? (hasIsland(device) ? 38.0 : 33.0) : isPhone ? 14.5 : 18
    let size = isTall ? 17.0 : isPhone ? 12 : 13
    let middle = baseline - size * 0.36
    var parts: [DisplayList] = []
    if hasIsland(device) { parts.append(DisplayList([Ink.rounded(island(device), 18.5, .black)])) }
    // Phones with a button have the time in the middle and bars at the left; iPads the date, too.
    let time = !isTall && !isPhone ? "\(request.moment.time)   \(request.moment.menuDate)" : nil
    let isMirrored = request.isRightToLeft
    func at(_ x: Double, _ y: Double) -> Point { Point(isMirrored ? width - x : x, y) }
    if showsTime {
      parts.append(
        Ink.text(
          time ?? request.moment.time, size, weight: 600, color: color,
          at: at(isTall ? width * 0.155 : isPhone ? width / 2 : 24, baseline),
          time == nil ? .center : isMirrored ? .trailing : .leading))
    }
    let batteryWidth = isTall ? 25.0 : 23.0
    let right = isTall ? width * 0.845 : width - (isPhone ? 9 : 24) - batteryWidth
    let batteryMiddle = at(right + 2 + batteryWidth / 2, middle)
    parts.append(
      battery(
        Rect(
          x: batteryMiddle.x - batteryWidth / 2, y: middle - 6, width: batteryWidth, height: 12),
        color))
    let isBeside = isTall || !isPhone
    parts.append(
      Ink.symbol(
        "wifi", isBeside ? size * 0.94 : size, weight: 600, color: color,
        at: at(isBeside ? right - 12 : 38, middle)))
    if isPhone { parts.append(signal(at(isTall ? right - 35 : 17, middle), color)) }
    return parts.joined
  }

  /// The capsule that holds camera and sensors: 126 × 37 points, 11 to 14 below the edge.
  static func island(_ device: Device) -> Rect {
    let top = device.screen.width == 393 || device.screen.width == 430 ? 11.0 : 14.0
    return Rect(x: device.screen.width / 2 - 63, y: top, width: 126, height: 37)
  }

  static func hasIsland(_ device: Device) -> Bool {
    device.platform == .iPhone && device.displayCornerRadius >= 55
  }

  private static func battery(_ rect: Rect, _ color: RGBA) -> DisplayList {
    let outline = VectorPath(roundedRect: rect.inset(by: 0.5), cornerRadius: 3.8, continuous: true)
    return DisplayList([
      .stroke(outline, StrokeAttributes(width: 1), .color(color.opacity(0.4))),
      Ink.rounded(
        Rect(x: rect.x + 2, y: rect.y + 2, width: rect.width - 4, height: rect.height - 4), 2.4,
        color),
      Ink.rounded(
        Rect(x: rect.maxX + 1, y: rect.midY - 2, width: 1.5, height: 4), 0.7, color.opacity(0.45)),
    ])
  }

  private static func signal(_ middle: Point, _ color: RGBA) -> DisplayList {
    DisplayList(
      (0..<4).map { bar in
        let height = 4.5 + 2.6 * Double(bar)
        return Ink.rounded(
          Rect(
            x: middle.x - 9 + 4.8 * Double(bar), y: middle.y + 6 - height, width: 3.2,
            height: height),
          1, color)
      })
  }

  /// The bar at the bottom edge of devices without a button.
  static func homeIndicator(_ size: Size, color: RGBA = .white) -> DisplayList {
    let width = min(size.width * 0.36, 260)
    return DisplayList([
      Ink.rounded(
        Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5), 2.5, color)
    ])
  }
}
