import VitrineCatalog
import VitrineDrawing

/// Camera and sensors of a phone, which are black on every screen.
enum Sensors {
  /// Nothing where the device has none.
  static func list(_ device: Device) -> DisplayList {
    switch device.sensors {
    case .none: DisplayList()
    case .island: DisplayList([Ink.rounded(island(device), 18.5, .black)])
    case .notch: DisplayList([.fill(notch(device), .winding, .color(.black))])
    }
  }

  /// The capsule of the Dynamic Island: 126 × 37 points, 11 to 14 below the edge.
  static func island(_ device: Device) -> Rect {
    let top = device.screen.width == 393 || device.screen.width == 430 ? 11.0 : 14.0
    return Rect(x: device.screen.width / 2 - 63, y: top, width: 126, height: 37)
  }

  /// How much of the upper edge the notch takes, points. A notch of 34.8 mm at the display's density,
  /// 26.8 mm from iPhone 13 on ("20 percent smaller", Apple's newsroom, September 2021); heights are
  /// estimates.
  static func notchSize(_ device: Device) -> Size {
    if device.displayScale == 2 { return Size(230, 33) }
    if device.displayCornerRadius <= 39 { return Size(209, 30) }
    return device.id.hasPrefix("iphone-12") ? Size(210, 32) : Size(162, 34)
  }

  /// Round at its lower corners, and flowing into the edge at the upper ones (radii are estimates).
  private static func notch(_ device: Device) -> VectorPath {
    let size = notchSize(device)
    let (left, right) = (
      (device.screen.width - size.width) / 2, (device.screen.width + size.width) / 2
    )
    let (lip, corner, bend) = (6.0, 20.0, 0.5523)
    var path = VectorPath()
    path.move(to: Point(left - lip, 0))
    path.curve(
      to: Point(left, lip), Point(left - lip * (1 - bend), 0), Point(left, lip * (1 - bend)))
    path.line(to: Point(left, size.height - corner))
    path.curve(
      to: Point(left + corner, size.height), Point(left, size.height - corner * (1 - bend)),
      Point(left + corner * (1 - bend), size.height))
    path.line(to: Point(right - corner, size.height))
    path.curve(
      to: Point(right, size.height - corner), Point(right - corner * (1 - bend), size.height),
      Point(right, size.height - corner * (1 - bend)))
    path.line(to: Point(right, lip))
    path.curve(
      to: Point(right + lip, 0), Point(right, lip * (1 - bend)), Point(right + lip * (1 - bend), 0))
    path.close()
    return path
  }
}
