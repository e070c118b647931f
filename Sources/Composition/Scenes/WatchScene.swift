import VitrineCatalog
import VitrineDrawing

/// A watch face with its complications; `FaceLayout.Slot` says which place has which number.
enum WatchScene {
  static func layout(_ scene: SceneRequest) -> SceneLayout {
    let families = scene.items.map(\.family)
    let request = scene.request(families.first ?? .accessoryCircular)
    let face = FaceLayout.layout(request, families: families)
    let slots = face.slots.map {
      SceneLayout.Slot(index: $0.index, frame: $0.frame, families: [$0.family])
    }
    let frames = scene.items.map { item -> Rect in
      let size = item.size ?? request.onFace(item.family)
      let fitting = face.slots.filter { $0.family == item.family }
      let slot = fitting.first { $0.index == item.index } ?? fitting.first
      return slot?.stands(size) ?? Screens.rect(size)
    }
    var layout = scene.scene(.accessoryCircular, frames: frames)
    layout.slots = slots
    layout.below = { WatchFaceScreen.finish(face.below, request) }
    if !face.above.isEmpty {
      layout.above = {
        request.isAlwaysOn ? Dimmed(factor: 0.6).apply(to: face.above) : face.above
      }
    }
    return layout
  }
}
