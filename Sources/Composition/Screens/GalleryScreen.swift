import VitrineCatalog
import VitrineDrawing

/// Where a widget is chosen: its snapshot, name and description, and the app that it belongs to.
/// Accessories and controls have sheets of their own. Layouts are estimates.
enum GalleryScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    switch request.device.platform {
    case .watch: return GalleryList.screen(request)
    case .iPhone, .iPad, .mac, .vision:
      if request.family.isAccessory || request.family.isControl {
        return GalleryDrawer.screen(request)
      }
      return request.device.platform == .iPhone ? sheet(request) : GalleryPanel.screen(request)
    }
  }

  // MARK: A phone's sheet

  private static func sheet(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let sheet = Rect(x: 0, y: 58, width: size.width, height: size.height - 58)
    let slot = slot(
      request.drawn,
      in: Rect(x: 12, y: sheet.y + 218, width: size.width - 24, height: sheet.height - 372))
    let icon = OwnIcon(request, in: Rect(x: 0, y: 0, width: 30, height: 30))
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius, images: icon.images,
      below: {
        let ink = ink(request)
        let color = tint(request)
        return [
          ground(request, sheet), search(in: sheet, request), shadow(slot, request),
          name(icon, at: Point(sheet.midX, sheet.y + 92), ink, request),
          words(request, at: Point(sheet.midX, sheet.y + 146), width: sheet.width - 56, ink),
          dots(request, at: Point(sheet.midX, sheet.maxY - 128), ink),
          button(
            request.words["Add Widget"],
            in: Rect(x: sheet.midX - 120, y: sheet.maxY - 98, width: 240, height: 50),
            color),
        ].joined
      })
  }

  // MARK: Parts

  /// As large as it is drawn, or smaller where there is no room.
  static func slot(_ drawn: Size, in box: Rect) -> Rect {
    let fit = min(1, box.width / drawn.width, box.height / drawn.height)
    let (width, height) = (drawn.width * fit, drawn.height * fit)
    return Rect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }

  static func isDark(_ request: ScreenRequest) -> Bool {
    request.input.appearance == .dark || request.family.isAccessory || request.family.isControl
      || request.device.platform == .vision
  }

  static func ink(_ request: ScreenRequest) -> RGBA { isDark(request) ? .white : .black }

  static func tint(_ request: ScreenRequest) -> RGBA {
    request.surroundings.app.tint(isDark(request) ? .dark : .light)
  }

  /// The sheet over a dimmed Home Screen; a phone's goes on below its lower edge.
  static func ground(_ request: ScreenRequest, _ sheet: Rect) -> DisplayList {
    let size = request.device.screen
    let reach = sheet.maxY >= size.height ? 60.0 : 0
    return DisplayList([
      .fill(
        VectorPath(rect: Screens.rect(size)), .winding, .color(RGBA.black.opacity(0.35))),
      Ink.rounded(
        Rect(x: sheet.x, y: sheet.y, width: sheet.width, height: sheet.height + reach), 36,
        RGBA(hex: isDark(request) ? 0x1C1C1E : 0xF2F2F7)),
    ])
  }

  /// Lifts a widget off a sheet that may have its color.
  static func shadow(_ slot: Rect, _ request: ScreenRequest) -> DisplayList {
    let radius = request.device.cornerRadius(
      of: request.family, in: .homeScreen, os: request.input.os)
    let scale = slot.width / max(1, request.drawn.width)
    let plate = DisplayList([
      Ink.rounded(slot, radius * scale, RGBA(hex: isDark(request) ? 0x1C1C1E : 0xF2F2F7))
    ])
    return Ink.shadow(plate, isDark(request) ? 0.4 : 0.14, radius: 14, y: 5)
  }

  /// The field and the button that closes the sheet.
  static func search(in sheet: Rect, _ request: ScreenRequest) -> DisplayList {
    let ink = ink(request)
    let field = Rect(x: sheet.x + 16, y: sheet.y + 16, width: sheet.width - 80, height: 38)
    let close = Point(sheet.maxX - 36, field.midY)
    let mirror = request.mirror(sheet.minX + sheet.maxX)
    return [
      DisplayList([
        Ink.rounded(mirror(field), request.rules.hasGlass ? 19 : 10, ink.opacity(0.08)),
        Ink.disc(mirror(close), 17, ink.opacity(0.08)),
      ]),
      mirror.symbol(
        "magnifyingglass", 15, color: ink.opacity(0.55), at: Point(field.x + 20, field.midY)),
      mirror.text(
        request.words[request.family.isControl ? "Search Controls" : "Search Widgets"], 16,
        color: ink.opacity(0.55), at: Point(field.x + 36, field.midY + 5.5)),
      mirror.symbol("xmark", 13, weight: 700, color: ink.opacity(0.6), at: close),
    ].joined
  }

  /// The app's icon and name, in the middle of a line.
  static func name(
    _ icon: OwnIcon, at middle: Point, _ ink: RGBA, _ request: ScreenRequest
  ) -> DisplayList {
    let names = request.surroundings
    let text = names.isDisfavored ? "\(names.appName) · \(request.words["Other"])" : names.appName
    let width = min(Ink.width(text, 17, weight: 600), request.device.screen.width - 120)
    let left = middle.x - (width + 40) / 2
    let mirror = request.mirror(2 * middle.x)
    let box = mirror(Rect(x: left, y: middle.y - 15, width: 30, height: 30))
    return [
      icon.placed(at: box.origin),
      mirror.text(
        text, 17, weight: 600, color: ink, at: Point(left + 40, middle.y + 6), width: width + 1),
    ].joined
  }

  /// What the widget is called, and what it says of itself.
  static func words(
    _ request: ScreenRequest, at top: Point, width: Double, _ ink: RGBA
  ) -> DisplayList {
    let names = request.surroundings
    let description = SystemText.block(
      names.widgetDescription, size: 17, width: width, alignment: 0.5, lineLimit: 3,
      scale: request.scale)
    return [
      Ink.text(
        names.widgetName.isEmpty ? names.appName : names.widgetName, 28, weight: 700, color: ink,
        at: top, .center, width: width),
      description.draw(
        Point(top.x - description.size.width / 2, top.y + 12), .color(ink.opacity(0.75))),
    ].joined
  }

  /// One dot for each of the widget's sizes that people swipe through.
  static func dots(_ request: ScreenRequest, at middle: Point, _ ink: RGBA) -> DisplayList {
    let families = request.surroundings.families
    guard families.count > 1 else { return DisplayList() }
    let first = middle.x - Double(families.count - 1) * 9
    return DisplayList(
      families.enumerated().map { index, family in
        Ink.disc(
          Point(first + 18 * Double(index), middle.y), 4,
          ink.opacity(family == request.family ? 0.9 : 0.25))
      })
  }

  /// The button that adds the widget, in the color of the target's `AccentColor`.
  static func button(
    _ title: String, in rect: Rect, _ color: RGBA, hasPlus: Bool = true
  ) -> DisplayList {
    let ink = color.luminance > 0.65 ? RGBA.black : .white
    let plate = DisplayList([Ink.rounded(rect, rect.height / 2, color)])
    guard hasPlus else {
      return plate.appending(
        Ink.text(
          title, 17, weight: 600, color: ink, at: Point(rect.midX, rect.midY + 6), .center))
    }
    let width = Ink.width(title, 17, weight: 600)
    let left = rect.midX - (width + 26) / 2
    return [
      plate,
      Ink.symbol("plus.circle.fill", 17, weight: 600, color: ink, at: Point(left + 9, rect.midY)),
      Ink.text(title, 17, weight: 600, color: ink, at: Point(left + 26, rect.midY + 6)),
    ].joined
  }
}

extension OwnIcon {
  /// Icons are circles on a watch and on Apple Vision (Human Interface Guidelines, App icons).
  static func isRound(_ device: Device) -> Bool { [.watch, .vision].contains(device.platform) }

  init(_ request: ScreenRequest, in rect: Rect) {
    self.init(
      request.surroundings.app, name: request.surroundings.appName, in: rect,
      dark: request.input.appearance == .dark, os: request.input.os,
      isRound: Self.isRound(request.device))
  }

  /// With its corner at a point.
  func placed(at point: Point) -> DisplayList {
    DisplayList([
      .group(EffectGroup(.transform(Affine.translation(point.x, point.y)), list))
    ])
  }
}
