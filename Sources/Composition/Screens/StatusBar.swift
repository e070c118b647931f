import VitrineCatalog
import VitrineDrawing

/// What every iPhone and iPad screen has at its top and bottom. Positions are estimates.
enum StatusBar {
  /// - taken: what a Live Activity covers of the screen: the time and the indicators move into the
  ///   middle of what is left beside it, and the bars of the signal make room. nil: nothing.
  static func list(
    _ request: ScreenRequest, color: RGBA = .white, showsTime: Bool = true,
    beside taken: Rect? = nil
  ) -> DisplayList {
    let device = request.device
    let width = device.screen.width
    let isTall = device.sensors != .none
    let isPhone = self.isPhone(device)
    let baseline = isTall ? (device.sensors == .island ? 38.0 : 33.0) : isPhone ? 14.5 : 18
    let size = isTall ? 17.0 : isPhone ? 12 : 13
    let middle = baseline - size * 0.36
    var parts = [Sensors.list(device)]
    // Phones with a button have the time in the middle and bars at the left; iPads the date, too.
    let time = !isTall && !isPhone ? "\(request.moment.time)   \(request.moment.menuDate)" : nil
    let isMirrored = request.isRightToLeft
    func at(_ x: Double, _ y: Double) -> Point { Point(isMirrored ? width - x : x, y) }
    let notch = device.sensors == .notch ? Sensors.notchSize(device).width : nil
    let taken = taken.map(request.mirror(width).callAsFunction)
    if showsTime {
      let own = isTall ? width * 0.155 : isPhone ? width / 2 : 24
      let ear = notch.map { middleOfEar(device, $0) }
      let place = at(taken.map { ($0.minX + edge) / 2 } ?? ear ?? own, baseline)
      parts.append(
        Ink.text(
          time ?? request.moment.time, size, weight: 600, color: color, at: place,
          time == nil ? .center : isMirrored ? .trailing : .leading))
    }
    parts += indicators(request, taken, middle: middle, size: size, color, at)
    return parts.joined
  }

  /// Bars, wireless symbol and battery, from left to right.
  private static func indicators(
    _ request: ScreenRequest, _ taken: Rect?, middle: Double, size: Double, _ color: RGBA,
    _ at: (Double, Double) -> Point
  ) -> [DisplayList] {
    let device = request.device
    let width = device.screen.width
    let isTall = device.sensors != .none
    let isPhone = self.isPhone(device)
    let notch = device.sensors == .notch ? Sensors.notchSize(device).width : nil
    var parts: [DisplayList] = []
    let batteryWidth = notch != nil ? 22.5 : isTall ? 25.0 : 23.0
    var right = isTall ? width * 0.845 : width - (isPhone ? 9 : 24) - batteryWidth
    // Bars, wireless symbol and battery are 70 points wide, 8 more of them on the left of `right`.
    if let notch { right = width - middleOfEar(device, notch) + 8 }
    // Without bars, the wireless symbol and the battery are some 50 points wide.
    if let taken { right = (taken.maxX + width - edge) / 2 - 2 }
    parts.append(battery(at(right + 2 + batteryWidth / 2, middle), width: batteryWidth, color))
    let isBeside = isTall || !isPhone
    parts.append(
      Ink.symbol(
        "wifi", isBeside ? size * 0.94 : size, weight: 600, color: color,
        at: at(isBeside ? right - (notch == nil ? 12 : 10.5) : 38, middle)))
    if device.platform == .iPhone, taken == nil {
      parts.append(signal(at(isBeside ? right - (notch == nil ? 35 : 33) : 17, middle), color))
    }
    return parts
  }

  /// Whether a phone's status bar is shown. A phone without sensors that has no button either has an iPad's
  /// (estimate).
  private static func isPhone(_ device: Device) -> Bool {
    device.platform == .iPhone && (device.sensors != .none || device.displayCornerRadius == 0)
  }

  /// Points that the display's round corners take of a status bar at each side.
  private static let edge = 16.0

  /// Points from the side to the middle of what a notch leaves beside it, of which the display's round
  /// corner takes 13 (facts/geometry.md §6).
  private static func middleOfEar(_ device: Device, _ notch: Double) -> Double {
    ((device.screen.width - notch) / 2 + 13) / 2
  }

  private static func battery(_ middle: Point, width: Double, _ color: RGBA) -> DisplayList {
    let rect = Rect(x: middle.x - width / 2, y: middle.y - 6, width: width, height: 12)
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
