import VitrineCatalog
import VitrineDrawing

/// A watch face with one complication of the widget's in the first place for its family, and the
/// system's own in the others.
enum WatchFaceScreen {
  static func screen(_ request: ScreenRequest) -> Screen {
    let size = request.device.screen
    let face = FaceLayout.layout(request, families: [request.family])
    guard let slot = face.slots.first(where: { $0.family == request.family }) else {
      return Screen(size: size, slot: Screens.rect(request.drawn))
    }
    let frame = slot.stands(request.drawn)
    return Screen(
      size: size, slot: frame, corner: request.device.displayCornerRadius,
      bend: bend(slot, frame),
      below: {
        let others = face.slots.filter { $0.index != slot.index }
        let neighbors = others.map { FaceNeighbor(request: request, slot: $0).list }
        return finish([face.below, neighbors.joined].joined, request)
      },
      above: {
        let list = [label(request.label, slot), face.above].joined
        return request.isAlwaysOn ? Dimmed(factor: 0.6).apply(to: list) : list
      })
  }

  /// Black below, and everything dimmed where the wrist is down.
  static func finish(_ list: DisplayList, _ request: ScreenRequest) -> DisplayList {
    let ground = DisplayList([Brush.flat(request.device.screen, .black)])
    return ground.appending(request.isAlwaysOn ? Dimmed(factor: 0.6).apply(to: list) : list)
  }

  /// The same for the corner that a frame of the face stands in.
  static func bend(_ request: ScreenRequest, at frame: Rect) -> ArcWarp? {
    guard request.traits.surround == .watchFace, request.family == .accessoryCorner else {
      return nil
    }
    func distance(_ slot: FaceLayout.Slot) -> Double {
      CircleGeometry.distance(
        from: Point(slot.frame.midX, slot.frame.midY), to: Point(frame.midX, frame.midY))
    }
    let corners = FaceLayout.layout(request, families: [request.family]).slots.filter {
      $0.family == request.family
    }
    return corners.min { distance($0) < distance($1) }.flatMap { bend($0, frame) }
  }

  /// Content in a corner follows the dial at its own distance, where it asks for it.
  private static func bend(_ slot: FaceLayout.Slot, _ frame: Rect) -> ArcWarp? {
    guard slot.family == .accessoryCorner, let arc = slot.arc else { return nil }
    let middle = Point(frame.midX, frame.midY)
    return ArcWarp(
      center: arc.center, radius: CircleGeometry.distance(from: arc.center, to: middle),
      angle: CircleGeometry.angle(from: arc.center, to: middle), middle: frame.midX,
      baseline: frame.midY, isUpsideDown: false)
  }

  /// `.widgetLabel` along the dial: inside a corner, or over the dial's top.
  static func label(_ label: FaceLabel?, _ slot: FaceLayout.Slot) -> DisplayList {
    guard let (list, size) = label.map({ ($0.list, $0.size) }), let arc = slot.arc else {
      return DisplayList()
    }
    // A label that is longer than its part of the circle is made smaller (estimate: a third of the
    // circle over the dial, a quarter in a corner).
    let room = arc.radius * (slot.family == .accessoryCorner ? 0.5 : 0.66) * .pi
    let factor = min(1, room / max(1, size.width))
    let label = DisplayList([
      .group(
        EffectGroup(
          .transform(Affine(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)), list))
    ])
    return ArcWarp(
      center: arc.center, radius: arc.radius, angle: arc.angle, middle: size.width * factor / 2,
      baseline: size.height * factor / 2, isUpsideDown: false
    ).apply(to: label)
  }
}

extension CircleGeometry {
  static func distance(from a: Point, to b: Point) -> Double {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }

  /// Direction from one point to another, radians clockwise from the right: found by halving, which
  /// is exact enough and the same everywhere.
  static func angle(from a: Point, to b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    var (low, high) = (0.0, Double.pi)
    let length = distance(from: a, to: b)
    guard length > 0 else { return 0 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Trigonometry.cosine(middle) > dx / length { low = middle } else { high = middle }
    }
    return dy < 0 ? -low : low
  }
}
