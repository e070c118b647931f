import VitrineCatalog
import VitrineDrawing

/// A complication of the system's own, so that a face looks worn.
struct FaceNeighbor {
  let request: ScreenRequest
  let slot: FaceLayout.Slot

  var list: DisplayList {
    switch slot.family {
    case .accessoryCorner: return corner
    case .accessoryRectangular: return event
    default: return circle
    }
  }

  // MARK: Colors

  /// What is not accented, and what is, as the face shows them; faces of many colors have one for
  /// each complication.
  private var colors: (primary: RGBA, accent: RGBA) {
    if let colors = request.input.face.colors(request.faceColor) {
      return (colors.primary, colors.accent)
    }
    let many: [UInt32] = [0xFFD60A, 0x30D158, 0x40C8E0, 0xFF375F]
    return (.white, RGBA(hex: many[slot.index % many.count]))
  }

  // MARK: Families

  private var circle: DisplayList {
    let marks = [("64", 0.64), ("7", 0.45), ("12", 0.4), ("30", 0.2)]
    let mark = marks[slot.index % marks.count]
    let isAccented = slot.index % 3 == 2
    return Neighbors.ring(
      Point(slot.frame.midX, slot.frame.midY), slot.frame.width / 2, value: mark.1,
      text: request.moment.digits(mark.0), color: isAccented ? colors.accent : colors.primary)
  }

  /// A symbol in the corner, and a gauge along the dial.
  private var corner: DisplayList {
    guard let arc = slot.arc else { return DisplayList() }
    let symbols = [
      ("sun.max.fill", 0.55), ("figure.run", 0.7), ("drop.fill", 0.35), ("bolt.fill", 0.86),
    ]
    let (symbol, value) = symbols[slot.index % symbols.count]
    // Half a right angle in all (estimate).
    let half = Double.pi / 8
    let (from, to) =
      slot.index > 1
      ? (arc.angle + half, arc.angle - half) : (arc.angle - half, arc.angle + half)
    let width = slot.frame.width * 0.13
    let gauge = DisplayList([
      Ink.arc(
        arc.center, arc.radius, width: width, from: from, to: to,
        color: colors.accent.opacity(0.35)),
      Ink.arc(
        arc.center, arc.radius, width: width, from: from, to: from + (to - from) * value,
        color: colors.accent),
    ])
    // With a gauge, content in a corner is smaller and farther out (guidelines: 22 of 36 points).
    let middle = Point(slot.frame.midX, slot.frame.midY)
    let direction = CircleGeometry.angle(from: arc.center, to: middle)
    let place = CircleGeometry.point(middle, slot.frame.width * 0.12, direction)
    return gauge.appending(
      Ink.symbol(
        symbol, slot.frame.width * 0.5, weight: 600, color: colors.primary, at: place))
  }

  private var event: DisplayList {
    let box = slot.frame
    let unit = request.device.screen.width / 208
    let mirror = request.mirror(box.minX + box.maxX)
    let moment = request.moment
    let words = request.words
    // The second rectangle of a face shows the weather.
    let texts =
      slot.index == 14
      ? [
        words["Weather"].uppercased(), moment.digits("18° ") + words["Partly Cloudy"],
        moment.digits("↑ 21°  ↓ 13°"),
      ]
      : [
        words["Up Next"].uppercased(), words["Design review"],
        "\(moment.clock(10, 0)) – \(moment.clock(11, 0))",
      ]
    let looks: [(weight: Double, color: RGBA)] = [
      (600, colors.accent), (600, colors.primary), (500, colors.primary.opacity(0.6)),
    ]
    let step = box.height / 3.4
    return texts.indices.map { index in
      mirror.text(
        texts[index], (index == 0 ? 13 : 16) * unit, weight: looks[index].weight, design: .rounded,
        color: looks[index].color,
        at: Point(box.x + 8 * unit, box.midY + 5 * unit + Double(index - 1) * step),
        width: box.width - 12 * unit)
    }.joined
  }
}
