public import VitrineCatalog
public import VitrineDrawing
import VitrineMessages

/// A parameter of a widget as people edit it.
public struct EditedParameter: Hashable, Sendable {
  /// What stands at the row's end.
  public enum Value: Hashable, Sendable {
    /// A switch.
    case flag(Bool)
    case text(String)
    /// Nothing is chosen yet.
    case none
  }
  /// As a person reads it.
  public var title: String
  /// What is chosen.
  public var value: Value
  public init(_ title: String, _ value: Value) { (self.title, self.value) = (title, value) }
}

/// What "Edit Widget" opens: the widget's name and its parameters, on the target's `WidgetBackground`
/// with values and switches in its `AccentColor` (WidgetKit, "Specify colors for the editing UI").
/// Measures are estimates.
struct EditingSheet {
  let request: ScreenRequest
  let parameters: [EditedParameter]

  private static let padding = 24.0
  private static let row = 52.0

  /// Points.
  private var width: Double { min(request.device.screen.width - 40, 390) }
  private var radius: Double { request.rules.hasGlass ? 36 : 26 }
  private var isDark: Bool { request.input.appearance == .dark }

  private var ground: RGBA {
    let own = request.surroundings.app.background.map { isDark ? $0.dark : $0.light }
    return own ?? RGBA(hex: isDark ? 0x1C1C1E : 0xF2F2F7)
  }
  /// What is read on any background that an app may choose.
  private var ink: RGBA { ground.luminance > 0.5 ? .black : .white }
  private var accent: RGBA { request.surroundings.app.tint(isDark ? .dark : .light) }

  /// The sheet alone, with its corner at the origin.
  var card: (list: DisplayList, size: Size, shape: VectorPath) {
    let head = head
    let top = Self.padding + head.height + 20
    let height = top + Double(parameters.count) * Self.row + Self.padding
    let box = Rect(x: 0, y: 0, width: width, height: height)
    let shape = VectorPath(roundedRect: box, cornerRadius: radius, continuous: true)
    let group = Rect(
      x: 16, y: top, width: width - 32, height: Double(parameters.count) * Self.row)
    let list = [
      DisplayList([
        .fill(shape, .winding, .color(ground)), Ink.rounded(group, 22, ink.opacity(0.07)),
      ]), head.list, rows(in: group),
    ].joined
    return (list, box.size, shape)
  }

  /// Over the page that it covers.
  var screen: DisplayList {
    let (list, size) = (page, request.device.screen)
    let (card, measure, _) = card
    let whole = VectorPath(rect: Screens.rect(size))
    let blur = MaterialRecipe(blur: 18, saturation: 1.3, tint: RGBA.black.opacity(0.22))
    let place = Affine.translation(
      ((size.width - measure.width) / 2).rounded(), ((size.height - measure.height) / 2).rounded())
    return list.appending(
      DisplayList([
        .fill(whole, .winding, .material(blur))
      ])
    ).appending(status).appending(
      DisplayList([
        .group(EffectGroup(.transform(place), Ink.shadow(card, 0.25, radius: 30, y: 10)))
      ]))
  }

  private var page: DisplayList {
    guard request.device.platform != .mac else {
      return DesktopScreen.menu(request).appending(DesktopScreen.dock(request))
    }
    let grid = HomeGrid(request)
    return [HomePage.icons(request, grid, beside: (0, 0)), HomePage.dock(request, grid)].joined
  }

  private var status: DisplayList {
    request.device.platform == .mac ? DisplayList() : StatusBar.list(request)
  }

  // MARK: Parts

  private var head: (list: DisplayList, height: Double) {
    let names = request.surroundings
    let room = width - 2 * Self.padding
    func block(_ text: String, _ size: Double, _ weight: Double, lines: Int) -> SystemText.Block {
      SystemText.block(
        text, size: size, weight: weight, width: room, alignment: 0.5, lineLimit: lines,
        scale: request.scale)
    }
    let title = block(
      names.widgetName.isEmpty ? names.appName : names.widgetName, 26, 700, lines: 2)
    let about = block(names.widgetDescription, 15, 400, lines: 3)
    func at(_ block: SystemText.Block, _ y: Double) -> Point {
      Point((width - block.size.width) / 2, y)
    }
    let below = Self.padding + title.size.height + 6
    return (
      title.draw(at(title, Self.padding), .color(ink)).appending(
        about.draw(at(about, below), .color(ink.opacity(0.65)))),
      title.size.height + (names.widgetDescription.isEmpty ? 0 : 6 + about.size.height)
    )
  }

  private func rows(in group: Rect) -> DisplayList {
    let mirror = request.mirror(width)
    return parameters.enumerated().map { index, parameter in
      let middle = group.y + (Double(index) + 0.5) * Self.row
      let room = room(for: parameter, in: group.width - 32)
      var parts = [
        mirror.text(
          parameter.title, 17, color: ink, at: Point(group.x + 16, middle + 6), width: room.title)
      ]
      if index > 0 {
        let line = Rect(
          x: group.x + 16, y: middle - Self.row / 2, width: group.width - 32, height: 0.5)
        parts.append(
          DisplayList([.fill(VectorPath(rect: line), .winding, .color(ink.opacity(0.15)))]))
      }
      parts.append(value(parameter.value, at: Point(group.maxX - 16, middle), mirror, room.value))
      return parts.joined
    }.joined
  }

  /// How wide a row's title and value may be, points: what one does not need is the other's; where
  /// both are long, the value has at least 44 percent (estimate).
  func room(for parameter: EditedParameter, in width: Double) -> (title: Double, value: Double) {
    let free = width - 12
    let title = Ink.width(parameter.title, 17) + 1
    let value =
      switch parameter.value {
      case .flag: toggleSize.width
      case .text(let text): Ink.width(text, 17) + 1
      case .none: Ink.width(request.words["Choose"], 17) + 1
      }
    let isShort = title + value <= free
    let granted = isShort ? value : min(value, max(free * 0.44, free - title))
    return (isShort ? title : free - granted, granted)
  }

  private var toggleSize: Size { request.rules.hasGlass ? Size(63, 28) : Size(51, 31) }

  private func value(
    _ value: EditedParameter.Value, at end: Point, _ mirror: Mirror, _ width: Double
  ) -> DisplayList {
    switch value {
    case .flag(let isOn): return toggle(isOn, at: end, mirror)
    case .text(let text): return word(text, at: end, mirror, width)
    case .none: return word(request.words["Choose"], at: end, mirror, width)
    }
  }

  private func word(
    _ text: String, at end: Point, _ mirror: Mirror, _ width: Double
  ) -> DisplayList {
    let length = min(Ink.width(text, 17), width)
    // Laid out in its room; as long as it is, it ends at the row's end.
    let left = mirror(Rect(x: end.x - length, y: 0, width: length, height: 1)).x
    return Ink.text(text, 17, color: accent, at: Point(left, end.y + 6), width: width + 1)
  }

  private func toggle(_ isOn: Bool, at end: Point, _ mirror: Mirror) -> DisplayList {
    let size = toggleSize
    let knob = request.rules.hasGlass ? Size(37, 24) : Size(27, 27)
    let box = Rect(
      x: end.x - size.width, y: end.y - size.height / 2, width: size.width, height: size.height)
    let inset = (size.height - knob.height) / 2
    let place = Rect(
      x: isOn ? box.maxX - inset - knob.width : box.x + inset, y: box.y + inset, width: knob.width,
      height: knob.height)
    return DisplayList([
      Ink.rounded(mirror(box), size.height / 2, isOn ? accent : ink.opacity(0.16)),
      Ink.rounded(mirror(place), knob.height / 2, .white),
    ])
  }
}

extension Composition {
  /// The sheet in which people edit the widget, or the screen with it.
  /// - scale: pixels per point.
  public func editing(_ parameters: [EditedParameter], scale: Double) -> Picture {
    let request = ScreenRequest(
      input: held, traits: context.traits(input), drawn: Size(0, 0), surroundings: surroundings,
      isLightWallpaper: wallpaper?.isLight ?? false, wallpaperLight: wallpaper?.light, scale: scale)
    let sheet = EditingSheet(request: request, parameters: parameters)
    guard crop == .screen else {
      let card = sheet.card
      return Picture(list: card.list, size: card.size, scale: scale, clip: card.shape)
    }
    let size = request.device.screen
    var picture = Picture(list: sheet.screen, size: size, scale: scale)
    if input.device.displayCornerRadius > 0 {
      picture.clip = VectorPath(
        roundedRect: Screens.rect(size), cornerRadius: input.device.displayCornerRadius,
        continuous: true)
    }
    if let wallpaper {
      picture.backdrop = Backdrop(wallpaper: wallpaper, light: 1, screen: size)
      picture.images = wallpaper.images
    }
    return picture
  }
}
