import VitrineCatalog
import VitrineDrawing

/// CarPlay's Dashboard with a Live Activity as one of its cards. Positions are estimates; the card's
/// size: facts/geometry.md §10.
enum CarDashboard {
  private static let bar = 64.0
  private static let gap = 8.0

  static func screen(_ request: ScreenRequest) -> Screen {
    let size = CarScreen.size
    let isMirrored = request.isRightToLeft
    let card = Rect(
      x: size.width - request.drawn.width - gap, y: gap, width: request.drawn.width,
      height: request.drawn.height)
    func placed(_ rect: Rect) -> Rect {
      isMirrored
        ? Rect(x: size.width - rect.maxX, y: rect.y, width: rect.width, height: rect.height) : rect
    }
    let map = Rect(
      x: bar + gap, y: gap, width: card.x - bar - 2 * gap, height: size.height - 2 * gap)
    let playing = Rect(
      x: card.x, y: card.maxY + gap, width: card.width, height: size.height - card.maxY - 2 * gap)
    let side = Rect(x: 0, y: 0, width: bar, height: size.height)
    return Screen(
      size: size, slot: placed(card),
      below: {
        [
          ground(request, placed(side)), self.map(in: placed(map), request),
          apps(in: placed(side), request), self.playing(in: placed(playing), request),
        ].joined
      })
  }

  private static func isDark(_ request: ScreenRequest) -> Bool {
    request.traits.colorScheme == .dark
  }

  private static func ink(_ request: ScreenRequest) -> RGBA { isDark(request) ? .white : .black }

  private static func ground(_ request: ScreenRequest, _ side: Rect) -> DisplayList {
    let isDark = isDark(request)
    return DisplayList([
      Brush.gradient(CarScreen.size, isDark ? [0x10141C, 0x05070A] : [0xDFE8F3, 0xAFBDCF]),
      .fill(
        VectorPath(rect: side), .winding, .color((isDark ? RGBA.black : .white).opacity(0.55))),
    ])
  }

  /// Streets, water and the way that is left.
  private static func map(in rect: Rect, _ request: ScreenRequest) -> DisplayList {
    let isDark = isDark(request)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(rect.x + rect.width * x, rect.y + rect.height * y)
    }
    func line(_ points: [(Double, Double)]) -> VectorPath {
      var path = VectorPath()
      for (index, point) in points.enumerated() {
        if index == 0 {
          path.move(to: at(point.0, point.1))
        } else {
          path.line(to: at(point.0, point.1))
        }
      }
      return path
    }
    let road = isDark ? RGBA(hex: 0x3A4252) : .white
    let streets = [
      line([(0.1, 0), (0.2, 1)]), line([(0.48, 0), (0.56, 1)]), line([(0.8, 0), (0.84, 1)]),
      line([(0, 0.22), (1, 0.12)]), line([(0, 0.52), (1, 0.46)]), line([(0, 0.8), (1, 0.84)]),
    ]
    let way = line([(0.53, 0.82), (0.52, 0.49), (0.82, 0.475), (0.805, 0.13)])
    var list = DisplayList([
      .fill(
        VectorPath(rect: rect), .winding, .color(RGBA(hex: isDark ? 0x1B2230 : 0xE9EFE4))),
      .fill(
        VectorPath(rect: Rect(x: rect.x, y: rect.y, width: rect.width * 0.14, height: rect.height)),
        .winding, .color(RGBA(hex: isDark ? 0x14304A : 0xA9D3F2))),
    ])
    for street in streets {
      list.append(.stroke(street, StrokeAttributes(width: 8), .color(road)))
    }
    list.append(
      .stroke(
        way, StrokeAttributes(width: 7, cap: .round, join: .round), .color(RGBA(hex: 0x0A84FF))))
    list.append(Ink.disc(at(0.53, 0.82), 11, .white))
    list.append(Ink.disc(at(0.53, 0.82), 8, RGBA(hex: 0x0A84FF)))
    let clip = VectorPath(roundedRect: rect, cornerRadius: 20, continuous: true)
    return DisplayList([.group(EffectGroup(.clip(clip, .winding), list))])
  }

  private static func apps(in side: Rect, _ request: ScreenRequest) -> DisplayList {
    var list = Ink.text(
      request.moment.time, 15, weight: 600, color: ink(request), at: Point(side.midX, 30), .center)
    for (index, icon) in [AppIcon.all[8], AppIcon.dock[3], AppIcon.dock[0]].enumerated() {
      let rect = Rect(
        x: side.midX - 21, y: 96 + Double(index) * 58, width: 42, height: 42)
      list.operations += icon.draw(in: rect, .color, os: request.input.os).operations
    }
    return list.appending(
      Ink.symbol("square.grid.2x2.fill", 22, color: ink(request), at: Point(side.midX, 326)))
  }

  /// What is heard, with its buttons.
  private static func playing(in rect: Rect, _ request: ScreenRequest) -> DisplayList {
    let ink = ink(request)
    let cover = min(rect.height * 0.42, 100)
    let mirror = request.mirror(rect.minX + rect.maxX)
    let left = rect.x + 16
    return [
      DisplayList([
        Ink.rounded(rect, 20, (isDark(request) ? RGBA.black : .white).opacity(0.6)),
        Ink.tile(
          mirror(Rect(x: left, y: rect.y + 20, width: cover, height: cover)), 10, 0xFF6B7F,
          0x6A3DF0),
      ]),
      mirror.text(
        request.words["Evening Drive"], 16, weight: 600, color: ink,
        at: Point(left, rect.y + 20 + cover + 30), width: rect.width - 32),
      Ink.symbol("backward.fill", 18, color: ink, at: Point(rect.midX - 56, rect.maxY - 34)),
      Ink.symbol("pause.fill", 24, color: ink, at: Point(rect.midX, rect.maxY - 34)),
      Ink.symbol("forward.fill", 18, color: ink, at: Point(rect.midX + 56, rect.maxY - 34)),
    ].joined
  }
}
