package import VitrineCatalog
import VitrineDrawing

/// What a device shows in place of a widget that has no container background (iOS 17 and later).
public enum MissingBackground {
  /// Apple's words on the device.
  public static let message = "Please adopt containerBackground API"
  /// On accessories, where most of it is cut off.
  public static let accessoryMessage = "WIDGET_BACKGROUND"

  /// A watch lays such a widget on its dark material instead; a line beside the clock has no
  /// background that could be taken away.
  package static func isShown(_ input: ContextInput) -> Bool {
    (input.family.isSystem || input.family.isAccessory) && input.family != .accessoryInline
      && input.device.platform != .watch
      // A background that cannot be removed is not asked for.
      && input.isBackgroundRemovable
  }

  /// Small secondary text in the middle, or a stop sign on accessories (appearance §8; the look is
  /// an estimate). The plate below is the context's.
  static func list(_ family: Family, size: Size, dark: Bool, scale: Double) -> DisplayList {
    let ink = dark ? RGBA(hex: 0xEBEBF5, alpha: 0.6) : RGBA(hex: 0x3C3C43, alpha: 0.6)
    if family.isAccessory { return accessory(size: size, scale: scale) }
    let text = SystemText.block(
      message, size: 12, width: max(10, size.width - 24), alignment: 0.5, scale: scale)
    let origin = Point(
      (size.width - text.size.width) / 2, (size.height - text.size.height) / 2)
    return text.draw(origin, .color(ink))
  }

  private static func accessory(size: Size, scale: Double) -> DisplayList {
    let side = min(size.width, size.height) * 0.42
    let text = SystemText.block(
      accessoryMessage, size: 7.5, width: max(10, size.width - 8), alignment: 0.5, lineLimit: 1,
      scale: scale)
    let ink = Paint.color(.white)
    let top = (size.height - side - text.size.height - 2) / 2
    return sign(Point(size.width / 2, top + side / 2), side)
      .appending(
        text.draw(Point((size.width - text.size.width) / 2, top + side + 2), ink))
  }

  /// An octagon with an exclamation mark cut out.
  private static func sign(_ center: Point, _ side: Double) -> DisplayList {
    let half = side / 2
    let cut = half * 0.4142  // tan 22.5°
    let corners = [
      (-cut, -half), (cut, -half), (half, -cut), (half, cut), (cut, half), (-cut, half),
      (-half, cut), (-half, -cut),
    ]
    var path = VectorPath()
    for (index, corner) in corners.enumerated() {
      let point = Point(center.x + corner.0, center.y + corner.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    let width = side * 0.12
    let bar = Rect(
      x: center.x - width / 2, y: center.y - half * 0.56, width: width, height: half * 0.72)
    path.append(VectorPath(roundedRect: bar, cornerRadius: width / 2, continuous: false))
    path.append(
      VectorPath(
        ellipseIn: Rect(
          x: center.x - width * 0.6, y: center.y + half * 0.34, width: width * 1.2,
          height: width * 1.2)))
    return DisplayList([.fill(path, .evenOdd, .color(.white))])
  }
}
