import VitrineDrawing

/// The sheet where a widget is chosen: its snapshot, name and description. Layout is an estimate.
enum GalleryScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let isWatch = request.device.platform == .watch
    let isPhone = request.device.platform == .iPhone
    let sheet =
      isWatch
      ? Screens.rect(size)
      : isPhone
        ? Rect(x: 0, y: 58, width: size.width, height: size.height - 58)
        : Rect(
          x: size.width / 2 - min(430, size.width * 0.42),
          y: size.height / 2 - min(380, size.height * 0.42),
          width: 2 * min(430, size.width * 0.42), height: 2 * min(380, size.height * 0.42))
    let fit = min(
      1, (sheet.width - 24) / request.drawn.width, sheet.height * 0.56 / request.drawn.height)
    let (width, height) = (request.drawn.width * fit, request.drawn.height * fit)
    let slot = Rect(
      x: sheet.midX - width / 2, y: sheet.y + sheet.height * (isWatch ? 0.4 : 0.5) - height / 2,
      width: width, height: height)
    return Screen(
      size: size, slot: slot, corner: request.device.displayCornerRadius,
      below: { below(request, sheet, slot, isWatch: isWatch) })
  }

  private static func below(
    _ request: ScreenRequest, _ sheet: Rect, _ slot: Rect, isWatch: Bool
  ) -> DisplayList {
    // Accessories and controls are chosen where they will stand: on a dark sheet.
    let isDark =
      request.input.appearance == .dark || request.family.isAccessory || request.family == .control
    let paper = isWatch ? RGBA.black : isDark ? RGBA(hex: 0x1C1C1E) : RGBA(hex: 0xF2F2F7)
    let ink = isDark ? RGBA.white : .black
    let names = request.surroundings
    let unit = isWatch ? 0.62 : 1.0
    var parts = [
      DisplayList([
        .fill(
          VectorPath(rect: Screens.rect(request.device.screen)), .winding,
          .color(RGBA.black.opacity(isWatch ? 1 : 0.35))),
        // A phone's sheet goes on below its lower edge.
        Ink.rounded(
          Rect(
            x: sheet.x, y: sheet.y, width: sheet.width,
            height: sheet.height + (sheet.maxY >= request.device.screen.height ? 60 : 0)),
          isWatch ? 0 : 34, paper),
      ]),
      Ink.text(
        names.widgetName.isEmpty ? names.appName : names.widgetName, 28 * unit, weight: 700,
        color: ink, at: Point(sheet.midX, sheet.y + 66 * unit), .center, width: sheet.width - 48),
    ]
    if !isWatch { parts += details(request, sheet, ink) }
    return parts.joined
  }

  /// The app's name, what the widget says of itself, and the button that adds it.
  private static func details(_ request: ScreenRequest, _ sheet: Rect, _ ink: RGBA)
    -> [DisplayList]
  {
    let names = request.surroundings
    let description = SystemText.block(
      names.widgetDescription, size: 17, width: sheet.width - 72, alignment: 0.5, lineLimit: 3,
      scale: request.scale)
    let button = Rect(x: sheet.midX - 110, y: sheet.maxY - 104, width: 220, height: 50)
    return [
      Ink.text(
        names.isDisfavored ? "\(names.appName) · \(request.words["Other"])" : names.appName, 15,
        color: ink.opacity(0.55), at: Point(sheet.midX, sheet.y + 36), .center,
        width: sheet.width - 48),
      description.draw(
        Point(sheet.midX - description.size.width / 2, sheet.y + 80), .color(ink)),
      DisplayList([Ink.rounded(button, 25, RGBA(hex: 0x0088FF))]),
      Ink.text(
        "+ " + request.words[request.family == .control ? "Add Control" : "Add Widget"], 17,
        weight: 600,
        color: .white, at: Point(button.midX, button.midY + 6), .center),
    ]
  }
}
