import VitrineCatalog
import VitrineDrawing

/// How a widget hangs in a room, as its configuration says (`supportedMountingStyles`,
/// `widgetTexture`).
public struct Mounting: Hashable, Sendable {
  /// Let into the wall like a window, instead of standing out from it in a frame.
  public var isRecessed = false
  /// Dull like a poster, instead of behind glass.
  public var isPaper = false

  /// - Parameter names: WidgetKit's case names; both styles mean the first, which people may change.
  public init(_ names: [String] = []) {
    let styles = names.filter { ["elevated", "recessed"].contains($0) }
    isRecessed = styles.first == "recessed"
    isPaper = names.contains("paper")
  }
}

/// Apple Vision: the widget hangs on a wall. There is no screen to go by; this is a room of our own,
/// with a floor, a side wall and a sideboard (all estimates).
enum RoomScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    // From the other end of the room everything is less than half as large (estimate).
    let scale = request.traits.isSimplified ? 0.42 : 1
    let drawn = request.drawn.scaled(by: scale)
    // A tall one hangs lower, so that all of its frame is seen.
    let top = max(size.height * 0.40 - drawn.height / 2, WallFrame.clearance * scale)
    let slot = Rect(
      x: (size.width - drawn.width) / 2, y: top, width: drawn.width, height: drawn.height)
    let radius = request.device.cornerRadius(
      of: request.family, in: .homeScreen, os: request.input.os)
    let frame = WallFrame(
      slot: slot, radius: radius * scale, scale: scale, mounting: request.surroundings.mounting,
      isFramed: request.family.isSystem)
    return Screen(
      size: size, slot: slot,
      below: {
        // A tall one would hang into the furniture.
        room(size, distance: scale, clear: frame.outer.maxY).appending(frame.below)
      },
      above: { frame.above })
  }

  /// Where the wall at the left meets the one that widgets hang on.
  static func corner(_ size: Size, distance: Double = 1) -> Double {
    size.width * (0.25 - 0.17 * distance)
  }

  /// Two walls, a floor and a sideboard.
  /// - Parameters:
  ///   - distance: 1 near the wall; smaller is farther away.
  ///   - clear: what hangs on the wall reaches down to here, and no furniture above it.
  static func room(_ size: Size, distance: Double = 1, clear: Double = 0) -> DisplayList {
    let floor = size.height * (0.70 + 0.18 * distance)
    let edge = corner(size, distance: distance)
    func shape(_ points: [Point], _ paint: Paint) -> DrawingOperation {
      var path = VectorPath()
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
      return .fill(path, .winding, paint)
    }
    func fade(_ from: UInt32, _ to: UInt32, _ a: Point, _ b: Point) -> Paint {
      .linearGradient(
        [GradientStop(RGBA(hex: from), at: 0), GradientStop(RGBA(hex: to), at: 1)], from: a, to: b)
    }
    let (top, bottom) = (Point(size.width / 2, 0), Point(size.width / 2, floor))
    var list = DisplayList([
      shape(
        [Point(0, 0), Point(size.width, 0), Point(size.width, floor), Point(0, floor)],
        fade(0xEDE9E2, 0xD6CFC4, top, bottom)),
      // The wall at the left goes toward the person.
      shape(
        [Point(0, 0), Point(edge, 0), Point(edge, floor), Point(0, floor + edge * 0.6)],
        fade(0xB9B0A3, 0xCFC7BB, Point(0, 0), Point(edge, 0))),
      shape(
        [
          Point(edge, floor), Point(size.width, floor), Point(size.width, size.height),
          Point(0, size.height), Point(0, floor + edge * 0.6),
        ],
        fade(0xA2866B, 0x7A5E48, bottom, Point(size.width / 2, size.height))),
      .fill(
        VectorPath(rect: Rect(x: edge, y: floor - 5, width: size.width - edge, height: 5)),
        .winding, .color(RGBA(hex: 0xF4F1EC))),
    ])
    guard clear < floor - size.height * 0.117 * distance - 70 * distance else { return list }
    return list.appending(sideboard(size, floor, distance))
  }

  private static func sideboard(_ size: Size, _ floor: Double, _ scale: Double) -> DisplayList {
    let (width, height) = (size.width * 0.40 * scale, size.height * 0.13 * scale)
    let box = Rect(
      x: size.width * 0.52 - width / 2, y: floor - height * 0.9, width: width, height: height)
    let lamp = Point(box.maxX - width * 0.12, box.y)
    let glow = size.height * 0.22 * scale
    return [
      Ink.shadow(
        DisplayList([Ink.rounded(box, 6 * scale, RGBA(hex: 0x8A6A4F))]), 0.35,
        radius: 24 * scale, y: 14 * scale),
      DisplayList([
        Ink.tile(box, 6 * scale, 0xA47E5F, 0x805F45),
        .fill(
          VectorPath(
            rect: Rect(x: box.midX - 1, y: box.y + 8 * scale, width: 2, height: height - 16 * scale)
          ),
          .winding, .color(RGBA.black.opacity(0.25))),
        .fill(
          Brush.disc(Point(lamp.x, lamp.y - 46 * scale), glow), .winding,
          .radialGradient(
            [
              GradientStop(RGBA(hex: 0xFFE2A8, alpha: 0.55), at: 0),
              GradientStop(RGBA(hex: 0xFFE2A8, alpha: 0), at: 1),
            ], center: Point(lamp.x, lamp.y - 46 * scale), startRadius: 0, endRadius: glow,
            transform: .identity)),
        Ink.rounded(
          Rect(x: lamp.x - 2 * scale, y: lamp.y - 34 * scale, width: 4 * scale, height: 34 * scale),
          2 * scale, RGBA(hex: 0x5B5148)),
        Ink.rounded(
          Rect(
            x: lamp.x - 24 * scale, y: lamp.y - 70 * scale, width: 48 * scale, height: 38 * scale),
          12 * scale, RGBA(hex: 0xFFF2D6)),
      ]),
    ].joined
  }
}

/// What holds a widget on its wall.
struct WallFrame {
  var slot: Rect
  /// Of the widget's corners, points as drawn.
  var radius: Double
  var scale: Double
  var mounting: Mounting
  /// Accessories hang without a frame.
  var isFramed: Bool

  /// From the picture's edge to a widget, points: the widest frame and some wall.
  static let clearance = 34.0
  /// Width of the frame (estimate).
  private var border: Double { (mounting.isPaper ? 14 : 8) * scale }
  var outer: Rect { slot.inset(by: -border) }

  var below: DisplayList {
    guard isFramed else { return DisplayList() }
    let color = RGBA(hex: mounting.isPaper ? 0xFBFAF7 : 0xD8D4CC)
    if mounting.isRecessed {
      // The reveal of a window: dark at the top, where the wall shades it.
      return DisplayList([
        Ink.tile(outer.inset(by: -4 * scale), radius + border + 4 * scale, 0x8F887D, 0xF7F4EF),
        Ink.tile(outer, radius + border, 0xA59E93, 0xE4DFD7),
      ])
    }
    return [
      Ink.shadow(
        DisplayList([Ink.rounded(outer, radius + border, color)]), 0.38, radius: 30 * scale,
        y: 14 * scale),
      DisplayList([
        Ink.rounded(outer, radius + border, color),
        .stroke(
          VectorPath(roundedRect: slot, cornerRadius: radius, continuous: true),
          StrokeAttributes(width: 1), .color(RGBA.black.opacity(0.12))),
      ]),
    ].joined
  }

  /// Light on glass, or the wall's shade in a recess.
  var above: DisplayList {
    guard isFramed else { return DisplayList() }
    let outline = VectorPath(roundedRect: slot, cornerRadius: radius, continuous: true)
    var list = DisplayList()
    if mounting.isRecessed {
      list.append(
        .fill(
          outline, .winding,
          .linearGradient(
            [
              GradientStop(RGBA.black.opacity(0.28), at: 0),
              GradientStop(RGBA.black.opacity(0), at: 1),
            ], from: Point(slot.midX, slot.minY),
            to: Point(slot.midX, slot.minY + 26 * scale))))
    }
    guard !mounting.isPaper else { return list }
    list.append(
      .fill(
        outline, .winding,
        .linearGradient(
          [
            GradientStop(RGBA.white.opacity(0.16), at: 0),
            GradientStop(RGBA.white.opacity(0.05), at: 0.38),
            GradientStop(RGBA.white.opacity(0), at: 0.40),
          ], from: Point(slot.minX, slot.minY), to: Point(slot.maxX, slot.maxY))))
    list.append(
      .stroke(
        outline, StrokeAttributes(width: 1.5 * scale), .color(RGBA.white.opacity(0.35))))
    return list
  }
}
