import VitrineDrawing

/// Date or inline accessory, clock, a row of accessories. Positions for 402 points of width are
/// estimates (facts/geometry.md §13) and grow with the screen.
enum LockPage {
  static func screen(_ request: ScreenRequest) -> Screen {
    let device = request.device
    let parts = Parts(request)
    let slot = slot(request, parts)
    return Screen(
      size: device.screen, slot: slot, corner: device.displayCornerRadius,
      below: {
        let below = below(request, parts)
        guard request.family == .activityLockScreen else { return below }
        return below.appending(ActivityGround.list(slot, request))
      })
  }

  /// Where the parts of the screen are.
  struct Parts {
    var width: Double
    var height: Double
    var unit: Double
    var dateBaseline: Double
    var clockBaseline: Double
    var clockSize: Double
    var rowTop: Double
    /// A circle's diameter, the row's left edge, the step from circle to circle.
    var circle: Double
    var left: Double
    var step: Double
    /// Whether the row begins at the right.
    var isMirrored: Bool
    /// On an iPad's side the places are two columns at the leading edge, not a row below the clock.
    var isColumn: Bool

    init(_ request: ScreenRequest) {
      let device = request.device
      let isPad = device.platform == .iPad
      (width, height) = (device.screen.width, device.screen.height)
      unit = isPad ? 1.25 : min(width, height) / 402
      isColumn = isPad && width > height
      // Shorter screens without sensors begin higher.
      let top = isPad ? 10 : device.displayCornerRadius > 0 ? 0.0 : -32
      dateBaseline = 92 * unit + top
      clockBaseline = 188 * unit + top
      clockSize = 104 * unit
      rowTop = 214 * unit + top
      let os = request.input.os
      circle = device.size(of: .accessoryCircular, in: .lockScreen, os: os)?.layout.width ?? 58
      let rectangle =
        device.size(of: .accessoryRectangular, in: .lockScreen, os: os)?.layout.width ?? 148
      // A rectangle takes two places.
      step = rectangle - circle
      if isPad { step = circle + 24 }
      let row = 3 * step + circle
      left = isColumn ? 64 : (width - row) / 2
      if isColumn { rowTop = 0.16 * height }
      isMirrored = request.isRightToLeft
    }

    func circle(_ index: Int) -> Rect { place(index, Size(circle, circle)) }

    /// Whether there is no room for a rectangle, which takes two places beside each other.
    func isLastOfRow(_ index: Int) -> Bool { isColumn ? index % 2 == 1 : index == 3 }

    /// What begins at one of the row's places.
    func place(_ index: Int, _ size: Size) -> Rect {
      let x = left + Double(isColumn ? index % 2 : index) * step
      let y = rowTop + Double(isColumn ? index / 2 : 0) * step
      return Rect(
        x: isMirrored ? width - x - size.width : x, y: y, width: size.width,
        height: size.height)
    }
  }

  static func slot(_ request: ScreenRequest, _ parts: Parts) -> Rect {
    let drawn = request.drawn
    switch request.family {
    case .accessoryInline:
      // On the date's line, after the date; both together in the middle.
      let ink = min(request.inkWidth ?? drawn.width, drawn.width)
      let date = shortDateWidth(request)
      let shift = ink < drawn.width - date ? date / 2 : 0
      return Rect(
        x: (parts.width - drawn.width) / 2 + (request.isRightToLeft ? -shift : shift),
        y: parts.dateBaseline - inlineSize * 0.36 - drawn.height / 2, width: drawn.width,
        height: drawn.height)
    case .controlSmall:
      return button(0, drawn, request, parts)
    case .activityLockScreen:
      return Rect(
        x: (parts.width - drawn.width) / 2, y: parts.height - 122 - drawn.height,
        width: drawn.width, height: drawn.height)
    default:
      // Wide ones stand alone on an iPad, in the middle.
      let isAlone = request.device.platform == .iPad && drawn.width > parts.circle * 1.5
      var place = parts.place(0, drawn)
      if isAlone, !parts.isColumn { place.x = (parts.width - drawn.width) / 2 }
      return place
    }
  }

  /// One of the two buttons below, leading and trailing, as large as it is drawn.
  static func button(
    _ index: Int, _ drawn: Size, _ request: ScreenRequest, _ parts: Parts
  ) -> Rect {
    let inset = 46 * parts.unit + 25
    let x = (index == 0) == request.isRightToLeft ? parts.width - inset : inset
    return Rect(
      x: x - drawn.width / 2, y: parts.height - 75 - drawn.height / 2, width: drawn.width,
      height: drawn.height)
  }

  private static func dateSize(_ parts: Parts) -> Double { 22 * parts.unit }

  /// Date and inline widget are one line of text: points, the size that the widget is laid out in
  /// (estimate).
  private static let inlineSize = 20.0

  /// The date with the space after it.
  private static func shortDateWidth(_ request: ScreenRequest) -> Double {
    Ink.width(request.moment.shortDate, inlineSize, weight: 600) + 10
  }

  /// - row: what stands below the clock; nil: accessories of the system.
  /// - buttons: those of the system that are there; nil: both, but for the one that a control stands in.
  static func below(
    _ request: ScreenRequest, _ parts: Parts, row: DisplayList? = nil, buttons: [Int]? = nil
  ) -> DisplayList {
    let free = buttons ?? (request.family.isControl ? [1] : [0, 1])
    let factor = request.isAlwaysOn ? 0.55 : 1
    let list = [
      Ink.vibrant(
        [date(request, parts), clock(request, parts), row ?? self.row(request, parts)].joined,
        tint: tint(request)),
      StatusBar.list(request, color: tint(request) ?? .white, showsTime: false),
      self.buttons(free, request, parts),
    ].joined
    return factor == 1 ? list : Dimmed(factor: factor).apply(to: list)
  }

  /// Date and clock alone.
  static func background(_ request: ScreenRequest) -> DisplayList {
    let parts = Parts(request)
    return Ink.vibrant(
      [date(request, parts), clock(request, parts)].joined, tint: tint(request)
    )
    .appending(StatusBar.list(request, color: tint(request) ?? .white, showsTime: false))
  }

  /// Dark on a light wallpaper; Always-On that is dark itself.
  private static func tint(_ request: ScreenRequest) -> RGBA? {
    request.isLightWallpaper && !request.isAlwaysOn ? Vibrant.dark : nil
  }

  private static func date(_ request: ScreenRequest, _ parts: Parts) -> DisplayList {
    let size = dateSize(parts)
    guard request.family == .accessoryInline else {
      return Ink.text(
        request.moment.longDate, size, weight: 600, color: .white,
        at: Point(parts.width / 2, parts.dateBaseline), .center)
    }
    let date = shortDateWidth(request)
    let ink = min(request.inkWidth ?? request.drawn.width, request.drawn.width)
    guard ink < request.drawn.width - date else { return DisplayList() }
    let fromMiddle = (ink + date) / 2 * (request.isRightToLeft ? 1 : -1)
    return Ink.text(
      request.moment.shortDate, inlineSize, weight: 600, color: .white,
      at: Point(parts.width / 2 + fromMiddle, parts.dateBaseline),
      request.isRightToLeft ? .trailing : .leading)
  }

  private static func clock(_ request: ScreenRequest, _ parts: Parts) -> DisplayList {
    Ink.text(
      request.moment.time, parts.clockSize, weight: 600, design: .default, color: .white,
      at: Point(parts.width / 2, parts.clockBaseline), .center)
  }

  /// Accessories of the system in the places that are left.
  private static func row(_ request: ScreenRequest, _ parts: Parts) -> DisplayList {
    let first: Int
    switch request.family {
    case .accessoryCircular: first = 1
    case .accessoryRectangular: first = request.device.platform == .iPad ? 4 : 2
    case .systemSmall: first = 4
    default: first = 0
    }
    guard first < 4, !request.family.isActivity, !request.family.isControl else {
      return DisplayList()
    }
    let marks = [("72", 0.72), ("18°", 0.45), ("41", 0.41), ("86", 0.86)]
    return (first..<4).map { index in
      let box = parts.circle(index)
      let center = Point(box.midX, box.midY)
      return [
        DisplayList([Ink.disc(center, box.width / 2, .black)]),
        Neighbors.ring(
          center, box.width / 2, value: marks[index].1,
          text: request.moment.digits(marks[index].0), color: .white),
      ].joined
    }.joined
  }

  /// Torch and camera.
  private static func buttons(
    _ shown: [Int], _ request: ScreenRequest, _ parts: Parts
  ) -> DisplayList {
    let size = request.device.screen
    // Devices with a home button have neither corners nor the line in its place.
    guard request.device.displayCornerRadius > 0 else { return DisplayList() }
    let line = StatusBar.homeIndicator(size, color: tint(request) ?? .white)
    guard request.device.platform == .iPhone else { return line }
    let symbols = ["flashlight.on.fill", "camera.fill"]
    return shown.map { index in
      let box = button(index, Size(50, 50), request, parts)
      return [
        DisplayList([Plates.chrome(box, radius: 25, request)]),
        Ink.symbol(symbols[index], 20, color: .white, at: Point(box.midX, box.midY)),
      ].joined
    }.joined.appending(line)
  }
}
