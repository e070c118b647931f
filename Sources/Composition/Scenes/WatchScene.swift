import VitrineCatalog
import VitrineDrawing

/// A watch face with its complications; `FaceLayout.Slot` says which place has which number.
enum WatchScene {
  static func layout(_ scene: SceneRequest) -> SceneLayout {
    let families = scene.items.map(\.family)
    var request = scene.request(families.first ?? .accessoryCircular)
    var face = FaceLayout.layout(request, families: families)
    let places = scene.items.map { place(of: $0, in: face) }
    // A label over the dial's top stands in place of the ticks.
    if let label = zip(scene.items, places).first(where: { $1?.index == 4 })?.0.label {
      request = scene.request(.accessoryCircular)
      request.label = label
      face = FaceLayout.layout(request, families: families)
    }
    let frames = zip(scene.items, places).map { item, place -> Rect in
      let size = item.size ?? request.onFace(item.family)
      return place?.stands(size) ?? Screens.rect(size)
    }
    var layout = scene.scene(.accessoryCircular, frames: frames)
    layout.slots = face.slots.map {
      SceneLayout.Slot(index: $0.index, frame: $0.frame, families: [$0.family])
    }
    layout.below = { [below = face.below, request] in WatchFaceScreen.finish(below, request) }
    let labels = zip(scene.items, places).compactMap { item, place in
      place.map { WatchFaceScreen.label(item.label, $0) }
    }
    for label in scene.items.compactMap(\.label) {
      layout.images.merge(label.images) { own, _ in own }
      layout.fonts.merge(label.fonts) { own, _ in own }
    }
    layout.now = scene.options.date
    let above = (labels + [face.above]).joined
    if !above.isEmpty {
      let isDimmed = request.isAlwaysOn
      layout.above = { isDimmed ? Dimmed(factor: 0.6).apply(to: above) : above }
    }
    return layout
  }

  private static func place(of item: SceneRequest.Item, in face: FaceLayout) -> FaceLayout.Slot? {
    let fitting = face.slots.filter { $0.family == item.family }
    return fitting.first { $0.index == item.index } ?? fitting.first
  }
}
