import VitrineCatalog
import VitrineDrawing

/// A Mac's desktop in front, behind a window, or under Notification Center.
enum DesktopScreen {
  /// Points between widgets and from the screen's edge (facts/geometry.md §3).
  static let margin = 16.0
  static let menuBar = 33.0  // 14-inch MacBook Pro, beside the camera

  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let drawn = request.drawn
    let isCenter = request.traits.surround == .notificationCenter
    // Notification Center's column stands at the right, wide widgets reach out of it.
    let columnWidth = max(344, drawn.width)
    let slot =
      isCenter
      ? Rect(
        x: size.width - margin - columnWidth, y: menuBar + 64, width: drawn.width,
        height: drawn.height)
      : Rect(x: margin, y: menuBar + margin, width: drawn.width, height: drawn.height)
    return Screen(
      size: size, slot: request.mirror(size.width)(slot),
      corner: request.device.displayCornerRadius,
      below: {
        [menu(request), dock(request), isCenter ? column(request, slot) : desktop(request, slot)]
          .joined
      })
  }

  // MARK: Widgets beside

  private static func desktop(_ request: ScreenRequest, _ slot: Rect) -> DisplayList {
    let side = 164.0
    var parts: [DisplayList] = []
    let below = request.mirror(request.device.screen.width)(
      Rect(x: margin, y: slot.maxY + margin, width: side, height: side))
    if below.maxY < request.device.screen.height - 90 {
      parts.append(
        Neighbors.themed(in: below, radius: request.rules.desktopCorner, request, Neighbors.day))
    }
    if request.traits.isBehindWindows { parts.append(window(request, beside: slot)) }
    return parts.joined
  }

  /// A document in front of the desktop.
  static func window(_ request: ScreenRequest, beside slot: Rect) -> DisplayList {
    let size = request.device.screen
    let left = min(max(slot.maxX + 60, 420), size.width - 560)
    let mirror = request.mirror(size.width)
    let frame = mirror(
      Rect(x: left, y: 110, width: size.width - left - 90, height: size.height - 260))
    let inside = request.mirror(frame.minX + frame.maxX)
    let isDark = request.input.appearance == .dark
    let paper = isDark ? RGBA(hex: 0x1E1E1E) : .white
    let ink = isDark ? RGBA.white : .black
    let bar = Rect(x: frame.x, y: frame.y, width: frame.width, height: 52)
    var list = Ink.shadow(
      DisplayList([Ink.rounded(frame, 14, paper)]), 0.35, radius: 40, y: 16)
    list.append(
      .fill(
        VectorPath(rect: Rect(x: bar.x, y: bar.maxY, width: bar.width, height: 0.5)), .winding,
        .color(ink.opacity(0.12))))
    for (index, color) in [0xFF5F57, 0xFEBC2E, 0x28C840].enumerated() {
      list.append(
        Ink.disc(
          inside(Point(frame.x + 26 + 22 * Double(index), bar.midY)), 6.5,
          RGBA(hex: UInt32(color))))
    }
    list.operations +=
      Ink.text(
        request.words["Notes"], 13, weight: 600, color: ink.opacity(0.85),
        at: Point(frame.midX, bar.midY + 4.5),
        .center
      ).operations
    var random = Seeded(4)
    var y = bar.maxY + 44
    while y < frame.maxY - 30 {
      let width = (frame.width - 120) * random.between(0.45, 1)
      list.append(
        Ink.rounded(
          inside(Rect(x: frame.x + 60, y: y, width: width, height: 9)), 4.5, ink.opacity(0.14)))
      y += 24
    }
    return list
  }

  /// Notification Center: the name under the widget, and the next widget below.
  private static func column(_ request: ScreenRequest, _ slot: Rect) -> DisplayList {
    let radius = request.rules.desktopCorner
    let color = request.labelColor
    let mirror = request.mirror(request.device.screen.width)
    let words = request.words
    var parts = [
      mirror.text(
        request.moment.longDate, 15, weight: 600, color: color, at: Point(slot.x, slot.y - 22)),
      HomePage.name(request.surroundings.appName, below: mirror(slot), color),
    ]
    if request.family == .systemSmall {
      let beside = mirror(slot.offset(by: Point(164 + margin, 0)))
      parts += [
        Neighbors.themed(in: beside, radius: radius, request, Neighbors.day),
        HomePage.name(words["Calendar"], below: beside, color),
      ]
    }
    let below = mirror(Rect(x: slot.x, y: slot.maxY + 40, width: 344, height: 164))
    if below.maxY < request.device.screen.height - 60 {
      parts += [
        Neighbors.themed(in: below, radius: radius, request, Neighbors.upcoming),
        HomePage.name(words["Up Next"], below: below, color),
      ]
    }
    return parts.joined
  }

  // MARK: Menu bar and dock

  static func menu(_ request: ScreenRequest) -> DisplayList {
    let size = request.device.screen
    let color = request.labelColor
    let mirror = request.mirror(size.width)
    var parts: [DisplayList] = []
    if !request.rules.hasGlass {
      let bar = VectorPath(rect: Rect(x: 0, y: 0, width: size.width, height: menuBar))
      let tint = (request.isLightWallpaper ? RGBA.white : .black).opacity(0.3)
      parts.append(
        DisplayList([
          .fill(
            bar, .winding, .material(MaterialRecipe(blur: 30, saturation: 1.5, tint: tint)))
        ]))
    }
    var x = 22.0
    for (index, title) in ["Finder", "File", "Edit", "View", "Go", "Window", "Help"].enumerated() {
      let weight = index == 0 ? 700.0 : 500
      let word = request.words[title]
      parts.append(
        mirror.text(word, 13, weight: weight, color: color, at: Point(x, menuBar / 2 + 4.5)))
      x += Ink.width(word, 13, weight: weight) + 20
    }
    parts.append(
      mirror.text(
        clock(request), 13, weight: 500, color: color,
        at: Point(size.width - 18, menuBar / 2 + 4.5),
        .trailing))
    for (index, name) in items.enumerated() {
      parts.append(
        mirror.symbol(name, 13, color: color, at: Point(item(index, request), menuBar / 2)))
    }
    return parts.joined
  }

  /// The system's own symbols, from the clock on.
  private static let items = ["switch.2", "magnifyingglass", "wifi", "battery.75percent"]

  private static func clock(_ request: ScreenRequest) -> String {
    "\(request.moment.menuDate)  \(request.moment.time)"
  }

  /// Middle of the next item beyond the system's own, points from the left where text runs to the
  /// right.
  static func nextItem(_ request: ScreenRequest) -> Double { item(items.count, request) }

  private static func item(_ index: Int, _ request: ScreenRequest) -> Double {
    request.device.screen.width - 42 - Ink.width(clock(request), 13, weight: 500)
      - 30 * Double(index)
  }

  static func dock(_ request: ScreenRequest) -> DisplayList {
    let size = request.device.screen
    let icons = Array(AppIcon.dock + AppIcon.all.prefix(9))
    let (icon, step) = (52.0, 60.0)
    let width = step * Double(icons.count) + 12
    let plate = Rect(x: (size.width - width) / 2, y: size.height - 72, width: width, height: 66)
    var list = DisplayList([Plates.chrome(plate, radius: 22, request)])
    // Icons have the widgets' style; those behind a window do not recede.
    let isStyled = request.traits.plate.standsInForBackground && !request.traits.isBehindWindows
    let look = isStyled ? AppIcon.Look(request) : .color
    for (index, item) in icons.enumerated() {
      let rect = request.mirror(size.width)(
        Rect(
          x: plate.x + 10 + step * Double(index), y: plate.midY - icon / 2, width: icon,
          height: icon))
      list.operations += item.draw(in: rect, look, os: request.input.os).operations
    }
    return list
  }
}
