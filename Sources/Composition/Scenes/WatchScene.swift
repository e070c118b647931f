import VitrineCatalog
import VitrineDrawing

/// A watch face with its complications. Slots 0 to 3 are the corners clockwise from top left, 4 to 7
/// the small dials from the top; a face of digits has a line (8), a rectangle (9) and three circles
/// (10 to 12).
enum WatchScene {
  static func layout(_ scene: SceneRequest) -> SceneLayout {
    let isDigital =
      scene.options.face.id == "modular"
      || scene.items.contains {
        $0.family == .accessoryRectangular || $0.family == .accessoryInline
      }
    let request = scene.request(isDigital ? .accessoryRectangular : .accessoryCircular)
    let slots = isDigital ? digital(scene, request) : analog(scene, request)
    let frames = scene.items.map { item -> Rect in
      let size = scene.drawn(item)
      let fitting = slots.filter { $0.families.contains(item.family) }
      let slot = slots.first { $0.index == item.index && $0.families.contains(item.family) }
      let frame = (slot ?? fitting.first ?? slots[0]).frame
      return Rect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    var layout = scene.scene(.accessoryCircular, frames: frames)
    layout.slots = slots
    if isDigital {
      let hasLine = scene.items.contains { $0.family == .accessoryInline }
      layout.below = {
        WatchFaceScreen.finish(
          WatchFaceScreen.time(request, showsDate: !hasLine), request)
      }
    } else {
      layout.below = { WatchFaceScreen.finish(WatchFaceScreen.ticks(request), request) }
      layout.above = { WatchFaceScreen.hands(request) }
    }
    return layout
  }

  private static func analog(
    _ scene: SceneRequest, _ request: ScreenRequest
  ) -> [SceneLayout.Slot] {
    let size = scene.screen
    let dial = WatchFaceScreen.Dial(request, size)
    func slot(_ index: Int, _ middle: Point, _ side: Double, _ family: Family) -> SceneLayout.Slot {
      SceneLayout.Slot(
        index: index,
        frame: Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side),
        families: [family])
    }
    return (0..<4).map { slot($0, dial.corner($0, size), dial.corner, .accessoryCorner) }
      + (0..<4).map { slot($0 + 4, dial.circle($0), dial.circle, .accessoryCircular) }
  }

  private static func digital(
    _ scene: SceneRequest, _ request: ScreenRequest
  ) -> [SceneLayout.Slot] {
    let size = scene.screen
    let unit = size.width / 208
    func slot(_ index: Int, _ family: Family, x: Double, y: Double) -> SceneLayout.Slot {
      let drawn = scene.drawn(family)
      return SceneLayout.Slot(
        index: index,
        frame: Rect(x: x - drawn.width / 2, y: y, width: drawn.width, height: drawn.height),
        families: [family])
    }
    let circle = scene.drawn(.accessoryCircular).width
    let row = size.height - circle - 10 * unit
    return [
      slot(8, .accessoryInline, x: size.width / 2, y: 26 * unit),
      slot(9, .accessoryRectangular, x: size.width / 2, y: size.height * 0.415),
    ]
      + (0..<3).map { index in
        slot(
          10 + index, .accessoryCircular,
          x: size.width / 2 + (Double(index) - 1) * (circle + 14 * unit), y: row)
      }
  }
}
