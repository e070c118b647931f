import VitrineCatalog
import VitrineDrawing

/// Faces with digits: Modular, Modular Duo and X-Large. Right to left the time and what stands beside it
/// change places, as on the watch's other screens (estimate); a dial is the same in every language.
struct DigitalFace {
  let request: ScreenRequest
  private let size: Size
  private let circle: Size
  private let rectangle: Size
  private var unit: Double { size.width / 208 }
  private var mirror: Mirror { request.mirror(size.width) }

  init(_ request: ScreenRequest) {
    self.request = request
    size = request.device.screen
    circle = request.onFace(.accessoryCircular)
    rectangle = request.onFace(.accessoryRectangular)
  }

  /// A circle beside the time, a rectangle below, and a row of three.
  /// - Parameter hasLine: whether a line stands above the time, in place of the circle and the date.
  func modular(hasLine: Bool) -> FaceLayout {
    let row = size.height - circle.height / 2 - 10 * unit
    let middle = size.width / 2
    let top = size.height * 0.415
    let line = request.onFace(.accessoryInline)
    var slots = (0..<3).map { index in
      FaceLayout.Slot(
        10 + index, .accessoryCircular,
        middle: Point(middle + Double(index - 1) * (circle.width + 14 * unit), row),
        side: circle.width)
    }
    slots.insert(rectangle(9, top: top), at: 0)
    slots.insert(
      hasLine
        ? FaceLayout.Slot(
          index: 8, family: .accessoryInline,
          frame: Rect(
            x: middle - line.width / 2, y: 34 * unit - line.height / 2 + 6 * unit,
            width: line.width, height: line.height))
        : beside(middle: 66 * unit), at: 0)
    return FaceLayout(
      slots: slots.map(mirrored),
      below: time(
        size: hasLine ? 52 : 48, baseline: size.height * (hasLine ? 0.39 : 0.36),
        showsDate: !hasLine))
  }

  /// A circle beside the time, and two rectangles.
  var modularDuo: FaceLayout {
    let second = size.height - rectangle.height - 6 * unit
    let first = second - rectangle.height - 3 * unit
    return FaceLayout(
      slots: [
        mirrored(beside(middle: first / 2 + 9 * unit)), rectangle(9, top: first),
        rectangle(14, top: second),
      ],
      below: time(size: 42, baseline: first - 9 * unit, showsDate: true))
  }

  /// The time and one huge circle, in the face's color.
  var extraLarge: FaceLayout {
    let bottom = size.height - 8 * unit
    let slot = FaceLayout.Slot(
      15, .accessoryCircular, middle: Point(size.width / 2, bottom - circle.height / 2),
      side: circle.width)
    let points = 68 * unit * fitting(68 * unit, size.width - 12 * unit, weight: 600)
    return FaceLayout(
      slots: [slot],
      below: Ink.text(
        request.moment.time, points, weight: 600, design: .rounded, color: request.faceColor,
        at: Point(size.width / 2, slot.frame.minY - 12 * unit), .center))
  }

  private func mirrored(_ slot: FaceLayout.Slot) -> FaceLayout.Slot {
    var slot = slot
    slot.frame = mirror(slot.frame)
    return slot
  }

  private func beside(middle: Double) -> FaceLayout.Slot {
    FaceLayout.Slot(
      13, .accessoryCircular, middle: Point(12 * unit + circle.width / 2, middle),
      side: circle.width)
  }

  private func rectangle(_ index: Int, top: Double) -> FaceLayout.Slot {
    FaceLayout.Slot(
      index: index, family: .accessoryRectangular,
      frame: Rect(
        x: (size.width - rectangle.width) / 2, y: top, width: rectangle.width,
        height: rectangle.height))
  }

  /// What the time must be scaled by to be no wider than there is room: `09:41` is wider than `9:41`.
  private func fitting(_ points: Double, _ room: Double, weight: Double = 500) -> Double {
    min(1, room / Ink.width(request.moment.time, points, weight: weight, design: .rounded))
  }

  private func time(size points: Double, baseline: Double, showsDate: Bool) -> DisplayList {
    // Clear of the circle beside it, with which the date comes.
    let room = size.width - (14 + (showsDate ? 12 + 8 : 14)) * unit - (showsDate ? circle.width : 0)
    let points = points * fitting(points * unit, room)
    let time = mirror.text(
      request.moment.time, points * unit, weight: 500, design: .rounded, color: .white,
      at: Point(size.width - 14 * unit, baseline), .trailing)
    guard showsDate else { return time }
    return time.appending(
      mirror.text(
        request.moment.shortDate.uppercased(), 14 * unit, weight: 600, design: .rounded,
        color: request.faceColor,
        at: Point(size.width - 18 * unit, baseline - points * unit * 0.72 - 8 * unit), .trailing))
  }
}
