import VitrineCatalog
import VitrineDrawing

/// Control Center with a control of an app in it: a grid of four columns on a blur of the wallpaper
/// (sizes: facts/geometry.md §12; positions are estimates).
enum ControlCenterScreen {
  private static let tile = 72.0
  private static let gap = 14.0

  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let isMac = request.device.platform == .mac
    let width = 4 * tile + 3 * gap
    let origin = Point(
      request.device.platform == .iPhone
        ? (size.width - width) / 2 : size.width - width - (isMac ? 16 : 32),
      isMac
        ? DesktopScreen.menuBar + 16 : request.device.platform == .iPad ? 64 : size.height * 0.14)
    let own = cell(0, 2, at: origin)
    return Screen(
      size: size,
      slot: request.mirror(size.width)(
        Rect(x: own.x, y: own.y, width: request.drawn.width, height: request.drawn.height)),
      corner: request.device.displayCornerRadius,
      below: {
        [ground(request, origin, width), tiles(request, origin)].joined
      })
  }

  private static func cell(
    _ column: Int, _ row: Int, columns: Int = 1, rows: Int = 1, at origin: Point
  ) -> Rect {
    let step = tile + gap
    return Rect(
      x: origin.x + step * Double(column), y: origin.y + step * Double(row),
      width: step * Double(columns) - gap, height: step * Double(rows) - gap)
  }

  /// A phone's and an iPad's covers the screen, a Mac's is a panel below the menu bar.
  private static func ground(_ request: ScreenRequest, _ origin: Point, _ width: Double)
    -> DisplayList
  {
    let recipe = ControlGround.controlCenter
    guard request.device.platform != .mac else {
      let panel = request.mirror(request.device.screen.width)(
        Rect(x: origin.x, y: origin.y, width: width, height: 5 * tile + 4 * gap))
      return DesktopScreen.menu(request).appending(
        DisplayList([
          .fill(
            VectorPath(roundedRect: panel.inset(by: -gap), cornerRadius: 36, continuous: true),
            .winding, .material(recipe))
        ]))
    }
    let size = request.device.screen
    let whole = VectorPath(rect: Screens.rect(size))
    let mirror = request.mirror(size.width)
    return [
      DisplayList([.fill(whole, .winding, .material(recipe))]),
      Sensors.list(request.device),
      mirror.symbol(
        "plus", 17, weight: 600, color: .white, at: Point(origin.x + 12, origin.y - 34)),
      mirror.symbol(
        "power", 17, weight: 600, color: .white, at: Point(origin.x + width - 12, origin.y - 34)),
    ].joined
  }

  // MARK: The system's own

  /// The system's controls of a kind of device: a Mac has neither a flashlight nor a cellular network.
  struct Controls {
    /// Four around each other, with their colors where they are on.
    var connections: [(symbol: String, on: UInt32?)]
    /// Beside a small control, and two below a control of usual size.
    var beside: [String]
    var last: [String]

    init(_ platform: Device.Platform) {
      let (wifi, bluetooth) = (
        ("wifi", UInt32(0x0A84FF)), ("bolt.horizontal.fill", UInt32(0x0A84FF))
      )
      switch platform {
      case .mac:
        connections = [
          wifi, bluetooth, ("dot.radiowaves.left.and.right", 0x0A84FF), ("moon.fill", nil),
        ]
        beside = ["squares.leading.rectangle", "rectangle.on.rectangle", "keyboard"]
        last = ["display", "circle.lefthalf.filled", "accessibility", "camera.viewfinder"]
      case .iPad:
        connections = [
          ("airplane", nil), wifi, ("dot.radiowaves.left.and.right", 0x0A84FF), bluetooth,
        ]
        beside = ["moon.fill", "lock.rotation", "timer"]
        last = ["camera.fill", "qrcode", "note.text", "record.circle"]
      case .iPhone, .watch, .vision:
        connections = [
          ("airplane", nil), wifi, ("antenna.radiowaves.left.and.right", 0x30D158), bluetooth,
        ]
        beside = ["moon.fill", "flashlight.on.fill", "timer"]
        last = ["camera.fill", "qrcode", "bed.double.fill", "record.circle"]
      }
    }
  }

  private static func tiles(_ request: ScreenRequest, _ origin: Point) -> DisplayList {
    let controls = Controls(request.device.platform)
    let mirror = request.mirror(request.device.screen.width)
    func cell(_ column: Int, _ row: Int, columns: Int = 1, rows: Int = 1) -> Rect {
      mirror(self.cell(column, row, columns: columns, rows: rows, at: origin))
    }
    var parts = [connections(cell(0, 0, columns: 2, rows: 2), request)]
    parts.append(playing(cell(2, 0, columns: 2, rows: 2), request))
    parts.append(slider("sun.max.fill", 0.7, cell(2, 2, rows: 2)))
    parts.append(slider("speaker.wave.2.fill", 0.45, cell(3, 2, rows: 2)))
    if request.family == .controlSmall { parts.append(round(controls.beside[0], cell(1, 2))) }
    if request.family != .controlLarge {
      parts.append(round(controls.beside[1], cell(0, 3)))
      parts.append(round(controls.beside[2], cell(1, 3)))
    }
    for (column, symbol) in controls.last.enumerated() {
      parts.append(round(symbol, cell(column, 4)))
    }
    return parts.joined
  }

  private static let glass = RGBA.white.opacity(0.2)

  private static func round(_ symbol: String, _ box: Rect) -> DisplayList {
    DisplayList([Ink.disc(Point(box.midX, box.midY), box.width / 2, glass)])
      .appending(Ink.symbol(symbol, 24, color: .white, at: Point(box.midX, box.midY)))
  }

  private static func connections(_ box: Rect, _ request: ScreenRequest) -> DisplayList {
    let mirror = request.mirror(box.minX + box.maxX)
    var parts = [DisplayList([Ink.rounded(box, 36, glass)])]
    for (index, mark) in Controls(request.device.platform).connections.enumerated() {
      let center = mirror(
        Point(
          box.x + box.width * (index % 2 == 0 ? 0.27 : 0.73),
          box.y + box.height * (index < 2 ? 0.27 : 0.73)))
      parts += [
        DisplayList([Ink.disc(center, 27, mark.on.map { RGBA(hex: $0) } ?? glass)]),
        Ink.symbol(mark.symbol, 20, color: .white, at: center),
      ]
    }
    return parts.joined
  }

  private static func playing(_ box: Rect, _ request: ScreenRequest) -> DisplayList {
    let mirror = request.mirror(box.minX + box.maxX)
    let cover = mirror(Rect(x: box.x + 18, y: box.y + 18, width: 44, height: 44))
    return [
      DisplayList([
        Ink.rounded(box, 36, glass), Ink.tile(cover, 9, 0xFF6B7F, 0x6A3DF0),
      ]),
      mirror.text(
        request.words["Evening Drive"], 13, weight: 600, color: .white,
        at: Point(box.x + 18, box.y + 86),
        width: box.width - 36),
      Ink.symbol("backward.fill", 16, color: .white, at: Point(box.midX - 44, box.maxY - 32)),
      Ink.symbol("play.fill", 20, color: .white, at: Point(box.midX, box.maxY - 32)),
      Ink.symbol("forward.fill", 16, color: .white, at: Point(box.midX + 44, box.maxY - 32)),
    ].joined
  }

  /// A bar that is filled from below.
  private static func slider(_ symbol: String, _ value: Double, _ box: Rect) -> DisplayList {
    let outline = VectorPath(roundedRect: box, cornerRadius: 36, continuous: true)
    let level = Rect(
      x: box.x, y: box.maxY - box.height * value, width: box.width, height: box.height * value)
    let filled = DisplayList([
      .fill(VectorPath(rect: box), .winding, .color(glass)),
      .fill(VectorPath(rect: level), .winding, .color(.white)),
    ])
    return DisplayList([.group(EffectGroup(.clip(outline, .winding), filled))]).appending(
      Ink.symbol(symbol, 22, color: RGBA(hex: 0x3A3A3C), at: Point(box.midX, box.maxY - 34)))
  }
}
