import VitrineCatalog
import VitrineDrawing

/// A Mac's desktop: widgets on a grid from the top left corner.
enum DesktopScene {
  static func layout(_ scene: SceneRequest) -> SceneLayout {
    let request = scene.request(.systemSmall)
    let side = scene.drawn(.systemSmall).width
    let step = side + DesktopScreen.margin
    let origin = Point(DesktopScreen.margin, DesktopScreen.menuBar + DesktopScreen.margin)
    let frames = scene.items.map { item -> Rect in
      let size = scene.drawn(item)
      return request.mirror(scene.screen.width)(
        Rect(
          x: origin.x + Double(item.column) * step, y: origin.y + Double(item.row) * step,
          width: size.width, height: size.height))
    }
    var layout = scene.scene(.systemSmall, frames: frames)
    layout.grid = SceneLayout.Grid(
      columns: Int((scene.screen.width - origin.x) / step),
      // Clear of the dock.
      rows: Int((scene.screen.height - origin.y - 80) / step), origin: origin,
      pitch: Size(step, step), icon: 0, step: 1)
    layout.below = {
      [DesktopScreen.menu(request), DesktopScreen.dock(request)].joined
    }
    if request.traits.isBehindWindows {
      let edge = frames.map(\.maxX).max() ?? 0
      let beside = Rect(x: edge, y: 0, width: 0, height: 0)
      layout.above = { DesktopScreen.window(request, beside: beside) }
    }
    return layout
  }
}
