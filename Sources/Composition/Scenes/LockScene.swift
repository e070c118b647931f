import VitrineCatalog
import VitrineDrawing

/// The Lock Screen with its slots: 0 is the line beside the date, 1 to 4 the places of circles below
/// the clock, of which a rectangle takes two, 5 and 6 the buttons below. Live Activities stand above
/// the buttons.
enum LockScene {
  private static let firstButton = 5

  static func layout(_ scene: SceneRequest) -> SceneLayout {
    let inline = scene.items.first { $0.family == .accessoryInline }
    var request = scene.request(inline == nil ? .accessoryCircular : .accessoryInline)
    request.inkWidth = inline?.inkWidth
    let parts = LockPage.Parts(request)
    var activities = 0
    let frames = scene.items.map { item -> Rect in
      var one = scene.request(item.family)
      (one.drawn, one.inkWidth) = (scene.drawn(item), item.inkWidth)
      var slot = LockPage.slot(one, parts)
      if item.family == .activityLockScreen {
        // One above the other, the newest at the bottom.
        slot.y -= Double(activities) * (slot.height + 8)
        activities += 1
      } else if item.family.isControl {
        slot = LockPage.button(item.index - firstButton, slot.size, request, parts)
      } else if item.family != .accessoryInline {
        slot = parts.place(max(0, item.index - 1), slot.size)
      }
      return slot
    }
    var layout = scene.scene(.accessoryCircular, frames: frames)
    layout.slots = slots(scene, request, parts)
    let cards = zip(scene.items, frames).filter { $0.0.family == .activityLockScreen }.map(\.1)
    let controls = scene.items.filter(\.family.isControl).map { $0.index - firstButton }
    let buttons = [0, 1].filter { !controls.contains($0) }
    layout.below = { [request] in
      let page = LockPage.below(request, parts, row: DisplayList(), buttons: buttons)
      return ([page] + cards.map { ActivityGround.list($0, request) }).joined
    }
    if scene.device.sensors == .island { layout.island = Sensors.island(scene.device) }
    return layout
  }

  private static func slots(
    _ scene: SceneRequest, _ request: ScreenRequest, _ parts: LockPage.Parts
  ) -> [SceneLayout.Slot] {
    var line = request
    line.drawn = scene.drawn(.accessoryInline)
    line.input.family = .accessoryInline
    let families = (scene.context.families[scene.device.platform] ?? []).filter {
      !$0.isActivity && !$0.isControl && $0 != .accessoryInline
    }
    let circles = (0..<4).map { index in
      SceneLayout.Slot(
        index: index + 1, frame: parts.circle(index),
        families: parts.isLastOfRow(index) ? [.accessoryCircular] : families)
    }
    let buttons = [0, 1].map { index in
      SceneLayout.Slot(
        index: firstButton + index,
        frame: LockPage.button(index, scene.drawn(.controlSmall), request, parts),
        families: [.controlSmall])
    }
    return [
      SceneLayout.Slot(index: 0, frame: LockPage.slot(line, parts), families: [.accessoryInline])
    ] + circles + buttons
  }
}
